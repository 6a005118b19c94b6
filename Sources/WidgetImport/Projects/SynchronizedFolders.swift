/// The folders of Xcode 16 whose files are members of a target without being listed.
enum SynchronizedFolders {
  /// The files of a target's folders without its exceptions, and those of other targets' folders that it takes.
  static func files(_ target: ProjectTarget, in project: XcodeProject, _ tree: SourceTree) -> [String] {
    var files: [String] = []
    let exceptions = project.exceptions(for: target.id)
    let own = Set(target.synchronizedFolders)
    for id in target.synchronizedFolders {
      guard let folder = project.path(of: id) else { continue }
      let names = exceptions.filter { $0.folder == id }.flatMap(\.names)
      let left = Set(names.compactMap { RelativePath.join(folder, $0) })
      files += tree.walk(folder) { path, name in !isBundle(name) && !left.contains(path) }.filter { !left.contains($0) }
    }
    for (id, names) in exceptions where !own.contains(id) {
      guard let folder = project.path(of: id) else { continue }
      files += names.compactMap { RelativePath.join(folder, $0) }
    }
    return files
  }

  private static func isBundle(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".bundle")
  }
}
