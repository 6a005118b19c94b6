/// The lines of a file as an editor counts them: LF, CRLF and CR end a line, and nothing else does.
package struct LineMap: Sendable {
  /// A unit in which columns are counted, named after its encoding.
  package enum Unit: String, Sendable, CaseIterable {
    case codePoints = "utf-32"
    case utf16 = "utf-16"
    case utf8 = "utf-8"
  }

  /// The number of bytes that continue a code point, and of those that begin a surrogate pair in UTF-16.
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

  private static let block = 512

  /// The first byte of each line; 32 bits each, since a file of line breaks has as many lines as bytes.
  private let starts: [Int32]
  /// The tally before each block, so that a column in a line of megabytes costs no more than a block.
  private let tallies: [Tally]
  private let count: Int

  /// Finds the lines of a file's first `count` bytes; a leading byte order mark is not part of the first line.
  package init(_ bytes: [UInt8], count: Int) {
    self.count = count
    let source = bytes[..<count]
    var starts: [Int32] = [source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    starts.reserveCapacity(count / 24)
    for place in source.indices where source[place].isLineBreak {
      let isPair = source[place] == 0x0D && place + 1 < count && source[place + 1] == 0x0A
      if !isPair { starts.append(Int32(place + 1)) }
    }
    self.starts = starts
    tallies = stride(from: 0, to: count, by: Self.block).reduce(into: [Tally()]) { tallies, start in
      tallies.append(tallies[tallies.count - 1].adding(source[start..<min(start + Self.block, count)]))
    }
  }

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
    let (before, upTo) = (tally(before: start, in: bytes), tally(before: offset, in: bytes))
    let continuations = upTo.continuations - before.continuations
    return (line, 1 + length - continuations + (unit == .utf16 ? upTo.pairs - before.pairs : 0))
  }

  private func tally(before offset: Int, in bytes: [UInt8]) -> Tally {
    let block = offset / Self.block
    return tallies[block].adding(bytes[block * Self.block..<offset])
  }
}
