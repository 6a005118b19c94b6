import Testing
import WidgetLint

@Suite("Reporters, by golden files")
struct ReporterGoldenTests {
  private static let endings = [
    "sarif": "sarif", "json": "json", "gitlab": "json", "rdjson": "json", "junit": "xml", "checkstyle": "xml",
  ]

  @Test("a format says what its golden file says", arguments: ReporterKind.all.map(\.name))
  func matches(_ name: String) throws {
    let output = try ReporterSamples.output(name, ReporterSamples.reports)
    try Golden.expect(output, in: "Tests/Golden/Reporters/\(name).\(Self.endings[name] ?? "txt")")
  }

  @Test("a file without findings is nothing in the formats that list findings", arguments: ["github", "compact"])
  func saysNothing(_ name: String) throws {
    #expect(try ReporterSamples.output(name, ReporterSamples.reports.suffix(1)) == "")
  }

  @Test("an empty SARIF run has an empty list of results")
  func emptyRun() throws {
    #expect(try ReporterSamples.output("sarif", []).contains("\"results\": []"))
  }
}
