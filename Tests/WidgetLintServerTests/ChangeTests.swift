import Testing
import WidgetLint
import YAML

@testable import WidgetLintServer

/// The server's text is always the client's.
struct ChangeTests {
  private static let pieces = [
    "a", "é", "e\u{301}", "😀", "\n", "\r", "\r\n", "\u{2028}", "\u{FEFF}", "app:", " ", "- ", "\"", "#", "👩‍👩‍👧", "{", "]",
  ]

  @Test(arguments: LineMap.Unit.allCases)
  func `Two thousand changes leave the text that the client has`(_ encoding: LineMap.Unit) throws {
    var random = SeededRandom(seed: 7)
    var model = ClientText("", try #require(ClientText.Unit(rawValue: encoding.rawValue)))
    var text = DocumentText([], encoding)
    for _ in 0..<2_000 {
      func position() -> Position { Position(line: random.number(below: 12), character: random.number(below: 9)) }
      let (one, other) = (position(), position())
      let added = (0..<random.number(below: 4)).map { _ in random.one(of: Self.pieces) }.joined()
      let json = "{\"start\":\(one.json),\"end\":\(other.json)}"
      let range = try text.range(JSONValue(json: Array(json.utf8)))
      text = text.replacing(range, with: Array(added.utf8))
      model.replace((one.line, one.character), (other.line, other.character), with: added)
      if model.scalars.count > 200 {
        model.cut(after: 100)
        text = DocumentText(Array(model.text.utf8), encoding)
      }
      try #require(text.bytes == Array(model.text.utf8))
    }
  }

  private static let changes: [(LineMap.Unit, String, Int, Int, Int, Int, String)] = [
    // After the line's end, after the last line, backwards.
    (.utf16, "ab\ncd", 0, 99, 0, 99, "abX\ncd"), (.utf16, "ab\ncd", 9, 9, 9, 9, "ab\ncdX"),
    (.utf16, "ab\ncd", 1, 1, 0, 1, "aXd"), (.utf16, "ab\r\ncd", 0, 9, 0, 9, "abX\r\ncd"),
    // Inside a character.
    (.utf16, "😀b", 0, 1, 0, 1, "X😀b"), (.utf16, "😀b", 0, 2, 0, 2, "😀Xb"), (.utf8, "😀b", 0, 3, 0, 4, "Xb"),
    (.codePoints, "😀b", 0, 1, 0, 1, "😀Xb"), (.utf8, "éb", 0, 1, 0, 1, "Xéb"),
    // A byte order mark is a character; lines end with CR, too, and with nothing else.
    (.utf16, "\u{FEFF}ab", 0, 1, 0, 1, "\u{FEFF}Xab"), (.utf8, "\u{FEFF}ab", 0, 3, 0, 3, "\u{FEFF}Xab"),
    (.utf16, "a\rb", 1, 0, 1, 0, "a\rXb"), (.utf16, "a\u{2028}b", 1, 0, 1, 0, "a\u{2028}bX"),
  ]

  @Test(arguments: changes)
  func `A place outside of the text or of a character is the nearest one`(
    _ encoding: LineMap.Unit,
    _ before: String,
    _ line: Int,
    _ character: Int,
    _ endLine: Int,
    _ endCharacter: Int,
    _ after: String
  ) throws {
    let text = DocumentText(Array(before.utf8), encoding)
    let one = text.offset(of: Position(line: line, character: character))
    let other = text.offset(of: Position(line: endLine, character: endCharacter))
    let changed = text.replacing(min(one, other)..<max(one, other), with: Array("X".utf8))
    #expect(String(decoding: changed.bytes, as: UTF8.self) == after)
  }

  @Test func `Half a surrogate pair becomes a replacement character`() throws {
    let json =
      "[\"a\\ud83d\", \"\\ude00b\", \"\\ud83d\\ude00\", \"\\ud83d\\u0041\", \"\\\\ud83d\", \"\\ud83d\\ud83d\\ude00\"]"
    let texts = try #require(JSONValue(json: Array(json.utf8))?.elements).map(\.text)
    #expect(texts == ["a\u{FFFD}", "\u{FFFD}b", "😀", "\u{FFFD}A", "\\ud83d", "\u{FFFD}😀"])
  }

  @Test func `A text that is too large has one diagnostic, until it is sent whole again`() throws {
    var client = try Client()
    let large = "app: {name: \"" + String(repeating: "a", count: 17 << 20) + "\"}\n"
    try client.open("untitled:a", large)
    let diagnostics = try client.diagnostics()
    #expect(diagnostics.map { $0["code"]?.text } == ["limit-exceeded"])
    #expect(diagnostics.first?["range"]?["start"]?["line"]?.integer == 0)
    try client.change("untitled:a", "app: {name: Maps}\nwidgets: [{name: Maps}]\n")
    #expect(try client.diagnostics().isEmpty)
  }
}
