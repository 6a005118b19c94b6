import WidgetLint

/// The files that a target of a manifest takes by a path.
struct MemberFiles {
  /// A file or a folder.
  let path: String
  /// The files of the folder that it takes; all where there are none.
  var includes: [Glob] = []
  /// Those that it does not.
  var excludes: [Glob] = []

  /// Folders that are one resource each.
  private static let bundles = [".xcassets", ".xcdatamodeld", ".bundle", ".xcstickers"]

  /// The files, sorted.
  func files(_ tree: SourceTree) -> [String] {
    func isBundle(_ name: String) -> Bool { Self.bundles.contains { name.hasSuffix($0) } }
    if isBundle(path) { return tree.exists(path) ? [path] : [] }
    let found = tree.walk(path) { _, name in !isBundle(name) && !name.hasPrefix(".") }
    if found.isEmpty { return tree.exists(path) ? [path] : [] }
    if includes.isEmpty, excludes.isEmpty { return found }
    return found.filter { file in
      let place = GlobPath(path.isEmpty ? file : String(file.dropFirst(path.count + 1)))
      return (includes.isEmpty || includes.contains { $0.matches(place) }) && !excludes.contains { $0.matches(place) }
    }
  }
}
