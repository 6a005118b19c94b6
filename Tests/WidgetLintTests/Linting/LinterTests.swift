import LintCore
import Testing
import WidgetLint

@Suite("One file, checked")
struct LinterTests {
  @Test(
    "a file with nothing in it is empty, empty documents beside a full one are passed over",
    arguments: [
      ("", ["empty-description / 1:1"]), ("\n\n", ["empty-description / 1:1"]), ("# a\n", ["empty-description / 1:1"]),
      ("---\n", ["empty-description / 1:1"]), ("---\n---\n", ["empty-description / 1:1"]),
      ("\u{FEFF}", ["empty-description / 1:1"]), (" \n  \n", ["empty-description / 1:1"]),
      ("---\n---\n...\n", ["empty-description / 1:1"]), ("\u{FEFF}# a\r\n", ["empty-description / 1:1"]),
      ("app:\t{name:\tMaps}\t\nwidgets: [{name: Maps}]\t# a\tb\n", []),
      ("app: {name: A}\nwidgets: [{name: A}]\n---\n", []), ("---\n---\napp: {name: A}\nwidgets: [{name: A}]\n", []),
      ("''", ["wrong-type / 1:1"]), ("~", ["wrong-type / 1:1"]),
    ] as [(String, [String])]
  )
  func empty(text: String, expected: [String]) {
    #expect(lint(text).found == expected)
  }

  @Test("findings are sorted by place, rule, path and message")
  func order() {
    let report = lint(
      "app: {name: Maps}\nwidgets: [{name: Maps}, {name: Maps, margins: 0pt}, {name: Maps, primary: true, scrolls: true, grid: {columns: 5, items: 5}}]\n"
    )
    let places = report.findings.map { ($0.range.lowerBound, $0.rule, $0.path) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(places.count == 7)
  }

  @Test(
    "a message names its widget where the file describes several, wherever they are written",
    arguments: [
      ("widgets: [FAULTY]", false), ("widgets: [FAULTY, {name: B}]", true),
      ("widgets: [FAULTY]\n---\napp: {name: A}\nwidgets: [{name: B}]", true),
      ("x-a: &a {widgets: [FAULTY, {name: B}]}\n<<: *a", true),
      ("x-a: &a {widgets: [FAULTY, {name: B}]}\n<<: [{}, {<<: *a}]", true),
      ("x-a: &a [FAULTY, {name: B}]\nwidgets: *a", true),
      ("widgets: [FAULTY]\n<<: {widgets: [{name: A}, {name: B}]}", false),
    ]
  )
  func namedWidgets(text: String, isNamed: Bool) throws {
    let text = text.replacing("FAULTY", with: "{scrolls: 1, width: 3, name: A}")
    let findings = lint("app: {name: A}\n\(text)\n").findings
    for rule in ["wrong-type", "adaptive-width"] {
      let message = try #require(findings.first { $0.rule == rule }).message
      #expect(message.hasPrefix("widget \"A\": ") == isNamed, "\(message)")
    }
  }

  @Test("what must not be is no expected value", arguments: [("background: custom", true), ("margins: 0", false)])
  func forbidden(_ field: String, _ isHidden: Bool) throws {
    let finding = try #require(lint("app: {name: A}\nwidgets: [{name: A, \(field)}]").findings.first)
    #expect(finding.hidesExpected == isHidden && finding.expected != nil)
  }

  @Test("JSON is YAML")
  func json() {
    let text =
      "{\n\t\"app\": {\"name\": \"Maps\"},\n\t\"widgets\": [\n\t\t{\"name\": \"Maps\", \"scrolls\": true, \"grid\": {\"items\": 5}}\n\t]\n}\n"
    #expect(lint(text).found == ["no-scrolling /widgets/0/scrolls 4:31", "grid-item-limit /widgets/0/grid/items 4:55"])
  }

  @Test("statistics count passes, failures, what did not apply, and what is suppressed")
  func statistics() throws {
    var settings = LintSettings()
    settings.countsVerdicts = true
    let text = """
      app: {name: Maps}
      widgets:
      - {name: Maps, grid: {items: 4, spacing: 1pt}}
      - {name: Maps B, quickAction: true, grid: {items: 5}}
      # widgetlint:disable-next grid-item-limit -- why not
      - {name: Maps C, grid: {items: 6}}
      - {name: Maps D, grid: {items: six}}

      """
    let counts = try #require(Linter(settings).check(Array(text.utf8), name: "a").statistics).counts
    let grid = try #require(counts["grid-item-limit"])
    #expect(grid == [.passed: 1, .failed: 2, .notApplied: 1, .suppressed: 1])
    let spacing = try #require(counts["grid-spacing"])
    #expect(spacing == [.notApplied: 1])
    // A background that is no mapping lacks the image, which the rule is about.
    let plain = "app: {name: Maps}\nwidgets: [{name: Maps, background: system}]\n"
    let known = Linter(settings).check(Array(plain.utf8), name: "a").statistics?.counts
    #expect(known?["background-image"] == [.notApplied: 1])
    #expect(Set(counts.keys) == Set(LintSettings().rules.map(\.id)))
  }

  @Test("rules may be given in any order")
  func ruleOrder() {
    let settings = LintSettings(rules: LintSettings().rules.reversed())
    #expect(LintSettings().rules.allSatisfy { settings.knows($0.id) && settings.isOn($0.id) })
    #expect(settings.rules.map(\.id) == LintSettings().rules.map(\.id))
  }

  @Test("a fingerprint stays when lines and indices move, and differs between equals")
  func fingerprints() {
    func prints(_ text: String) -> [String] {
      var fingerprints = Fingerprints()
      return lint(text).findings.map { fingerprints.next($0, file: "a") }
    }
    let one = prints(widget("buttons: [{taps: 2}, {taps: 2}]"))
    let moved = prints("# a line\n\n" + widget("buttons: [{taps: 1}, {taps: 2}, a,\n {taps: 2}]"))
    #expect(one == moved)
    #expect(Set(one).count == 2)
    #expect(prints(widget("buttons: [{taps: 3}]")) != Array(one.prefix(1)))
    #expect(one.allSatisfy { $0.utf8.count == 32 })
  }
}
