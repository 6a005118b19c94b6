import RuleLanguage
import Testing
import WidgetLint
import WidgetModel

@Suite("Fixes of the rules' examples")
struct ExampleFixTests {
  private static let examples = (try? BuiltInRules.documents().flatMap(\.examples).map(\.description)) ?? []

  @Test(
    "fixing twice is fixing once, nothing fixable remains but what was left out, and nothing new appears",
    arguments: examples,
    [false, true]
  )
  func fixedPoint(text: String, allowsUnsafe: Bool) {
    let fixer = Fixer(Linter(LintSettings(rules: BuiltInRules.rules)), allowsUnsafe: allowsUnsafe)
    let once = fixer.fix(Array(text.utf8), name: "")
    #expect(fixer.fix(once.revision.bytes, name: "").revision.bytes == once.revision.bytes)
    #expect(once.after.findings.count { $0.fix.map { $0.isSafe || allowsUnsafe } ?? false } == once.refused)
    let before = Set(once.before.findings.map(\.rule))
    #expect(once.after.findings.allSatisfy { before.contains($0.rule) })
  }

  @Test("every built-in rule has fixes, or says why it has none")
  func allSay() throws {
    for document in try BuiltInRules.documents() {
      #expect(document.rule.fixes.isEmpty != (document.noFix == nil), "\(document.rule.id)")
    }
  }
}
