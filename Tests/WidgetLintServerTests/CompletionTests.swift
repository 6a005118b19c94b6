import Testing
import WidgetLint

@testable import WidgetLintServer

/// Tests the completion items at `▮`.
struct CompletionTests {
  /// Returns the items at the mark in a text.
  private static func items(_ marked: String, trigger: Bool = false) throws -> [JSONValue] {
    var client = try Client()
    let context = trigger ? ",\"context\":{\"triggerKind\":2,\"triggerCharacter\":\" \"}" : ""
    return try client.complete("untitled:a", marked, context)
  }

  private static func labels(_ marked: String, trigger: Bool = false) throws -> [String] {
    try items(marked, trigger: trigger).compactMap { $0["label"]?.text }
  }

  private static let widget = "app: {name: Maps}\nwidgets:\n  - name: Maps\n"

  private static let keys: [(String, [String])] = [
    ("▮", ["app", "widgets"]), ("app: {name: Maps}\n▮", ["widgets"]), ("app:\n  ▮", ["name", "urlSchemes"]),
    ("app: {▮", ["name"]), ("app: {▮}", ["name"]), ("app: {name: Maps, ▮", ["urlSchemes"]),
    // The guideline set may be named below.
    (widget + "    ▮\nguidelines: widgetkit\n", ["deploymentTarget"]),
    ("widgets:\n- ▮\n  name: a\nguidelines: widgetkit\n", ["deploymentTarget"]),
    ("widgets: [{\n  ▮\n  name: a }]\nguidelines: widgetkit\n", ["deploymentTarget"]),
    // Keys below count, even in brackets and quotes, or before something broken.
    ("{\n  ▮\n  \"app\": 1\n}\n", ["widgets"]), ("{\n  \"▮\"\n  \"app\": 1\n}\n", ["widgets"]),
    ("{\n  ▮\n  app: 1 }\n", ["widgets"]), ("\u{FEFF}▮\napp: 1\n", ["widgets"]), ("▮\n\"app\": 1\n", ["widgets"]),
    ("▮\n'app' : 1\nwidgets: [\n", ["guidelines"]),
    (widget + "    gr▮", ["title"]), (widget + "    gr▮\n    title: a\n", ["primary"]),
    (widget + "    font:\n      ▮", ["role", "family"]), (widget + "    font:\n      - ▮", ["role"]),
    ("widgets:\n  - ▮", ["name", "title"]), ("widgets:\n- ▮", ["name"]), ("widgets:\n- name: a\n▮", ["app"]),
    (widget + "    grid: {columns: 4, ▮", ["items", "spacing"]), ("app:\n  name: {▮", ["default"]),
    ("widgets:\n  - name: \"Maps\n    font:\n      ro▮\n    grid: {items: [\n", ["role", "family"]),
  ]

  @Test(arguments: keys)
  func `Where a key may stand, the fields that are not there are offered in the table's order`(
    _ text: String,
    _ first: [String]
  ) throws {
    #expect(try Array(Self.labels(text).prefix(first.count)) == first)
  }

  @Test func `A key in quotes is completed within them`() throws {
    let items = try Self.items(Self.widget + "    \"pri▮\"")
    let title = try #require(items.first { $0["label"]?.text == "primary" })
    #expect(title["textEdit"]?["newText"]?.text == "primary")
  }

  private static let values: [(String, [String])] = [
    (widget + "    primary: ▮", ["true", "false"]), (widget + "    largestDisplayMode: ex▮", ["compact", "expanded"]),
    (widget + "    vibrancy: [▮", ["primary", "secondary"]), (widget + "    vibrancy: [primary, ▮]", ["primary"]),
    (widget + "    vibrancy:\n      - ▮", ["primary"]), (widget + "    font: {color: ▮", ["black", "darkGray"]),
    (widget + "    font: {color: \"▮\"}", ["black"]), (widget + "    font: {color: '▮", ["black"]),
    (widget + "    opens: ▮", ["app"]), (widget + "    buttons:\n      - {opens: ▮}", ["app"]),
  ]

  @Test(arguments: values)
  func `Where a value stands, its field's words are offered`(_ text: String, _ first: [String]) throws {
    #expect(try Array(Self.labels(text).prefix(first.count)) == first)
    let isFlow = text.hasSuffix("[▮") || text.contains("▮]") || text.contains("- ▮")
    #expect(try isFlow || Array(Self.labels(text, trigger: true).prefix(first.count)) == first)
  }

