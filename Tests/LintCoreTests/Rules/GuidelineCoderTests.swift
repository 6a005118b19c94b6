import Testing

@testable import LintCore

@Suite("Encoded guidelines")
struct GuidelineCoderTests {
  @Test(
    "are what was encoded",
    arguments: [
      [:], ["report": "first"], ["report": "distinct"],
      ["help": "use {maximum} {color} {words} {actual} {expected} {course} {language}"],
      [
        "parameters":
          "{words: [a, \"é\\n\\\"\\\\\"], maximum: 0.5, flag: true, version: \"10.3.1\", color: \"#12345678\"}"
      ],
      ["given": "[\"$.courses[0].tray.items\", \"$.courses[*].tray.items\"]"],
      ["given": "$.courses[*].x-owner", "expect": "{minimum: 3}"],
      ["given": "$.courses[*]", "expect": "{path: .printedHeading, not: {present: false}}"],
      ["given": "$.courses[*]", "expect": "{path: .blurb, phrase: [Open, \"see {inn} now\"]}"],
      [
        "given": "$.courses[*]",
        "expect": "{path: .price, maximum: [1, {ref: .amounts.regular, otherwise: 1e99}]}",
      ],
      [
        "given": "$.courses[*]",
        "expect": "{path: .price, minimum: {if: {path: .chilled, equals: true}, then: {parameter: maximum}, else: 2}}",
      ],
      ["given": "$.courses[*]", "expect": "{path: .blurb, startsWithPhrase: [Open the, See]}"],
      [
        "given": "$.courses",
        "expect": "{groupedBy: {path: .blurb, list: .opens, within: .price, anywhere: {path: .chilled, equals: true}}}",
      ],
      ["given": "$.courses[*]", "expect": "{path: .pickles, count: {where: {path: .jars, minimum: 2}, maximum: 0}}"],
      [
        "given": "$.courses[*]", "expect": "{all: [{path: .tablecloth, alpha: {maximum: 0}}, {any: [{type: object}]}]}",
      ],
    ] as [[String: String]]
  )
  func roundTrip(changes: [String: String]) throws {
    var changes = changes
    if changes["parameters"] != nil { changes["help"] = "'{words} {flag} {version} {color}'" }
    let rule = try ownRule(changes)
    let table = FieldTable.menu
    var text = GuidelineCoder.text(of: GuidelineSet(table: table, rules: [rule, rule]))
    let decoded = text.withUTF8 { GuidelineCoder.set(from: $0, names: ["menu"]) }
    #expect(decoded.table.fields == table.fields && decoded.table.guidelines == table.guidelines)
    // A table is a reference, shown by its address, which differs.
    let shown = [decoded.rules, [rule, rule]].map { rules in
      rules.map { String(reflecting: $0).replacing(/0x[0-9a-f]+/, with: "") }
    }
    #expect(shown[0] == shown[1])
  }
}
