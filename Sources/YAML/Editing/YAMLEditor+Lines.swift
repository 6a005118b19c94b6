/// Lines as libyaml breaks them, and the text between nodes: blanks, comments and indicators.
extension YAMLEditor {
  /// The first byte of the file, after a byte order mark.
  private var firstByte: Int { stream.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The first byte of the line that holds an offset, after a byte order mark.
  func lineStart(_ offset: Int) -> Int {
    let first = firstByte
    var start = offset
    while start > first, lineBreakLength(before: start) == 0 { start -= 1 }
    return start
  }

  /// The start of the line that holds an offset; nil if the line has anything but blanks before it. Stops early, so
  /// that a line of megabytes is not read to its start for each value in it.
  func lineStart(ofBlanksBefore offset: Int) -> Int? {
    let start = startOfBlanks(before: offset)
    return start <= firstByte || lineBreakLength(before: start) > 0 ? start : nil
  }

  /// The start of the blanks before an offset.
  func startOfBlanks(before offset: Int) -> Int {
    stream.bytes[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
  }

  /// Whether the line ends at an offset, or a comment begins there and ends it.
  func endsLine(_ offset: Int) -> Bool {
    offset >= stream.sourceCount || stream.source.lineBreakLength(at: offset) > 0
      || stream.bytes[offset] == UInt8(ascii: "#")
  }

  /// The length of the line break that ends at an offset; 0 if none does.
  func lineBreakLength(before offset: Int) -> Int {
    // The longest first: a line feed after a carriage return is not one by itself.
    (1...3).reversed().first { $0 <= offset && stream.source.lineBreakLength(at: offset - $0) == $0 } ?? 0
  }

  /// The end of the line that holds an offset, before its line break.
  func lineEnd(_ offset: Int) -> Int { stream.endOfLine(offset..<stream.sourceCount) }

  /// The start of the next line; the end of the file in the last line.
  func nextLine(_ offset: Int) -> Int {
    let end = lineEnd(offset)
    return end < stream.sourceCount ? end + stream.source.lineBreakLength(at: end) : end
  }

  /// The number of bytes from the start of a line to an offset in it.
  func column(of offset: Int) -> Int { offset - lineStart(offset) }

  func skipBlanks(_ offset: Int) -> Int {
    stream.source[offset...].firstIndex { !$0.isBlank } ?? stream.sourceCount
  }

  /// The first byte, from an offset on, that is neither blank nor part of a line break.
  func skipSpace(_ offset: Int) -> Int {
    var offset = skipBlanks(offset)
    while offset < stream.sourceCount, stream.source.lineBreakLength(at: offset) > 0 {
      offset = skipBlanks(offset + stream.source.lineBreakLength(at: offset))
    }
    return offset
  }

  /// The first byte, from an offset between nodes on, that is neither white space nor part of a comment.
  func significant(_ offset: Int) -> Int {
    var offset = skipSpace(offset)
    while offset < stream.sourceCount, stream.bytes[offset] == UInt8(ascii: "#") { offset = skipSpace(lineEnd(offset)) }
    return offset
  }

  /// The offset of a key's colon; nil if it has none.
  func colon(after key: Int) -> Int? {
    let offset = significant(Int(stream[key].end))
    return offset < stream.sourceCount && stream.bytes[offset] == UInt8(ascii: ":") ? offset : nil
  }

  /// The end of the text before a node: that of the previous node, or of the bracket that opens its collection.
  func endOfText(before index: Int) -> Int {
    guard index > 0 else { return 0 }
    let before = stream[index - 1]
    if Int(before.next) <= index { return Int(before.end) }
    return before.style == .flow ? Int(before.start) + 1 : endOfText(before: index - 1)
  }

  /// The start of the comment lines directly above a line that begin at `column` and after the offset `text`.
  func startOfComments(above line: Int, at column: Int, after text: Int) -> Int {
    var start = line
    while start > text {
      let above = lineStart(start - max(1, lineBreakLength(before: start)))
      let first = skipBlanks(above)
      guard above >= text, above < start, first - above == column, stream.bytes[first] == UInt8(ascii: "#") else {
        break
      }
      start = above
    }
    return start
  }

  /// The end of the line in which a value ends, including comment lines below it that are indented beyond a column.
  func endOfLines(through end: Int, below column: Int) -> Int {
    var last = lineEnd(end)
    while last < stream.sourceCount {
      let line = last + stream.source.lineBreakLength(at: last)
      let first = skipBlanks(line)
      guard first < stream.sourceCount, stream.bytes[first] == UInt8(ascii: "#"), first - line > column else { break }
      last = lineEnd(first)
    }
    return last
  }

  /// The edit that removes whole lines; for the last line, the line break before it goes too.
  func removingLines(_ range: Range<Int>) -> TextEdit {
    let start = range.lowerBound
    if range.upperBound < stream.sourceCount { return TextEdit(start..<nextLine(range.upperBound)) }
    return TextEdit(start - lineBreakLength(before: start)..<range.upperBound)
  }
}
