// For `memchr`.
import CLibYAML

/// The lines of a file as an editor counts them: LF, CRLF and CR end a line, and nothing else does.
package struct LineMap: Sendable {
  /// A unit in which a column is counted.
  package enum Unit: Sendable {
    case codePoints, utf16, utf8
  }

  /// How many bytes are no code point of their own, and how many begin a pair in UTF-16.
  private struct Tally: Sendable {
    var continuations = 0
    var pairs = 0

    mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
      bytes[range].withUnsafeBufferPointer { bytes in
        // Without a branch, so that many bytes are looked at together.
        for byte in bytes {
          continuations &+= byte & 0xC0 == 0x80 ? 1 : 0
          pairs &+= byte >= 0xF0 ? 1 : 0
        }
      }
    }
  }

  private static let block = 4096

  /// The first byte of the first line.
  private let first: Int
  /// The first byte of each further line; a file of line breaks alone has as many lines as bytes, so that these are small.
  private let starts: [Int32]
  /// The tally in front of each block, so that a column in a line of megabytes costs one block; empty where there are few.
  private let tallies: [Tally]
  private let count: Int

  /// Finds the lines of a file's first `count` bytes; a leading byte order mark is no part of the first.
  package init(_ bytes: [UInt8], count: Int) {
    self.count = count
    first = count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    starts = bytes.withUnsafeBufferPointer { Self.starts($0, count) }
    tallies = count < 2 * Self.block ? [] : Self.tallies(bytes, count)
  }

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) -> [Int32] {
    guard count > 0, let first = bytes.baseAddress else { return [] }
    var starts: [Int32] = []
    starts.reserveCapacity(count / 24)
    guard memchr(first, 0x0D, count) == nil else {
      for offset in 0..<count where bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        let isFollowed = offset + 1 < count && bytes[offset + 1] == 0x0A
        if bytes[offset] == 0x0A || !isFollowed { starts.append(Int32(offset + 1)) }
      }
      return starts
    }
    let end = UnsafeRawPointer(first + count)
    var rest = UnsafeRawPointer(first)
    while let found = memchr(rest, 0x0A, end - rest) {
      rest = UnsafeRawPointer(found) + 1
      starts.append(Int32(rest - UnsafeRawPointer(first)))
    }
    return starts
  }

  private static func tallies(_ bytes: [UInt8], _ count: Int) -> [Tally] {
    var tallies = [Tally()]
    for start in stride(from: 0, to: count - block + 1, by: block) {
      var tally = tallies[tallies.count - 1]
      tally.add(bytes, start..<start + block)
      tallies.append(tally)
    }
    return tallies
  }

  /// The number of lines; a line break at the end of the file starts one more.
  package var lineCount: Int { starts.count + 1 }

  /// The line, from 1, that holds a byte offset.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  private func start(ofLine line: Int) -> Int { line == 1 ? first : Int(starts[line - 2]) }

  /// The range of a line's bytes, counted from 1, with its line break.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    return start..<(line <= starts.count ? Int(starts[line - 1]) : max(count, start))
  }

  /// The line and column, both from 1, of a byte offset.
  package func position(of offset: Int, in bytes: [UInt8], unit: Unit = .codePoints) -> (line: Int, column: Int) {
    let line = line(at: offset)
    let start = start(ofLine: line)
    guard offset > start else { return (line, 1) }
    let length = offset - start
    if unit == .utf8 { return (line, length + 1) }
    let tally = tally(of: start..<offset, in: bytes)
    return (line, 1 + length - tally.continuations + (unit == .utf16 ? tally.pairs : 0))
  }

  private func tally(of range: Range<Int>, in bytes: [UInt8]) -> Tally {
    var tally = Tally()
    let (first, last) = (range.lowerBound / Self.block + 1, range.upperBound / Self.block)
    if first < last {
      tally.continuations = tallies[last].continuations - tallies[first].continuations
      tally.pairs = tallies[last].pairs - tallies[first].pairs
      tally.add(bytes, range.lowerBound..<first * Self.block)
      tally.add(bytes, last * Self.block..<range.upperBound)
    } else {
      tally.add(bytes, range)
    }
    return tally
  }
}
