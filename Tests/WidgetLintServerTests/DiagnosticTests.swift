import Foundation
import LintCore
import Testing
import WidgetLint
import YAML

@testable import WidgetLintServer

/// Tests that a text's diagnostics are the findings that the command reports for it.
struct DiagnosticTests {
  private static let linter = Linter(LintSettings())

  /// A text with its name.
  struct Text: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  private static let odd = [
    "", "\n", "\u{FEFF}app: 1\n", "\u{FEFF}\u{FEFF}app: 1",
    "app: {name: \"😀e\u{301}\", x: 1}\r\nwidgets: [{name: 1, y: 2}]\r\n",
    "app: {name: Maps}\rwidgets:\r  - name: 😀\r    primary: yes\r    color: #333333\r", "a: [\n", "\t", "app: \"😀",
    "app: {name: Maps}\nwidgets: [{name: Maps, \u{2028}x: 1, \u{85}y: 2}]\n", "---\n---\napp: 1\n---\n", "a: \u{0}\n",
  ]

  private static let examples = Golden.descriptions(below: "examples").compactMap { path in
    (try? Golden.bytes(of: path)).map { Text(name: path, bytes: $0) }
  }.filter { String(validating: $0.bytes, as: UTF8.self) != nil }

  private static let texts =
    examples + odd.enumerated().map { Text(name: "odd \($0)", bytes: Array($1.utf8)) }
    + BuiltInGuidelines.documents.flatMap { document in
      document.examples.enumerated().map { Text(name: "\(document.rule.id) \($0)", bytes: Array($1.description.utf8)) }
    }

  /// Returns the place of an offset, as a client counts.
  private static func place(_ offset: Int, in bytes: [UInt8], _ encoding: LineMap.Unit) throws -> Position {
    let unit = try #require(ClientText.Unit(rawValue: encoding.rawValue))
    let index = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars.count
    let place = ClientText(String(decoding: bytes, as: UTF8.self), unit).place(of: index)
    return Position(line: place.line, character: place.character)
  }

  /// Returns what is compared of each finding: its place, severity as a number, rule and message.
  private static func expected(_ bytes: [UInt8], _ encoding: LineMap.Unit) throws -> [String] {
    try linter.check(bytes, name: "").findings.map { finding in
      let start = try place(finding.range.lowerBound, in: bytes, encoding).json
      let end = try place(finding.range.upperBound, in: bytes, encoding).json
      let severity = finding.severity == .error ? 1 : finding.severity == .warning ? 2 : 3
      let words = finding.help.map { "\(finding.message)\n\($0)" } ?? finding.message
      return "\(start)-\(end) \(severity) \(finding.rule): \(words)"
    }
  }

  private static func shown(_ diagnostics: [JSONValue]) throws -> [String] {
    try diagnostics.map { diagnostic in
      let range = try #require(diagnostic["range"])
      let (start, end) = (try Position(range["start"]).json, try Position(range["end"]).json)
      let severity = diagnostic["severity"]?.source ?? ""
      return "\(start)-\(end) \(severity) \(diagnostic["code"]?.text ?? ""): \(diagnostic["message"]?.text ?? "")"
    }
  }

  private static func client(_ encoding: LineMap.Unit) throws -> Client {
    try Client("{\"general\":{\"positionEncodings\":[\"\(encoding.rawValue)\"]}}")
  }

  @Test(arguments: LineMap.Unit.allCases)
  func `Diagnostics are the findings of the command, at the same places`(_ encoding: LineMap.Unit) throws {
    var client = try Self.client(encoding)
    // All units are the same in ASCII.
    for text in Self.texts where encoding == .utf16 || text.bytes.contains(where: { $0 >= 0x80 }) {
      try client.open("untitled:\(text.name)", String(decoding: text.bytes, as: UTF8.self))
      #expect(try Self.shown(client.diagnostics()) == Self.expected(text.bytes, encoding), "\(text.name)")
    }
  }

  @Test(arguments: examples)
  func `Without one of its lines a text has the findings of the command`(_ example: Text) throws {
    var client = try Self.client(.utf16)
    let text = DocumentText(example.bytes, .utf16)
    let whole = String(decoding: example.bytes, as: UTF8.self)
    try client.open("untitled:a", whole)
    for line in stride(from: example.name.utf8.count % 3, through: text.line(at: example.bytes.count), by: 3) {
      let range =
        text.range(ofLine: line).lowerBound..<min(example.bytes.count, text.range(ofLine: line).upperBound + 1)
      try client.change("untitled:a", "", in: text.json(range).compact)
      let left = text.replacing(range, with: []).bytes
      #expect(try Self.shown(client.diagnostics()) == Self.expected(left, .utf16), "without line \(line)")
      try client.change("untitled:a", whole)
    }
  }

