import LintCore
import Testing
import WidgetLint

@Suite("How much of a run a reporter holds")
struct StreamingTests {
  private static let report = ReporterSamples.reports[0]

  private static func reporter(_ name: String) throws -> any Reporter {
    try #require(ReporterKind.all.first { $0.name == name }).make(ReporterOptions())
  }

  @Test("JUnit's suites are given out file by file")
  func junit() throws {
    var reporter = try Self.reporter("junit")
    #expect(reporter.report(Self.report).hasPrefix("  <testsuite "))
  }

  @Test("GitHub's commands wait for those of a higher severity, but not for ever")
  func github() throws {
    var reporter = try Self.reporter("github")
    #expect(reporter.report(Self.report) == "")
    var outputs: [String] = []
    for _ in 0..<40_000 where outputs.isEmpty {
      let output = reporter.report(Self.report)
      if !output.isEmpty { outputs.append(output) }
    }
    let output = try #require(outputs.first)
    #expect(output.utf8.count < 10 << 20)
    let names = output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(
      names
        == names.sorted {
          ["::error", "::warning", "::notice"].firstIndex(of: $0) ?? 3 < ["::error", "::warning", "::notice"]
            .firstIndex(of: $1) ?? 3
        }
    )
    #expect(reporter.finish(Summary()) == "")
  }
}
