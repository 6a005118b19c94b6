/// The lines of a file as an editor counts them: LF, CRLF and CR end a line, and nothing else does.
package struct LineMap: Sendable {
  /// A unit in which a column is counted.
  package enum Unit: Sendable {
    case codePoints, utf16, utf8
  }

  /// How many bytes in front of a place are no code point of their own, and how many begin a pair in UTF-16.
  private struct Tally: Sendable {
    var continuations = 0
    var pairs = 0

    mutating func add(_ byte: UInt8) {
      if byte & 0xC0 == 0x80 { continuations += 1 } else if byte >= 0xF0 { pairs += 1 }
    }
  }

  private static let block = 4096

  /// The first byte of each line; a file of line breaks alone has as many lines as bytes, so that these are small.
  private let starts: [Int32]
  /// The tally in front of each block, so that a column in a line of megabytes costs one block.
  private let tallies: [Tally]
  private let count: Int

  /// Finds the lines of a file's first `count` bytes; a leading byte order mark is no part of the first.
  package init(_ bytes: [UInt8], count: Int) {
    self.count = count
    var starts: [Int32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var tallies: [Tally] = []
    var tally = Tally()
    bytes.withUnsafeBufferPointer { bytes in
      starts.reserveCapacity(1 + bytes[..<count].count { $0 == 0x0A || $0 == 0x0D })
      for offset in 0..<count {
        if offset % Self.block == 0 { tallies.append(tally) }
        let byte = bytes[offset]
        tally.add(byte)
        guard byte == 0x0A || byte == 0x0D && !(offset + 1 < count && bytes[offset + 1] == 0x0A) else { continue }
        starts.append(Int32(offset + 1))
      }
    }
    tallies.append(tally)
    self.starts = starts
    self.tallies = tallies
  }

  /// The number of lines; a line break at the end of the file starts one more.
  package var lineCount: Int { starts.count }

  /// The line, from 1, that holds a byte offset.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The range of a line's bytes, counted from 1, with its line break.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line - 1])
    return start..<(line < starts.count ? Int(starts[line]) : max(count, start))
  }

  /// The line and column, both from 1, of a byte offset.
  package func position(of offset: Int, in bytes: [UInt8], unit: Unit = .codePoints) -> (line: Int, column: Int) {
    let line = line(at: offset)
    let start = Int(starts[line - 1])
    guard offset > start else { return (line, 1) }
    let length = offset - start
    if unit == .utf8 { return (line, length + 1) }
    let before = tally(at: start, in: bytes)
    let after = tally(at: offset, in: bytes)
    let points = length - (after.continuations - before.continuations)
    return (line, 1 + points + (unit == .utf16 ? after.pairs - before.pairs : 0))
  }

  private func tally(at offset: Int, in bytes: [UInt8]) -> Tally {
    var tally = tallies[offset / Self.block]
    for byte in bytes[(offset / Self.block * Self.block)..<offset] { tally.add(byte) }
    return tally
  }
}
