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

  /// The patterns in some texts, one for each choice in `{de,fr}.lproj`.
  static func globs(_ patterns: [String]) -> [Glob] {
    var (found, open) = ([Glob](), Array(patterns.filter { $0.utf8.count <= Limits.pathLength }.reversed()))
    while let pattern = open.popLast(), found.count < Limits.manifests {
      if let start = pattern.firstIndex(of: "{"), let end = pattern[start...].firstIndex(of: "}") {
        let choices = pattern[pattern.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false)
        let (before, after) = (pattern[..<start], pattern[pattern.index(after: end)...])
        open += choices.prefix(Limits.manifests).reversed().map { String(before + $0 + after) }
      } else {
        found.append(Glob(pattern))
      }
    }
    return found
  }

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
