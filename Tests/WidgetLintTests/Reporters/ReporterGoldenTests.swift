import Foundation
import Testing
import WidgetLint

@Suite("Reporters, by golden files")
struct ReporterGoldenTests {
  /// The folder of golden files; with WRITE_GOLDEN set they are written anew, to be read in the diff.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Golden/Reporters").standardized

  private static let endings = [
    "sarif": "sarif", "json": "json", "gitlab": "json", "rdjson": "json", "junit": "xml", "checkstyle": "xml",
  ]

  @Test("a format says what its golden file says", arguments: ReporterKind.all.map(\.name))
  func matches(_ name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).\(Self.endings[name] ?? "txt")")
    let output = ReporterSamples.output(name, ReporterSamples.reports)
    if ProcessInfo.processInfo.environment["WRITE_GOLDEN"] != nil { try Data(output.utf8).write(to: file) }
    #expect(try output == String(decoding: Data(contentsOf: file), as: UTF8.self))
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
