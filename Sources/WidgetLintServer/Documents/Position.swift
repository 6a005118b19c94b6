import WidgetLint
import YAML

/// A place as a client counts: lines from 0, and characters from 0 in the unit that was agreed on.
struct Position: Equatable {
  /// The line.
  let line: Int
  /// The character in it.
  let character: Int

  /// A place by its line and character.
  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads a place.
  init(_ value: JSONValue?) throws(ResponseError) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0, character >= 0
    else { throw .parameter("position", "a line and a character from 0") }
    self.init(line: line, character: character)
  }

  /// The place as JSON, written at once, since each diagnostic has two.
  var json: String { "{\"line\":\(line),\"character\":\(character)}" }
}

/// The unit in which characters are counted, by its name in the protocol.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first of some names that is one; UTF-16 where none is.
  init(offered names: [String]) {
    self = names.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
  }

  /// The unit as line maps know it.
  var unit: LineMap.Unit {
    switch self {
    case .utf8: .utf8
    case .utf16: .utf16
    case .utf32: .codePoints
    }
  }

  /// The offset of a character in a line: the line's end after it, the start of the character that it lies in.
  func offset(of character: Int, in line: Range<Int>, _ bytes: [UInt8]) -> Int {
    var (offset, left) = (line.lowerBound, character)
    while offset < line.upperBound {
      let length = length(ofCharacterBeginningWith: bytes[offset])
      guard left >= length else { break }
      left -= length
      offset += Self.utf8.length(ofCharacterBeginningWith: bytes[offset])
    }
    return offset
  }

  /// How many units the character that begins with a byte takes.
  private func length(ofCharacterBeginningWith byte: UInt8) -> Int {
    switch self {
    case .utf8: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    case .utf16: byte < 0xF0 ? 1 : 2
    case .utf32: 1
    }
  }
}