  @Test(
    arguments: [
      "# ▮", "app: {name: Maps} # ▮", widget + "    content:\n      compact: |\n        ▮", widget + "    x-note: ▮",
      "x-shared:\n  ▮", "x-shared:\n  font: {▮", widget + "    primary: true ▮", widget + "      ▮", widget + "  ▮",
      "app: ▮", "app:▮", widget + "    name: ▮", widget + "    primary:▮", "app: {name: \"Maps\"▮}",
      widget + "    font:\n      color: ▮\n        dark: white\n", widget + "    quickAction: tr▮\n\n      blocking",
      widget + "    opens: \"a▮\n      b\"", "app: {name: Maps ▮", "# widgetlint:disable-next wrong-type -- a▮",
      "# other: ▮", "#▮",
    ]
  )
  func `Where nothing fits, in a reason and in another comment, nothing is offered`(_ text: String) throws {
    #expect(try Self.labels(text).isEmpty)
  }

  @Test(arguments: ["▮", "  ▮", "widgets:\n  - ▮", "app:\n  ▮", "app: {▮"])
  func `No list opens while a line is being indented`(_ text: String) throws {
    #expect(try Self.labels(text, trigger: true).isEmpty)
  }

  private static let edits: [(String, String, String)] = [
    ("app▮", "app", "app:"), ("  ▮", "app", "app:"), ("app: {na▮me: Maps}", "name", "name"),
    ("app: {n▮", "name", "name: "), (widget + "    vibrancy: [pri▮\n      secondary]", "primary", "primary"),
    (widget + "    buttons▮", "buttons", "buttons:"),
    (widget + "    pri▮", "primary", "primary: "), (widget + "    grid▮", "grid", "grid:"),
    (widget + "    background▮", "background", "background: "), ("app: {name: {d▮", "default", "default: "),
  ]

  @Test(arguments: edits)
  func `A key takes the place of the word with what is missing after it`(
    _ text: String,
    _ label: String,
    _ written: String
  ) throws {
    let item = try #require(try Self.items(text).first { $0["label"]?.text == label })
    #expect(item["textEdit"]?["newText"]?.text == written)
    let (start, end) = (item["textEdit"]?["range"]?["start"], item["textEdit"]?["range"]?["end"])
    #expect(start?["line"]?.integer == end?["line"]?.integer)
    let word = text.split(separator: "▮", omittingEmptySubsequences: false).map(String.init)
    let line = word[0].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let before = line.reversed().prefix { $0.isLetter }.count
    let after = word[1].prefix { $0.isLetter }.count
    #expect(start?["character"]?.integer == line.count - before)
    #expect(end?["character"]?.integer == line.count + after)
  }

  @Test func `However many items there are, an editor sorts them as they come`() {
    let items = (0..<1_100).map { CompletionItem(label: "a", documentation: "").json($0, "").compact }
    #expect(items.sorted() == items)
  }

  @Test func `Colors show their value`() throws {
    let item = try #require(Self.items(Self.widget + "    font: {color: d▮").first { $0["label"]?.text == "darkGray" })
    #expect(item["kind"]?.integer == 16)
    #expect(item["documentation"]?.text == "#555555")
  }

  private static let suppressions: [(String, [String])] = [
    ("# widgetlint:▮", ["disable-next", "disable-line", "disable-file"]), ("# widgetlint:dis▮", ["disable-next"]),
    ("# widgetlint: ▮", ["disable-next", "disable-line", "disable-file"]),
    ("# widgetlint:disable-next ▮\nwidgets: 1\napp: {name: a}\n", ["wrong-type"]),
    ("app: {name: Maps}\n# widgetlint:disable-next ▮", []), ("a: [\n# widgetlint:disable-next ▮", []),
    (widget + "    # widgetlint:disable-next ▮\n    scrolls: true\n", ["no-scrolling"]),
    (widget + "    scrolls: true # widgetlint:disable-line ▮\n", ["no-scrolling"]),
    (widget + "    scrolls: true # widgetlint:disable-line wrong-type, ▮ -- why\n", ["no-scrolling"]),
  ]

  @Test(arguments: suppressions)
  func `A suppression is completed with what it would cover first`(_ text: String, _ first: [String]) throws {
    #expect(try Array(Self.labels(text).prefix(first.count)) == first)
    #expect(try Self.labels(text).count >= 3)
  }
}
