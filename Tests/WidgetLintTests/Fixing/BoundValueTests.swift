import LintCore
import Testing

@testable import WidgetLint

@Suite("Values that are bound to a source")
struct BoundValueTests {
  private static func fix(_ comment: String, _ field: String = "width: 300") -> (hasFix: Bool, help: String) {
    let text = "app: {name: Maps}\nwidgets:\n  - name: Maps\n    \(field)\(comment)\n"
    let found = Linter(LintSettings()).check(text, name: "a").findings.first
    return (found?.fix != nil, found?.help ?? "")
  }

  @Test(
    "get no fix, and the help names the source",
    arguments: ["  # Today/Today.swift:12", " # guess: Today/Main Interface.storyboard:3"],
    ["width: 300", "scrolls: true"]
  )
  func bound(_ comment: String, _ field: String) {
    let (hasFix, help) = Self.fix(comment, field)
    let place = comment.drop { $0 == " " || $0 == "#" }
    #expect(!hasFix)
    #expect(help.contains("change it in the source, at \(place.split(separator: "guess: ").last ?? "")"))
  }

  @Test("are not removed with the mapping that holds them")
  func mapping() {
    let insets = "marginInsets:\n      top: 0  # a/T.m:3\n      bottom: 0\n"
    let text = "app: {name: A, deploymentTarget: 10.0}\nwidgets:\n  - name: A\n    \(insets)"
    let found = Linter(LintSettings()).check(text, name: "a").findings.first { $0.rule == "obsolete-margin-insets" }
    #expect(found?.fix == nil && found?.help?.hasSuffix("; change it in the source, at a/T.m:3") == true)
  }

  @Test(
    "are told to be guesses where the comment says so, as info",
    arguments: [("# guess: Today.swift:3", Severity.info), ("# Today.swift:3", .error)]
  )
  func guess(_ comment: String, _ severity: Severity) {
    let text = "app: {name: Maps}\nwidgets:\n  - name: Maps\n    scrolls: true  \(comment)\n"
    let found = Linter(LintSettings()).check(text, name: "a").findings
    #expect(found.map(\.severity) == [severity])
    #expect(found.map { $0.isGuess && $0.message.hasSuffix(" (guess)") } == [severity == .info])
  }

  @Test(
    "keep it where a comment is about something else",
    arguments: [
      "", "  # the brand", "  # at 12:30 PM", "  # :12", "  # ratio 4:3", "  # see https://host:8080",
      "  # widgetlint:disable-line single-tap -- soon, see Today.swift:3",
      "  # \(String(repeating: "a", count: 2_000)).swift:3",
    ]
  )
  func free(_ comment: String) {
    let (hasFix, help) = Self.fix(comment)
    #expect(hasFix)
    #expect(!help.contains("source"))
  }
}
