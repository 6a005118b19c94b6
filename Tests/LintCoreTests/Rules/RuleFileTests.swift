import LintCore
import Testing

@Suite("Rule files are checked when they are loaded")
struct RuleFileTests {
  @Test(
    "a good file has no fault",
    arguments: [
      [:], ["severity": "info"], ["given": "[\"$.courses[*].tray.items\"]"], ["noFix": "because"],
      ["documentation": "https://example.com/rules#own-rule"],
      ["documentation": "[http://a.example, https://b.example]"], ["help": "use {maximum} {color} {words}"],
      ["report": "first"],
      ["message": "[{when: {present: true}, text: a}, '{field}']"],
      ["parameters": "{maximum: 4}", "help": "[{when: {present: true}, text: a}]"],
      ["message": "[a]"], ["expect": "{maxItems: {if: {path: $course.popular, equals: true}, then: 4}}"],
      ["expect": "{all: [{maxItems: 3}, {not: {minItems: 9}}]}"], ["expect": "{path: $.courses, minItems: 1}"],
      ["given": "$.courses[0].amounts", "expect": "{path: .generous, minimum: {ref: .regular, otherwise: 110}}"],
    ] as [[String: String]]
  )
  func good(changes: [String: String]) {
    #expect(fault(ruleFile(changes)) == nil)
  }

  @Test(
    "a path that does not resolve is an error at its place, with the nearest name",
    arguments: [
      ("given", "$.courses[*].tray.itms", "7:8", "did you mean items?"),
      ("given", "$.courses.x-owner", "7:8", "write [*].x-owner"),
      ("given", "$.courses[*].x-owner.name", "7:8", "no field"),
      ("given", "$.courses.*.name", "7:8", "write $.courses[*].name"),
      ("given", "$.courses.tray", "7:8", "[*].tray"), ("given", "$.courses[*].tray[*]", "7:8", "not a list"),
      ("given", "courses", "7:8", "begin with $"), ("given", "$courses", "7:8", "expected"),
      ("given", "$.courses[", "7:8", "]"),
      ("given", "$.courses[x]", "7:8", "[*]"), ("given", "$.courses[-1]", "7:8", "[*]"),
      ("given", "$.", "7:8", "names \"\", which is not a field"),
      ("given", "$..name", "7:8", "names \"\", which"),
      ("given", "[]", "7:1", "empty"), ("given", "~", "7:8", "nothing"),
      ("when", "{path: .blrub, present: true}", "8:14", "blrub"),
      ("expect", "{path: $.inn.cookbookrevision, minimum: 9}", "9:16", "did you mean cookbookRevision?"),
    ]
  )
  func paths(key: String, value: String, place: String, part: String) {
    let found = fault(ruleFile([key: value])) ?? "none"
    #expect(found.hasPrefix(place + " "), "\(found)")
    #expect(found.contains(part), "\(found)")
  }

