import LintCore
import Testing

@Suite("All that is wrong with a rule file is an error at once")
struct RuleFaultsTests {
  @Test("whatever part it is in, in the order of the file, each with the near name")
  func everyPart() {
    let text = """
      id: Own
      severity: warn
      sumary: Ours
      parameters: {maximum: 4, severity: 1}
      documentation: [our wiki, https://example.com]
      given: ["$.courses[*].tray.items", $.courss]
      when: {path: $.inn.nam, present: true}
      expect:
        - {maxItem: 4}
        - {minItems: {parameter: maximun}, maxItems: [one, {parameter: minimum}, -1]}
        - any: [{}, {present: yes}]
        - not: {path: $.inn.blrub, present: true}
      message: "{actul} and {expectd}"
      help: [{when: {presnt: true}, text: "{x}"}, {txt: a}]
      examples: {valid: [a], invalid: [{description: b, reports: /x}]}

      """
    let found = faults(text).map { fault in
      let words = fault.split(separator: " ", maxSplits: 1)
      let near = fault.split(separator: "did you mean ").dropFirst().first.map { " \($0.prefix { $0 != "?" })" } ?? ""
      return words[0] + near
    }
    let expected = [
      "1:5", "2:11", "3:1 summary", "4:26", "5:17", "6:36 courses", "7:14 name", "9:6 maxItems", "10:28 maximum",
      "10:49", "10:66 maximum", "10:76", "11:11", "11:25", "12:17", "13:10 {actual}", "13:10 {expected}",
      "14:16 present", "14:37", "14:45",
    ]
    #expect(found.map { String($0) } == expected, "\(faults(text))")
  }

  @Test("a check's name is no id", arguments: Check.allCases)
  func check(_ check: Check) {
    #expect(faults(ruleFile(["id": check.id])).contains { $0.contains("the id \"\(check.id)\" is taken by a check") })
  }

