import LintCore
import Testing
import WidgetLint

/// Each of these once took minutes, when the work was quadratic.
@Suite("Large descriptions are judged in the time that their size takes")
struct LargeDescriptionTests {
  private static let count = 5000

  private static func lines(_ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private func rules(_ report: CheckedFile) -> [String: Int] {
    report.findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  @Test("Many suppressions, each of the next node, suppress a finding each")
  func nextNodes() {
    let text = widget(Self.lines { "# widgetlint:disable-next unknown-field -- why not\nk\($0): 1" })
    let report = lint(text)
    #expect(report.suppressed.count == Self.count)
    #expect(report.findings.isEmpty)
  }

  @Test("Many suppressions in front of one node are all used, and the first one suppresses")
  func stacked() {
    let report = lint(widget(Self.lines { "# widgetlint:disable-next no-scrolling -- reason \($0)" } + "scrolls: true"))
    #expect(report.suppressed.map(\.reason) == ["reason 0"])
    #expect(report.findings.isEmpty)
  }

  @Test("The first of many suppressions of the whole file suppresses all of many findings")
  func wholeFile() {
    let text = Self.lines { "# widgetlint:disable-file unknown-field -- reason \($0)" }
    let report = lint(text + widget(Self.lines { "k\($0): 1" }))
    #expect(report.suppressed.map(\.reason) == [String?](repeating: "reason 0", count: Self.count))
    #expect(report.findings.isEmpty)
  }

  @Test("A suppression of many rules has a finding for each that is unknown or unused", arguments: [false, true])
  func names(areKnown: Bool) {
    let names = (0..<Self.count).map { areKnown ? "no-scrolling" : "rule-\($0)" }.joined(separator: ", ")
    let report = lint("# widgetlint:disable-file \(names) -- why not\n" + widget(""))
    #expect(rules(report) == [areKnown ? "unused-suppression" : "unknown-rule": Self.count])
  }

  @Test("Many documents with a suppression each have findings about each")
  func documents() {
    let document = "---\n# widgetlint:disable-next no-scrolling\napp: {name: A}\nwidgets: [{name: A}]\n"
    let report = lint(String(repeating: document, count: 1000))
    #expect(rules(report) == ["suppression-without-reason": 1000, "unused-suppression": 1000])
    #expect(report.findings.map(\.document).max() == 1000)
  }

  @Test("Many widgets, on lines of their own or on one, have a finding each", arguments: ["\n  - ", ", "])
  func widgets(separator: String) {
    let isFlow = separator == ", "
    let widgets = (0..<1000).map { "{name: Maps \($0), scrolls: yes}" }.joined(separator: separator)
    let list = isFlow ? " [\(widgets)]" : "\n  - \(widgets)"
    #expect(rules(lint("app: {name: Maps}\nwidgets:\(list)\n"))["wrong-type"] == 1000)
  }

  @Test("Many colors that are left out on one line have a finding each")
  func emptyColors() {
    let report = lint(widget("font: [\(String(repeating: "{color: }, ", count: Self.count))]"))
    #expect(rules(report) == ["wrong-type": Self.count])
  }

  @Test("What is beside an empty value is not read to its end for each alias of it", arguments: ["#333 ", "#x ", " "])
  func besideAnchor(text: String) {
    let anchor = "&a" + (text == " " ? "" : " ") + text + String(repeating: " ", count: 1_000_000)
    let report = lint(widget("font:\n  - color: \(anchor)\n" + String(repeating: "  - color: *a\n", count: 1000)))
    #expect(report.findings.count == 1001 && report.findings.allSatisfy { $0.fix == nil })
  }

  @Test("Many fixes on one line are one line in the diff")
  func fixes() {
    let effects = String(repeating: "notificationCenter, ", count: 500)
    let text = widget("vibrancy: [\(effects)primary]")
    let fixer = Fixer(Linter(LintSettings()), allowsUnsafe: true)
    let fixed = fixer.fix(Array(text.utf8), name: "a.widget.yml")
    #expect(fixed.before.findings.count == 500)
    #expect(fixed.after.findings.isEmpty)
    let diff = String(decoding: UnifiedDiff(fixed.edited, name: Array("a".utf8)).bytes, as: UTF8.self)
    #expect(diff.contains("\n+  vibrancy: [primary]\n"))
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("-") } == 2)
  }

