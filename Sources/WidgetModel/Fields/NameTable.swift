import YAMLTree

/// Names in groups, in which one is found by comparing integers.
struct NameTable: Sendable {
  /// A name's length and first bytes, which tell most names of a group apart.
  private struct Code: Equatable {
    static let length = 8

    let count: Int
    let head: UInt64
  }

  private var codes: [Code] = []
  private var starts: [Int] = []
  private(set) var bytes: [UInt8] = []

  /// Adds a group, and says where it stands.
  mutating func append(_ names: [String]) -> Range<Int> {
    for name in names {
      let name = Array(name.utf8)
      codes.append(Code(count: name.count, head: name.head(of: 0..<name.count)))
      starts.append(bytes.count)
      bytes += name
    }
    return codes.count - names.count..<codes.count
  }

  /// Where the name at a place stands in the bytes.
  func range(of place: Int) -> Range<Int> { starts[place]..<starts[place] + codes[place].count }

  /// The number, in its group, of the name that a range of a text is; looked for from a place on, and then from the
  /// beginning.
  func index(of range: Range<Int>, of text: [UInt8], in group: Range<Int>, from start: Int) -> Int? {
    let code = Code(count: range.count, head: text.head(of: range))
    for place in start..<group.upperBound where codes[place] == code && isRestSame(text, range, place) {
      return place - group.lowerBound
    }
    for place in group.lowerBound..<start where codes[place] == code && isRestSame(text, range, place) {
      return place - group.lowerBound
    }
    return nil
  }

  @inline(__always)
  private func isRestSame(_ text: [UInt8], _ range: Range<Int>, _ place: Int) -> Bool {
    var index = Code.length
    while index < range.count {
      if text[range.lowerBound + index] != bytes[starts[place] + index] { return false }
      index += 1
    }
    return true
  }
}