  @Test(
    "a ref, parameter, placeholder or predicate that is none is an error at its place, with the nearest name",
    arguments: [
      ("expect", "{maxItems: {ref: $.inn.nam}}", "9:26", "did you mean name?"),
      ("expect", "{maxItems: {ref: $.inn.name}}", "9:26", "another type"),
      ("expect", "{maxItems: {parameter: color}}", "6:33", "found \"#666666\", expected a number"),
      (
        "expect", "{all: [{maxItems: {parameter: maximum}}, {path: $.inn.name, like: {parameter: maximum}}]}", "9:87",
        "does not fit"
      ),
      ("expect", "{path: $course.placement, enum: {parameter: words}}", "6:52", "expected"),
      ("expect", "{maxItems: four}", "9:20", "expected a number"), ("expect", "{maxItems: -1}", "9:20", "0 or more"),
      ("expect", "{maxItems: {}}", "9:10", "not an operand"),
      ("expect", "{maxItems: {reff: $.inn.name}}", "9:21", "did you mean ref?"),
      ("expect", "{maxItems: }", "9:10", "nothing"), ("expect", "{maxItems: []}", "9:10", "empty"),
      ("expect", "{path: $.inn.name, like: 'The [a-'}", "9:34", "\"The [a-\" matches nothing: its [ is not closed"),
      ("expect", "{path: $.inn.name, like: [a, '[z-a]']}", "9:28", "a range in it ends before it begins"),
      ("expect", "{path: $.inn.name, phrase: []}", "9:28", "empty"),
      ("expect", "{path: $.inn.name, phrase: {parameter: words}}", "9:37", "\"parameter\" gives no texts here"),
      ("expect", "{path: $.inn.name, containsPhrase: {ref: $.inn.name}}", "9:45", "\"ref\" gives no texts"),
      ("expect", "{path: $.inn.name, containsPhrase: {en: []}}", "9:28", "empty"),
      ("expect", "{path: $.inn.name, phrase: 'open {nam}'}", "9:36", "nothing fills"),
      ("expect", "{maxLength: 4}", "9:10", "does not fit"),
      ("expect", "{}", "9:1", "asks nothing"), ("expect", "{all: []}", "9:10", "empty"),
      ("expect", "{not: {}}", "9:10", "asks nothing"),
      ("expect", "[]", "9:1", "the list of conditions is empty"),
      ("expect", "{type: list}", "9:16", "array"),
      ("expect", "{wild: 3}", "9:10", "the keys are path, all, any, not"),
      ("message", "\"{maximun}\"", "10:10", "did you mean {maximum}?"),
      ("message", "\"{\"", "10:10", "is not closed"), ("message", "\"a\\nb\"", "10:10", "one"),
      ("message", "[a, b]", "10:14", "never used"),
      ("message", "[{when: {present: true}, text: a}]", "10:1", "add a text"), ("message", "[]", "10:1", "add a text"),
      ("message", "[{when: {present: true}}, a]", "10:11", "text"),
      ("message", "[{when: {startsWith: a}, text: a}, b]", "10:19", "does not fit"),
      ("message", "[{when: {present: true}, text: '{x}'}, b]", "10:41", "not a placeholder"),
      ("help", "[{whn: {present: true}, text: a}]", "12:9", "did you mean when?"),
      ("documentation", "'https://a b'", "12:16", "expected an address such as https://"),
      ("expect", "{maxItems: {ref: $course.nam}}", "9:26", "did you mean name?"),
      ("given", "$course.tray.items", "7:8", "none does"),
      ("expect", "{maxItems: {if: {present: true}}}", "9:10", "not an operand"),
      ("severity", "warn", "2:11", "expected"), ("severity", "Warning", "2:11", "did you mean warning?"),
      ("id", "Own_Rule", "1:5", "lowercase letters"), ("id", "other-rule", "1:5", "own-rule"),
      ("report", "last", "12:9", "each, first or distinct"),
      ("parameters", "{severity: 1}", "6:14", "is reserved"), ("parameters", "[a]", "6:1", "a mapping"),
      ("examples", "{valid: [a]}", "11:1", "invalid is missing"),
      ("examples", "{valid: [], invalid: [a]}", "11:12", "one valid"),
      ("examples", "{valid: [a], invalid: []}", "11:24", "one invalid"),
      ("examples", "{valid: [a], invalid: [a]}", "11:34", "a mapping"),
    ]
  )
  func names(key: String, value: String, place: String, part: String) {
    let found = fault(ruleFile([key: value])) ?? "none"
    #expect(found.hasPrefix(place), "\(found)")
    #expect(found.contains(part), "\(found)")
  }

  @Test(
    "an operand has the type of the field that it is compared with",
    arguments: [
      ("$.courses[*].placement", "{equals: conter}", "did you mean counter?"),
      ("$.courses[*].chilled", "{equals: yes}", "true or false"),
      ("$.inn.cookbookRevision", "{minimum: ten}", "a version"),
      ("$.courses[*].amounts.regular", "{maximum: 8pt}", "a number"),
      ("$.courses[*].wine[*].capsule", "{colorName: [blak]}", "did you mean black?"),
      ("$.courses[*].wine[*].capsule", "{luminance: {maximum: bluish}}", "a color"),
      ("$.courses[*].wine[*].capsule", "{luminance: {maximun: 1}}", "did you mean maximum?"),
      ("$.courses", "{count: {minimum: 1}}", "where is missing"),
      ("$.courses", "{count: {where: {path: .populr, equals: true}}}", "did you mean popular?"),
      ("$.courses[*].opens[*]", "{urlScheme: [maps, 'maps:']}", "found \"maps:\", expected a URL scheme such as maps"),
      ("$.courses", "{uniqueBy: .blrub}", "did you mean blurb?"),
      ("$.courses", "{uniqueBy: .chilled}", "found \".chilled\", expected a path from each entry to a text of its own"),
      ("$.courses", "{uniqueBy: .tray}", "expected a path from each entry to a text"),
      ("$.courses", "{uniqueBy: .pickles}", "expected a path from each entry to a text"),
      ("$.courses", "{uniqueBy: $.inn.name}", "expected a path from each entry to a text"),
      ("$.courses", "{groupedBy: {path: .simmers, list: .opens}}", "expected a path from each entry to a text"),
      ("$.courses[*].name", "{language: pt_BR}", "found \"pt_BR\", expected a language did you mean pt-BR?"),
      ("$.courses[*].name", "{language: [fr, klingonish]}", "tags such as fr"),
      ("$.courses[*].amounts", "{path: .generous, minimum: {ref: .regulr}}", "did you mean regular?"),
      ("$.courses[*].amounts", "{path: .generous, minimum: {ref: $.inn.name}}", "another type"),
    ]
  )
  func types(given: String, expect: String, part: String) {
    let found = fault(ruleFile(["given": given, "expect": expect, "message": "x"])) ?? "none"
    #expect(found.hasPrefix("9:"), "\(found)")
    #expect(found.contains(part), "\(found)")
  }

