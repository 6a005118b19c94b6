import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("The descriptions in examples")
struct ExampleFileTests {
  /// The names of the descriptions that the built-in rules check as they are, below `examples`.
  static let names: [String] = {
    let folder = Golden.package.appending(path: "examples")
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    // These folders have a configuration of their own, with which the command is run.
    return all.filter { name in
      name.hasSuffix(".widget.yml") && !["menu/", "team/", "xcode/"].contains { name.hasPrefix($0) }
    }.sorted()
  }()

  @Test("give exactly the findings beside them", arguments: names)
  func expected(name: String) throws {
    let file = Golden.package.appending(path: "examples/\(name)")
    let report = Linter(LintSettings()).check([UInt8](try Data(contentsOf: file)), name: name)
    let path = "examples/\(name.dropLast(".widget.yml".count)).expected"
    let lines = try String(contentsOf: Golden.package.appending(path: path), encoding: .utf8).split(separator: "\n")
    let comments = lines.filter { $0.hasPrefix("#") }.map(String.init)
    let hasPlaces = lines.contains { !$0.hasPrefix("#") && $0.split(separator: " ").count > 2 }
    let found = hasPlaces ? report.found : report.findings.map { "\($0.rule) \($0.path)" }.sorted()
    try Golden.expect((comments + found).map { "\($0)\n" }.joined(), in: path)
  }

  @Test("are there")
  func count() {
    #expect(Self.names.count { $0.hasPrefix("broken/") } >= 10)
    #expect(Self.names.count { $0.hasPrefix("shipped/") } >= 30)
    #expect(Self.names.contains("good.widget.yml") && Self.names.contains("bad.widget.yml"))
  }
}
