import LintCore

/// A pattern for paths: `*` and `?` match within a name, `[…]` one of some characters, and `**` any folders.
package struct Glob: Sendable, Equatable {
  /// The pattern as written.
  package let pattern: String
  /// The patterns of the path's names; nil for `**`.
  private let parts: [TextGlob?]

  /// Creates a glob from a pattern as written.
  package init(_ pattern: String) {
    self.pattern = pattern
    var parts = GlobPath.names(pattern).map { $0 == "**" ? nil : TextGlob(Array($0)) }
    // A final ** needs something below it; and whatever is below a match matches, too.
    if let last = parts.last, last == nil { parts[parts.count - 1] = TextGlob(["*"]) }
    if !parts.isEmpty { parts.append(nil) }
    self.parts = parts
  }

  /// The reason why the pattern cannot match as intended; nil if it may match something.
  var fault: String? {
    if parts.isEmpty { return "it names nothing" }
    if pattern.hasPrefix("!") { return "a leading ! takes nothing out again; write [!] for the character" }
    if GlobPath.names(pattern).contains(where: { $0 == ".." }) { return "it leads out of the folder" }
    if let brace = pattern.firstIndex(of: "{"), pattern[brace...].drop(while: { $0 != "," }).contains("}") {
      return "braces do not list alternatives here; write a pattern for each"
    }
    return parts.lazy.compactMap { $0?.fault }.first
  }

  /// Whether the glob matches a path or a folder above it.
  package func matches(_ path: GlobPath) -> Bool {
    // An empty pattern matches nothing; otherwise an empty entry would exclude every file.
    guard !parts.isEmpty else { return false }
    return TextGlob.matches(parts.count, path.names.count, isAny: { parts[$0] == nil }) { part, place in
      parts[part]?.matches(path.names[place]) ?? false
    }
  }
}

extension [Glob] {
  /// Whether any of the globs matches a path or a folder above it.
  package func matches(_ path: GlobPath) -> Bool { contains { $0.matches(path) } }
}

/// A path, split once for all the globs that it is compared with.
package struct GlobPath {
  /// The names of the path, as characters.
  let names: [[Character]]

  /// A path with slashes.
  package init(_ path: String) { names = Self.names(path).map { Array($0) } }

  /// Splits a path into names, without `.`. Splits scalars: as a Character, a slash with a combining mark is no slash.
  static func names(_ path: String) -> [Substring] {
    path.unicodeScalars.split(separator: "/").map { Substring($0) }.filter { $0 != "." }
  }
}
