/// The folders of Xcode 16 whose files are members of a target without being listed.
enum SynchronizedFolders {
  /// The files of a target's folders without its exceptions, and those of other targets' folders that it takes.
  static func files(_ target: ProjectTarget, in project: XcodeProject, _ tree: SourceTree) -> [String] {
    var files: [String] = []
    for id in target.synchronizedFolders {
      guard let folder = project.path(of: id) else { continue }
      let left = Set(exceptions(of: id, for: target.id, in: project).compactMap { RelativePath.join(folder, $0) })
      files += tree.walk(folder) { path, name in !isBundle(name) && !left.contains(path) }.filter { !left.contains($0) }
    }
    for other in project.targets where other.id != target.id {
      for id in other.synchronizedFolders where !target.synchronizedFolders.contains(id) {
        guard let folder = project.path(of: id) else { continue }
        files += exceptions(of: id, for: target.id, in: project).compactMap { RelativePath.join(folder, $0) }
      }
    }
    return files
  }

  /// What a folder's exceptions say of a target: what its own target leaves out, and what another takes.
  private static func exceptions(of folder: String, for target: String, in project: XcodeProject) -> [String] {
    (project.object(folder)?["exceptions"]?.texts ?? []).compactMap { project.object($0) }
      .filter { $0["target"]?.text == target }
      .flatMap { $0["membershipExceptions"]?.texts ?? [] }
  }

  private static func isBundle(_ name: String) -> Bool {
    name.hasSuffix(".xcassets") || name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".bundle")
  }
}
