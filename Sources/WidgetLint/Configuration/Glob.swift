import LintCore

/// A pattern for paths: `*` and `?` within a name, `[…]` for one of some characters, `**` for any folders.
package struct Glob: Sendable, Equatable {
  /// The pattern as it is written.
  package let pattern: String
  /// The patterns of the names; nil is `**`.
  private let parts: [TextGlob?]

  /// A pattern as it is written.
  package init(_ pattern: String) {
    self.pattern = pattern
    var text = pattern[...]
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    parts = Self.names(text).reduce(into: []) { parts, name in
      let isFolders = name == ["*", "*"]
      // Several ** in a row stand for no more than one does.
      if !isFolders || parts.isEmpty || parts[parts.count - 1] != nil { parts.append(isFolders ? nil : TextGlob(name)) }
    }
  }

  /// Whether a path, or a folder above it, matches.
  package func matches(_ path: String) -> Bool {
    // A pattern of nothing names nothing, or an empty entry would leave out every file.
    guard !parts.isEmpty else { return false }
    let names = Self.names(path[...])
    // Which parts of the pattern may come next, name by name: no way is tried twice.
    var reachable = closed([0])
    for name in names {
      if reachable.contains(parts.count) { return true }
      var next: Set<Int> = []
      for index in reachable where index < parts.count {
        guard let part = parts[index] else {
          // A final ** asks for something below, and has it now.
          next.insert(index + 1 == parts.count ? parts.count : index)
          continue
        }
        if part.matches(name) { next.insert(index + 1) }
      }
      reachable = closed(next)
    }
    return reachable.contains(parts.count)
  }

  /// The characters of each name; a slash parts names whatever mark stands behind it.
  private static func names(_ path: Substring) -> [[Character]] {
    path.unicodeScalars.split(separator: "/").map { Array(Substring($0)) }
  }

  /// The parts that may come next, where `**` may stand for no folder.
  private func closed(_ indices: Set<Int>) -> Set<Int> {
    var closed = indices
    for index in indices where index + 1 < parts.count && parts[index] == nil { closed.insert(index + 1) }
    return closed
  }
}
