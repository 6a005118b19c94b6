import LintCore
import Testing
import WidgetLint
import YAML

@Suite("Suppressions in comments")
struct SuppressionTests {
  private func rules(_ text: String, configuration: String? = nil) -> [String] {
    lint(text, configuration: configuration).findings.map(\.rule)
  }

  @Test(
    "disable-next covers the whole node that starts on the next line",
    arguments: [
      "# widgetlint:disable-next no-scrolling -- we know\nscrolls: true",
      "# widgetlint:disable-next no-scrolling -- we know\n\n  # another\n  \nscrolls: true",
      "# widgetlint:disable-next grid-item-limit -- we know\ngrid:\n  columns: 4\n\n  items: 5",
      "# widgetlint:disable-next grid-item-limit -- we know\ngrid: {columns: 4,\n  items: 5}",
      "grid:\n  columns: 4\n  # widgetlint:disable-next grid-item-limit -- we know\n  items: 5",
      "buttons:\n# widgetlint:disable-next single-tap -- we know\n- title: a\n  taps: 2",
      "buttons:\n# widgetlint:disable-next single-tap -- we know\n-\n  title: a\n  taps: 2",
      "buttons:\n# widgetlint:disable-next single-tap -- we know\n- &b\n  title: a\n  taps: 2",
      "buttons:\n# widgetlint:disable-next single-tap -- we know\n- {title: a,\n  taps: 2}",
      "buttons: [\n# widgetlint:disable-next single-tap -- we know\n  {title: a,\n  taps: 2}]",
      "buttons: [ {title: a}, # widgetlint:disable-next single-tap -- we know\n  {title: a, taps: 2}]",
      "grid: {columns: 4,# widgetlint:disable-next grid-item-limit -- we know\n  items: 5}",
      "x-g: &g {items: 5}\n# widgetlint:disable-next grid-item-limit -- we know\ngrid: *g",
      "x-g: &g {items: 5}\ngrid:\n  # widgetlint:disable-next grid-item-limit -- we know\n  <<: *g",
      "# widgetlint:disable-next unquoted-color -- we know\nbackground: #333333",
      "# widgetlint:disable-next unquoted-color -- we know\nfont:\n  color: #333333",
      "# widgetlint:disable-next unknown-field, no-scrolling -- we know\nscroll: true",
      "# widgetlint:disable-next wrong-type -- we know\nscrolls: yes",
      "# widgetlint:disable-next wrong-type -- we know\nscrolls:",
      "# widgetlint:disable-next duplicate-key -- we know\nname: b",
      "#widgetlint:disable-next no-scrolling -- we know\nscrolls: true",
      "## widgetlint:disable-next   no-scrolling   --   we know\nscrolls: true",
      "scrolls:\n# widgetlint:disable-next no-scrolling -- we know\n  true",
      "scrolls: !!bool\n# widgetlint:disable-next no-scrolling -- we know\n  &s true",
      "font:\n# widgetlint:disable-next font-color -- we know\n  {family: system,\n  color: \"#FF0000\"}",
      "buttons:\n-\n# widgetlint:disable-next single-tap -- we know\n  {title: a,\n  taps: 2}",
    ]
  )
  func next(lines: String) {
    let rules = rules(widget(lines)).filter { $0 != "unused-suppression" || !lines.contains(",") }
    #expect(rules == [])
    #expect(lint(widget(lines)).suppressed.count == 1)
  }

  @Test(
    "a reason after a single dash, or after none, is a finding that says so and is fixed",
    arguments: [
      ("no-scrolling - we know", "a single dash precedes the reason, expected --", "no-scrolling -- we know"),
      ("no-scrolling \u{2014} we know", "a single dash precedes", "no-scrolling -- we know"),
      ("no-scrolling - the map -- on purpose", "a single dash precedes", "no-scrolling -- the map -- on purpose"),
      ("no-scrolling --- we know", "\"---\" is not a rule", "no-scrolling -- we know"),
      (
        "no-scrolling we know", "what follows no-scrolling is not a rule, expected -- before a reason",
        "no-scrolling -- we know"
      ),
      ("no-scrolling --we know", "\"--we\" is not a rule, expected -- and a blank before", "no-scrolling -- we know"),
      ("no-scrolling \u{2014}we know", "\"\u{2014}we\" is not a rule", "no-scrolling -- we know"),
    ]
  )
  func reasonWithoutDashes(comment: String, message: String, fixed: String) {
    let text = widget("# widgetlint:disable-next \(comment)\nscrolls: true")
    let findings = lint(text).findings
    #expect(findings.map(\.rule) == ["suppression-without-reason"])
    #expect(findings.first?.message.hasPrefix(message) == true, "\(findings)")
    let fixer = Fixer(Linter(LintSettings()), allowsUnsafe: false)
    #expect(fixer.fix(Array(text.utf8), name: "").text == widget("# widgetlint:disable-next \(fixed)\nscrolls: true"))
  }

