/// Names in groups, each with a number; a name is found by comparing integers.
struct NameTable: Sendable {
  private struct Name: Sendable {
    /// The first bytes: with the count, they distinguish nearly all names of a group, and most names have no more.
    let head: UInt64
    let count: Int
    /// The place of its bytes.
    let start: Int
    let number: UInt8
  }

  private var names: [Name] = []
  private(set) var bytes: [UInt8] = []

  /// A table of one group.
  init(_ group: [String]) { _ = append(group) }

  /// Adds a group, and returns its range.
  mutating func append(_ group: [(name: String, number: UInt8)]) -> Range<Int> {
    for (name, number) in group { append(name, number) }
    return names.count - group.count..<names.count
  }

  /// Adds a group whose names are numbered in their order.
  mutating func append(_ group: [String]) -> Range<Int> {
    for (number, name) in group.enumerated() { append(name, UInt8(number)) }
    return names.count - group.count..<names.count
  }

  private mutating func append(_ name: String, _ number: UInt8) {
    let range = bytes.count..<bytes.count + name.utf8.count
    bytes += name.utf8
    names.append(Name(head: bytes.span.head(of: range), count: range.count, start: range.lowerBound, number: number))
  }

  /// The range of bytes of the name at a place.
  func range(of place: Int) -> Range<Int> { names[place].start..<names[place].start + names[place].count }

  /// The number of the name that a range of a text is. The search begins at `place`, and leaves it after the name found.
  func number(
    of range: Range<Int>,
    of text: Span<UInt8>,
    in group: Range<Int>,
    from place: inout Int
  ) -> UInt8? {
    let head = text.head(of: range)
    var index = place
    for _ in group {
      if index == group.upperBound { index = group.lowerBound }
      if names[index].head == head, names[index].count == range.count, isRestSame(names[index], range, of: text) {
        place = index + 1
        return names[index].number
      }
      index += 1
    }
    return nil
  }

  /// Whether a name equals a text of the same length after their heads.
  private func isRestSame(_ name: Name, _ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    var offset = 8
    while offset < name.count, text[range.lowerBound + offset] == bytes[name.start + offset] { offset += 1 }
    return offset >= name.count
  }
}
