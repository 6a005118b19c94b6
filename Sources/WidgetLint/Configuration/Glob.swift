/// A pattern for paths: `*` and `?` within a name, `[…]` for one of some characters, `**` for any folders.
package struct Glob: Sendable, Equatable {
  /// The pattern as it is written.
  package let pattern: String
  private let parts: [[Character]]

  /// A pattern as it is written.
  package init(_ pattern: String) {
    self.pattern = pattern
    var text = pattern[...]
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    parts = Self.names(text)
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
        if parts[index] == ["*", "*"] {
          // A final ** asks for something below, and has it now.
          next.insert(index + 1 == parts.count ? parts.count : index)
        } else if Self.matches(name[...], parts[index][...]) {
          next.insert(index + 1)
        }
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
    for index in indices {
      var index = index
      while index + 1 < parts.count, parts[index] == ["*", "*"] {
        index += 1
        closed.insert(index)
      }
    }
    return closed
  }

  /// Whether a name matches one part; `*` goes back to its last place only, so that this takes no more than the product.
  private static func matches(_ name: ArraySlice<Character>, _ part: ArraySlice<Character>) -> Bool {
    var (name, part) = (name, part)
    var retry: (name: ArraySlice<Character>, part: ArraySlice<Character>)?
    while true {
      if part.first == "*" {
        part = part.dropFirst()
        retry = (name, part)
      } else if let first = name.first, let rest = Self.afterOne(first, part) {
        name = name.dropFirst()
        part = rest
      } else if name.isEmpty, part.isEmpty {
        return true
      } else if let last = retry, !last.name.isEmpty {
        name = last.name.dropFirst()
        part = last.part
        retry = (name, part)
      } else {
        return false
      }
    }
  }

  /// What is left of a part once it has matched a character; nil where it does not.
  private static func afterOne(_ character: Character, _ part: ArraySlice<Character>) -> ArraySlice<Character>? {
    guard let first = part.first else { return nil }
    if first == "?" { return part.dropFirst() }
    guard first == "[", let end = part.dropFirst(2).firstIndex(of: "]") else {
      return first == character ? part.dropFirst() : nil
    }
    var set = part[(part.startIndex + 1)..<end]
    let isNegated = set.first == "!" || set.first == "^"
    if isNegated { set = set.dropFirst() }
    var isMember = false
    while let low = set.first {
      if set.count > 2, set[set.startIndex + 1] == "-" {
        isMember = isMember || low <= character && character <= set[set.startIndex + 2]
        set = set.dropFirst(3)
      } else {
        isMember = isMember || low == character
        set = set.dropFirst()
      }
    }
    return isMember != isNegated ? part[(end + 1)...] : nil
  }
}
