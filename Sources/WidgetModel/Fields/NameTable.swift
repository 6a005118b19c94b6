import YAMLTree

/// Names in groups, each with a number, in which one is found by comparing integers.
struct NameTable: Sendable {
  private struct Name {
    /// How many bytes are compared at once.
    static let length = 8

    let count: Int
    /// Its last bytes where there are more than the first ones, so that both hold all of most names.
    let tail: UInt64
    /// Where all of them stand.
    let start: Int
    let number: UInt8
  }

  /// The first bytes of each name, which tell nearly all of a group apart.
  private var heads: [UInt64] = []
  private var names: [Name] = []
  private(set) var bytes: [UInt8] = []

  init() {}

  /// A table of one group.
  init(_ group: [String]) { _ = append(group) }

  /// Adds a group, and says where it stands.
  mutating func append(_ group: [(name: String, number: UInt8)]) -> Range<Int> {
    for (name, number) in group {
      let text = Array(name.utf8)
      heads.append(text.span.head(of: 0..<text.count))
      names.append(
        Name(
          count: text.count,
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
    let head = text.head(of: range)
    let start = place
    for index in start..<group.upperBound where heads[index] == head && isRestSame(names[index], range, of: text) {
      place = index + 1
      return names[index].number
    }
    for index in group.lowerBound..<start where heads[index] == head && isRestSame(names[index], range, of: text) {
      place = index + 1
      return names[index].number
    }
    return nil
  }

  /// Whether a name whose first bytes are a text's is that text.
  @inline(__always)
  private func isRestSame(_ name: Name, _ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    guard name.count == range.count, name.tail == Self.tail(of: range, of: text) else { return false }
    var index = Name.length
    while index < name.count - Name.length {
      if text[range.lowerBound + index] != bytes[name.start + index] { return false }
      index += 1
    }
    return true
  }

  @inline(__always)
  private static func tail(of range: Range<Int>, of text: Span<UInt8>) -> UInt64 {
    range.count > Name.length ? text.head(of: range.upperBound - Name.length..<range.upperBound) : 0
  }
}