  @Test("a dash before which no rule is named is one finding")
  func dashFirst() {
    #expect(rules(widget("# widgetlint:disable-next - we know\nwidth: adaptive")) == ["unused-suppression"])
  }

  @Test(
    "what a suppression names tells its findings apart",
    arguments: [
      ("disable-next no-scroling, foo -- x", ["no-scroling", "foo"]), ("disable no-scrolling -- x", ["disable"]),
      ("disable-line no-scrolling, wrong-type", ["no-scrolling, wrong-type", "no-scrolling", "wrong-type"]),
      ("disable-line no-scrolling - x", ["no-scrolling", "no-scrolling"]),
    ]
  )
  func actual(comment: String, expected: [String]) {
    #expect(lint(widget("# widgetlint:\(comment)\nwidth: adaptive")).findings.map(\.actual?.shown) == expected)
  }

  @Test("a dash alone is no reason")
  func dashAlone() {
    let findings = lint(widget("# widgetlint:disable-next no-scrolling -\nscrolls: true")).findings
    #expect(findings.map(\.message) == ["the suppression gives no reason, expected one after --"])
  }

  @Test("a rule that is misspelt in a list is no reason")
  func misspeltInList() {
    for list in ["no-scrolling content-margns", "no-scrolling, foo"] {
      #expect(rules(widget("# widgetlint:disable-next \(list) -- we know\nscrolls: true")) == ["unknown-rule"])
    }
    let text = widget("# widgetlint:disable-next no-scrolling content-margns\nscrolls: true")
    #expect(rules(text) == ["suppression-without-reason", "unknown-rule"])
  }

  @Test(
    "a suppression that suppresses nothing is told under each set of guidelines",
    arguments: ["minimum-text-size", "deep-link"]
  )
  func otherGuidelines(_ rule: String) {
    let text = """
      guidelines: widgetkit
      app: {name: Maps}
      widgets:
        - name: Nearby
          text: [{size: 9}] # widgetlint:disable-line \(rule) -- the brand
      """
    #expect(rules(text).contains("unused-suppression") == (rule == "deep-link"))
    // No description in the file follows the guideline set of this rule.
    let today = "app: {name: Maps}\nwidgets: [{name: Maps}] # widgetlint:disable-line \(rule) -- a\n"
    #expect(rules(today) == ["unused-suppression"])
  }

  private static let directive = "# widgetlint:disable-next no-scrolling -- we know\n"

