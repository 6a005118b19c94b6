/// GitHub's own fingerprints of lines, by which code scanning recognizes an alert: the hash of a hundred UTF-16 units
/// from the start of a line, without blanks, and its number among equal ones.
package struct LineHashes: Sendable {
  private static let length = 100
  private static let (lineFeed, end): (UInt16, UInt16) = (0x0A, 0xFFFF)

  /// The hashes of the requested lines, by their numbers from 1.
  package private(set) var values: [Int: String] = [:]

  /// Hashes some lines of a text.
  package init(_ text: String, lines: Set<Int>) {
    let units = Self.units(of: text)
    // A text may have millions of lines, few of them with findings: only their hashes are kept.
    var counts: [UInt64: Int] = [:]
    Self.scan(units) { line, hash in
      if lines.contains(line) { counts[hash] = 0 }
    }
    Self.scan(units) { line, hash in
      guard let count = counts[hash] else { return }
      counts[hash] = count + 1
      if lines.contains(line) { values[line] = "\(String(hash, radix: 16)):\(count + 1)" }
    }
  }

  /// The units that count: each line break is a line feed, and zeros fill the last hundred.
  private static func units(of text: String) -> [UInt16] {
    let (tab, carriageReturn, space): (UInt16, UInt16, UInt16) = (0x09, 0x0D, 0x20)
    var units: [UInt16] = []
    var followsReturn = false
    for unit in text.utf16 {
      let isSkipped = unit == space || unit == tab || unit == lineFeed && followsReturn
      followsReturn = unit == carriageReturn
      if !isSkipped { units.append(unit == carriageReturn ? lineFeed : unit) }
    }
    return units + [end] + repeatElement(0, count: length)
  }

  /// Visits the hash of each line.
  private static func scan(_ units: [UInt16], _ visit: (_ line: Int, _ hash: UInt64) -> Void) {
    var line = 0
    for start in units.indices where start == 0 || units[start - 1] == lineFeed {
      line += 1
      visit(line, units[start..<start + length].reduce(0) { $0 &* 37 &+ UInt64($1) })
    }
  }
}
