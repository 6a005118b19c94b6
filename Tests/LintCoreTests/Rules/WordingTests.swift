import LintCore
import Testing
import YAML

@Suite("A message or help of several texts")
struct WordingTests {
  /// What a rule says of the margins of a widget named Maps.
  private func said(_ message: String, help: String = "x", of fields: String) throws -> [String] {
    let file = ruleFile([
      "given": "$.widgets[*].margins", "when": "{path: $.app.name, present: true}", "expect": "{minimum: 8}",
      "message": message, "help": help,
    ])
    let program = RuleProgram([try RuleReader.read(Array(file.utf8), stem: nil, .description).rule], .description)
    let text = "app: {name: Maps}\nwidgets: [{name: Maps, \(fields)}]\n"
    let evaluator = Evaluator(program, DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, .description))
    return evaluator.given(all: true).flatMap { given in
      evaluator.failures(ofRule: 0, given: given.node).map { failure in
        [evaluator.message(ofRule: 0, given: given.node), evaluator.help(ofRule: 0, given: given.node)].map {
          template in
          template?.filled(for: failure, field: "margins", item: nil, noun: nil, parameters: []) ?? "none"
        }.joined(separator: " ")
      }
    }
  }

  @Test(
    "says the first whose condition holds",
    arguments: [("margins: 0", "zero 0"), ("margins: -1", "under 0: -1"), ("margins: 7", "margins 7")]
  )
  func first(fields: String, expected: String) throws {
    let message =
      "[{when: {equals: 0}, text: 'zero {actual}'}, {when: {maximum: 0}, text: 'under 0: {actual}'}, '{field} {actual}']"
    #expect(try said(message, of: fields) == [expected + " x"])
  }

  @Test("asks the widget around, and help may say nothing")
  func widget() throws {
    let help = "[{when: {path: $widget.primary, equals: true}, text: primary}]"
    #expect(try said("a", help: help, of: "margins: 0") == ["a primary"])
    #expect(try said("a", help: help, of: "margins: 0, primary: false") == ["a none"])
  }

  @Test(
    "is checked when the rule is loaded",
    arguments: [
      ("message", "[a, b]", "10:14", "nothing is left"),
      ("message", "[{when: {present: true}, text: a}]", "10:1", "add a text"),
      ("message", "[]", "10:1", "add a text"), ("message", "[{when: {present: true}}, a]", "10:11", "text"),
      ("message", "[{when: {startsWith: a}, text: a}, b]", "10:19", "does not fit"),
      ("message", "[{when: {present: true}, text: '{x}'}, b]", "10:41", "no placeholder"),
      ("help", "[{whn: {present: true}, text: a}]", "12:9", "did you mean when?"),
      ("documentation", "design.example", "12:16", "https://"), ("documentation", "'https://a b'", "12:16", "address"),
      ("expect", "{maxItems: {ref: $widget.nam}}", "9:26", "did you mean name?"),
      ("given", "$widget.grid.items", "7:8", "none does"),
      ("expect", "{maxItems: {if: {present: true}}}", "9:10", "no operand"),
    ]
  )
  func faults(key: String, value: String, place: String, part: String) {
    let found = fault(ruleFile([key: value])) ?? "none"
    #expect(found.hasPrefix(place), "\(found)")
    #expect(found.contains(part), "\(found)")
  }

  @Test("is good as one text, as a list, and with addresses of pages")
  func good() {
    for change in [
      ["message": "[a]"], ["message": "[{when: {present: true}, text: a}, '{field}']"],
      ["help": "[{when: {present: true}, text: a}]"],
      ["documentation": "https://design.example/rules#grid"],
      ["documentation": "[http://a.example, https://b.example]"],
      ["expect": "{maxItems: {if: {path: $widget.primary, equals: true}, then: 4}}"],
    ] {
      #expect(fault(ruleFile(change)) == nil, "\(change)")
    }
  }

  @Test("a choice without else is a missing value where its condition fails")
  func choice() throws {
    let condition = "{maxItems: {if: {path: $widget.primary, equals: true}, then: 4}}"
    #expect(try verdict(condition, given: "$.widgets[*].grid.items", of: "grid: {items: 5}") == [.fails])
    #expect(
      try verdict(condition, given: "$.widgets[*].grid.items", of: "primary: false, grid: {items: 5}") == [.unknown]
    )
  }
}
