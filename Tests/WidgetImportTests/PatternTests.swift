import FoundationEssentials
import LintSystem
import Testing

@testable import WidgetImport

@Suite("Patterns over code")
struct PatternTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let pattern: any CodePattern.Type
    let example: PatternExample

    var testDescription: String { "\(pattern.field): \(example.value ?? "left out"): \(example.code.prefix(80))" }
  }

  static let examples: [Example] = CodePatterns.all.flatMap { pattern in
    pattern.examples.map { Example(pattern: pattern, example: $0) }
  }

  @Test("a pattern finds in its examples what they say", arguments: examples)
  func example(_ each: Example) throws {
    let isObjectiveC = each.example.isObjectiveC
    let text =
      isObjectiveC
      ? "@interface Today : UIViewController\n@end\n@implementation Today\n\(each.example.code)\n@end\n"
      : "class Today: UIViewController, NCWidgetProviding {\n\(each.example.code)\n}\n"
    let file = CodeFile(
      SourceText(Array(text.utf8)),
      path: isObjectiveC ? "Today.m" : "Today.swift",
      CompilationConditions(flags: []),
      limit: 10_000
    )
    let widget = WidgetCode(TargetCode(file), principal: "Today", viewClasses: [], lowestVersion: 10)
    var facts = Facts()
    each.pattern.read(widget, &facts)
    #expect(facts.ordered(below: "widgets")[each.pattern.field].map(Self.line) == each.example.value)
  }

  @Test(
    "a method for iOS 10 and later alone is guarded, whichever platform is named first",
    arguments: [("macOS 12, iOS 13, *", true), ("iOS 26, *", true), ("iOS 9, *", false), ("macOS 12, *", false)]
  )
  func guarded(_ versions: String, _ expected: Bool) {
    let text = "class Today { @available(\(versions)) func update() { } }"
    let conditions = CompilationConditions(flags: [])
    let file = CodeFile(SourceText(Array(text.utf8)), path: "Today.swift", conditions, limit: 100)
    #expect(Declarations(file).methods.map(\.isGuarded) == [expected])
  }

  @Test(
    "a condition ends where a comment begins",
    arguments: [("ifdef", "BETA /* testers */"), ("if", "BETA // testers"), ("ifndef", "RELEASE /* */")]
  )
  func comment(_ name: String, _ text: String) {
    var conditions = CompilationConditions(flags: ["BETA"])
    conditions.take(name, text)
    #expect(!conditions.isInactive && !conditions.isUndecided)
  }

  @Test("a string in code that is not compiled holds its bytes, too")
  func inactive() {
    let text = "#if BETA\nlet text = \"\"\"\n  a\n  \"\"\"\n#endif\n"
    #expect(SourceStrings.ranges(in: Array(text.utf8), of: FilePath("Today.swift")) == [20..<33])
  }

  /// A value in one line.
  private static func line(_ value: SourceValue) -> String {
    switch value.content {
    case .scalar(let text): text
    case .list(let list): "[" + list.map(line).joined(separator: ", ") + "]"
    case .mapping(let entries): "{" + entries.map { "\($0.key): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  @Test("each pattern has an example that it finds something in, and one in Objective-C")
  func complete() {
    for pattern in CodePatterns.all {
      #expect(pattern.examples.contains { $0.value != nil }, "\(pattern.field)")
      #expect(pattern.examples.contains { $0.isObjectiveC }, "\(pattern.field)")
    }
  }

  @Test("each pattern in the folder of patterns is in the list of all")
  func listed() throws {
    let folder = Golden.package.appending(path: "Sources/WidgetImport/Patterns")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.firstMatch(of: /enum (\w+): CodePattern \{/).map { String($0.1) }
    }
    #expect(Set(names) == Set(CodePatterns.all.map { "\($0)" }))
    #expect(names.count == CodePatterns.all.count)
  }
}
