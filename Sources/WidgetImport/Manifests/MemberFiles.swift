import WidgetLint

/// The files that a target of a manifest takes by a path.
struct MemberFiles {
  /// A file or a folder.
  let path: String
  /// The files of the folder that it takes; all where there are none.
  var includes: [Glob] = []
  /// Those that it does not.
  var excludes: [Glob] = []
  /// Whether only code is taken, or only resources; nil for both.
  var isCode: Bool?

  /// Folders that are one resource each.
  private static let bundles = [".xcassets", ".xcdatamodeld", ".bundle", ".xcstickers"]

  /// The files, sorted.
  func files(_ tree: SourceTree) -> [String] {
    func isBundle(_ name: String) -> Bool { Self.bundles.contains { name.hasSuffix($0) } }
    var found = isBundle(path) ? [] : tree.walk(path) { _, name in !isBundle(name) && !name.hasPrefix(".") }
    if found.isEmpty { found = tree.exists(path) ? [path] : [] }
    if let isCode { found = found.filter { TargetFiles.isSource($0) == isCode } }
    if includes.isEmpty, excludes.isEmpty { return found }
    return found.filter { file in
      let place = GlobPath(String(file.dropFirst(path.isEmpty ? 0 : path.count + 1)))
      return (includes.isEmpty || includes.contains { $0.matches(place) }) && !excludes.contains { $0.matches(place) }
    }
  }
}
