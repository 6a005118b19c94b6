import LintCore
import Testing
import WidgetLint

@Suite("The rules at the bounds of their contract")
struct BoundaryTests {
  @Test("a value within the bound passes", arguments: Bound.all)
  func passing(bound: Bound) {
    for value in bound.passing {
      #expect(lint(widget(bound.lines.filled(with: value), app: bound.app)).paths(bound.rule) == [], "\(value)")
    }
  }

  @Test("a value beyond the bound fails, at the value", arguments: Bound.all)
  func failing(bound: Bound) {
    for value in bound.failing {
      let report = lint(widget(bound.lines.filled(with: value), app: bound.app))
      #expect(report.paths(bound.rule) == [bound.path], "\(value)")
      #expect(!report.findings.contains { $0.rule == "wrong-type" || $0.rule == "invalid-value" })
    }
  }

  @Test(
    "a title may have 30 characters as people count them",
    arguments: ["a", "e\u{301}", "😀", "👨‍👩‍👧‍👦", "🇫🇷", "地", "แ", "ก\u{E49}"]
  )
  func titles(character: String) {
    // The app's name and a space are five characters.
    func title(_ count: Int) -> String { "title: \"Maps \(String(repeating: character, count: count - 5))\"" }
    #expect(lint(widget(title(30))).paths("concise-name") == [])
    #expect(lint(widget(title(31))).paths("concise-name") == ["/widgets/0/title"])
  }
}
