/// GitHub's own fingerprints of lines, by which code scanning recognizes an alert: the hash of a hundred UTF-16 units
/// from the start of a line, without blanks, and its number among equal ones.
package struct LineHashes: Sendable {
  private static let length = 100
  private static let base: UInt64 = 37
  private static let end: UInt16 = 0xFFFF

  /// The hashes of the requested lines, by their numbers from 1.
  package private(set) var values: [Int: String] = [:]

  /// Hashes some lines of a text.
  package init(_ text: String, lines: Set<Int>) {
    // A text may have millions of lines, few of them with findings: only their hashes are kept.
    var counts: [UInt64: Int] = [:]
    Self.scan(text) { line, hash in
      if lines.contains(line) { counts[hash] = 0 }
    }
    Self.scan(text) { line, hash in
      guard let count = counts[hash] else { return }
      counts[hash] = count + 1
      if lines.contains(line) { values[line] = "\(String(hash, radix: 16)):\(count + 1)" }
    }
  }

  /// Visits the hash of each line.
  private static func scan(_ text: String, _ visit: (_ line: Int, _ hash: UInt64) -> Void) {
    var window = Window()
    let (tab, lineFeed, carriageReturn, space): (UInt16, UInt16, UInt16, UInt16) = (0x09, 0x0A, 0x0D, 0x20)
    var (isLineStart, followsReturn) = (true, false)
    for unit in text.utf16 {
      let isSkipped = unit == space || unit == tab || unit == lineFeed && followsReturn
      followsReturn = unit == carriageReturn
      if isSkipped { continue }
      let isBreak = unit == lineFeed || unit == carriageReturn
      window.push(isBreak ? lineFeed : unit, startsLine: isLineStart, visit)
      isLineStart = isBreak
    }
    window.push(end, startsLine: isLineStart, visit)
    for _ in 0..<length { window.push(0, startsLine: false, visit) }
  }

  /// The last hundred units, with their hash.
  private struct Window {
    private var units = [UInt16](repeating: 0, count: length)
    private var lineStarts = [Bool](repeating: false, count: length)
    private var (next, line) = (0, 0)
    private var hash: UInt64 = 0
    /// The factor of the first of a hundred units.
    private let highest = (1..<length).reduce(1 as UInt64) { power, _ in power &* base }

    /// Replaces the first unit by a new one; if a line starts at the old one, its hash is now complete.
    mutating func push(_ unit: UInt16, startsLine: Bool, _ visit: (_ line: Int, _ hash: UInt64) -> Void) {
      if lineStarts[next] {
        line += 1
        visit(line, hash)
      }
      hash = (hash &- UInt64(units[next]) &* highest) &* base &+ UInt64(unit)
      units[next] = unit
      lineStarts[next] = startsLine
      next = (next + 1) % length
    }
  }
}
