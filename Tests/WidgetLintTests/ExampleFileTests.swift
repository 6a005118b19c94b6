import LintCore
import Testing
import WidgetLint

@Suite("The descriptions in examples, and those of real extensions")
struct ExampleFileTests {
  /// The paths of the descriptions that the built-in rules check without a configuration.
  static let paths =
    Golden.descriptions(below: "examples").filter { path in
      // These folders have configurations of their own, with which the command is tested.
      !["menu", "team", "xcode"].contains { path.hasPrefix("examples/\($0)/") }
    } + Golden.descriptions(below: "Tests/WidgetLintTests/WidgetKit/Described")

  @Test("give exactly the findings beside them", arguments: paths)
  func expected(name: String) throws {
    let report = Linter(LintSettings()).check(try Golden.bytes(of: name), name: name)
    let path = "\(name.dropLast(".widget.yml".count)).expected"
    let lines = String(decoding: try Golden.bytes(of: path), as: UTF8.self).split(separator: "\n")
    let comments = lines.filter { $0.hasPrefix("#") }.map(String.init)
    let hasPlaces = lines.contains { !$0.hasPrefix("#") && $0.split(separator: " ").count > 2 }
    let found = hasPlaces ? report.found : report.findings.map { "\($0.rule) \($0.path)" }.sorted()
    try Golden.expect((comments + found).map { "\($0)\n" }.joined(), in: path)
  }
}
