import Testing

@testable import LintCore

@Suite("Encoded guidelines")
struct GuidelineCoderTests {
  @Test(
    "are what was encoded",
    arguments: [
      [:], ["report": "first"], ["report": "distinct"],
      ["help": "use {maximum} {actual} {expected} {widget} {language}"],
      [
        "parameters":
          "{words: [a, \"é\\n\\\"\\\\\"], maximum: 0.5, flag: true, version: \"10.3.1\", color: \"#12345678\"}"
      ],
      ["given": "[\"$.widgets[0].grid.items\", \"$.widgets[*].grid.items\"]"],
      ["given": "$.widgets[*].x-owner", "expect": "{minimum: 3}"],
      ["given": "$.widgets[*]", "expect": "{path: .displayedTitle, not: {holdsVariable: false}}"],
      ["given": "$.widgets[*]", "expect": "{path: .title, phrase: [Open, \"see {app} now\"]}"],
      [
        "given": "$.widgets[*]",
        "expect": "{path: .width, maximum: [1, {ref: .heights.compact, otherwise: 1e99}]}",
      ],
      [
        "given": "$.widgets[*]",
        "expect": "{path: .width, minimum: {if: {path: .scrolls, equals: true}, then: {parameter: maximum}, else: 2}}",
      ],
      ["given": "$.widgets[*]", "expect": "{path: .title, startsWithPhrase: [Open the, See]}"],
      [
        "given": "$.widgets",
        "expect": "{groupedBy: {path: .name, list: .opens, within: .width, anywhere: {path: .scrolls, equals: true}}}",
      ],
      ["given": "$.widgets[*]", "expect": "{path: .buttons, count: {where: {path: .taps, minimum: 2}, maximum: 0}}"],
      [
        "given": "$.widgets[*]", "expect": "{all: [{path: .background, alpha: {maximum: 0}}, {any: [{type: object}]}]}",
      ],
    ] as [[String: String]]
  )
  func roundTrip(changes: [String: String]) throws {
    var changes = changes
    if changes["parameters"]?.contains("maximum") == false { changes["message"] = "x" }
    let rule = try RuleReader.read(Array(ruleFile(changes).utf8), stem: nil, .description).rule
    let table = FieldTable.description
    var text = GuidelineCoder.text(of: GuidelineSet(table: table, rules: [rule, rule]))
    let decoded = text.withUTF8 { GuidelineCoder.set(from: $0, names: ["today"]) }
    #expect(decoded.table.fields == table.fields && decoded.table.guidelines == table.guidelines)
    // A table is a reference, which is shown by its address.
    let shown = [decoded.rules, [rule, rule]].map { rules in
      rules.map { String(reflecting: $0).replacing(/0x[0-9a-f]+/, with: "") }
    }
    #expect(shown[0] == shown[1])
  }
}
