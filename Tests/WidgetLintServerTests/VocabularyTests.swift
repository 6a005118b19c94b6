import Foundation
import LintCore
import LintSystem
import Testing
import WidgetLint

@testable import WidgetLintServer

/// Tests configurations and rule files in an editor.
struct VocabularyTests {
  private static let configuration = "file:///nowhere/.widgetlint.yml"
  private static let rule = "file:///nowhere/rules/own-limit.yml"

  /// Returns a client whose server knows the folder of the rule file, if that is opened.
  private static func client(_ uri: String) throws -> Client {
    try Client("{}", (.nearest, uri == rule ? [FilePath("/nowhere/rules")] : [], nil))
  }

  private static func labels(_ uri: String, _ marked: String) throws -> [String] {
    var client = try client(uri)
    return try client.complete(uri, marked).compactMap { $0["label"]?.text }
  }

  private static let configurations: [(String, [String])] = [
    ("▮", ConfigurationKeys.file.map(\.name)), ("root: ▮", ["true", "false"]),
    ("rules:\n  all: ▮", ["error", "warning"]),
    ("failOn: ▮", ["error", "warning", "info", "never"]),
    ("rules:\n  grid-item-limit: ▮", ["error", "warning", "info", "off"]),
    ("rules:\n  grid-item-limit: {▮", ["severity"]), ("rules:\n  grid-item-limit: {severity: ▮", ["error"]),
    ("suppress: [{▮", ["rule", "file", "reason"]), ("suppress:\n  - rule: ▮", ["accented-image"]),
    ("projects:\n  - ▮", ["path", "configuration", "host"]), ("projects: [{app: {▮", ["name", "urlSchemes"]),
    ("projects:\n  - widgets:\n      Today:\n        ▮", ["name", "title", "primary"]),
    ("projects: [{widgets: {Today: {caching: ▮", ["local", "none"]),
    ("projects: [{widgets: {Today: {buttons: [{▮", ["title", "opens"]),
    ("overrides:\n  - ▮", ["files", "rules"]), ("overrides:\n  - files: a\n    rules: {font-color: ▮", ["error"]),
  ]

  @Test(arguments: configurations)
  func `A configuration is completed`(_ text: String, _ first: [String]) throws {
    #expect(try Array(Self.labels(Self.configuration, text).prefix(first.count)) == first)
  }

  @Test func `The ids of rules and the groups are offered in a configuration`() throws {
    let labels = try Self.labels(Self.configuration, "rules:\n  ▮")
    #expect(KnownGuidelines().groups.names.allSatisfy(labels.contains) && labels.contains("all"))
    #expect(labels.contains("grid-item-limit") && labels.contains("wrong-type") && !labels.contains("yaml-syntax"))
  }

  private static let rules: [(String, [String])] = [
    ("▮", RuleKeys.file.map(\.name)), ("severity: ▮", ["error", "warning", "info"]),
    ("expect: {▮", ["path", "all", "any", "not"]),
    ("fix:\n  ▮", ["description", "safe"]), ("examples:\n  ▮", ["valid", "invalid"]),
    ("examples:\n  invalid:\n    - ▮", ["description", "reports"]), ("given: $.▮", ["app", "widgets"]),
    ("given: $.widgets[*].▮", ["name", "title"]),
    ("given: $.widgets[*].grid\nexpect: {path: .▮", ["items", "columns"]),
    ("parameters: {maximum: 4}\nexpect: {maxItems: {parameter: ▮", ["maximum"]),
  ]

  @Test(arguments: rules)
  func `A rule file is completed`(_ text: String, _ first: [String]) throws {
    #expect(try Array(Self.labels(Self.rule, text).prefix(first.count)) == first)
  }

