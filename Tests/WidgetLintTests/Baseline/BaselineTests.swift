import LintCore
import Testing
import WidgetLint

@Suite("Baselines")
struct BaselineTests {
  private static let description = """
    app: {name: Maps}
    widgets:
      - name: Maps
        grid: {items: 6}
      - name: Maps Nearby
        grid: {items: 6}

    """

  private static let swapped = """
    app: {name: Maps}
    # the other way round

    widgets:
      - name: Maps Nearby
        grid: {items: 6}
      - name: Maps
        grid: {items: 6}

    """

  private static func report(_ text: String) -> CheckedFile {
    Linter(LintSettings()).check(Array(text.utf8), name: "Maps.widget.yml")
  }

  private static func text(of report: CheckedFile) -> String {
    var counts: [BaselineEntry: Int] = [:]
    for finding in report.findings { counts[BaselineEntry(finding, file: report.name), default: 0] += 1 }
    return Baseline.text(of: counts)
  }

  /// Returns the findings that a baseline made from another description does not hide, and its stale entries.
  private static func run(_ text: String, baseline: String) throws -> (left: [String], stale: [String]) {
    var baseline = try Baseline(Array(baseline.utf8))
    var report = report(text)
    let count = report.findings.count
    let hidden = baseline.hide(in: &report, file: report.name)
    #expect(hidden == count - report.findings.count)
    return (report.findings.map(\.message), baseline.staleFindings { _ in true }.map(\.message))
  }

  @Test("a baseline is a file that a person can read")
  func text() {
    let lines = Self.text(of: Self.report(Self.description)).split(separator: "\n")
    #expect(lines.contains("version: 1"))
    #expect(
      lines.contains(
        #"  - {rule: "grid-item-limit", file: "Maps.widget.yml", widget: "Maps", path: "widgets/grid/items", value: 6}"#
      )
    )
  }

  @Test("what was there is left out, also once the widgets have changed places", arguments: [description, swapped])
  func hides(_ text: String) throws {
    #expect(Self.report(text).findings.count { $0.rule == "grid-item-limit" } == 2)
    let (left, stale) = try Self.run(text, baseline: Self.text(of: Self.report(Self.description)))
    #expect(left == [])
    #expect(stale == [])
  }

  @Test("only a fault that is new is reported")
  func newFault() throws {
    let changed = Self.swapped.replacing("name: Maps}", with: "nmae: Maps, name: Maps}")
    let (left, stale) = try Self.run(changed, baseline: Self.text(of: Self.report(Self.description)))
    #expect(left == ["\"nmae\" is not a field of `app`"])
    #expect(stale == [])
  }

  @Test("a finding that occurs once more than before is reported")
  func oneMore() throws {
    let once = "app: {name: Maps}\nwidgets: [{name: Maps, urls: [a]}]\n"
    let twice = "app: {name: Maps}\nwidgets: [{name: Maps, urls: [a]}, {name: Maps, urls: [a]}]\n"
    let baseline = Self.text(of: Self.report(once))
    #expect(try Self.run(once, baseline: baseline).left == [])
    #expect(try Self.run(twice, baseline: baseline).left.count == Self.report(twice).findings.count - 1)
  }

  @Test("a fixed finding makes its entry stale")
  func stale() throws {
    let fixed = Self.description.replacing(
      "name: Maps\n    grid: {items: 6}",
      with: "name: Maps\n    grid: {items: 4}"
    )
    let (left, stale) = try Self.run(fixed, baseline: Self.text(of: Self.report(Self.description)))
    #expect(left == [])
    #expect(stale == ["grid-item-limit in Maps.widget.yml no longer occurs"])
  }

  @Test("an entry that counts more than there are is stale")
  func staleCount() throws {
    let baseline = Self.text(of: Self.report(Self.description)).replacing("value: 6}", with: "value: 6, count: 3}")
    let message = "grid-item-limit in Maps.widget.yml occurs less often than the entry says: 1, not 3"
    #expect(try Self.run(Self.description, baseline: baseline).stale == [message, message])
  }

  @Test(
    "values and names of any kind are known again",
    arguments: [
      DataValue.text("6"), .number(6), .number(0.1), .boolean(true), .text("true"), .null, .text(""), .text("null"),
      .list([.text("a"), .number(1), .null, .list([])]), .text("\"'\\ \n\u{1B}\u{202E}\u{FFFE}\u{E0001}🧩: #{}[],"),
    ]
  )
  func roundTrip(_ value: DataValue) throws {
    let widget = value == .null ? nil : value.shown
    let finding = Finding(
      rule: "r",
      severity: .error,
      message: "m",
      range: 0..<0,
      path: "/a/0/b\u{1B}~1",
      item: widget,
      actual: value
    )
    var report = CheckedFile(name: "a", text: "", findings: [finding])
    let file = "Größe\n{}.widget.yml"
    var baseline = try Baseline(Array(Baseline.text(of: [BaselineEntry(finding, file: file): 1]).utf8))
    #expect(baseline.hide(in: &report, file: file) == 1)
    #expect(report.findings.isEmpty)
  }

  @Test("a number is no text that reads like it")
  func kinds() throws {
    func finding(_ value: DataValue) -> Finding {
      Finding(rule: "r", severity: .error, message: "m", range: 0..<0, actual: value)
    }
    var report = CheckedFile(name: "a", text: "", findings: [finding(.text("6"))])
    var baseline = try Baseline(Array(Baseline.text(of: [BaselineEntry(finding(.number(6)), file: "a"): 1]).utf8))
    #expect(baseline.hide(in: &report, file: "a") == 0)
  }

  @Test(
    "a baseline is read strictly",
    arguments: [
      ("", "the file is empty"), ("version: 2\nfindings: []\n", "found \"2\", expected 1"),
      ("version: 1\n", "findings is missing"),
      ("version: 1\nfindings: [{rule: a}]\n", "file is missing"),
      ("version: 1\nfindings: [{rule: a, file: b, line: 1}]\n", "\"line\" is not a key here"),
      (
        "version: 1\nfindings: [{rule: a, file: b, count: 0}]\n",
        "found \"0\", expected a number from 1 to 1000000"
      ),
    ]
  )
  func strict(_ text: String, _ message: String) {
    let fault = #expect(throws: Finding.self) { try Baseline(Array(text.utf8)) }
    #expect(fault?.message == message)
  }
}
