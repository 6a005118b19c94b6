import LintCore
import Testing
import WidgetLint

@Suite("Where a rule points")
struct RulePlaceTests {
  @Test("a later widget with the same default title points at the first")
  func uniqueTitle() {
    let text = """
      app: {name: Maps}
      widgets:
      - name: Maps
      - name: X
        title: {default: Maps, fr: Plans}
      - name: Maps
        title: Maps B
      - name: "Maps"

      """
    let report = lint(text)
    #expect(report.found("unique-title") == ["/widgets/1/title/default 5:20", "/widgets/3/name 8:9"])
    #expect(report.related("unique-title") == ["3:9", "3:9"])
  }

  @Test("a contrast finding knows the tile that it speaks of")
  func contrast() {
    let report = lint(widget("font:\n  backing: white\n  color: \"#777777\""))
    #expect(report.found("text-contrast") == ["/widgets/0/font/color 6:12"])
    #expect(report.related("text-contrast") == ["5:14"])
  }

  @Test(
    "the same value is found in block and flow style, through aliases and merges, quoted or not",
    arguments: [
      ("grid:\n  items: 5", "5:12"), ("grid: {items: 5}", "4:17"), ("grid: {\"items\": \"5\"}", "4:19"),
      ("x-g: &g {items: 5}\ngrid: *g", "5:9"), ("x-n: &n 5\ngrid: {items: *n}", "5:17"),
      ("x-g: &g {items: 5}\ngrid: {<<: *g}", "5:14"), ("x-g: &g {items: 5}\n<<: {grid: *g}", "5:14"),
      ("grid:\n  items:\n  - a\n  - b\n  - c\n  - d\n  - e", "5:5"), ("grid: {items: [a, b, c, d, e]}", "4:10"),
      ("? grid\n: ? items\n  : 5", "6:7"), ("grid: {items: 5, items: 1}", "4:17"),
      ("x-g: &g {grid: {items: 5}}\n<<: [*g, {grid: {items: 1}}]", "5:8"),
    ]
  )
  func styles(lines: String, place: String) {
    for lineBreak in ["\n", "\r\n"] {
      let found = lint(widget(lines).replacing("\n", with: lineBreak)).found("grid-item-limit")
      #expect(found.map { $0.split(separator: " ").last } == [place[...]])
    }
  }

  @Test("a shared value is judged for each widget that has it, at its alias")
  func shared() {
    let report = lint(
      "app: {name: Maps}\nx-g: &g {items: 5}\nwidgets:\n- {name: Maps, grid: *g}\n- {name: Maps B, grid: *g}\n"
    )
    #expect(report.found("grid-item-limit") == ["/widgets/0/grid/items 4:22", "/widgets/1/grid/items 5:24"])
    #expect(report.related("grid-item-limit") == ["2:17", "2:17"])
  }
}
