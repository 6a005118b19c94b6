import Testing

@testable import WidgetLintServer

/// Tests the text and range of hovers.
struct HoverTests {
  private static let text = """
    app: {name: "Kä😀rte", urlSchemes: [maps]}
    widgets:
      - name: Maps
        primary: yes # widgetlint:disable-line wrong-type -- why
        font: [{color: "#777777", backing: white}]
        background: darkGray

    """

  private static func hover(_ text: String, _ line: Int, _ character: Int, _ capabilities: String = "{}") throws
    -> (words: String, start: Int, end: Int)?
  {
    var client = try Client(capabilities)
    try client.open("untitled:a", text)
    guard let result = try client.ask("hover", "untitled:a", line, character)["result"] else { return nil }
    let words = try #require(result["contents"]?["value"]?.text)
    let start = try #require(result["range"]?["start"]?["character"]?.integer)
    return (words, start, try #require(result["range"]?["end"]?["character"]?.integer))
  }

  private static let places: [(Int, Int, Int, Int, [String])] = [
    (3, 4, 4, 11, ["widgets[].primary", "boolean", "true if it is the only widget", "main widget"]),
    (3, 15, 13, 16, ["widgets[].primary"]), (0, 12, 12, 21, ["app.name", "text", "required"]),
    (0, 25, 23, 33, ["app.urlSchemes"]),
    (4, 20, 19, 28, ["#777777, opaque; contrast 4.48:1 with the backing white", "widgets[].font.color"]),
    (
      5, 17, 16, 24,
      ["#555555, opaque", "darkGray", "with white", "with black", "widgets[].background", "system-background"]
    ),
    (3, 45, 43, 53, ["wrong-type", "error", "A value has its field's type"]),
  ]

  @Test(arguments: places)
  func `A hover says what stands there`(_ line: Int, _ character: Int, _ start: Int, _ end: Int, _ words: [String])
    throws
  {
    let hover = try #require(try Self.hover(Self.text, line, character))
    #expect(hover.start == start && hover.end == end)
    for word in words { #expect(hover.words.contains(word), "\(hover.words)") }
  }

  @Test(arguments: [(0, 4), (0, 5), (1, 8), (2, 8), (2, 2), (3, 18), (9, 9), (3, 60)])
  func `Between words nothing is said`(_ line: Int, _ character: Int) throws {
    #expect(try Self.hover(Self.text, line, character) == nil)
  }

  @Test func `A merge key and what it merges are no fields, but what stands below it is`() throws {
    let text = "x-base: &base {name: Maps}\nwidgets: [{<<: *base}, {<<: {name: A}}]\n"
    for character in [11, 12, 15, 17] { #expect(try Self.hover(text, 1, character) == nil) }
    #expect(try Self.hover(text, 1, 30)?.words.contains("widgets[].name") == true)
  }

  @Test func `Markdown goes to those that take it`() throws {
    let capabilities = "{\"textDocument\":{\"hover\":{\"contentFormat\":[\"markdown\",\"plaintext\"]}}}"
    #expect(try Self.hover(Self.text, 3, 4, capabilities)?.words.hasPrefix("**`widgets[].primary`**") == true)
    #expect(try Self.hover(Self.text, 3, 4)?.words.contains("`") == false)
  }

  @Test func `A text that is no YAML still says what its fields are`() throws {
    let broken = "widgets:\n  - name: \"Maps\n    font:\n      role: a\n    grid: {items: [\n"
    #expect(try Self.hover(broken, 3, 7)?.words.contains("widgets[].font.role") == true)
    let unfinished = "widgets:\n- name: a\n  families\nguidelines: widgetkit\n"
    #expect(try Self.hover(unfinished, 2, 4)?.words.contains("widgets[].families") == true)
  }

  @Test func `Colors are listed with their quotes, and written as they were`() throws {
    var client = try Client()
    try client.open("untitled:a", Self.text)
    let colors = try #require(client.ask("documentColor", about: "untitled:a")?.elements)
    #expect(colors.map { $0["range"]?["start"]?["character"]?.integer } == [19, 39, 16])
    #expect(colors.first?["range"]?["end"]?["character"]?.integer == 28)
    let range = try #require(colors.first?["range"]?.source)
    let color = "{\"red\":0.3333333,\"green\":0.3333333,\"blue\":0.3333333,\"alpha\":1}"
    let answer = try client.ask("colorPresentation", about: "untitled:a", ",\"color\":\(color),\"range\":\(range)")
    #expect(answer?.elements?.compactMap { $0["label"]?.text } == ["\"#555555\"", "darkGray"])
  }

  @Test(arguments: [true, false])
  func `Symbols are the app and the widgets with their fields`(_ isNested: Bool) throws {
    let capabilities = "{\"textDocument\":{\"documentSymbol\":{\"hierarchicalDocumentSymbolSupport\":\(isNested)}}}"
    var client = try Client(capabilities)
    let others = "guidelines: today\nx-a: 1\n"
    try client.open("untitled:a", others + Self.text + "    x-q: 1\n---\na: [\n")
    let symbols = try #require(client.ask("documentSymbol", about: "untitled:a")?.elements)
    let names = symbols.compactMap { $0["name"]?.text }
    if isNested {
      try #require(names == ["Kä😀rte", "Maps"])
      #expect(symbols.map { $0["kind"]?.integer } == [2, 5])
      #expect(symbols[1]["children"]?.elements?.map { $0["name"]?.text } == ["name", "primary", "font", "background"])
      #expect(symbols[1]["children"]?.elements?.last?["detail"]?.text == "darkGray")
    } else {
      try #require(names == ["Kä😀rte", "name", "urlSchemes", "Maps", "name", "primary", "font", "background"])
      #expect(symbols[1]["containerName"]?.text == "Kä😀rte")
    }
  }
}
