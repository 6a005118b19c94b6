import LintCore
import Testing
import WidgetLint

@Suite("Why a rule did or did not fire on a file")
struct FileExplanationTests {
  private func explanation(
    _ rule: String,
    _ text: String,
    line: Int? = nil,
    traces: Bool = false
  ) throws -> String {
    let settings = LintSettings()
    let file = Linter(settings).check(text, name: "a.widget.yml")
    return FileExplanation(rule, file, line: line, settings, traces: traces).text
  }

  @Test("the example of a check has its finding alone, and none without the mistake", arguments: Check.allCases)
  func example(of check: Check) {
    guard let example = check.example else { return }
    #expect(Set(lint(example.wrong).findings.map(\.rule)) == [check.id])
    #expect(lint(example.right).findings.isEmpty)
    let text = RuleGuide(check).text
    for line in (example.right + example.wrong).split(separator: "\n") { #expect(text.contains("\n    \(line)\n")) }
  }

  @Test(
    "a sentence says what was found and what was asked, and names fields as who wrote the description does",
    arguments: [
      ("concise-name", "title: Maps", "passed: title: found \"Maps\", asked maxLength 30"),
      ("grid-item-limit", "grid: {items: 3}", "passed: grid.items: found 3, asked maxItems 4"),
      ("no-scrolling", "scrolls: false", "passed: scrolls: found false, asked equals false"),
      ("edge-margin", "margins: {top: 8}", "passed: margins.top: found 8, asked exclusiveMinimum 0"),
      (
        "grid-row-limit", "grid: {columns: 5}",
        "failed: the grid has 5 columns, but a narrow phone has room for only 4"
      ),
      (
        "display-mode-change", "title: Maps",
        "did not apply: largestDisplayMode: found compact by default, not written, needed equals expanded"
      ),
      (
        "display-mode-change", "largestDisplayMode: expanded",
        "did not apply: handlesDisplayModeChange: found nothing, asked equals true"
      ),
      (
        "no-third-party-app", "opens: \"http://a.b\"",
        "passed: opens: found \"http://a.b\", asked urlScheme http, https, tel, "
      ),
      (
        "no-open-app-button", "buttons: [{title: Stop}]",
        "passed: title: found \"Stop\", asked not phrase"
      ),
      (
        "update-results", "updateResults: [newData]",
        "did not apply: updateResults: found a list of 1, needed maxItems 0; caching: found nothing, needed present; refresh"
      ),
      (
        "single-primary", "primary: true",
        "passed: widgets: found a list of 1, asked count where .primary equals true, maximum 1"
      ),
      ("deprecated-vibrancy", "vibrancy: primary", "passed: vibrancy: found primary, asked notEnum notificationCenter"),
    ]
  )
  func sentences(rule: String, lines: String, expected: String) throws {
    let text = try explanation(rule, widget(lines))
    #expect(text.contains(": \(expected)"), "\(text)")
    #expect(!text.contains("expect: "))
  }

  @Test("a line is told what rules make of what stands on it, of what they see from elsewhere, too")
  func seen() throws {
    let text = "app: {name: A}\nwidgets:\n- name: A\n  primary: true\n  heights: {expanded: 300}\n  scrolls: false\n"
    #expect(try explanation("single-primary", text, line: 4).contains("passed"))
    #expect(try explanation("single-primary", text, line: 6).contains("has none on line 6"))
    #expect(try explanation("expanded-mode-declared", text, line: 5).contains("failed, on line 3: "))
    #expect(try explanation("display-mode-change", text, line: 3).contains("has none on line 3"))
  }

  @Test("what is asked of what is left out by `when` is not traced")
  func left() throws {
    let text = try explanation("display-mode-change", widget("title: Maps"), traces: true)
    #expect(text.contains("  when: fails\n") && !text.contains("expect: "), "\(text)")
  }

  @Test(
    "each predicate is shown with what it compares with, what it found, and what it made of that",
    arguments: [
      ("placeholder-name", "title: $(NAME)", "like *$([A-Za-z_]*)* or *${[A-Za-z_]*}* (found $(NAME)): holds"),
      ("placeholder-name", "title: Maps", "like *$([A-Za-z_]*)* or *${[A-Za-z_]*}* (found Maps): fails"),
      (
        "text-contrast", "font: {color: gray, backing: white}",
        "contrast with white, minimum 4.5 (found gray, measured 3.95): fails"
      ),
      ("no-scrolling", "scrolls: true", "equals false (found true): fails"),
      ("unique-title", "title: a", "uniqueBy .displayedTitle (found a list of 1): holds"),
    ].map { ($0, widget($1), $2) } + [
      (
        "quick-action-widget", "app: {name: A}\nwidgets: [{name: A}, {name: B}]\n",
        "count where .quickAction equals true, minimum 1, maximum 1 (found a list of 2, measured 0): fails"
      )
    ]
  )
  func predicates(rule: String, description: String, expected: String) throws {
    let text = try explanation(rule, description, traces: true)
    #expect(text.contains("  \(expected)\n"), "\(text)")
  }

  @Test("a check of the description says what the fields on a line take")
  func fields() throws {
    let text = try explanation("wrong-type", widget("width: 100%\ntitle: Maps"), line: 4)
    #expect(text.contains("expected adaptive or a number of points"))
    #expect(text.contains("widgets[].width takes `adaptive` or points: The content's width\n"), "\(text)")
    #expect(!text.contains("title"))
    let compact = try explanation("invalid-value", widget("largestDisplayMode: big"), line: 4)
    #expect(compact.contains("takes `compact` or `expanded`; `compact` where it is left out: "), "\(compact)")
    #expect(try !explanation("wrong-type", widget("width: 1"), line: 99).contains("takes"))
  }

  @Test("a line leaves out what stands elsewhere")
  func lines() throws {
    let text = widget("scrolls: true")
    #expect(try explanation("no-scrolling", text, line: 4).hasPrefix("a.widget.yml:4:12: failed: "))
    #expect(
      try explanation("no-scrolling", text, line: 1)
        == "no-scrolling looks at $.widgets[*].scrolls, and a.widget.yml has none on line 1\n"
    )
  }
}
