/// Names in groups, each with a number.
struct NameTable: Sendable {
  private struct Name: Sendable {
    /// The place of its bytes.
    let range: Range<Int>
    let number: UInt8
  }

  private var names: [Name] = []
  private(set) var bytes: [UInt8] = []

  /// A table of one group.
  init(_ group: [String]) { _ = append(group) }

  /// Adds a group, and returns its range.
  mutating func append(_ group: [(name: String, number: UInt8)]) -> Range<Int> {
    for (name, number) in group {
      names.append(Name(range: bytes.count..<bytes.count + name.utf8.count, number: number))
      bytes += name.utf8
    }
    return names.count - group.count..<names.count
  }

  /// Adds a group whose names are numbered in their order.
  mutating func append(_ group: [String]) -> Range<Int> {
    append(group.enumerated().map { ($1, UInt8($0)) })
  }

  /// The range of bytes of the name at a place.
  func range(of place: Int) -> Range<Int> { names[place].range }

  /// The number of a group's name that equals a text; nil if none does. The search begins at `place`, and moves it.
  func number(of text: Span<UInt8>, in group: Range<Int>, from place: inout Int) -> UInt8? {
    var index = place
    for _ in group {
      if index == group.upperBound { index = group.lowerBound }
      let range = names[index].range
      if range.count == text.count, bytes.span.extracting(range).isSame(as: text) {
        place = index + 1
        return names[index].number
      }
      index += 1
    }
    return nil
  }
}
