import Testing
import WidgetLint
import YAML

@testable import WidgetLintServer

/// Tests that the server's text is always the client's.
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
