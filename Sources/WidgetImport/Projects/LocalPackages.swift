/// The Swift packages in the imported folder that a target uses.
enum LocalPackages {
  /// The sources of those that have a product of the target's.
  static func sources(_ target: ProjectTarget, in project: XcodeProject, _ tree: SourceTree) -> [String] {
    let products = target.packageProducts.compactMap { project.object($0)?["productName"]?.text }
    if products.isEmpty { return [] }
    let packages = project.cache.packages { folders(in: project, tree) }
    var seen: Set<String> = []
    return products.flatMap { packages[$0] ?? [] }.filter { seen.insert($0).inserted }.flatMap { folder in
      tree.walk(folder + "/Sources") { _, name in !name.hasPrefix(".") }.filter { $0.hasSuffix(".swift") }
    }
  }

  /// The folders of the packages by the names in their manifests, which are code: what they name is in quotes.
  private static func folders(in project: XcodeProject, _ tree: SourceTree) -> [String: [String]] {
    var folders: [String: [String]] = [:]
    for folder in project.packageFolders {
      guard let manifest = try? tree.text(folder + "/Package.swift") else { continue }
      for name in Set(manifest.bytes.split(separator: UInt8(ascii: "\""))) {
        folders[String(decoding: name, as: UTF8.self), default: []].append(folder)
      }
    }
    return folders
  }
}
