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

  @Test("JSON's findings are given out file by file, and its summary stands before them all")
  func json() throws {
    var reporter = try Self.reporter("json")
    #expect(reporter.report(Self.report).contains("\"fingerprint\""))
    #expect(reporter.head(Summary()).contains("\"summary\""))
    #expect(ReporterKind.all.filter(\.hasHead).map(\.name) == ["json", "sarif", "junit"])
    #expect(!reporter.finish(Summary()).contains("summary"))
  }

  @Test("GitHub's commands wait for those of a higher severity, but not for ever")
  func github() throws {
    var reporter = try Self.reporter("github")
    #expect(reporter.report(Self.report) == "")
    var output = ""
    for _ in 0..<40_000 where output.isEmpty { output = reporter.report(Self.report) }
    #expect(!output.isEmpty && output.utf8.count < 10 << 20)
    let names = ["::error", "::warning", "::notice"]
    let order = output.split(separator: "\n").map { names.firstIndex(of: String($0.split(separator: " ")[0])) ?? 3 }
    #expect(order == order.sorted())
    #expect(reporter.finish(Summary()) == "")
  }
}
