import Testing
import WidgetLint

@Suite("Reporters, by golden files")
struct ReporterGoldenTests {
  private static let endings = [
    "sarif": "sarif", "json": "json", "gitlab": "json", "rdjson": "json", "junit": "xml", "checkstyle": "xml",
  ]

  @Test("a format says what its golden file says", arguments: ReporterKind.all.map(\.name))
  func matches(_ name: String) throws {
    let output = ReporterSamples.output(name, ReporterSamples.reports)
    try Golden.expect(output, in: "Tests/Golden/Reporters/\(name).\(Self.endings[name] ?? "txt")")
  }

  @Test("a format gives the same bytes each time", arguments: ReporterKind.all.map(\.name))
  func repeats(_ name: String) {
    #expect(
      Array(ReporterSamples.output(name, ReporterSamples.reports).utf8)
        == Array(ReporterSamples.output(name, ReporterSamples.reports).utf8)
    )
  }

  @Test("a file without findings is nothing in the formats that list findings", arguments: ["github", "compact"])
  func saysNothing(_ name: String) {
    #expect(ReporterSamples.output(name, ReporterSamples.reports.suffix(1)) == "")
  }

  @Test("an empty SARIF run has an empty list of results")
  func emptyRun() {
    #expect(ReporterSamples.output("sarif", []).contains("\"results\": []"))
  }
}
