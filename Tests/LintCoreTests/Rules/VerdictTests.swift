import LintCore
import Testing
import YAML

@Suite("Verdicts by three-valued logic")
struct VerdictTests {
  static let yes = "{path: .scrolls, equals: true}"
  static let no = "{path: .scrolls, equals: false}"
  static let missing = "{path: .caching, equals: local}"
  static let unreadable = "{path: .refresh, equals: background}"

  @Test(
    "all, any and not",
    arguments: [
      (yes, Verdict.holds), (no, .fails), (missing, .unknown), (unreadable, .unreadable),
      ("{all: [\(yes), \(yes)]}", .holds), ("{all: [\(yes), \(no)]}", .fails),
      ("{all: [\(yes), \(missing)]}", .unknown),
      ("{all: [\(missing), \(no)]}", .fails), ("{all: [\(no), \(missing)]}", .fails),
      ("{all: [\(yes), \(unreadable)]}", .unreadable),
      ("{all: [\(no), \(unreadable)]}", .unreadable), ("{all: [\(missing), \(unreadable)]}", .unreadable),
      ("{any: [\(no), \(yes)]}", .holds), ("{any: [\(no), \(no)]}", .fails), ("{any: [\(no), \(missing)]}", .unknown),
      ("{any: [\(missing), \(yes)]}", .holds), ("{any: [\(yes), \(missing)]}", .holds),
      ("{any: [\(yes), \(unreadable)]}", .unreadable),
      ("{any: [\(missing), \(unreadable)]}", .unreadable),
      ("{not: \(yes)}", .fails), ("{not: \(no)}", .holds), ("{not: \(missing)}", .unknown),
      ("{not: \(unreadable)}", .unreadable),
    ]
  )
  func logic(condition: String, expected: Verdict) throws {
    #expect(try verdict(condition, of: "scrolls: true, refresh: x") == [expected])
  }

  @Test(
    "presence decides on a missing field, other predicates do not",
    arguments: [
      ("{path: .title, present: true}", Verdict.fails), ("{path: .title, absent: true}", .holds),
      ("{path: .name, present: true}", .holds),
      ("{path: .name, absent: true}", .fails), ("{path: .largestDisplayMode, present: true}", .fails),
      ("{path: .largestDisplayMode, equals: compact}", .holds),
      ("{path: .largestDisplayMode, equals: expanded}", .fails),
      ("{path: .primary, equals: true}", .holds), ("{path: .refresh, present: true}", .unreadable),
      ("{path: .refresh, absent: true}", .unreadable),
      ("{path: .content.compact, nonEmpty: true}", .fails), ("{path: .vibrancy, nonEmpty: true}", .fails),
      ("{path: .title, maxLength: 3}", .unknown), ("{path: .title, not: {equals: a}}", .unknown),
      ("{path: .heights.compact, type: number}", .unknown),
      ("{path: .margins.top, minimum: 1}", .unknown), ("{path: .heights.compact, minimum: 1}", .unknown),
    ]
  )
  func presence(condition: String, expected: Verdict) throws {
    #expect(try verdict(condition, of: "refresh: x, margins: 8") == [expected])
  }

