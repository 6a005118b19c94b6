import LintCore
import Testing
import WidgetLint

@Suite("Why a rule did or did not fire on a file")
struct FileExplanationTests {
  private func explanation(_ rule: String, _ text: String, line: Int? = nil, configuration: String = "") throws
    -> String
  {
    let settings = try settings(configuration)
    return FileExplanation(rule, Linter(settings).check(text, name: "a.widget.yml"), line: line, settings).text
  }

  @Test(
    "each predicate is shown with what it compares with, what it found, and what it made of that",
    arguments: [
      ("placeholder-name", "title: $(NAME)", "holdsVariable false (found $(NAME)): fails"),
      ("placeholder-name", "title: Maps", "holdsVariable false (found Maps): holds"),
      (
        "text-contrast", "font: {color: gray, backing: white}",
        "contrast with white, minimum 4.5 (found gray, measured 3.95): fails"
      ),
      ("no-scrolling", "scrolls: true", "equals false (found true): fails"),
      ("unique-title", "title: a", "uniqueBy .displayedTitle (found a list of 1): holds"),
    ]
  )
  func predicates(rule: String, lines: String, expected: String) throws {
    let text = try explanation(rule, widget(lines))
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

  @Test("a count says which entries count, how many it wants, and how many it found")
  func counts() throws {
    let text = try explanation("quick-action-widget", "app: {name: A}\nwidgets: [{name: A}, {name: B}]\n")
    let expected =
      "count where {path: .quickAction, equals: true}, minimum 1, maximum 1 (found a list of 2, measured 0): fails"
    #expect(text.contains("  \(expected)\n"), "\(text)")
  }

  @Test("a line leaves out what stands elsewhere")
  func lines() throws {
    let text = widget("scrolls: true")
    #expect(try explanation("no-scrolling", text, line: 4).hasPrefix("a.widget.yml:4:12: /widgets/0/scrolls: failed\n"))
    #expect(
      try explanation("no-scrolling", text, line: 1)
        == "no-scrolling looks at $.widgets[*].scrolls, and a.widget.yml has none on line 1\n"
    )
  }

  @Test("a rule that is off, and a finding that is suppressed, are named as such")
  func suppressed() throws {
    let text = widget("scrolls: true # widgetlint:disable-line no-scrolling -- we know")
    #expect(
      try explanation("no-scrolling", text, configuration: "rules: {no-scrolling: off}")
        == "no-scrolling is off for a.widget.yml\n"
    )
    #expect(try explanation("no-scrolling", text).hasSuffix("a.widget.yml:4:12: suppressed by a comment: we know\n"))
  }
}
