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
    parts = GlobPath.names(text).reduce(into: []) { parts, name in
      let isFolders = name.elementsEqual(["*", "*"])
      // Several ** in a row stand for no more than one does.
      if !isFolders || parts.isEmpty || parts[parts.count - 1] != nil {
        parts.append(isFolders ? nil : TextGlob(Array(name)))
      }
    }
  }

  /// Why it matches nothing that its writer meant; nil if it may match something.
  var fault: String? {
    if parts.isEmpty { return "it is empty" }
    if pattern.hasPrefix("!") { return "a leading ! takes nothing out again; write [!] for the character" }
    if GlobPath.names(pattern[...]).contains(where: { $0 == ".." }) { return "it leads out of the folder" }
    if let brace = pattern.firstIndex(of: "{"), pattern[brace...].drop(while: { $0 != "," }).contains("}") {
      return "braces are no alternatives here; write a pattern for each"
    }
    return parts.lazy.compactMap { $0?.fault }.first
  }

  /// Whether it stands for one path only.
  var isLiteral: Bool { parts.allSatisfy { $0?.isLiteral == true } }

  /// Whether a path, or a folder above it, matches.
  package func matches(_ path: GlobPath) -> Bool {
    // A pattern of nothing names nothing, or an empty entry would leave out every file.
    guard !parts.isEmpty else { return false }
    let names = path.names
    var (place, part) = (0, 0)
    // A `**` takes as few folders as it can, and only the last one may have to take more.
    var retry: (place: Int, part: Int)?
    while part < parts.count {
      guard let name = parts[part] else {
        // A final ** asks for something below.
        if part + 1 == parts.count { return place < names.count }
        part += 1
        retry = (place, part)
        continue
      }
      if place < names.count, name.matches(names[place]) {
        (place, part) = (place + 1, part + 1)
      } else if let last = retry, last.place < names.count {
        (place, part) = (last.place + 1, last.part)
        retry = (place, part)
      } else {
        return false
      }
    }
    return true
  }
}

/// Patterns for paths: those without wildcards are looked up, so that a long list of files takes no longer than a short one.
package struct GlobList: Sendable {
  /// The patterns as they are written, in order.
  package let patterns: [String]
  private let literals: Set<String>
  private let others: [Glob]

  /// Some patterns.
  init(_ globs: [Glob]) {
    patterns = globs.map(\.pattern)
    literals = Set(globs.filter(\.isLiteral).map { GlobPath.place($0.pattern) }.filter { !$0.isEmpty })
    others = globs.filter { !$0.isLiteral }
  }

  /// Whether one of them matches a path, or a folder above it.
  func matches(_ path: GlobPath) -> Bool {
    !literals.isEmpty && path.places.contains(where: literals.contains) || others.contains { $0.matches(path) }
  }
}

/// A path, made ready once for all the patterns that look at it.
package struct GlobPath {
  /// The characters of its names.
  let names: [[Character]]
  /// It and the folders above it, as patterns without wildcards name them.
  let places: [String]

  /// A path with slashes.
  package init(_ path: String) {
    let names = Self.names(path[...]).map { String($0) }
    self.names = names.map { Array($0) }
    var place = ""
    places = names.map { name in
      place += place.isEmpty ? name : "/" + name
      return place
    }
  }

  /// The names of a path. Split by scalars: as a Character, a slash with a combining mark is no slash.
  static func names(_ path: Substring) -> [Substring] {
    path.unicodeScalars.split(separator: "/").map { Substring($0) }
  }

  /// A path as it is written, in the form of `places`.
  static func place(_ path: String) -> String {
    names(path.hasPrefix("./") ? path.dropFirst(2) : path[...]).joined(separator: "/")
  }
}