  @Test(
    "the deployment target is the widget's own, else the app's, else iOS 10",
    arguments: [
      ("name: Maps, deploymentTarget: 9.3", "", Verdict.holds),
      ("name: Maps, deploymentTarget: 9.3", ", deploymentTarget: 10", .fails),
      ("name: Maps", "", .fails), ("name: Maps", ", deploymentTarget: 9", .holds),
      ("name: Maps, deploymentTarget: iOS", "", .unreadable),
      ("name: Maps, deploymentTarget: iOS", ", deploymentTarget: 9", .holds),
      ("name: Maps", ", deploymentTarget: x", .unreadable), ("name: Maps, deployment_target: 9", "", .unreadable),
    ]
  )
  func deploymentTarget(app: String, widget: String, expected: Verdict) throws {
    let file = ruleFile([
      "given": "$.widgets[*]", "expect": "{path: .deploymentTarget, exclusiveMaximum: \"10\"}", "message": "x",
    ])
    let rule = try RuleReader.read(Array(file.utf8), stem: nil, .description).rule
    let text = "widgets: [{name: A\(widget)}]\napp: {\(app)}\n"
    let description = DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, .description)
    let evaluator = Evaluator(RuleProgram([rule], .description), description)
    let verdicts = evaluator.given(all: true).map { given in
      evaluator.verdict(evaluator.program.expect(ofRule: given.rule), given: given.node)
    }
    #expect(verdicts == [expected])
  }

  @Test("texts in few and many entries are the same where they are equivalent", arguments: [0, 1, 6, 7, 8, 9, 100])
  func entries(count: Int) throws {
    let others = (0..<count).map { "text \($0), " }.joined()
    for (one, other) in [("é", "e\u{301}"), ("が", "か\u{3099}")] {
      let isUnique = "{path: .buttons, uniqueBy: .title}"
      #expect(try verdict(isUnique, of: "buttons: [\(others)\(one), \(other)]") == [.fails])
      #expect(try verdict(isUnique, of: "buttons: [\(one), \(others)\(other)]") == [.fails])
      #expect(try verdict(isUnique, of: "buttons: [\(others)\(one), \(other)e]") == [.holds])
      let isSubset = "{path: .content.expanded, subsetOf: {ref: .content.compact}}"
      for (compact, verdict) in [
        ("\(others)\(one)", Verdict.holds), ("\(one), \(others)a", .holds), ("\(others)\(one)e", .fails),
      ] {
        let content = "content: {compact: [\(compact)], expanded: [\(others)\(other)]}"
        #expect(try LintCoreTests.verdict(isSubset, of: content) == [verdict], "\(content)")
      }
    }
  }

  /// Predicates with a field for which each holds, and one for which it fails.
  static let predicates: [(name: String, path: String, operand: String, holding: String, failing: String)] = [
    ("present", ".title", "true", "title: a", "x-a: 1"), ("absent", ".title", "true", "x-a: 1", "title: a"),
    ("equals", ".alignment", "none", "alignment: none", "alignment: appIcon"),
    ("enum", ".caching", "[local]", "caching: local", "caching: none"),
    ("notEnum", ".caching", "[local]", "caching: none", "caching: local"),
    ("minimum", ".width", "8", "width: 8", "width: 7.9"), ("maximum", ".width", "8", "width: 8", "width: 8.1"),
    ("exclusiveMinimum", ".width", "8", "width: 8.1", "width: 8"),
    ("exclusiveMaximum", ".width", "8", "width: 7.9", "width: 8"),
    ("minLength", ".title", "2", "title: ab", "title: \"e\\u0301\""),
    ("maxLength", ".title", "2", "title: \"e\\u0301e\\u0301\"", "title: abc"),
    ("minItems", ".opens", "2", "opens: [app, app]", "opens: app"),
    ("maxItems", ".opens", "1", "opens: app", "opens: [app, app]"),
    ("startsWith", ".title", "Ma", "title: Maps", "title: maps"),
    ("startsWithIgnoringCase", ".title", "ma", "title: MAPS", "title: amaps"),
    ("contains", ".title", "ap", "title: Maps", "title: mAps"),
    ("alpha", ".background", "{maximum: 0}", "background: clear", "background: red"),
    ("luminance", ".background", "{maximum: gray}", "background: gray", "background: white"),
    ("chroma", ".background", "{maximum: 0}", "background: gray", "background: red"),
    ("nonEmpty", ".content.compact", "true", "content: {compact: [\" \", a]}", "content: {compact: [\" \"]}"),
    ("type", ".width", "number", "width: 1", "width: adaptive"),
    ("uniqueBy", ".buttons", ".title", "buttons: [a, b]", "buttons: [a, {title: a}]"),
    (
      "count", ".buttons", "{where: {path: .taps, minimum: 2}, maximum: 0}", "buttons: [{taps: 1}]",
      "buttons: [{taps: 2}]"
    ),
    ("startsWithWords", ".title", "{ref: $.app.name}", "title: Maps now", "title: Mapsnow"),
    (
      "groupedBy", ".buttons", "{path: .title, list: .opens}",
      "buttons: [{title: a, opens: app}, {title: a, opens: app}]",
      "buttons: [{title: a, opens: 'm:a'}, {title: a, opens: 'm:b'}]"
    ),
    ("startsWithPhrase", ".title", "{en: [open the]}", "title: \" OPEN  the map\"", "title: Open them"),
    ("containsPhrase", ".title", "[Map view]", "title: My MAP\u{3000}View-2", "title: My map views"),
    ("foldedEnum", ".title", "[todaywidget]", "title: Today-Widget", "title: Today"),
    ("holdsVariable", ".title", "true", "title: a $(B)", "title: a (B)"),
    ("trimmed", ".title", "true", "title: a b", "title: \"a \""),
    ("language", ".title", "default", "title: a", "title: {default: a, fr: b}"),
    ("includes", ".vibrancy", "[none]", "vibrancy: [primary, none]", "vibrancy: primary"),
    ("subsetOf", ".vibrancy", "[none, primary]", "vibrancy: [none]", "vibrancy: [none, secondary]"),
    ("phrase", ".title", "{en: ['open {app}']}", "title: Open Plans…", "title: Open it"),
    ("specificURL", ".opens[*]", "true", "opens: 'maps://x'", "opens: app"),
    ("urlScheme", ".opens[*]", "{ref: $.app.urlSchemes}", "opens: 'M:x'", "opens: 'n:x'"),
    ("contrast", ".background", "{with: white, minimum: 4.5}", "background: black", "background: white"),
    ("colorName", ".background", "[label]", "background: label", "background: black"),
    ("like", ".title", "[\"Ma*[a-z]?\", x]", "title: \"Maps!\"", "title: maps"),
  ]

  @Test("each predicate holds and fails", arguments: predicates.indices)
  func predicate(index: Int) throws {
    let row = Self.predicates[index]
    let condition = "{path: \"\(row.path)\", \(row.name): \(row.operand)}"
    #expect(try verdict(condition, of: row.holding) == [.holds], "\(row.name)")
    #expect(try verdict(condition, of: row.failing) == [.fails], "\(row.name)")
  }

  @Test("no predicate goes untested")
  func complete() {
    #expect(Set(Self.predicates.map(\.name)) == Set(Predicates.all.map(\.name)))
  }

  @Test(
    "a value of another shape does not apply",
    arguments: [
      ("{path: .width, minimum: 1}", "width: adaptive"),
      ("{path: .background, alpha: {maximum: 0}}", "background: system"),
      ("{path: .background, alpha: {maximum: 0}}", "background: {color: red}"),
      ("{path: .margins, minimum: 1}", "margins: {top: 0}"),
      ("{path: .margins.top, minimum: 1}", "margins: 0"), ("{path: \".opens[*]\", urlScheme: maps}", "opens: app"),
      ("{path: .grid.items, maxItems: 1}", "grid: {}"),
      ("{path: \".grid.items[*].title\", equals: a}", "grid: {items: 4}"),
    ]
  )
  func otherShape(condition: String, fields: String) throws {
    #expect(try verdict(condition, of: fields).allSatisfy { $0 == .unknown })
  }

  @Test(
    "a lone value stands for a list of itself where a field takes one or many",
    arguments: [
      ("$.widgets[*].opens[*]", "opens: app", 1), ("$.widgets[*].font[*]", "font: {}", 1),
      ("$.widgets[*].font[*]", "font: [{}, {}]", 2), ("$.widgets[0].opens[1]", "opens: [app, app]", 1),
      ("$.widgets[1].name", "x-a: 1", 0),
    ]
  )
  func loneValues(given: String, fields: String, count: Int) throws {
    #expect(try verdict("{present: true}", given: given, of: fields) == Array(repeating: .holds, count: count))
  }

  @Test(
    "a private field is read as it is written: a text, a number or a boolean",
    arguments: [
      ("{path: .x-owner, equals: Kim}", "x-owner: Kim", Verdict.holds),
      ("{path: .x-owner, equals: Kim}", "x-owner: Lee, x-Owner: Kim", .fails),
      ("{path: .x-owner, equals: 4}", "x-owner: 4.0", .holds),
      ("{path: .x-owner, equals: 4}", "x-owner: \"4\"", .fails),
      ("{path: .x-owner, equals: \"4\"}", "x-owner: \"4\"", .holds),
      ("{path: .x-owner, maximum: 3}", "x-owner: 4", .fails),
      ("{path: .x-owner, equals: true}", "x-owner: true", .holds),
      ("{path: .x-owner, type: boolean}", "x-owner: true", .holds),
      ("{path: .x-owner, like: \"K*\"}", "x-owner: Kim", .holds),
      ("{path: .x-owner, equals: Kim}", "x-owner: {a: Kim}", .unknown),
      ("{path: .x-owner, present: true}", "x-owner: [a]", .holds),
      ("{path: .x-owner, present: true}", "x-own: a", .fails),
      ("{path: .x-owner, absent: true}", "x-owner: ~", .holds),
      ("{path: .x-owner, equals: {ref: .name}}", "x-owner: Maps", .holds),
      ("{path: .title, equals: {ref: .x-title}}", "title: Maps, x-title: Maps", .holds),
      ("{path: .grid.x-a, equals: b}", "grid: {items: 2, x-a: b}", .holds),
      ("{path: .x-owner, equals: Kim}", "<<: {x-owner: Kim}", .holds),
      ("{path: .x-owner, equals: Kim}", "<<: {x-owner: Kim}, x-owner: Lee", .fails),
    ]
  )
  func privateFields(condition: String, fields: String, expected: Verdict) throws {
    #expect(try verdict(condition, of: fields) == [expected])
  }

  @Test("a rule looks at private fields themselves")
  func givenPrivateFields() throws {
    #expect(try verdict("{equals: Kim}", given: "$.widgets[*].x-owner", of: "x-a: 1, x-owner: Kim") == [.holds])
    #expect(try verdict("{equals: Kim}", given: "$.widgets[*].x-owner", of: "x-a: Kim") == [])
  }

  @Test("the default language of a text is judged first")
  func defaultFirst() throws {
    let title = "title: {de: b, default: a, fr: c}"
    #expect(try verdict("{equals: a}", given: "$.widgets[*].title", of: title) == [.holds, .fails, .fails])
  }

  @Test(
    "operands: a stand-in, a choice by a condition, and a text in the language of the subject",
    arguments: [
      (
        "{path: .heights.expanded, minimum: {ref: .heights.compact, otherwise: 110}}", "heights: {expanded: 109}",
        [Verdict.fails]
      ),
      (
        "{path: .heights.expanded, minimum: {ref: .heights.compact, otherwise: 110}}",
        "heights: {expanded: 109, compact: maximum}", [.fails]
      ),
      (
        "{path: .heights.expanded, minimum: {ref: .heights.compact, otherwise: 110}}",
        "heights: {expanded: 109, compact: 9}", [.holds]
      ),
      (
        "{path: .heights.expanded, minimum: {ref: .heights.compact, otherwise: 110}}",
        "heights: {expanded: 109, compact: x}", [.unreadable]
      ),
      ("{path: .heights.expanded, minimum: {ref: .heights.compact}}", "heights: {expanded: 109}", [.unknown]),
      (
        "{path: .width, maximum: {if: {path: .scrolls, equals: true}, then: 1, else: 2}}", "width: 2, scrolls: true",
        [.fails]
      ),
      (
        "{path: .width, maximum: {if: {path: .scrolls, equals: true}, then: 1, else: 2}}", "width: 2, scrolls: false",
        [.holds]
      ),
      ("{path: .width, maximum: {if: {path: .scrolls, equals: true}, then: 1, else: 2}}", "width: 2", [.unknown]),
      (
        "{path: .width, maximum: {if: {path: .scrolls, equals: true}, then: 1, else: 2}}", "width: 2, scrolls: x",
        [.unreadable]
      ),
      ("{path: .title, equals: {ref: $.app.name}}", "title: {default: Maps, fr: Plans}", [.holds]),
      ("{path: .title, equals: {ref: $.app.name}}", "title: {default: Maps, fr: Maps}", [.fails]),
      ("{path: .title, equals: {ref: $.app.name}}", "title: {default: Maps, de: Maps}", [.unknown]),
      (
        "{path: .authentication.prompt, equals: {ref: .title}}",
        "title: {DE: a, de: b}, authentication: {prompt: {de: b}}", [.holds]
      ),
      ("{path: $.app.deploymentTarget, exclusiveMaximum: \"10\"}", "x-a: 1", [.holds]),
      ("{path: $.app.deploymentTarget, exclusiveMaximum: 9.3}", "x-a: 1", [.fails]),
    ]
  )
  func operands(condition: String, fields: String, expected: [Verdict]) throws {
    #expect(try verdict(condition, of: fields) == expected)
  }
}
