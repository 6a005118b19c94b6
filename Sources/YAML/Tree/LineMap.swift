/// The lines of a file as an editor counts them: LF, CRLF and CR end a line, and nothing else does.
package struct LineMap: Sendable {
  /// A unit in which columns are counted, named after its encoding.
  package enum Unit: String, Sendable, CaseIterable {
    case codePoints = "utf-32"
    case utf16 = "utf-16"
    case utf8 = "utf-8"
  }

  /// The number of bytes that do not begin a code point, and of those that begin a surrogate pair in UTF-16.
  private struct Tally: Sendable {
    var continuations = 0
    var pairs = 0

    func adding(_ bytes: ArraySlice<UInt8>) -> Tally {
      var tally = self
      bytes.withUnsafeBufferPointer { bytes in
        // No branch, so that many bytes are processed together.
        for byte in bytes {
          tally.continuations &+= byte & 0xC0 == 0x80 ? 1 : 0
          tally.pairs &+= byte >= 0xF0 ? 1 : 0
        }
      }
      return tally
    }
  }

  private static let block = 4096

  /// The first byte of each line; 32 bits each, since a file of line breaks has as many lines as bytes.
  private let starts: [Int32]
  /// The tally before each block, so that a column in a line of megabytes costs no more than a block; only the first if
  /// no line is as long as a block.
  private let tallies: [Tally]
  private let count: Int

  /// Finds the lines of a file's first `count` bytes; a leading byte order mark is not part of the first line.
  package init(_ bytes: [UInt8], count: Int) {
    self.count = count
    let starts = Self.starts(bytes[..<count])
    self.starts = starts
    let hasLongLine = zip(starts, starts.dropFirst() + [Int32(count)]).contains { $1 - $0 >= Self.block }
    tallies = stride(from: 0, to: hasLongLine ? count : 0, by: Self.block).reduce(into: [Tally()]) { tallies, start in
      tallies.append(tallies[tallies.count - 1].adding(bytes[start..<min(start + Self.block, count)]))
    }
  }

  private static func starts(_ bytes: ArraySlice<UInt8>) -> [Int32] {
    bytes.withUnsafeBytes { bytes in
      var starts: [Int32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
      starts.reserveCapacity(bytes.count / 24)
      var place = 0
      while place < bytes.count {
        // Eight bytes at once, of which most hold nothing below U+000E.
        let isGroup = place + 8 <= bytes.count
        let controls =
          isGroup ? controls(in: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) : controls(bytes[place])
        guard controls != 0 else {
          place += isGroup ? 8 : 1
          continue
        }
        place += controls.trailingZeroBitCount / 8 + 1
        let isPair = bytes[place - 1] == 0x0D && place < bytes.count && bytes[place] == 0x0A
        if bytes[place - 1].isLineBreak, !isPair { starts.append(Int32(place)) }
      }
      return starts
    }
  }

  /// A word whose lowest bit is in the first of eight bytes that is below 0x0E; 0 if none is.
  private static func controls(in eight: UInt64) -> UInt64 {
    let eight = UInt64(littleEndian: eight)
    return (eight &- 0x0E0E_0E0E_0E0E_0E0E) & ~eight & 0x8080_8080_8080_8080
  }

  /// The same for a single byte.
  private static func controls(_ byte: UInt8) -> UInt64 { byte < 0x0E ? 0x80 : 0 }

  /// The number of lines; a line break at the end of the file starts one more.
  package var lineCount: Int { starts.count }

  /// The line, from 1, that holds a byte offset.
  package func line(at offset: Int) -> Int { max(1, starts.partitionPoint(beyond: { Int($0) > offset })) }

  /// The range of a line's bytes, counted from 1, with its line break.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line - 1])
    return start..<(line < starts.count ? Int(starts[line]) : max(count, start))
  }

  /// The range of a line's bytes, counted from 1, without its line break.
  package func content(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    let whole = range(ofLine: line)
    return whole.lowerBound..<(bytes[whole].lastIndex { !$0.isLineBreak }.map { $0 + 1 } ?? whole.lowerBound)
  }

  /// The line break of the first line, or a line feed if there is none.
  package func lineBreak(in bytes: [UInt8]) -> String {
    let end = bytes[content(ofLine: 1, in: bytes).upperBound...]
    return end.starts(with: "\r\n".utf8) ? "\r\n" : end.first == 0x0D ? "\r" : "\n"
  }

  /// The line and column, both from 1, of a byte offset.
  package func position(of offset: Int, in bytes: [UInt8], unit: Unit = .codePoints) -> (line: Int, column: Int) {
    let line = line(at: offset)
    let start = Int(starts[line - 1])
    guard offset > start else { return (line, 1) }
    let length = offset - start
    if unit == .utf8 { return (line, length + 1) }
    // Usually counting the line is less work than counting its block up to it.
    let isShort = length < Self.block
    let before = isShort ? Tally() : tally(before: start, in: bytes)
    let upTo = isShort ? Tally().adding(bytes[start..<offset]) : tally(before: offset, in: bytes)
    let continuations = upTo.continuations - before.continuations
    return (line, 1 + length - continuations + (unit == .utf16 ? upTo.pairs - before.pairs : 0))
  }

  private func tally(before offset: Int, in bytes: [UInt8]) -> Tally {
    let block = offset / Self.block
    return tallies[block].adding(bytes[block * Self.block..<offset])
  }
}
