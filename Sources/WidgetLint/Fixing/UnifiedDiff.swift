/// The change of a file as `diff -u` shows it, so that `patch -p0` and `git apply -p0` take it.
package struct UnifiedDiff: Sendable {
  /// Lines that make way for others.
  private struct Change {
    /// The index of the first old line.
    let start: Int
    let old: [ArraySlice<UInt8>]
    let new: [ArraySlice<UInt8>]

    var end: Int { start + old.count }
  }

  private static let context = 3
  private let original: [UInt8]
  /// Where each line of the original starts, and where the last one ends: a slice for each of millions would take more
  /// memory than all else.
  private let starts: [Int32]
  private let changes: [Change]
  private let name: [UInt8]

  /// The change of a file with a name.
  package init(_ text: EditedText, name: [UInt8]) {
    self.name = Self.quoted(name)
    original = text.original
    starts = Self.starts(of: text.original)
    changes = Self.changes(of: text, starts)
  }

  /// The diff's bytes; none where nothing has changed.
  package var bytes: [UInt8] {
    guard !changes.isEmpty else { return [] }
    var bytes = Array("--- ".utf8) + name + Array("\n+++ ".utf8) + name + [0x0A]
    var shift = 0
    for hunk in hunks { append(hunk, &shift, to: &bytes) }
    return bytes
  }

  // MARK: - Hunks

  /// The changes, those together whose context would meet.
  private var hunks: [[Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.start - last.end <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func append(_ hunk: [Change], _ shift: inout Int, to bytes: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let start = max(0, first.start - Self.context)
    let end = min(starts.count - 1, last.end + Self.context)
    let added = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
    let header = "@@ -\(Self.range(start, end - start)) +\(Self.range(start + shift, end - start + added)) @@\n"
    shift += added
    bytes += header.utf8
    var line = start
    for change in hunk {
      for kept in lines(line..<change.start) { Self.append(" ", kept, to: &bytes) }
      for gone in change.old { Self.append("-", gone, to: &bytes) }
      for come in change.new { Self.append("+", come, to: &bytes) }
      line = change.end
    }
    for kept in lines(line..<end) { Self.append(" ", kept, to: &bytes) }
  }

  /// A range of lines, which counts from 1; an empty one is after the line that it names.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func append(_ mark: String, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes += mark.utf8
    bytes += line
    if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
  }

  // MARK: - Lines

  private func lines(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    range.map { original[Int(starts[$0])..<Int(starts[$0 + 1])] }
  }

  private static func starts(of text: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    for index in text.indices where text[index] == 0x0A { starts.append(Int32(truncatingIfNeeded: index + 1)) }
    if starts[starts.count - 1] != text.count { starts.append(Int32(truncatingIfNeeded: text.count)) }
    return starts
  }

  /// The lines of a text, each with its line feed.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// The lines that a text changes, as few as there are.
  private static func changes(of text: EditedText, _ starts: [Int32]) -> [Change] {
    var changes: [Change] = []
    var line = 0
    for (range, bytes) in wholeLines(text) {
      while line < starts.count - 1, starts[line] < range.lowerBound { line += 1 }
      var old = Self.lines(of: text.original[range])[...]
      var new = Self.lines(of: bytes[...])[...]
      var start = line
      while let one = old.first, let other = new.first, one.elementsEqual(other) {
        old.removeFirst()
        new.removeFirst()
        start += 1
      }
      while let one = old.last, let other = new.last, one.elementsEqual(other) {
        old.removeLast()
        new.removeLast()
      }
      if !old.isEmpty || !new.isEmpty { changes.append(Change(start: start, old: Array(old), new: Array(new))) }
    }
    return changes
  }

  /// The replaced ranges of the original, widened to whole lines, with what is there instead.
  private static func wholeLines(_ text: EditedText) -> [(Range<Int>, [UInt8])] {
    let original = text.original
    let lineFeed: UInt8 = 0x0A
    var blocks: [(Range<Int>, [UInt8])] = []
    var open: (start: Int, bytes: [UInt8], end: Int)?
    /// Takes the rest of the line on which the open block's last replacement ends.
    func close() {
      guard var block = open else { return }
      let end = original[block.end...].firstIndex(of: lineFeed).map { $0 + 1 } ?? original.count
      block.bytes += original[block.end..<end]
      blocks.append((block.start..<end, block.bytes))
      open = nil
    }
    func opened(at offset: Int) -> (start: Int, bytes: [UInt8], end: Int) {
      let start = original[..<offset].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
      return (start, [], start)
    }
    for (range, bytes) in text.replacements {
      if let end = open?.end, original[end..<range.lowerBound].contains(lineFeed) { close() }
      var block = open ?? opened(at: range.lowerBound)
      open = nil
      // A line with many replacements is copied once, from each to the next.
      block.bytes += original[block.end..<range.lowerBound]
      block.bytes += bytes
      open = (block.start, block.bytes, range.upperBound)
    }
    close()
    return blocks
  }

  // MARK: - Name

  /// A file's name as diff writes it: in quotes where it would not read as it is.
  private static func quoted(_ name: [UInt8]) -> [UInt8] {
    let text = String(validating: name, as: UTF8.self)
    let isPlain = text.map { text in
      !text.unicodeScalars.contains { VisibleText.isHidden($0) || $0 == "\"" || $0 == "\\" }
        && !LogCommand.mayBe(in: text)
    }
    // A tab ends a name that holds a space.
    if isPlain == true { return name + (name.contains(0x20) ? [0x09] : []) }
    let inner = name.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F where byte != UInt8(ascii: "["): return [byte]
      default:
        let digits = String(byte, radix: 8)
        return Array(("\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits).utf8)
      }
    }
    return [UInt8(ascii: "\"")] + inner + [UInt8(ascii: "\"")]
  }
}
