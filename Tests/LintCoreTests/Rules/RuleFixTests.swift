import LintCore
import Testing
import YAML

@Suite("A fix of a rule")
struct RuleFixTests {
  /// Returns a course's fields after a rule's fix; nil if the rule offers none.
  private static func fixed(_ given: String, _ expect: String, _ fix: String, _ fields: String) throws -> String? {
    let rule = try ownRule([
      "given": given, "when": "{present: true}", "expect": expect, "message": "m",
      "fix": "{description: d, safe: true, \(fix)}",
      "examples": "{valid: [a], invalid: [{description: a, reports: /a, fixed: b}]}",
    ])
    let (before, after) = ("inn: {name: Lion}\ncourses:\n- name: Lion\n", "\n- name: Crown\n")
    let text = before + fields + after
    let edits = outcome(of: [rule], in: text).findings.compactMap(\.fix).flatMap(\.edits)
    if edits.isEmpty { return nil }
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes.dropFirst(before.utf8.count).dropLast(after.utf8.count), as: UTF8.self)
  }

  private static let role = "{path: .role, present: true}"
  private static let setRole = "at: ., set: {role: red}"
  private static let blurb = "{path: .blurb, notEnum: [Open]}"
  private static let setBlurb = "at: ., set: {blurb: Go}"

  @Test(
    "sets a field of a mapping, and of nothing else",
    arguments: [
      ("$.courses[*].wine[*]", role, setRole, "  wine: {size: 1}", "  wine: {size: 1, role: red}"),
      (
        "$.courses[*].wine[*]", role, setRole, "  wine: [{size: 1}, {size: 2}]",
        "  wine: [{size: 1, role: red}, {size: 2, role: red}]"
      ),
      (
        "$.courses[*].wine[*]", role, setRole, "  wine:\n  - size: 1\n  - size: 2",
        "  wine:\n  - size: 1\n    role: red\n  - size: 2\n    role: red"
      ),
      ("$.courses[*].wine[*]", role, setRole, "  wine: Merlot", nil),
      (
        "$.courses[*]", "{path: '.wine[*].role', present: true}", "at: '.wine[*]', set: {role: red}",
        "  wine: {size: 1}", "  wine: {size: 1, role: red}"
      ),
      ("$.courses[*].pickles[*]", blurb, setBlurb, "  pickles: [{blurb: Open}]", "  pickles: [{blurb: Go}]"),
      ("$.courses[*].pickles[*]", blurb, setBlurb, "  pickles: [Open]", nil),
      ("$.courses[*].pickles[*]", blurb, setBlurb, "  pickles:\n  - \"Open\"", nil),
    ] as [(String, String, String, String, String?)]
  )
  func set(given: String, expect: String, fix: String, fields: String, expected: String?) throws {
    #expect(try Self.fixed(given, expect, fix, fields) == expected)
  }

  @Test(
    "of an element or a lone value leaves the list alone",
    arguments: [
      ("{path: '.wine[*].role', absent: true}", "  wine: {size: 1}", nil),
      ("{path: '.wine[*].role', absent: true}", "  wine: {role: red}\n  chilled: true", "  chilled: true"),
      ("{path: '.wine[*].role', absent: true}", "  wine: [{role: red}, {size: 1}]", "  wine: [{size: 1}]"),
      // Without [*], the finding is about the list.
      ("{path: .wine.role, present: true}", "  wine: [{size: 1}, {size: 2}]", nil),
    ] as [(String, String, String?)]
  )
  func element(expect: String, fields: String, expected: String?) throws {
    #expect(try Self.fixed("$.courses[*]", expect, "at: '.wine[*]', remove: true", fields) == expected)
  }
}
