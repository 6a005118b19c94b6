import WidgetLint
import YAML

/// The text of a document as its client has it, including a byte order mark.
struct DocumentText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The unit in which the client counts characters.
  let unit: LineMap.Unit
  private let lines: LineMap

  /// Creates a text from its bytes and the unit in which its client counts characters.
  init(_ bytes: [UInt8], _ unit: LineMap.Unit) {
    self.bytes = bytes
    self.unit = unit
    lines = LineMap(bytes, count: bytes.count)
  }

  // MARK: - Lines

  /// The line, from 0, that holds an offset.
  func line(at offset: Int) -> Int { lines.line(at: offset) - 1 }

  /// Returns the bytes of a line, from 0, without its line break; empty at the text's end for lines after the last one.
  func range(ofLine line: Int) -> Range<Int> {
    guard line < lines.lineCount else { return bytes.count..<bytes.count }
    let content = lines.content(ofLine: line + 1, in: bytes)
    return line == 0 ? 0..<content.upperBound : content
  }

  /// The line break that ends the first line.
  var lineBreak: String { lines.lineBreak(in: bytes) }

  // MARK: - Places

  /// Returns the place of an offset.
  func position(of offset: Int) -> Position {
    let place = lines.position(of: offset, in: bytes, unit: unit)
    // The line map does not count the byte order mark.
    let isAfterMark = place.line == 1 && offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let mark = unit == .utf8 ? 3 : 1
    return Position(line: place.line - 1, character: place.column - 1 + (isAfterMark ? mark : 0))
  }

  /// Returns the offset of a place: the line's end if it is beyond that, the text's end if it is after the last line,
  /// and the character's start if it is inside one.
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

  /// Returns a range of bytes as JSON.
  func json(_ range: Range<Int>) -> JSONText {
    .raw("{\"start\":\(position(of: range.lowerBound).json),\"end\":\(position(of: range.upperBound).json)}")
  }

  /// Returns the bytes between two places from a client, in either order.
  func range(_ value: JSONValue?) throws(ResponseError) -> Range<Int> {
    guard let value else { throw .parameter("range", "two places") }
    let (start, end) = (offset(of: try Position(value["start"])), offset(of: try Position(value["end"])))
    return min(start, end)..<max(start, end)
  }

  /// Returns the text with some bytes replaced.
  func replacing(_ range: Range<Int>, with replacement: [UInt8]) -> DocumentText {
    var changed = bytes
    changed.replaceSubrange(range, with: replacement)
    return DocumentText(changed, unit)
  }
}

/// A place as the protocol counts it: lines from 0, and characters from 0 in the agreed unit.
struct Position: Equatable {
  let line: Int
  let character: Int

  /// The place as JSON, written directly for speed: each diagnostic has two.
  var json: String { "{\"line\":\(line),\"character\":\(character)}" }
}

extension Position {
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
  /// The text; nil if it is too large to keep.
  private(set) var text: DocumentText?
  private let unit: LineMap.Unit
  /// The result of checking it; nil until it is needed.
  var check: DocumentCheck?
  /// Whether the client was sent diagnostics for it that it may still show.
  var wasPushed = false
  /// The hash of the diagnostics that the client last pulled for it; nil if it has pulled none.
  var pulled: Int?

  /// Creates a document that the client has opened.
  init(version: Int?, _ bytes: [UInt8], _ unit: LineMap.Unit) {
    (self.version, self.unit) = (version, unit)
    take(DocumentText(bytes, unit))
  }

  private mutating func take(_ text: DocumentText) { self.text = text.bytes.count > Self.limit ? nil : text }

  /// Replaces the text between two places, or the whole text. A text that was too large is known again once sent whole.
  mutating func replace(_ ends: JSONValue?, with new: [UInt8]) throws(ResponseError) {
    guard let ends else { return take(DocumentText(new, unit)) }
    if let text { take(text.replacing(try text.range(ends), with: new)) }
  }
}
