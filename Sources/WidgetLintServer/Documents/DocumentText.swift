import WidgetLint
import YAML

/// The text of a document as its client has it, a byte order mark included.
struct DocumentText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  private let lines: LineMap
  private let unit: PositionEncoding

  /// A text, and the unit in which its client counts characters.
  init(_ bytes: [UInt8], _ unit: PositionEncoding) {
    self.bytes = bytes
    self.unit = unit
    lines = LineMap(bytes, count: bytes.count)
  }

  /// How long the byte order mark is, which a line map leaves out.
  private var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  // MARK: - Lines

  /// The line, from 0, that holds an offset.
  func line(at offset: Int) -> Int { lines.line(at: offset) - 1 }

  /// The bytes of a line, from 0, without what ends it; none at the text's end after the last line.
  func range(ofLine line: Int) -> Range<Int> {
    guard line < lines.lineCount else { return bytes.count..<bytes.count }
    let range = lines.range(ofLine: line + 1)
    let start = line == 0 ? 0 : range.lowerBound
    return start..<(bytes[start..<range.upperBound].lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? start)
  }

  /// What ends the lines: that of the first.
  var lineBreak: String {
    let end = range(ofLine: 0).upperBound
    guard end < bytes.count, bytes[end] == 0x0D else { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  // MARK: - Places

  /// The place of an offset.
  func position(of offset: Int) -> Position {
    let place = lines.position(of: offset, in: bytes, unit: unit.unit)
    let mark = place.line == 1 && offset >= 3 && markLength > 0 ? unit == .utf8 ? 3 : 1 : 0
    return Position(line: place.line - 1, character: place.column - 1 + mark)
  }

  /// The offset of a place: the line's end after it, the text's end after the last line, the start of the character
  /// that it lies in.
  func offset(of position: Position) -> Int {
    guard position.line < lines.lineCount else { return bytes.count }
    return unit.offset(of: position.character, in: range(ofLine: position.line), bytes)
  }

  /// A range of bytes as JSON.
  func json(_ range: Range<Int>) -> JSONText {
    .raw("{\"start\":\(position(of: range.lowerBound).json),\"end\":\(position(of: range.upperBound).json)}")
  }

  /// The bytes between two places, in whatever order they are given.
  func range(_ value: JSONValue?) throws(ResponseError) -> Range<Int> {
    let (start, end) = (offset(of: try Position(value?["start"])), offset(of: try Position(value?["end"])))
    return min(start, end)..<max(start, end)
  }

  /// The text with others in the place of some bytes.
  func replacing(_ range: Range<Int>, with replacement: [UInt8]) -> DocumentText {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count - range.count + replacement.count)
    changed += bytes[..<range.lowerBound]
    changed += replacement
    changed += bytes[range.upperBound...]
    return DocumentText(changed, unit)
  }
}