  @Test("in each fix and each example, too")
  func fixesAndExamples() {
    let fixes =
      "[{descripton: x, safe: maybe, putt: 1}, {safe: true, put: 1, remove: true}, {description: x, safe: true, put: a}]"
    let changes = [
      "fix": fixes, "message": "x",
      "examples": """
      {valid: [a, {description: b, reports: /x}], invalid: [{description: c}, {description: d, parameters: {maximun: 1}, \
      reports: /x}, {description: ~, reports: []}]}
      """,
    ]
    let found = faults(ruleFile(changes))
    let expected = [
      "11:40 a valid example reports nothing", "11:65 reports is missing",
      "11:113 \"maximun\" is not a key here did you mean maximum?",
      "11:140 an invalid example reports at least one place",
      "12:8 \"descripton\" is not a key here did you mean description?",
      "12:29 found \"maybe\"", "12:36 \"putt\" is not a key here did you mean put?", "12:46 description is missing",
      "12:46 the fix does several things", "12:116 found \"a\"",
    ]
    #expect(found.count == expected.count, "\(found)")
    for (fault, start) in zip(found, expected) { #expect(fault.hasPrefix(start), "\(found)") }
  }

  @Test(
    "a fix that could not be written",
    arguments: [
      (
        "$.courses[*].pickles", "{minItems: 2}", "put: a",
        "`courses[].pickles` takes a list, and a fix writes one value"
      ),
      (
        "$.courses[*]", "{path: .pickles, present: true}", "at: ., set: {pickles: a}",
        "`courses[].pickles` takes a list, and a fix writes one value"
      ),
      (
        "$.courses[*]", "{path: '.wine[*].role', present: true}", "at: .wine, set: {role: a}",
        "the fix sets a field of something other than a mapping name the mapping with at"
      ),
      (
        "$.courses[*].tray.items[*]", "{present: true}", "at: ., set: {blurb: a}", nil
      ),
      ("$.courses[*].wine[*]", "{path: .color, present: true}", "at: ., set: {role: a}", nil),
      (
        "$.courses[*].wine[*]", "{path: .color.light, present: true}", "at: '$.courses[*].wine[*]', set: {role: a}", nil
      ),
      (
        "$.courses[*].pickles", "{path: '[*].jars', minimum: 2}", "at: '[*].blurb', put: a",
        "[*].blurb does not hold what the rule reports"
      ),
    ] as [(String, String, String, String?)]
  )
  func fix(given: String, expect: String, fix: String, fault: String?) {
    let changes = [
      "given": given, "expect": expect, "fix": "{description: x, safe: true, \(fix)}",
      "examples": "{valid: [a], invalid: [{description: a, reports: /a, fixed: b}]}",
    ]
    let found = faults(ruleFile(changes)).map { $0.drop { $0 != " " }.dropFirst() }
    #expect(found.map(String.init) == [fault].compactMap(\.self))
  }

  @Test("also where it is not known which nodes the rule looks at")
  func unknownNodes() {
    let expect = """
      {path: ".tray[*]", maxItem: 4, any: [{minimum: {parameter: maximun}}, {count: {where: {equalz: 1}, maximum: 2}}, \
      {contrast: {with: {ref: .color}, minimum: {ref: $.inn.nam}}}, {uniqueBy: .name}, {path: $course.name, like: [a]}]}
      """
    let changes = ["given": "$.courss", "expect": expect, "message": "\"{actul}\""]
    let found = faults(ruleFile(changes)).map { $0.split(separator: " ", maxSplits: 1)[1] }
    let expected = [
      "the path \"$.courss\" names", "\"maxItem\" is not a key", "\"maximun\" is not a parameter",
      "\"equalz\" is not a key",
      "the path \"$.inn.nam\" names", "the text names {actul}",
    ]
    #expect(found.count == expected.count, "\(found)")
    for start in expected { #expect(found.contains { $0.hasPrefix(start) }, "\(start): \(found)") }
    let fixes = "[{description: x, safe: true, put: a, at: .tray}, {description: x, safe: maybe, set: {a: 1}}]"
    let examples = "{valid: [a], invalid: [{description: a, reports: /a, fixed: b}]}"
    let inFixes = faults(ruleFile(["given": "$.courss", "fix": fixes, "examples": examples]))
    #expect(inFixes.count == 2 && inFixes[1].contains("found \"maybe\""), "\(inFixes)")
  }

  @Test("what is read for each of several nodes is one error")
  func severalNodes() {
    let changes = [
      "given": "['$.courses[*].amounts.regular', '$.courses[*].amounts.generous']", "expect": "{maximun: 1}",
      "message": "\"{actul}\"",
    ]
    #expect(faults(ruleFile(changes)).count == 2, "\(faults(ruleFile(changes)))")
  }

  @Test(
    "a part that cannot be read makes no other part wrong",
    arguments: [
      ["given": "$.courss"], ["parameters": "{maximum: {}, color: \"#666666\", words: [a, b]}"],
      ["expect": "{maxItems: {parameter: maximun}}", "fix": "{description: x, safe: true, put: 1}"],
      ["fixx": "{description: x, safe: true, put: 1}"], ["message": "[{when: {presnt: true}, text: a}, b]"],
      ["examples": "{valid: [a], invald: [{description: \"a: 1\", reports: /a}]}"],
    ] as [[String: String]]
  )
  func alone(changes: [String: String]) {
    var changes = changes
    if changes["fix"] != nil {
      changes["examples"] = "{valid: [a], invalid: [{description: a, reports: /a, fixed: b}]}"
    }
    #expect(faults(ruleFile(changes)).count == 1, "\(faults(ruleFile(changes)))")
  }

  @Test(
    "a text that says nothing",
    arguments: [
      (["summary": "\" \""], "4:10 the text is empty"), (["rationale": "''"], "5:12 the text is empty"),
      (["message": "\"\u{3000}\""], "10:10 the text is empty"),
      (["help": "[{when: {present: true}, text: ''}]"], "12:38 the text is empty"),
      (["noFix": "''"], "12:8 the text is empty"),
    ]
  )
  func empty(changes: [String: String], expected: String) {
    let found = faults(ruleFile(changes))
    #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
  }

  @Test("no more than 20 are said")
  func limit() {
    let parts = Array(repeating: "{maxItem: 4}", count: 50).joined(separator: ", ")
    #expect(faults(ruleFile(["expect": "[\(parts)]"])).count == 20)
  }
}
