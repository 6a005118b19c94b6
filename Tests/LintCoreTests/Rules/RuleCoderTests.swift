import Testing

@testable import LintCore

@Suite("Encoded rules")
struct RuleCoderTests {
  @Test(
    "are what was encoded",
    arguments: [
      [:], ["report": "first"], ["help": "use {maximum} {actual} {expected} {widget} {language}"],
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
    var text = RuleCoder.text(of: [rule, rule], .description)
    let decoded = text.withUTF8 { RuleCoder.rules(from: $0, .description) }
    #expect(decoded.map { String(reflecting: $0) } == Array(repeating: String(reflecting: rule), count: 2))
  }
}
