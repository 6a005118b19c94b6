import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("A real extension, put down as a description")
struct DescribedWidgetTests {
  private static let folder = "Tests/WidgetLintTests/WidgetKit/Described"

  static let names: [String] = {
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: Golden.package.appending(path: folder).path)) ?? []
    return files.filter { $0.hasSuffix(".widget.yml") }.map { String($0.dropLast(".widget.yml".count)) }.sorted()
  }()

  @Test("has exactly the findings that people have found by hand", arguments: names)
  func findings(name: String) throws {
    let file = Golden.package.appending(path: "\(Self.folder)/\(name).widget.yml")
    let report = Linter(LintSettings()).check([UInt8](try Data(contentsOf: file)), name: "\(name).widget.yml")
    let found = report.findings.map { "\($0.rule) \($0.path)\n" }.sorted()
    try Golden.expect(found.joined(), in: "\(Self.folder)/\(name).expected")
  }

  @Test("is one of seventeen")
  func count() { #expect(Self.names.count == 17) }
}