  @Test func `Each key of a configuration and of a rule file has a meaning`() {
    for key in ConfigurationKeys.file + RuleKeys.file { #expect(!key.meaning.isEmpty, "\(key.name)") }
  }

  @Test func `A fault is shown where it stands`() throws {
    var client = try Self.client(Self.configuration)
    try client.open(Self.configuration, "rules:\n  grid-item-limit: eror\n")
    let fault = try #require(client.diagnostics().first)
    #expect(fault["code"]?.text == "configuration")
    #expect(fault["range"]?["start"]?["line"]?.integer == 1)
    #expect(fault["range"]?["start"]?["character"]?.integer == 19)
    client = try Self.client(Self.rule)
    try client.open(Self.rule, "id: own-limit\nseverity: eror\n")
    #expect(try client.diagnostics().first?["code"]?.text == "rule-file")
    // A fault in a whole file has no place of its own.
    try client.open(Self.rule, "# " + String(repeating: "x", count: 1 << 20))
    let large = try #require(client.diagnostics().first)
    #expect(large["code"]?.text == "rule-file")
    #expect(large["message"]?.text == "the file is larger than 1 MiB, expected less")
  }

  @Test func `An example that fails is shown over its first line`() throws {
    let text = """
      id: own-limit
      severity: error
      summary: A widget has a title
      given: $.widgets[*]
      expect: {path: .title, present: true}
      message: no title
      examples:
        valid:
          - |
            app: {name: Maps}
            widgets: [{name: Maps}]
        invalid:
          - description: |
              app: {name: Maps}
              widgets: [{name: Maps}]
            reports: /widgets/0

      """
    var client = try Self.client(Self.rule)
    try client.open(Self.rule, text)
    let found = try #require(client.diagnostics().first)
    #expect(found["code"]?.text == "rule-example")
    #expect(found["range"]?["start"]?["line"]?.integer == 9)
    #expect(found["range"]?["end"]?["line"]?.integer == 9)
  }

  @Test func `Hover says what a key means and what is in force`() throws {
    var client = try Self.client(Self.configuration)
    try client.open(Self.configuration, "failOn: error\nrules:\n  grid-item-limit: error\n")
    #expect(try client.hover(Self.configuration, 0, 1)?.contains("in force: error") == true)
    #expect(try client.hover(Self.configuration, 2, 5)?.contains("grid-item-limit · error") == true)
    try client.open(Self.configuration, "rules:\n  all: info\n")
    #expect(try client.hover(Self.configuration, 1, 3)?.hasPrefix("all") == true)
  }

  @Test(arguments: [
    ("suppress:\n  - rule: grid-item-limit\n", "grid-item-limit · warning"),
    ("projects:\n  - app: {urlSchemes: a}\n", "urlSchemes · URL scheme, or a list of these"),
  ])
  func `Hover says what is named in an entry of a configuration`(_ text: String, _ start: String) throws {
    var client = try Self.client(Self.configuration)
    try client.open(Self.configuration, text)
    let hover = try client.hover(Self.configuration, 1, 14)
    #expect(hover?.hasPrefix(start) == true, "\(hover ?? "")")
  }

  @Test(arguments: ["rules:\n  bu▮", "foo: 1\nrules:\n  ▮", "suppress:\n  - rule: ▮", "rules:\n  button-limit: {▮"])
  func `What is half typed is completed with the rules and parameters of the saved text`(_ marked: String) throws {
    let rule = String(decoding: try Golden.bytes(of: "examples/team/design-rules/button-limit.yml"), as: UTF8.self)
    var (client, folder) = try Client.beside([
      ".widgetlint.yml": "rulePaths: [rules]\n", "rules/button-limit.yml": rule,
    ])
    let labels = try client.complete(folder.file(".widgetlint.yml").absoluteString, marked).map { $0["label"]?.text }
    #expect(labels.contains(marked.contains("{") ? "maximum" : "button-limit"), "\(labels)")
  }

  @Test func `A description has one diagnostic where its configuration cannot be used, until that is saved`() throws {
    let related = "{\"textDocument\":{\"publishDiagnostics\":{\"relatedInformation\":true}}}"
    var (client, folder) = try Client.beside([".widgetlint.yml": "rules:\n  grid-item-limit: eror\n"], related)
    let uri = folder.file("Maps.widget.yml").absoluteString
    try client.open(uri, "app: {name: Maps}\nwidgets: [{name: Maps, grid: {items: 6}}]\n")
    let broken = try client.diagnostics()
    #expect(broken.map { $0["code"]?.text } == ["configuration"])
    let message = broken.first?["message"]?.text ?? ""
    #expect(message.contains(".widgetlint.yml:2:20: ") && message.hasSuffix("; nothing is checked until this is fixed"))
    #expect(broken.first?["range"]?["end"]?["character"]?.integer == 17)
    let place = broken.first?["relatedInformation"]?.elements?.first?["location"]
    #expect(place?["uri"]?.text?.hasSuffix("/.widgetlint.yml") == true)
    #expect(place?["range"]?["start"]?["character"]?.integer == 19)
    try folder.write("rules:\n  grid-item-limit: error\n", to: ".widgetlint.yml")
    let changed = folder.file(".widgetlint.yml").absoluteString
    try client.tell("workspace/didChangeWatchedFiles", "{\"changes\":[{\"uri\":\"\(changed)\",\"type\":2}]}")
    let fixed = try client.diagnostics()
    #expect(fixed.map { $0["code"]?.text } == ["grid-item-limit"])
    #expect(fixed.first?["severity"]?.integer == 1)
    try folder.write("exclude: ['*.widget.yml']\n", to: ".widgetlint.yml")
    try client.tell("didSave", about: uri)
    #expect(try client.diagnostics().isEmpty)
  }

  @Test func `A description has the symbols of its guidelines where its configuration cannot be used`() throws {
    let capabilities = "{\"textDocument\":{\"documentSymbol\":{\"hierarchicalDocumentSymbolSupport\":true}}}"
    var (client, folder) = try Client.beside([".widgetlint.yml": "failOn: x\n"], capabilities)
    let uri = folder.file("Maps.widget.yml").absoluteString
    try client.open(uri, "guidelines: widgetkit\napp: {name: A}\nwidgets: [{name: A, families: systemSmall}]\n")
    let widget = try #require(client.ask("documentSymbol", about: uri)?.elements?.last)
    #expect(widget["children"]?.elements?.map { $0["name"]?.text } == ["name", "families"], "\(widget.source)")
  }

  // MARK: - Custom guidelines

  private static let guidelines = [
    "guidelines.yml": "id: menu\ntitle: Menus\nmeaning: A menu\nitems: {list: dishes, noun: dish, name: name}\n",
    "fields.yml": """
    - {path: dishes, type: {list: mapping}, required: true, meaning: The dishes}
    - {path: "dishes[].name", type: text, meaning: The name}
    - {path: "dishes[].course", type: {words: [starter, main]}, meaning: The course}

    """,
    "names/short-name.yml": """
    id: short-name
    severity: warning
    summary: A name is short
    given: $.dishes[*].name
    expect: {maxLength: 10}
    message: "{dish} is long"
    examples: {valid: ["dishes: [{name: Soup}]"], invalid: [{description: "dishes: [{name: Vegetable soup}]", reports: /dishes/0/name}]}

    """,
    ".widgetlint.yml": "rulePaths: .\n",
  ]

  @Test func `The files of a folder of guidelines are checked beside each other as they are typed`() throws {
    var (client, folder) = try Client.beside(Self.guidelines)
    for (name, text) in Self.guidelines where name.hasSuffix(".yml") {
      try client.open(folder.file(name).absoluteString, text)
      #expect(try client.diagnostics().isEmpty, "\(name)")
    }
    let fields = folder.file("fields.yml").absoluteString
    try client.change(fields, "- {path: dishes, type: lists, meaning: The dishes}\n")
    #expect(try client.diagnostics().first?["message"]?.text?.contains("\"lists\" is not a type") == true)
    let rule = folder.file("names/short-name.yml").absoluteString
    try client.change(rule, (Self.guidelines["names/short-name.yml"] ?? "").replacing("10", with: "20"))
    #expect(try client.diagnostics().first?["message"]?.text?.hasPrefix("missing: ") == true)
  }

  private static let ofMenu: [(String, String, [String])] = [
    ("fields.yml", "- {▮", ["path", "type"]), ("fields.yml", "- {path: a, type: ▮", ["text", "scalar"]),
    ("guidelines.yml", "items: {▮", ["list", "noun"]), ("statements.yml", "- ▮", ["id", "source"]),
    ("names/short-name.yml", "given: $.dishes[*].▮", ["name", "course"]), ("a.widget.yml", "guidelines: ▮", ["today"]),
    ("a.widget.yml", "guidelines: menu\n▮", ["dishes"]),
    ("a.widget.yml", "guidelines: menu\ndishes:\n- name: a\n  course: ▮", ["starter", "main"]),
    ("a.widget.yml", "app:\n  name: A\n---\nguidelines: menu\ndishes:\n- ▮", ["name", "course"]),
  ]

  @Test(arguments: ofMenu)
  func `Guidelines of one's own are completed, and so is what follows them`(
    _ name: String,
    _ marked: String,
    _ first: [String]
  ) throws {
    var (client, folder) = try Client.beside(Self.guidelines)
    let items = try client.complete(folder.file(name).absoluteString, marked)
    #expect(items.prefix(first.count).map { $0["label"]?.text } == first)
  }
}
