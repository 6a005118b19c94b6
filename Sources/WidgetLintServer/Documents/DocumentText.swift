import WidgetLint
import YAML

/// The text of a document as its client has it, including a byte order mark.
struct DocumentText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The unit in which the client counts characters.
  let unit: LineMap.Unit
  private let lines: LineMap

  /// A text, and the unit in which its client counts characters.
  init(_ bytes: [UInt8], _ unit: LineMap.Unit) {
    self.bytes = bytes
    self.unit = unit
    lines = LineMap(bytes, count: bytes.count)
  }

  // MARK: - Lines

  /// The line, from 0, that holds an offset.
  func line(at offset: Int) -> Int { lines.line(at: offset) - 1 }

  /// The bytes of a line, counted from 0, without its line break; empty at the text's end after the last line.
  func range(ofLine line: Int) -> Range<Int> {
    guard line < lines.lineCount else { return bytes.count..<bytes.count }
    let content = lines.content(ofLine: line + 1, in: bytes)
    return line == 0 ? 0..<content.upperBound : content
  }

  /// The line break that ends the first line.
  var lineBreak: String { lines.lineBreak(in: bytes) }

  // MARK: - Places

  /// The place of an offset.
  func position(of offset: Int) -> Position {
    let place = lines.position(of: offset, in: bytes, unit: unit)
    // A line map leaves out the byte order mark.
    let isAfterMark = place.line == 1 && offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let mark = unit == .utf8 ? 3 : 1
    return Position(line: place.line - 1, character: place.column - 1 + (isAfterMark ? mark : 0))
  }

  /// The offset of a place: at the line's end if it is beyond that, at the text's end if it is after the last line, and
  /// at the start of a character that it is inside of.
  func offset(of position: Position) -> Int {
    let line = range(ofLine: position.line)
    var (offset, left) = (line.lowerBound, position.character)
    while offset < line.upperBound {
      let first = bytes[offset]
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let units =
        switch unit {
        case .utf8: length
        case .utf16: length == 4 ? 2 : 1
        case .codePoints: 1
        }
      guard left >= units else { break }
      left -= units
      offset += length
    }
    return offset
  }

  /// A range of bytes as JSON.
  func json(_ range: Range<Int>) -> JSONText {
    .raw("{\"start\":\(position(of: range.lowerBound).json),\"end\":\(position(of: range.upperBound).json)}")
  }

  /// The bytes between two places as a client gives them, in any order.
  func range(_ value: JSONValue?) throws(ResponseError) -> Range<Int> {
    guard let value else { throw .parameter("range", "two places") }
    let (start, end) = (offset(of: try Position(value["start"])), offset(of: try Position(value["end"])))
    return min(start, end)..<max(start, end)
  }

  /// The text with some bytes replaced.
  func replacing(_ range: Range<Int>, with replacement: [UInt8]) -> DocumentText {
    var changed = bytes
    changed.replaceSubrange(range, with: replacement)
    return DocumentText(changed, unit)
  }
}

/// A place as a client counts it: lines from 0, and characters from 0 in the agreed unit.
struct Position: Equatable {
  /// The line.
  let line: Int
  /// The character in it.
  let character: Int

  /// The place as JSON, written directly, since each diagnostic has two.
  var json: String { "{\"line\":\(line),\"character\":\(character)}" }
}

extension Position {
  /// Reads a place.
  init(_ value: JSONValue?) throws(ResponseError) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0, character >= 0
    else { throw .parameter("position", "a line and a character from 0") }
    self.init(line: line, character: character)
  }
}

/// A document that the client has open.
struct OpenDocument {
  /// The largest text that is kept, in bytes.
  private static let limit = 64 * 1024 * 1024

  /// The version that the client gave its text; nil if it gives none.
  var version: Int?
  /// The text; nil if it is too large to be kept.
  private(set) var text: DocumentText?
  private let unit: LineMap.Unit
  /// Its findings; nil until they are asked for.
  var check: DocumentCheck?
  /// Whether the client holds diagnostics of it.
  var wasPushed = false
  /// The hash of the diagnostics that the client pulled of this text; nil if it has pulled none.
  var pulled: Int?

  /// A document that was opened.
  init(version: Int?, _ bytes: [UInt8], _ unit: LineMap.Unit) {
    (self.version, self.unit) = (version, unit)
    take(DocumentText(bytes, unit))
  }

  private mutating func take(_ text: DocumentText) { self.text = text.bytes.count > Self.limit ? nil : text }

  /// Replaces the text between two places, or the whole text; one that was too large returns when it is sent whole.
  mutating func replace(_ ends: JSONValue?, with new: [UInt8]) throws(ResponseError) {
    guard let ends else { return take(DocumentText(new, unit)) }
    if let text { take(text.replacing(try text.range(ends), with: new)) }
  }
}
