import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("The descriptions in examples")
struct ExampleFileTests {
  /// The package's folder.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names of the descriptions that the built-in rules check as they are, below `examples`.
  static let names: [String] = {
    let folder = package.appending(path: "examples")
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    // These folders have a configuration of their own, with which the command is run.
    return all.filter { name in
      name.hasSuffix(".widget.yml") && !["team/", "xcode/"].contains { name.hasPrefix($0) }
    }.sorted()
  }()

  @Test("give exactly the findings beside them", arguments: names)
  func expected(name: String) throws {
    let file = Self.package.appending(path: "examples/\(name)")
    let report = Linter(LintSettings(rules: BuiltInRules.rules)).check([UInt8](try Data(contentsOf: file)), name: name)
    let stem = String(file.path.dropLast(".widget.yml".count))
    let lines = try String(contentsOfFile: stem + ".expected", encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
    let places = lines.contains { $0.split(separator: " ").count > 2 }
    #expect(
      (places ? report.found : report.findings.map { "\($0.rule) \($0.path)" }.sorted())
        == (places ? lines : lines.sorted())
    )
  }

  @Test("are there")
  func count() {
    #expect(Self.names.count { $0.hasPrefix("broken/") } >= 10)
    #expect(Self.names.count { $0.hasPrefix("shipped/") } >= 30)
    #expect(Self.names.contains("good.widget.yml") && Self.names.contains("bad.widget.yml"))
  }
}