  @Test(
    "a bound of any size can be moved by its smallest step",
    arguments: [
      ("$.inn.cookbookRevision", "4294967296.0"), ("$.inn.cookbookRevision", "\"99999999999999999999\""),
      ("$.courses[*].amounts.regular", "1e308"), ("$.courses[*].amounts.regular", "99999999999999999999999999"),
    ]
  )
  func largeBounds(given: String, bound: String) throws {
    let rule = try ownRule(["given": given, "expect": "{minimum: \(bound)}", "message": "x"])
    let moved = rule.mutants.filter { $0.change.hasPrefix("expect: ") && $0.change.contains(" to ") }
    #expect(moved.count >= 2)
  }

  @Test("each of several bounds is moved, and is left out")
  func severalBounds() throws {
    let rule = try ownRule(["given": "$.courses[*].amounts.regular", "expect": "{maximum: [4, 6]}", "message": "x"])
    for change in ["maximum 4 to ", "maximum 6 to ", "maximum without 4", "maximum without 6"] {
      #expect(rule.mutants.contains { $0.change.hasPrefix("expect: \(change)") }, "\(change)")
    }
  }

  @Test(
    "a color that is moved keeps its opacity, also where it is shown",
    arguments: [("#33333380", "#34333380"), ("lightText", "#FEFFFF99"), ("#333333", "#343333")]
  )
  func colors(color: String, moved: String) throws {
    let expect = "{path: .capsule, equals: \"\(color)\"}"
    let rule = try ownRule(["given": "$.courses[*].wine[*]", "expect": expect, "message": "x"])
    let mutant = try #require(rule.mutants.first { $0.change.hasSuffix(" to \(moved)") })
    #expect(String(reflecting: mutant.value).contains("\"\(moved)\""))
  }

  @Test(
    "conditions and operands that aliases nest too deep are an error at their place",
    arguments: [("{present: true}", "{not: *", "}", "*a400"), ("[1]", "[*", "]", "{maxItems: *a400}")]
  )
  func aliases(first: String, start: String, end: String, expect: String) {
    let steps = (1...400).map { "- &a\($0) \(start)a\($0 - 1)\(end)\n" }.joined()
    let found = fault("statements:\n- &a0 \(first)\n\(steps)" + ruleFile(["expect": expect])) ?? "none"
    #expect(found.contains("nested more than 100 deep"), "\(found)")
  }

  @Test("a rule that looks at several fields must fit each of them")
  func severalGiven() {
    let found = fault(ruleFile(["given": "[\"$.courses[*].tray.items\", $.inn.name]"])) ?? "none"
    #expect(found.hasPrefix("9:10 "), "\(found)")
  }

  @Test("a key that is missing or twice, several documents, and what is no YAML are errors")
  func shape() {
    for key in RuleKeys.file.required {
      let lines = ruleFile().split(separator: "\n").filter { !$0.hasPrefix("\(key):") }.joined(separator: "\n")
      #expect(fault(lines)?.contains("\(key) is missing") == true, "\(key)")
    }
    #expect(fault(ruleFile() + "id: own-rule\n")?.hasPrefix("13:1 ") == true)
    #expect(fault(ruleFile() + "---\n" + ruleFile())?.contains("several documents") == true)
    #expect(fault("id: [")?.contains("flow") == true)
    #expect(fault("")?.contains("empty") == true)
  }
}
