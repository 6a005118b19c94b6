import LintCore
import Testing
import YAML

@Suite("What rules find is bounded where it is made")
struct ManyFindingsTests {
  private static func findings(_ expect: String, _ text: String) throws -> (findings: [Finding], leavesOut: Bool) {
    let rule = try ownRule(["given": "$.courses[*]", "expect": expect, "message": "m", "severity": "error"])
    return outcome(of: [rule], in: text)
  }

  /// Fields with very many values, by the condition that fails for each value.
  private static let fields = {
    let languages = "blurb: {default: Lion, \((0..<7000).map { "aa-\($0): q" }.joined(separator: ", "))}"
    return [
      "{path: .blurb, equals: Lion}": languages,
      "{all: [{path: .name, equals: z}, {path: .blurb, equals: Lion}]}": languages,
      "{path: .pickles, uniqueBy: .blurb}": "pickles: [\(String(repeating: "a, ", count: 7000))]",
    ]
  }()

  @Test(
    "One node that fails in very many places gives no more findings than are made",
    arguments: fields.keys.sorted()
  )
  func oneNode(expect: String) throws {
    let fields = try #require(Self.fields[expect])
    let found = try Self.findings(expect, "inn: {name: A}\ncourses: [{name: B, \(fields)}]\n")
    #expect(found.findings.count == Description.Limits.findings)
    #expect(found.leavesOut)
  }

  @Test("A finding shows a part of a long text of the rule, and of a long list of the description")
  func longValues() throws {
    let long = String(repeating: "é", count: 3000)
    let equal = try Self.findings("{path: .name, equals: \(long)}", "inn: {name: A}\ncourses: [{name: B}]\n").findings
    #expect(equal.map { $0.expected?.shown.utf8.count } == [403])
    let list = (0..<300).map { "t\($0)" }.joined(separator: ", ")
    let platter = try Self.findings(
      "{path: .platter.regular, subsetOf: [a]}",
      "inn: {name: A}\ncourses: [{name: B, platter: {regular: [\(list)]}}]\n"
    ).findings
    guard case .list(let shown)? = platter.first?.actual else {
      Issue.record("\(platter)")
      return
    }
    #expect(shown.count == 101 && shown.last == .text("…"))
  }

  @Test("A text is cut off by its characters, and by its bytes where one character is long", arguments: 0..<4)
  func clipped(start: Int) {
    let prefix = String(repeating: "b", count: start)
    let marks = prefix + "a" + String(repeating: "\u{301}\u{1D165}", count: 5000)
    let shown = DataValue.clipped(marks)
    #expect(
      shown.utf8.count <= 32 * 80 + 3 && shown.utf8.count > 31 * 80 && marks.utf8.starts(with: shown.utf8.dropLast(3))
    )
    let family = "👩‍👩‍👧‍👦"
    #expect(DataValue.clipped(prefix + String(repeating: family, count: 20), to: 10 + start).hasSuffix(family + "…"))
    #expect(DataValue.clipped("Open\r\nMaps \(start)\n\n") == "Open Maps \(start)")
  }

  @Test("Rules share the steps that a description is worth: each of many may take fewer than one alone")
  func shares() throws {
    let every = (0..<1500).map { "s\($0)" }.joined(separator: ", ")
    let courses = String(repeating: "- {name: B, pickles: [a]}\n", count: 1500)
    let text = "inn: {name: A, webSchemes: [\(every)]}\ncourses:\n\(courses)"
    func steps(ofEachOf count: Int) throws -> [Int] {
      let rules = try (0..<count).map { number in
        try ownRule([
          "id": "own-\(number)", "given": "$.courses[*].name", "expect": "{enum: [{ref: $.inn.webSchemes}]}",
          "message": "m",
        ])
      }
      return outcome(of: rules, in: text).findings.filter { $0.rule == "limit-exceeded" }.compactMap { finding in
        finding.message.split(separator: " ").compactMap { Int($0) }.first
      }
    }
    let (alone, each) = (try steps(ofEachOf: 1), try steps(ofEachOf: 10))
    #expect(alone.count == 1 && each.count == 10)
    #expect(each.allSatisfy { step in alone.allSatisfy { step < $0 / 3 } })
  }

  @Test("A fix writes a long text of the rule whole, or not at all")
  func fix() throws {
    for (count, isOffered) in [(900, true), (3_000, false)] {
      let long = String(repeating: "e", count: count)
      let rule = try ownRule([
        "given": "$.courses[*].name", "when": "{present: true}", "expect": "{equals: \(long)}", "message": "m",
        "fix": "{description: d, safe: true, put: \(long)}",
        "examples": "{valid: [a], invalid: [{description: a, reports: /a, fixed: b}]}",
      ])
      let findings = outcome(of: [rule], in: "inn: {name: A}\ncourses: [{name: B}]\n").findings
      #expect(findings.count == 1)
      #expect(findings.first?.fix?.edits.map(\.replacement) == (isOffered ? [long] : nil))
    }
  }
}
