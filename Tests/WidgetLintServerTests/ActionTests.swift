import Foundation
import LintSystem
import Testing
import WidgetLint

@testable import WidgetLintServer

/// Tests the actions that the server offers for findings.
struct ActionTests {
  private static let text = """
    app: {name: Maps, urlSchemes: [maps]}
    widgets:
      - name: Maps
        primary: yes
        quickAction: no
        scrolls: true
        font: {color: grey}

    """

  private static func titles(_ actions: [JSONValue]) -> [String?] { actions.map { $0["title"]?.text } }

  private static func edited(_ text: String, by edit: JSONValue?) throws -> String {
    let list = edit?["documentChanges"]?.elements?.first?["edits"] ?? edit?["changes"]?["untitled:a"]
    var document = DocumentText(Array(text.utf8), .utf16)
    let edits = try #require(list?.elements).map {
      (try document.range($0["range"]), $0["newText"]?.utf8 ?? [])
    }
    for (range, replacement) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      document = document.replacing(range, with: replacement)
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  private static func opened(_ text: String = text, _ capabilities: String = "{}") throws -> Client {
    var client = try Client(capabilities)
    try client.open("untitled:a", text)
    _ = client.takeReceived()
    return client
  }

  @Test func `A finding has its fix, all of its rule, and a suppression`() throws {
    var client = try Self.opened()
    let actions = try client.actions("untitled:a", 3, 13)
    try #require(
      Self.titles(actions) == [
        "Write true", "Fix all 2 findings of wrong-type", "Suppress wrong-type here", "Fix all that is safe",
      ]
    )
    #expect(actions.map { $0["kind"]?.text } == ["quickfix", "quickfix", "quickfix", "source.fixAll.widgetlint"])
    #expect(actions.map { $0["isPreferred"]?.boolean ?? false } == [true, false, false, false])
    #expect(try Self.edited(Self.text, by: actions[0]["edit"]).contains("primary: true\n"))
    #expect(try Self.edited(Self.text, by: actions[1]["edit"]).contains("primary: true\n    quickAction: false\n"))
    let suppressed = try Self.edited(Self.text, by: actions[2]["edit"])
    #expect(suppressed.contains("primary: yes # widgetlint:disable-line wrong-type -- \n"))
    #expect(actions[0]["diagnostics"]?.elements?.first?["code"]?.text == "wrong-type")
  }

  @Test func `Findings that a baseline allows keep no other from being fixed or suppressed`() throws {
    let text = """
      app: {name: Maps, urlSchemes: [maps], deploymentTarget: "10.0"}
      widgets:
        - name: Maps
          grid: {items: 9}
          marginInsets: 0
          width: 300

      """
    let known =
      "version: 1\nfindings:\n"
      + "- {rule: grid-item-limit, file: a.widget.yml, widget: Maps, path: widgets/grid/items, value: 9}\n"
    let folder = try TemporaryFolder(["baseline.yml": known])
    let uri = folder.file("a.widget.yml").absoluteString
    let baseline = FilePath(folder.file("baseline.yml").path)
    func titles(_ baseline: FilePath?) throws -> [String?] {
      var client = try Client("{}", (.isolated, [], baseline))
      try client.open(uri, text)
      let diagnostics = client.takeReceived().first { $0["method"]?.text == "textDocument/publishDiagnostics" }
      let codes = diagnostics?["params"]?["diagnostics"]?.elements?.compactMap { $0["code"]?.text } ?? []
      #expect(codes.contains("grid-item-limit") == (baseline == nil), "\(codes)")
      return Self.titles(try client.actions(uri, 4, 18))
    }
    let all = try titles(nil)
    #expect(all.contains("Fix all that is safe") && all.contains { $0?.hasPrefix("Suppress") == true }, "\(all)")
    #expect(try titles(baseline) == all)
  }

  @Test func `What is safe is fixed, as by the command, though a baseline allows all of it`() throws {
    let text = "app: {name: Maps}\nwidgets: [{name: Maps, scrolls: yes}]\n"
    let known = "version: 1\nfindings:\n- {rule: wrong-type, file: a.widget.yml, path: widgets/scrolls, value: 'yes'}\n"
    let folder = try TemporaryFolder(["baseline.yml": known])
    let uri = folder.file("a.widget.yml").absoluteString
    var client = try Client("{}", (.isolated, [], FilePath(folder.file("baseline.yml").path)))
    try client.open(uri, text)
    #expect(Self.titles(try client.actions(uri, 0, 0)) == ["Fix all that is safe"])
  }

  @Test func `A fix that the command leaves out is not offered, and a title counts what is fixed`() throws {
    let head = "app: {name: Maps}\nwidgets:\n"
    let harmful = (1...2).map {
      "- {name: Maps \($0), quickAction: yes, heights: {expanded: 400}, handlesDisplayModeChange: false}\n"
    }
    func titles(_ widgets: [String]) throws -> [String?] {
      var client = try Self.opened(head + widgets.joined())
      return Self.titles(try client.actions("untitled:a", 2, 4)).filter { $0?.contains("expanded") == true }
    }
    #expect(try titles(harmful) == ["Suppress expanded-mode-declared here"])
    let harmless = harmful.map { $0.replacing(", handlesDisplayModeChange: false", with: "") }
    let title = "Declare the expanded display mode (unsafe)"
    let all = "Fix all 2 findings of expanded-mode-declared (unsafe)"
    #expect(try titles(harmless) == [title, all, "Suppress expanded-mode-declared here"])
    #expect(try titles(harmless + harmful) == [title, all, "Suppress expanded-mode-declared here"])
  }

  @Test func `The fix on save is that of the command`() throws {
    var changed = 0
    for path in Golden.descriptions(below: "examples") {
      guard let text = String(validating: try Golden.bytes(of: path), as: UTF8.self) else { continue }
      var client = try Self.opened(text)
      let actions = try client.actions("untitled:a", 0, 0, ",\"only\":[\"source.fixAll\"]")
      let linter = Linter(LintSettings())
      let fixed = Fixer(linter, allowsUnsafe: false).fix(linter.check(text, name: "")).text
      let edited = try actions.first.map { try Self.edited(text, by: $0["edit"]) } ?? text
      #expect(edited == fixed, "\(path)")
      changed += edited == text ? 0 : 1
    }
    #expect(changed > 5)
  }

  private static let kinds: [(String, Int)] = [
    ("[\"quickfix\"]", 3), ("[\"source\"]", 1), ("[\"source.fixAll\"]", 1), ("[\"source.fixAll.widgetlint\"]", 1),
    ("[\"source.fix\"]", 0), ("[\"refactor\"]", 0), ("[\"\"]", 4),
  ]

  @Test(arguments: kinds)
  func `Kinds are asked for by their parts`(_ only: String, _ count: Int) throws {
    var client = try Self.opened()
    #expect(try client.actions("untitled:a", 3, 13, ",\"only\":\(only)").count == count)
  }

  @Test func `A finding that the client names is found from anywhere on its line`() throws {
    var client = try Self.opened()
    let place = "{\"start\":{\"line\":3,\"character\":13},\"end\":{\"line\":3,\"character\":16}}"
    let named = "[{\"range\":\(place),\"code\":\"wrong-type\",\"message\":\"\"}]"
    #expect(try client.actions("untitled:a", 3, 0, about: named).first?["title"]?.text == "Write true")
  }

  @Test func `A client that resolves gets the edit of what was chosen, unless the text has changed`() throws {
    let capabilities =
      "{\"textDocument\":{\"codeAction\":{\"resolveSupport\":{\"properties\":[\"edit\"]}}},"
      + "\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true}}}"
    var client = try Self.opened(Self.text, capabilities)
    let actions = try client.actions("untitled:a", 3, 13)
    try #require(actions.map { $0["edit"] != nil } == [true, false, false, false])
    #expect(actions[0]["edit"]?["documentChanges"]?.elements?.first?["textDocument"]?["version"]?.integer == 1)
    #expect(try client.ask("codeAction/resolve", actions[0].source)["result"]?.source == actions[0].source)
    for action in actions.dropFirst() {
      let resolved = try client.ask("codeAction/resolve", action.source)["result"]
      #expect(resolved?["title"]?.text == action["title"]?.text)
      #expect(try Self.edited(Self.text, by: resolved?["edit"]) != Self.text)
    }
    // Some clients send null for a missing member.
    let nothing = "\(actions[1].source.dropLast()),\"edit\":null}"
    let resolved = try #require(client.ask("codeAction/resolve", nothing)["result"])
    #expect(resolved.members?.filter { $0.key == "edit" }.map(\.value.kind) == [.object])
    // Saving does not change the text.
    try client.tell("didSave", about: "untitled:a")
    #expect(try client.ask("codeAction/resolve", actions[1].source)["result"]?["edit"] != nil)
    try client.change("untitled:a", "app: 1\n")
    #expect(try client.ask("codeAction/resolve", actions[1].source)["error"]?["code"]?.integer == -32801)
  }

  private static let suppressions: [(String, Int, Int, String)] = [
    // A comment is there already.
    ("    scrolls: true # a note", 3, 13, "    # widgetlint:disable-next no-scrolling -- \n    scrolls: true # a note"),
    // A suppression is there already.
    (
      "    font: {color: red, size: -1} # widgetlint:disable-line invalid-value -- why", 3, 18,
      "    font: {color: red, size: -1} # widgetlint:disable-line invalid-value, font-color -- why"
    ),
    // In a multi-line scalar, a comment would be text.
    (
      "    buttons:\n    - title: \"Open\n        App\"", 4, 14,
      "    buttons:\n    # widgetlint:disable-next no-open-app-button -- \n    - title: \"Open\n        App\""
    ),
    (
      "    buttons:\n    - {title: 'Open\n        App'}", 4, 15,
      "    buttons:\n    # widgetlint:disable-next no-open-app-button -- \n    - {title: 'Open\n        App'}"
    ),
    (
      "    buttons: [{title: \"Go\n      now\", taps: 2}] # a note", 4, 18,
      "    # widgetlint:disable-next single-tap -- \n    buttons: [{title: \"Go\n      now\", taps: 2}] # a note"
    ),
  ]

  @Test(arguments: suppressions)
  func `A suppression takes the first form that works`(
    _ line: String,
    _ number: Int,
    _ character: Int,
    _ expected: String
  ) throws {
    let head = "app: {name: Maps}\nwidgets:\n  - name: Maps\n"
    var client = try Self.opened(head + line + "\n")
    let action = try #require(
      client.actions("untitled:a", number, character).first { $0["title"]?.text?.hasPrefix("Suppress") == true }
    )
    #expect(try Self.edited(head + line + "\n", by: action["edit"]) == head + expected + "\n")
  }

  @Test(arguments: ["", "    title: |\n      Maps\n", "    # widgetlint:disable-next no-scrolling -- asked for\n"])
  func `A selection has the suppressions of its findings`(_ more: String) throws {
    let head = "app: {name: Maps, urlSchemes: [maps]}\nwidgets:\n  - name: Maps\n    font: {color: red, size: -1}\n"
    let text =
      head + more + "    scrolls: true # a note\n    primary: yes\n    fault: [\n      1]\n    quickAction: no\n"
    var client = try Self.opened(text)
    let place = "{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":99,\"character\":0}}"
    let rest = ",\"range\":\(place),\"context\":{\"diagnostics\":[]}"
    let whole = try #require(client.ask("codeAction", about: "untitled:a", rest)?.elements).filter {
      $0["title"]?.text?.hasPrefix("Suppress") == true
    }
    #expect(whole.count > 3)
    for action in whole {
      let start = try Position(action["diagnostics"]?.elements?.first?["range"]?["start"])
      let alone = try client.actions("untitled:a", start.line, start.character).map(\.source)
      #expect(alone.contains(action.source), "\(action.source)")
    }
  }

  @Test(arguments: ["app: [", "\t"])
  func `What cannot be suppressed is not offered to be`(_ text: String) throws {
    var client = try Self.opened(text)
    let titles = Self.titles(try client.actions("untitled:a", 0, 0))
    #expect(!titles.contains { $0?.hasPrefix("Suppress") != false }, "\(titles)")
  }
}
