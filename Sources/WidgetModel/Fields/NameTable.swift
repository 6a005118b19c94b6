import YAMLTree

/// Names in groups, each with a number, in which one is found by comparing integers.
struct NameTable: Sendable {
  private struct Name {
    /// How many bytes are compared at once.
    static let length = 8

    let count: Int
    /// Its first bytes.
    let head: UInt64
    /// Its last ones where there are more, so that both hold all of most names.
    let tail: UInt64
    /// Where all of them stand.
    let start: Int
    let number: UInt8
  }

  private var names: [Name] = []
  private(set) var bytes: [UInt8] = []

  init() {}

  /// A table of one group.
  init(_ group: [String]) { _ = append(group) }

  /// Adds a group, and says where it stands.
  mutating func append(_ group: [(name: String, number: UInt8)]) -> Range<Int> {
    for (name, number) in group {
      let text = Array(name.utf8)
      names.append(
        Name(
          count: text.count,
          head: text.span.head(of: 0..<text.count),
          tail: Self.tail(of: 0..<text.count, of: text.span),
          start: bytes.count,
          number: number
        )
      )
      bytes += text
    }
    return names.count - group.count..<names.count
  }

  /// Adds a group whose names are numbered in their order.
  mutating func append(_ group: [String]) -> Range<Int> {
    append(group.enumerated().map { ($1, UInt8($0)) })
  }

  /// Where the name at a place stands in the bytes.
  func range(of place: Int) -> Range<Int> { names[place].start..<names[place].start + names[place].count }

  /// The number of the name that a range of a text is; looked for from a place on, which is then behind it.
  func number(
    of range: Range<Int>,
    of text: Span<UInt8>,
    in group: Range<Int>,
    from place: inout Int
  ) -> UInt8? {
    let (head, tail) = (text.head(of: range), Self.tail(of: range, of: text))
    for _ in group {
      if place == group.upperBound { place = group.lowerBound }
      let name = names[place]
      place += 1
      if name.head == head, name.tail == tail, name.count == range.count, isMiddleSame(name, range, of: text) {
        return name.number
      }
    }
    return nil
  }

  @inline(__always)
  private static func tail(of range: Range<Int>, of text: Span<UInt8>) -> UInt64 {
    range.count > Name.length ? text.head(of: range.upperBound - Name.length..<range.upperBound) : 0
  }

  /// Whether the bytes between a name's first and last ones are a text's.
  @inline(__always)
  private func isMiddleSame(_ name: Name, _ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    var index = Name.length
    while index < name.count - Name.length {
      if text[range.lowerBound + index] != bytes[name.start + index] { return false }
      index += 1
    }
    return true
  }
}
