import Testing
import WidgetLint

@Suite("Rules that are asked only where they may report something")
struct AskedRuleTests {
  private static let linter = Linter(LintSettings())
  /// Counting what each rule says takes asking all of them.
  private static let counting = {
    var settings = LintSettings()
    settings.countsVerdicts = true
    return Linter(settings)
  }()

  @Test("find what they find when all are asked everywhere", arguments: 0..<6)
  func sameFindings(seed: Int) {
    var count = 0
    for text in DescriptionWriter.files(seed: seed, count: 25, hasUnreadable: seed % 2 == 1) {
      let report = Self.linter.check(Array(text.utf8), name: "")
      #expect(report.found == Self.counting.check(Array(text.utf8), name: "").found, "\(text)")
      count += report.findings.count
    }
    #expect(count > 50)
  }
}