  @Test("Trials of fixes that do harm end, and what was not tried is said", arguments: [1, 1 << 30])
  func harmfulFixes(trialWeight: Int) {
    let widgets = (0..<20).map { "  - {name: Nearby \($0)}\n  - {name: Maps Nearby \($0)}\n" }.joined()
    let linter = Linter(LintSettings())
    let fixer = Fixer(linter, allowsUnsafe: true, trialWeight: trialWeight)
    let fixed = fixer.fix(Array("app: {name: Maps}\nwidgets:\n\(widgets)".utf8), name: "a.widget.yml")
    let left = fixed.after.findings.count { $0.fix != nil }
    #expect(left == 20 && !fixed.isChanged)
    #expect(fixed.refused.count + fixed.untried == left)
    #expect((fixed.untried > 0) == (trialWeight == 1))
  }

  @Test("Suppressions have a limit, and from there on none is read")
  func suppressions() {
    let (name, later) = ("no-scrolling,", "# widgetlint:disable-file unknown-field -- why\nx: 1\n")
    for (suppressions, place) in [
      ("# widgetlint:disable-line \(String(repeating: name, count: 10_001)) -- why\n", "5:\(27 + name.count * 10_000)"),
      (String(repeating: "# widgetlint:disable-next no-scrolling -- why\n", count: 10_001), "10005:1"),
    ] {
      let report = lint(widget("") + suppressions + later, configuration: "rules: {unused-suppression: off}")
      #expect(report.found("limit-exceeded") == ["/ \(place)"] && report.paths("unknown-field") == ["/x"])
    }
  }