  @Test func `A rule's diagnostics lead to what it rests on, and a check's lead nowhere`() throws {
    let rule = try #require(LintSettings().rules.first { $0.id == "grid-item-limit" })
    var client = try Self.client(.utf8)
    try client.open("untitled:a", "app: {name: Maps}\nwidgets: [{name: Maps, nam: 1, grid: {items: 6}}]\n")
    let addresses = try client.diagnostics().map { ($0["code"]?.text, $0["codeDescription"]?["href"]?.text) }
    #expect(addresses.first { $0.0 == "grid-item-limit" }?.1 == rule.documentation.first)
    #expect(rule.documentation.first?.hasPrefix("https://") == true)
    #expect(addresses.contains { $0 == ("unknown-field", nil) })
  }

  @Test func `A thousand diagnostics are said, and then how many there are`() throws {
    var client = try Self.client(.utf16)
    let keys = (0..<1500).map { "x\($0): 1\n" }.joined()
    try client.open("untitled:a", "app: {name: Maps}\nwidgets: [{name: Maps}]\n" + keys)
    let diagnostics = try client.diagnostics()
    #expect(diagnostics.count == 1001)
    #expect(diagnostics.last?["code"]?.text == "limit-exceeded")
    #expect(diagnostics.last?["range"]?["start"]?["line"]?.integer == 1002)
    #expect(diagnostics.last?["message"]?.text?.contains("500") == true)
  }

  @Test func `A client that pulls is not pushed to, and hears when nothing has changed`() throws {
    var client = try Client("{\"textDocument\":{\"diagnostic\":{}}}")
    try client.open("untitled:a", "app: 1")
    #expect(client.received.isEmpty)
    let first = try client.ask("diagnostic", about: "untitled:a")
    #expect(first?["kind"]?.text == "full")
    let previous = ",\"previousResultId\":\"\(try #require(first?["resultId"]?.text))\""
    #expect(try client.ask("diagnostic", about: "untitled:a", previous)?["kind"]?.text == "unchanged")
    try client.change("untitled:a", "app: 2")
    #expect(try client.ask("diagnostic", about: "untitled:a", previous)?["kind"]?.text == "full")
  }

  @Test func `A client that pulls is asked to pull again unless it holds what holds after a save`() throws {
    let refresh = "{\"textDocument\":{\"diagnostic\":{}},\"workspace\":{\"diagnostics\":{\"refreshSupport\":true}}}"
    var (client, folder) = try Client.beside([".widgetlint.yml": ""], refresh)
    let uri = folder.file("Maps.widget.yml").absoluteString
    func save() throws -> [String] {
      try client.tell("didSave", about: uri)
      try client.tell("workspace/didChangeWatchedFiles", "{\"changes\":[{\"uri\":\"\(uri)\",\"type\":2}]}")
      return client.takeReceived().compactMap { $0["method"]?.text }
    }
    try client.open(uri, "app: {name: Maps}\nwidgets: [{name: Maps, grid: {items: 6}}]\n")
    #expect(try save().last == "workspace/diagnostic/refresh")
    _ = try client.ask("diagnostic", about: uri)
    #expect(try save().isEmpty)
    try folder.write("rules: {grid-item-limit: off}\n", to: ".widgetlint.yml")
    #expect(try save().last == "workspace/diagnostic/refresh")
    _ = try client.ask("diagnostic", about: uri)
    #expect(try save().isEmpty)
    try client.change(uri, "app: 1\n")
    #expect(try save().last == "workspace/diagnostic/refresh")
  }

  @Test func `Closing takes the diagnostics away`() throws {
    var client = try Client()
    try client.open("untitled:a", "app: 1")
    #expect(try !client.diagnostics().isEmpty)
    try client.tell("didClose", about: "untitled:a")
    #expect(try client.diagnostics().isEmpty)
  }

  @Test(arguments: ["file:///tmp/notes.yml", "file:///tmp/Maps.swift", "git:/a/b.txt"])
  func `Nothing is said of other documents`(_ uri: String) throws {
    var client = try Client()
    try client.open(uri, "app: 1\nfont: [")
    #expect(client.received.isEmpty)
    #expect(try client.ask("completion", uri, 1, 0)["result"]?["items"]?.elements?.isEmpty == true)
    #expect(try client.ask("hover", uri, 0, 0)["result"] == nil)
    try client.tell("didClose", about: uri)
    #expect(client.received.isEmpty)
  }
}
