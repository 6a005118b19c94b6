import YAML

/// Names in groups, each with a number, in which one is found by comparing integers.
struct NameTable: Sendable {
  /// What tells nearly all names of a group apart, and is all of most names.
  private struct Ends: Sendable {
    static let length = 8

    let count: Int
    /// The first bytes.
    let head: UInt64
    /// The last bytes where there are more than the first ones.
    let tail: UInt64

    @inline(__always)
    init(_ range: Range<Int>, of text: Span<UInt8>) {
      count = range.upperBound &- range.lowerBound
      head = text.head(of: range)
      tail = count > Self.length ? text.head(of: range.upperBound &- Self.length..<range.upperBound) : 0
    }

    @inline(__always)
    func isSame(as other: Ends) -> Bool { head == other.head && tail == other.tail && count == other.count }
  }

  private struct Name: Sendable {
    let ends: Ends
    /// Where its bytes are.
    let start: Int
    let number: UInt8
  }

  private var names: [Name] = []
  private(set) var bytes: [UInt8] = []

  init() {}

  /// A table of one group.
  init(_ group: [String]) { _ = append(group) }

  /// Adds a group, and says where it is.
  mutating func append(_ group: [(name: String, number: UInt8)]) -> Range<Int> {
    for (name, number) in group {
      let text = Array(name.utf8)
      names.append(Name(ends: Ends(text.indices, of: text.span), start: bytes.count, number: number))
      bytes += text
    }
    return names.count - group.count..<names.count
  }

  /// Adds a group whose names are numbered in their order.
  mutating func append(_ group: [String]) -> Range<Int> {
    append(group.enumerated().map { ($1, UInt8($0)) })
  }

  /// Where the name at a place is in the bytes.
  func range(of place: Int) -> Range<Int> { names[place].start..<names[place].start + names[place].ends.count }

  /// The number of the name that a range of a text is; looked for from a place on, which is then after it.
  func number(
    of range: Range<Int>,
    of text: Span<UInt8>,
    in group: Range<Int>,
    from place: inout Int
  ) -> UInt8? {
    let ends = Ends(range, of: text)
    var index = place
    var left = group.count
    while left > 0 {
      if index == group.upperBound { index = group.lowerBound }
      if names[index].ends.isSame(as: ends), isMiddleSame(names[index], range, of: text) {
        place = index &+ 1
        return names[index].number
      }
      index &+= 1
      left &-= 1
    }
    return nil
  }

  /// Whether a name whose ends are a text's is that text.
  @inline(__always)
  private func isMiddleSame(_ name: Name, _ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    name.ends.count <= 2 * Ends.length || isSame(name, range, of: text)
  }

  @inline(never)
  private func isSame(_ name: Name, _ range: Range<Int>, of text: Span<UInt8>) -> Bool {
    for offset in Ends.length..<name.ends.count - Ends.length
    where text[range.lowerBound + offset] != bytes[name.start + offset] {
      return false
    }
    return true
  }
}