  @Test(
    "disable-next covers nothing beside its node, and never the document",
    arguments: [
      widget("\(directive)width: adaptive\nscrolls: true"), widget("scrolls: true\n\(directive)"),
      "\(directive)app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true}]\n",
      "\(directive)---\napp: {name: Maps}\nwidgets: [{name: Maps, scrolls: true}]\n",
      "\(directive){app: {name: Maps},\nwidgets: [{name: Maps, scrolls: true}]}\n",
    ]
  )
  func beside(text: String) { #expect(rules(text).sorted() == ["no-scrolling", "unused-suppression"]) }

  @Test("disable-next covers a whole widget")
  func wholeWidget() {
    let text =
      "app: {name: Maps}\nwidgets:\n# widgetlint:disable-next no-scrolling, compact-height -- we know\n- name: Maps\n  scrolls: true\n  heights:\n    compact: 200\n- name: Maps B\n  scrolls: true\n  quickAction: true\n"
    #expect(lint(text).found == ["no-scrolling /widgets/1/scrolls 9:12"])
  }

  @Test(
    "disable-line covers the findings on its own line",
    arguments: [
      ("scrolls: true # widgetlint:disable-line no-scrolling -- we know\nwidth: 3", ["adaptive-width"]),
      ("scrolls: # widgetlint:disable-line no-scrolling -- we know\n  true", ["unused-suppression", "no-scrolling"]),
      ("grid: {items: 5, columns: 5} # widgetlint:disable-line grid-item-limit,grid-row-limit -- we know", []),
    ]
  )
  func line(lines: String, expected: [String]) { #expect(rules(widget(lines)) == expected) }

  @Test("a reason of kilobytes is cut off, since each finding shows it")
  func longReason() throws {
    let long = String(repeating: "a", count: 5_000)
    let text = widget("scrolls: true  # widgetlint:disable-line no-scrolling -- \(long)")
    let reason = try #require(lint(text).suppressed.first?.reason)
    #expect(reason.count < 2_100 && reason.hasPrefix("aaa"))
  }

  @Test("disable-file covers the file from anywhere in it")
  func file() {
    let text =
      widget("scrolls: true") + "---\n" + widget("scrolls: true")
      + "# widgetlint:disable-file no-scrolling -- we know\n"
    #expect(rules(text) == [])
    #expect(lint(text).suppressed.map(\.reason) == ["we know", "we know"])
    #expect(lint(text).suppressed.map(\.finding.rule) == ["no-scrolling", "no-scrolling"])
  }

  @Test(
    "a suppression without a reason suppresses, and is a finding itself",
    arguments: ["no-scrolling", "no-scrolling --", "no-scrolling --  ", "no-scrolling --reason", "no-scrolling, --"]
  )
  func withoutReason(list: String) {
    let found = rules(widget("# widgetlint:disable-next \(list)\nscrolls: true"))
    #expect(found.first == "suppression-without-reason")
    #expect(!found.contains("no-scrolling"))
  }

  @Test("an unknown rule is a finding at its name, with the nearest one")
  func unknownRule() {
    let report = lint(widget("# widgetlint:disable-next no-scroling -- we know\nscrolls: true"))
    #expect(report.found == ["unknown-rule / 4:29", "no-scrolling /widgets/0/scrolls 5:12"])
    #expect(report.findings.first?.help == "did you mean no-scrolling?")
  }

  @Test("a group is told to be one, with its rules")
  func group() {
    let report = lint(widget("# widgetlint:disable-next loading -- we know\nscrolls: true"))
    #expect(report.findings.first?.message.hasPrefix("\"loading\" is a group") == true)
    #expect(report.findings.first?.help == "its rules are background-refresh and cached-content")
  }

  @Test("what suppresses nothing is a finding for each name that is not needed")
  func unused() {
    let report = lint(
      widget("# widgetlint:disable-next no-scrolling, wrong-type, grid-spacing -- we know\nscrolls: true")
    )
    #expect(report.found == ["unused-suppression / 4:43", "unused-suppression / 4:55"])
    for name in ["disable no-scrolling", "disable-next"] {
      let rules = rules(widget("# widgetlint:\(name) -- we know\nscrolls: true"))
      #expect(rules == ["unused-suppression", "no-scrolling"], "\(name)")
    }
  }

  @Test(
    "a suppression of what no rule could judge is not called unused, which would take it away",
    arguments: [
      ("grid: {items: six} # widgetlint:disable-line grid-item-limit -- k", ["wrong-type"]),
      ("# widgetlint:disable-next no-scrolling -- k\nscrolls: oui", ["wrong-type"]),
      ("Grid: {items: 6} # widgetlint:disable-line grid-item-limit -- k", ["unknown-field"]),
      ("# widgetlint:disable-file no-scrolling -- k\ngrid: {items: six}", ["wrong-type"]),
      (
        "scrolls: false # widgetlint:disable-line no-scrolling -- k\ngrid: {items: six}",
        ["unused-suppression", "wrong-type"]
      ),
      ("# widgetlint:disable-next no-scrolling -- k\nwidth: [", ["yaml-syntax"]),
    ]
  )
  func unread(lines: String, expected: [String]) { #expect(rules(widget(lines)) == expected) }

  @Test("nor is one of guidelines that there are not, or after the most findings of a file")
  func notJudged() {
    let unknown = "guidelines: widgetkt\n" + widget("scrolls: true # widgetlint:disable-line no-scrolling -- k")
    #expect(rules(unknown) == ["invalid-value"])
    let widgets = (0..<6_000).map { number in
      "- name: Maps \(number)\n  grid: {items: 6} # widgetlint:disable-line grid-item-limit -- k\n"
    }
    #expect(!rules("app: {name: Maps}\nwidgets:\n" + widgets.joined()).contains("unused-suppression"))
  }

  @Test("the finding of a directive apart from the colon says where it belongs")
  func apart() {
    let report = lint(widget("# widgetlint: disable-line no-scrolling -- we know\nscrolls: true"))
    #expect(report.found == ["unused-suppression / 4:3", "no-scrolling /widgets/0/scrolls 5:12"])
    #expect(report.findings.first?.help?.contains("right after the colon") == true)
  }

  @Test("a suppression of a rule that is off is no finding")
  func unusedButOff() {
    #expect(
      rules(
        widget("# widgetlint:disable-next no-scrolling -- we know\nscrolls: true"),
        configuration: "rules: {no-scrolling: off}"
      ) == []
    )
  }

  @Test("the findings about suppressions are never suppressed themselves, and are warnings")
  func aboutThemselves() {
    let text = widget(
      "# widgetlint:disable-file unused-suppression, unknown-rule, suppression-without-reason -- we know\n# widgetlint:disable-file x-y\n# widgetlint:disable-file no-scrolling -- x"
    )
    let report = lint(text)
    #expect(Set(report.findings.map(\.rule)) == ["unused-suppression", "unknown-rule", "suppression-without-reason"])
    #expect(report.findings.allSatisfy { $0.severity == .warning })
    #expect(report.suppressed.isEmpty)
  }

  @Test("the findings about suppressions can be configured")
  func configured() {
    let text = widget("# widgetlint:disable-file no-scrolling")
    #expect(rules(text, configuration: "rules: {unused-suppression: off, suppression-without-reason: off}") == [])
    #expect(lint(text, configuration: "rules: {unused-suppression: error}").findings.map(\.severity).max() == .error)
  }

  @Test("syntax and limits cannot be suppressed")
  func syntax() {
    #expect(rules("# widgetlint:disable-file yaml-syntax -- we know\napp: [\n").contains("yaml-syntax"))
    #expect(rules("# widgetlint:disable-file limit-exceeded -- we know\na: &a [*a]\n").contains("limit-exceeded"))
  }

  @Test(
    "a comment that only resembles a suppression is none",
    arguments: [
      "# widgetlint", "# see widgetlint:disable-file no-scrolling", "# Widgetlint:disable-file no-scrolling",
      "# widgetlint: disable",
    ]
  )
  func others(comment: String) {
    #expect(rules(widget(comment + "\nscrolls: true")).contains("no-scrolling"))
  }

  @Test("CRLF and CR files have the same suppressions")
  func lineBreaks() {
    let text = widget(
      "# widgetlint:disable-next no-scrolling -- we know\nscrolls: true\nwidth: 3 # widgetlint:disable-line adaptive-width -- x"
    )
    for lineBreak in ["\r\n", "\r"] {
      let other = text.replacing("\n", with: lineBreak)
      #expect(rules(other) == [])
      #expect(lint(other).suppressed.map(\.reason) == ["we know", "x"])
    }
  }

  @Test("a suppression of an earlier document holds where a later one is broken")
  func brokenLater() {
    #expect(rules(widget("# widgetlint:disable-next no-scrolling -- x\nscrolls: true") + "---\n[") == ["yaml-syntax"])
  }

  @Test("a source's suppressions have the limit of names, and each of many in a row finds the code below them")
  func sources() throws {
    func suppressions(_ text: String) throws -> Suppressions {
      try #require(Suppressions.find(in: SourceComments(YAMLStream(plain: Array(text.utf8)))))
    }
    let names = String(repeating: "a,", count: 10_001)
    let found = try suppressions("// widgetlint:disable-file \(names) -- why\n").findings(LintSettings(), unread: [])
    #expect(found.contains { $0.rule == "limit-exceeded" })

    for (code, covered) in [("/* a */ b()", 45..<56), ("/* a */ \nb()", 54..<57), ("/* a\nb()", 50..<53)] {
      let text = "// widgetlint:disable-next text-style -- why\n" + code
      #expect(try suppressions(text).suppressions.map(\.covered) == [covered], "\(code)")
    }

    let line = "// widgetlint:disable-next text-style -- why\n"
    let comments = String(repeating: line, count: 9_000)
    let covered = Set(try suppressions(comments + "let a = 1\n" + line).suppressions.map(\.covered))
    #expect(covered == [comments.utf8.count..<comments.utf8.count + 10, 0..<0])
  }
}