  @Test("Suppressed findings have the limit of findings, and a finding says so")
  func suppressed() {
    let keys = (0..<5_001).map { "k\($0): 1" }.joined(separator: "\n")
    let report = lint("# widgetlint:disable-file unknown-field -- why\n" + widget(keys))
    #expect(report.suppressed.count == 5_000 && report.isShortened && report.findings.first?.severity == .error)
    #expect(
      report.findings.map(\.message)
        == ["the file has more than 5000 findings, reported or suppressed; the others are left out"]
    )
  }

  @Test("A line of 1 MB is read to its end, and a finding there has its column, but not its whole line")
  func longLine() throws {
    let title = String(repeating: "Maps é😀 ", count: 83_000)
    let report = lint("app: {name: Maps}\nwidgets: [{name: Maps, x-note: \"\(title)\", scrolls: yes}]\n")
    #expect(report.found == ["wrong-type /widgets/0/scrolls 2:\(33 + title.unicodeScalars.count + 12)"])
    #expect(try ReporterSamples.output("text", [report]).utf8.count < 2_000)
  }

  @Test("Findings of a widget whose name is long do not repeat all of it", arguments: ["json", "sarif", "text"])
  func longName(format: String) throws {
    let fonts = String(repeating: "      - {color: gren}\n", count: 500)
    let name = String(repeating: "é", count: 20_000)
    let report = lint("app: {name: Maps}\nwidgets:\n  - name: \(name)\n    font:\n\(fonts)  - {name: Maps}\n")
    #expect(report.found("invalid-value").count == 500)
    #expect(try ReporterSamples.output(format, [report]).utf8.count < 3_000_000)
  }

  @Test("A finding that compares with many values shows a part of them")
  func manyExpectedValues() throws {
    let schemes = Self.list(900) { "a\($0)" }
    let report = lint(widget("opens: \"b://x\"", app: "{name: Maps, urlSchemes: [\(schemes)]}"))
    let output = try ReporterSamples.output("json", [report])
    #expect(output.contains("\"a99\"") && output.contains("\"…\"") && !output.contains("\"a100\""))
    #expect(output.ranges(of: "compared with a0, a1, a2").count == 1 && output.contains("a81, …"))
  }

  @Test("Findings over the limit are left out, and a last one says so")
  func manyFindings() {
    let linter = Linter(LintSettings(), maximumFindings: 10)
    let report = linter.check(Array(widget(Self.lines { "k\($0): 1" }).utf8), name: "a.widget.yml")
    #expect(report.found == (0..<10).map { "unknown-field /widgets/0/k\($0) \($0 + 4):3" } + ["limit-exceeded / 13:3"])
    #expect(report.findings.last?.message.contains("has more than 10 findings, reported or suppressed") == true)
  }

  @Test("Documents after very many findings are not described, and a last finding says that there are more")
  func findingsOfManyDocuments() {
    let report = lint(String(repeating: "---\na: 1\n", count: Self.count))
    #expect(report.descriptions.count == Description.Limits.findings / 3)
    #expect(report.findings.last?.message.contains("has more than 5000 findings") == true)
  }

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ", ")
  }

  private static let longLanguage = "aa" + String(repeating: "-abcdefgh", count: 110)

  private static func translated(_ count: Int) -> String {
    let titles = "title: {default: Maps, \(list(count) { "aa-\($0): Q" })}\nscrolls: true"
    return widget(titles, app: "{name: {default: Maps, \(list(count) { "aa-\($0): M" })}}")
  }

  @Test("A rule may take a million steps, and some more for each node")
  func steps() throws {
    let message = try #require(lint(Self.translated(2_000)).findings.first?.message)
    let steps = try #require(message.firstMatch(of: /takes more than (\d+) steps/)?.1)
    #expect((1_000_000..<2_000_000).contains(Int(steps) ?? 0))
  }

  /// Descriptions with values that a rule compares with each other.
  private static let crowded = [
    "title-prefix": translated(300),
    "title-prefix in long languages": widget(
      "title: {default: Maps, \(list(100) { "\(longLanguage)-\($0 + 100): Q" })}\nscrolls: true",
      app: "{name: {default: Maps, \(list(100) { "\(longLanguage)-\($0 + 100): M" })}}"
    ),
    "no-third-party-app": widget(
      "scrolls: true\nbuttons: [\(list(600) { "{title: Go, opens: \"b\($0)://x\"}" })]",
      app: "{name: Maps, urlSchemes: [\(list(600) { "a\($0)" })]}"
    ),
    "group-sizes": "guidelines: widgetkit\napp: {name: A}\nwidgets:\n"
      + ["systemSmall", "systemMedium"].map { family in
        "- {name: B, description: See it, text: {size: 1}, families: [\(list(1000) { _ in family })]}\n"
      }.joined(),
  ]

  @Test("A rule that compares too much ends with a finding, and the others go on", arguments: crowded.keys.sorted())
  func comparisons(name: String) throws {
    let linter = Linter(LintSettings(), maximumSteps: 1_000)
    let report = linter.check(try #require(Self.crowded[name]), name: "a.widget.yml")
    let rule = String(name.prefix { $0 != " " })
    #expect(report.findings.first?.message.contains("the rule \(rule) takes more than ") == true)
    #expect(report.findings.first?.rule == "limit-exceeded" && report.found(rule) == [])
    #expect(!report.found(rule == "group-sizes" ? "minimum-text-size" : "no-scrolling").isEmpty)
  }

  @Test("A fix that would write a long text is not offered")
  func longFix() {
    let name = String(repeating: "Maps ", count: 1000) + "x"
    let report = lint("app: {name: \(name)}\nwidgets: [{name: A}, {name: B}]\n")
    let findings = report.findings.filter { $0.rule == "title-prefix" }
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.fix == nil && $0.help?.contains("no fix is known") == true })
  }
}
