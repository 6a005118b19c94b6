/// The Swift packages in the imported folder that a target uses.
enum LocalPackages {
  /// The sources of those that have a product of the target's.
  static func sources(_ target: ProjectTarget, in project: XcodeProject, _ tree: SourceTree) -> [String] {
    let products = target.packageProducts.compactMap { project.object($0)?["productName"]?.text }
    if products.isEmpty { return [] }
    return project.packageFolders.flatMap { folder -> [String] in
      // A manifest is code; what it names stands in quotes.
      guard let manifest = try? tree.text(folder + "/Package.swift"), products.contains(where: { manifest.names($0) })
      else { return [] }
      return tree.walk(folder + "/Sources") { _, name in !name.hasPrefix(".") }.filter { $0.hasSuffix(".swift") }
    }
  }
}

extension SourceText {
  /// Whether a name stands in it in quotes.
  fileprivate func names(_ name: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("\"" + name + "\"")
  }
}
