/// The text of a document while it is typed: its lines are found once, and each change moves them along.
struct ChangingText {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]
  /// The first byte of each line.
  private var starts: [Int32]
  private let unit: PositionEncoding

  /// A text, and the unit in which its client counts characters.
  init(_ bytes: [UInt8], _ unit: PositionEncoding) {
    self.bytes = bytes
    self.unit = unit
    starts = [0] + Self.starts(in: 1..<bytes.count + 1, bytes)
  }

  /// Puts other bytes between two places.
  mutating func replace(_ range: JSONValue, with replacement: [UInt8]) throws(ResponseError) {
    let (one, other) = (offset(of: try Position(range["start"])), offset(of: try Position(range["end"])))
    let (start, end) = (min(one, other), max(one, other))
    bytes.replaceSubrange(start..<end, with: replacement)
    // Whether a line begins at a byte is seen in that byte and the one in front.
    let first = max(1, firstStart(from: start))
    let next = firstStart(from: end + 1)
    let moved = Int32(replacement.count - (end - start))
    for index in starts[max(first, next)...].indices { starts[index] += moved }
    let added = Self.starts(in: max(1, start)..<start + replacement.count + 1, bytes)
    starts.replaceSubrange(first..<max(first, next), with: added)
  }

  private static func starts(in range: Range<Int>, _ bytes: [UInt8]) -> [Int32] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts: [Int32] = []
      for offset in range {
        let last = bytes[offset - 1]
        if last == 0x0A || last == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A) {
          starts.append(Int32(offset))
        }
      }
      return starts
    }
  }

  /// The index of the first line that begins at an offset or after it.
  private func firstStart(from offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func offset(of position: Position) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let next = position.line + 1 < starts.count ? Int(starts[position.line + 1]) : bytes.count
    let line = DocumentText.withoutBreak(Int(starts[position.line])..<next, bytes)
    return unit.offset(of: position.character, in: line, bytes)
  }
}
