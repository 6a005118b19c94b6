/// GitHub's own fingerprints of lines, by which code scanning knows an alert again: the hash of a hundred UTF-16 units
/// from the start of a line, blanks left out, and how many equal ones there are so far.
package struct LineHashes: Sendable {
  private static let length = 100
  private static let base: UInt64 = 37
  private static let end: UInt16 = 0xFFFF

  /// The hashes, line by line.
  package private(set) var values: [String] = []

  /// Hashes the lines of a text.
  package init(_ text: String) {
    var (units, starts) = Self.units(of: text)
    let count = units.count
    units += repeatElement(0, count: Self.length)
    let highest = (1..<Self.length).reduce(1 as UInt64) { power, _ in power &* Self.base }
    var hash = units.prefix(Self.length).reduce(0 as UInt64) { $0 &* Self.base &+ UInt64($1) }
    var seen: [UInt64: Int] = [:]
    starts.reverse()
    for index in 0..<count {
      if starts.last == index {
        starts.removeLast()
        seen[hash, default: 0] += 1
        values.append("\(String(hash, radix: 16)):\(seen[hash, default: 0])")
      }
      hash = (hash &- UInt64(units[index]) &* highest) &* Self.base &+ UInt64(units[index + Self.length])
    }
  }

  /// What is hashed, with an end mark, and where in it each line starts.
  private static func units(of text: String) -> (units: [UInt16], starts: [Int]) {
    let (tab, lineFeed, carriageReturn, space): (UInt16, UInt16, UInt16, UInt16) = (0x09, 0x0A, 0x0D, 0x20)
    var units: [UInt16] = []
    var starts: [Int] = []
    var (isLineStart, followsReturn) = (true, false)
    for unit in text.utf16 {
      let isSkipped = unit == space || unit == tab || unit == lineFeed && followsReturn
      followsReturn = unit == carriageReturn
      if isSkipped { continue }
      if isLineStart { starts.append(units.count) }
      isLineStart = unit == lineFeed || unit == carriageReturn
      units.append(isLineStart ? lineFeed : unit)
    }
    if isLineStart { starts.append(units.count) }
    return (units + [end], starts)
  }
}
