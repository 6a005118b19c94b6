import LintCore
import Testing

@Suite("Verdicts by three-valued logic")
struct VerdictTests {
  static let yes = "{path: .chilled, equals: true}"
  static let no = "{path: .chilled, equals: false}"
  static let missing = "{path: .sourced, equals: local}"
  static let unreadable = "{path: .refills, equals: automatic}"

  @Test(
    "all, any and not take what is missing for unknown, and what cannot be read for unreadable",
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
    #expect(try verdicts(condition, of: "chilled: true, refills: x") == [expected])
  }

  @Test(
    "presence decides on a missing field, other predicates do not",
    arguments: [
      ("{path: .blurb, present: true}", Verdict.fails), ("{path: .blurb, absent: true}", .holds),
      ("{path: .name, present: true}", .holds),
      ("{path: .name, absent: true}", .fails), ("{path: .largestServingMode, present: true}", .fails),
      ("{path: .largestServingMode, equals: regular}", .holds),
      ("{path: .largestServingMode, equals: generous}", .fails),
      ("{path: .popular, equals: true}", .holds), ("{path: .refills, present: true}", .unreadable),
      ("{path: .refills, absent: true}", .unreadable),
      ("{path: .platter.regular, nonEmpty: true}", .fails), ("{path: .allergen, nonEmpty: true}", .fails),
      ("{path: .blurb, maxLength: 3}", .unknown), ("{path: .blurb, not: {equals: a}}", .unknown),
      ("{path: .amounts.regular, type: number}", .unknown),
      ("{path: .borders.top, minimum: 1}", .unknown), ("{path: .amounts.regular, minimum: 1}", .unknown),
      ("{path: '.photos[0]', present: true}", .fails), ("{path: '.photos[1].name', absent: true}", .holds),
      ("{path: '.pickles[0]', present: true}", .fails), ("{path: '.pickles[0].blurb', absent: true}", .holds),
      ("{path: '.pickles[0].jars', minimum: 2}", .unknown), ("{path: '.opens[0]', present: true}", .holds),
      ("{path: '.opens[1]', present: true}", .fails), ("{path: '.tray.items[0]', absent: true}", .unknown),
      ("{path: '$.courses[3]', present: true}", .fails),
    ]
  )
  func presence(condition: String, expected: Verdict) throws {
    let fields = "refills: x, borders: 8, photos: [], opens: app, tray: {items: 4}"
    #expect(try verdicts(condition, of: fields) == [expected])
  }

  @Test(
    "the cookbook's revision is the course's own, else the inn's, else 10.0",
    arguments: [
      ("name: Lion, cookbookRevision: 9.3", "", Verdict.holds),
      ("name: Lion, cookbookRevision: 9.3", ", cookbookRevision: 10", .fails),
      ("name: Lion", "", .fails), ("name: Lion", ", cookbookRevision: 9", .holds),
      ("name: Lion, cookbookRevision: two", "", .unreadable),
      ("name: Lion, cookbookRevision: two", ", cookbookRevision: 9", .holds),
      ("name: Lion", ", cookbookRevision: x", .unreadable), ("name: Lion, cookbook_revision: 9", "", .unreadable),
    ]
  )
  func cookbookRevision(inn: String, course: String, expected: Verdict) throws {
    let rule = try ownRule([
      "given": "$.courses[*]", "expect": "{path: .cookbookRevision, exclusiveMaximum: \"10\"}", "message": "x",
    ])
    #expect(verdicts(rule, in: "courses: [{name: A\(course)}]\ninn: {\(inn)}\n") == [expected])
  }

  @Test("texts in few and many entries are the same where they are equivalent", arguments: [0, 1, 6, 7, 8, 9, 100])
  func entries(count: Int) throws {
    let others = (0..<count).map { "text \($0), " }.joined()
    for (one, other) in [("é", "e\u{301}"), ("が", "か\u{3099}")] {
      let isUnique = "{path: .pickles, uniqueBy: .blurb}"
      #expect(try verdicts(isUnique, of: "pickles: [\(others)\(one), \(other)]") == [.fails])
      #expect(try verdicts(isUnique, of: "pickles: [\(one), \(others)\(other)]") == [.fails])
      #expect(try verdicts(isUnique, of: "pickles: [\(others)\(one), \(other)e]") == [.holds])
      let isSubset = "{path: .platter.generous, subsetOf: {ref: .platter.regular}}"
      for (regular, verdict) in [
        ("\(others)\(one)", Verdict.holds), ("\(one), \(others)a", .holds), ("\(others)\(one)e", .fails),
      ] {
        let platter = "platter: {regular: [\(regular)], generous: [\(others)\(other)]}"
        #expect(try verdicts(isSubset, of: platter) == [verdict], "\(platter)")
      }
      #expect(try verdicts(isSubset, of: "platter: {generous: [\(others)\(other)]}") == [.unknown])
    }
  }

  /// All predicates, each with fields for which it holds and for which it fails.
  static let predicates: [(name: String, path: String, operand: String, holding: String, failing: String)] = [
    ("present", ".blurb", "true", "blurb: a", "x-a: 1"), ("absent", ".blurb", "true", "x-a: 1", "blurb: a"),
    ("equals", ".placement", "none", "placement: none", "placement: counter"),
    ("enum", ".sourced", "[local]", "sourced: local", "sourced: none"),
    ("notEnum", ".sourced", "[local]", "sourced: none", "sourced: local"),
    ("minimum", ".price", "8", "price: 8", "price: 7.9"), ("maximum", ".price", "8", "price: 8", "price: 8.1"),
    ("exclusiveMinimum", ".price", "8", "price: 8.1", "price: 8"),
    ("exclusiveMaximum", ".price", "8", "price: 7.9", "price: 8"),
    ("minLength", ".blurb", "2", "blurb: ab", "blurb: \"e\\u0301\""),
    ("maxLength", ".blurb", "2", "blurb: \"e\\u0301e\\u0301\"", "blurb: abc"),
    ("minItems", ".opens", "2", "opens: [app, app]", "opens: app"),
    ("maxItems", ".opens", "1", "opens: app", "opens: [app, app]"),
    ("startsWith", ".blurb", "Li", "blurb: Lion", "blurb: lion"),
    ("startsWithIgnoringCase", ".blurb", "li", "blurb: LION", "blurb: alion"),
    ("contains", ".blurb", "io", "blurb: Lion", "blurb: lIon"),
    ("alpha", ".tablecloth", "{maximum: 0}", "tablecloth: clear", "tablecloth: red"),
    ("luminance", ".tablecloth", "{maximum: gray}", "tablecloth: gray", "tablecloth: white"),
    ("chroma", ".tablecloth", "{maximum: 0}", "tablecloth: gray", "tablecloth: red"),
    ("nonEmpty", ".platter.regular", "true", "platter: {regular: [\" \", a]}", "platter: {regular: [\" \"]}"),
    ("type", ".price", "number", "price: 1", "price: seasonal"),
    ("uniqueBy", ".pickles", ".blurb", "pickles: [a, A]", "pickles: [a, {blurb: a}]"),
    (
      "count", ".pickles", "{where: {path: .jars, minimum: 2}, maximum: 0}", "pickles: [{jars: 1}]",
      "pickles: [{jars: 2}]"
    ),
    ("startsWithWords", ".blurb", "{ref: $.inn.name}", "blurb: Lion now", "blurb: Lionnow"),
    ("foldedEnum", ".blurb", "[dailycourse]", "blurb: Daily-Course", "blurb: Daily"),
    ("foldedContains", ".blurb", "[ycour]", "blurb: Daily-Course", "blurb: Day of course"),
    ("language", ".blurb", "default", "blurb: a", "blurb: {default: a, fr: b}"),
    ("includes", ".allergen", "[none]", "allergen: [peanuts, none]", "allergen: peanuts"),
    ("subsetOf", ".allergen", "[none, peanuts]", "allergen: [none]", "allergen: [none, shellfish]"),
    ("phrase", ".blurb", "{en: ['open {inn}']}", "blurb: Open Lions…", "blurb: Open it"),
    ("specificURL", ".opens[*]", "true", "opens: 'lion://x'", "opens: app"),
    ("urlScheme", ".opens[*]", "{ref: $.inn.webSchemes}", "opens: 'M:x'", "opens: 'n:x'"),
    ("contrast", ".tablecloth", "{with: white, minimum: 4.5}", "tablecloth: black", "tablecloth: white"),
    ("colorName", ".tablecloth", "[label]", "tablecloth: label", "tablecloth: black"),
    ("like", ".blurb", "[\"Li*[a-z]?\", x]", "blurb: \"Lion!\"", "blurb: lion"),
    (
      "groupedBy", ".pickles", "{path: .blurb, list: .opens}",
      "pickles: [{blurb: a, opens: app}, {blurb: a, opens: app}]",
      "pickles: [{blurb: a, opens: 'm:a'}, {blurb: a, opens: 'm:b'}]"
    ),
    ("startsWithPhrase", ".blurb", "{en: [open the]}", "blurb: \" OPEN  the jar\"", "blurb: Open them"),
    ("containsPhrase", ".blurb", "[Map view]", "blurb: My MAP\u{3000}View-2", "blurb: My map views"),
  ]

  @Test("each predicate holds and fails", arguments: predicates.indices)
  func predicate(index: Int) throws {
    let row = Self.predicates[index]
    let condition = "{path: \"\(row.path)\", \(row.name): \(row.operand)}"
    #expect(try verdicts(condition, of: row.holding) == [.holds], "\(row.name)")
    #expect(try verdicts(condition, of: row.failing) == [.fails], "\(row.name)")
  }

  @Test(
    "what a predicate says it takes is what it reads: an operand may be chosen by a condition",
    arguments: predicates.indices
  )
  func takes(index: Int) throws {
    let row = Self.predicates[index]
    let kind = try #require(Predicates.all.first { $0.name == row.name })
    let takesOperand = if case .operand = kind.takes { true } else { false }
    let operand = "{if: {path: $.inn.name, present: true}, then: \(row.operand)}"
    let condition = "{path: \"\(row.path)\", \(row.name): \(operand)}"
    let found = faults(ruleFile(["given": "$.courses[*]", "expect": condition]))
    #expect(found.isEmpty == takesOperand, "\(found)")
  }

  @Test("no predicate goes untested")
  func complete() {
    #expect(Set(Self.predicates.map(\.name)) == Set(Predicates.all.map(\.name)))
  }

  @Test(
    "a value of another shape does not apply",
    arguments: [
      ("{path: .price, minimum: 1}", "price: seasonal"),
      ("{path: .tablecloth, alpha: {maximum: 0}}", "tablecloth: cotton"),
      ("{path: .tablecloth, alpha: {maximum: 0}}", "tablecloth: {color: red}"),
      ("{path: .borders, minimum: 1}", "borders: {top: 0}"),
      ("{path: .borders.top, minimum: 1}", "borders: 0"), ("{path: \".opens[*]\", urlScheme: lion}", "opens: app"),
      ("{path: .tray.items, maxItems: 1}", "tray: {}"),
      ("{path: \".tray.items[*].blurb\", equals: a}", "tray: {items: 4}"),
    ]
  )
  func otherShape(condition: String, fields: String) throws {
    #expect(try verdicts(condition, of: fields) == [.unknown])
  }

  @Test(
    "an entry that cannot be read may be any",
    arguments: [
      ("{includes: [a]}", "[~, b]", Verdict.unknown), ("{includes: [a]}", "[~, a]", .holds),
      ("{includes: [a]}", "[b, c]", .fails), ("{subsetOf: [a]}", "[~, a]", .unknown),
      ("{subsetOf: [a]}", "[~, b]", .fails),
    ]
  )
  func unreadableEntry(condition: String, pickles: String, expected: Verdict) throws {
    let found = try verdicts(condition, given: "$.courses[*].pickles", of: "pickles: \(pickles)")
    #expect(found == [expected])
  }

  @Test(
    "a lone value stands for a list of itself where a field takes one or many",
    arguments: [
      ("$.courses[*].opens[*]", "opens: app", 1), ("$.courses[*].wine[*]", "wine: {}", 1),
      ("$.courses[*].wine[*]", "wine: [{}, {}]", 2), ("$.courses[0].opens[1]", "opens: [app, app]", 1),
      ("$.courses[1].name", "x-a: 1", 0),
    ]
  )
  func loneValues(given: String, fields: String, count: Int) throws {
    #expect(try verdicts("{present: true}", given: given, of: fields) == Array(repeating: .holds, count: count))
  }

  @Test("what asks about a list asks about a lone value that stands for one")
  func loneList() throws {
    for (entry, expected) in [("none", Verdict.fails), ("peanuts", .holds)] {
      let condition = "{path: .allergen, count: {where: {equals: none}, maximum: 0}}"
      #expect(try verdicts(condition, of: "allergen: \(entry)") == [expected])
      #expect(try verdicts(condition, of: "allergen: [\(entry)]") == [expected])
    }
    #expect(try verdicts("{path: .wine, uniqueBy: .role}", of: "wine: {role: a}") == [.holds])
  }

  @Test("a rule looks once at a node to which several of its paths lead")
  func meetingPaths() throws {
    #expect(try verdicts("{present: true}", given: "[\"$.courses[*]\", \"$.courses[0]\"]", of: "x-a: 1") == [.holds])
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
      ("{path: .x-owner, equals: {ref: .name}}", "x-owner: Lion", .holds),
      ("{path: .blurb, equals: {ref: .x-blurb}}", "blurb: Lion, x-blurb: Lion", .holds),
      ("{path: .tray.x-a, equals: b}", "tray: {items: 2, x-a: b}", .holds),
      ("{path: .x-owner, equals: Kim}", "<<: {x-owner: Kim}", .holds),
      ("{path: .x-owner, equals: Kim}", "<<: {x-owner: Kim}, x-owner: Lee", .fails),
    ]
  )
  func privateFields(condition: String, fields: String, expected: Verdict) throws {
    #expect(try verdicts(condition, of: fields) == [expected])
  }

  @Test("a rule looks at private fields themselves")
  func givenPrivateFields() throws {
    #expect(try verdicts("{equals: Kim}", given: "$.courses[*].x-owner", of: "x-a: 1, x-owner: Kim") == [.holds])
    #expect(try verdicts("{equals: Kim}", given: "$.courses[*].x-owner", of: "x-a: Kim") == [])
    let isOfLion = "{path: $course.name, equals: Lion}"
    #expect(try verdicts(isOfLion, given: "$.courses[*].x-owner", of: "x-owner: Kim") == [.holds])
    #expect(try verdicts(isOfLion, given: "$.courses[*].tray.x-a", of: "tray: {x-a: 1}") == [.holds])
  }

  @Test("the default language of a text is judged first")
  func defaultFirst() throws {
    let blurb = "blurb: {de: b, default: a, fr: c}"
    #expect(try verdicts("{equals: a}", given: "$.courses[*].blurb", of: blurb) == [.holds, .fails, .fails])
  }

  private static let withStandIn =
    "{path: .amounts.generous, minimum: {ref: .amounts.regular, otherwise: 110}}"
  private static let byChoice =
    "{path: .price, maximum: {if: {path: .chilled, equals: true}, then: 1, else: 2}}"
  private static let byLoneChoice = "{path: .price, maximum: {if: {path: .chilled, equals: true}, then: 1}}"
  private static let startsWithName = "{path: .blurb, startsWithWords: {ref: $.inn.name}}"

  @Test(
    "an operand may have a stand-in, be chosen by a condition, or be in the language of the subject",
    arguments: [
      (withStandIn, "amounts: {generous: 109}", [Verdict.fails]),
      (withStandIn, "amounts: {generous: 109, regular: maximum}", [.fails]),
      (withStandIn, "amounts: {generous: 109, regular: 9}", [.holds]),
      (withStandIn, "amounts: {generous: 109, regular: x}", [.unreadable]),
      ("{path: .amounts.generous, minimum: {ref: .amounts.regular}}", "amounts: {generous: 109}", [.unknown]),
      (byChoice, "price: 2, chilled: true", [.fails]),
      (byChoice, "price: 2, chilled: false", [.holds]),
      (byChoice, "price: 2", [.unknown]),
      (byChoice, "price: 2, chilled: x", [.unreadable]),
      (byLoneChoice, "price: 2, chilled: true", [.fails]), (byLoneChoice, "price: 2, chilled: false", [.unknown]),
      ("{path: .blurb, equals: {ref: $.inn.name}}", "blurb: {default: Lion, fr: Lions}", [.holds]),
      ("{path: .blurb, equals: {ref: $.inn.name}}", "blurb: {default: Lion, fr: Lion}", [.fails]),
      ("{path: .blurb, equals: {ref: $.inn.name}}", "blurb: {default: Lion, de: Lion}", [.unknown]),
      (
        "{path: .recommendation.speech, equals: {ref: .blurb}}",
        "blurb: {DE: a, de: b}, recommendation: {speech: {de: b}}", [.holds]
      ),
      // In other languages, the name may be anywhere.
      (startsWithName, "blurb: {default: Lion b, fr: aLionsb}", [.holds]),
      (startsWithName, "blurb: {default: Lion, fr: Lion}", [.fails]),
      (startsWithName, "blurb: {default: Lion, de: a}", [.unknown]),
      ("{path: $.inn.cookbookRevision, exclusiveMaximum: \"10\"}", "x-a: 1", [.holds]),
      ("{path: $.inn.cookbookRevision, exclusiveMaximum: 9.3}", "x-a: 1", [.fails]),
      // An entry after the last one is missing, whatever the predicate.
      ("{path: .blurb, equals: {ref: '.pickles[0].blurb'}}", "blurb: a, pickles: []", [.unknown]),
      ("{path: .blurb, notEnum: {ref: '.pickles[1].blurb'}}", "blurb: a, pickles: [a]", [.unknown]),
      ("{path: .blurb, startsWith: {ref: '$.courses[9].name'}}", "blurb: a", [.unknown]),
      ("{path: .price, minimum: {ref: '.wine[1].size'}}", "price: 2, wine: {size: 1}", [.unknown]),
      ("{path: .price, minimum: {ref: '.wine[1].size', otherwise: 3}}", "price: 2, wine: {size: 1}", [.fails]),
      // An empty list has no values, and a text without the language is missing.
      ("{path: .blurb, equals: {ref: \".pickles[*].blurb\"}}", "blurb: a, pickles: []", [.fails]),
      ("{path: .blurb, equals: {ref: \".pickles[*].blurb\", otherwise: a}}", "blurb: a, pickles: []", [.holds]),
      (
        "{path: .blurb, equals: {ref: \".pickles[*].blurb\"}}",
        "blurb: {default: a, fr: b}, pickles: [{blurb: {default: a, fr: c}}, {blurb: {default: b}}]", [.unknown]
      ),
    ]
  )
  func operands(condition: String, fields: String, expected: [Verdict]) throws {
    #expect(try verdicts(condition, of: fields) == expected)
  }

  @Test(
    "a parameter's values have the type of the first place that uses them, whatever their quotes",
    arguments: [
      ("12.0", "{path: .cookbookRevision, minimum: {parameter: it}}", "cookbookRevision: 12", Verdict.holds),
      ("12.0.1", "{path: .cookbookRevision, minimum: {parameter: it}}", "cookbookRevision: 12", .fails),
      ("[\"2048\", Lion]", "{path: .name, enum: {parameter: it}}", "x-a: 1", .holds),
      ("darkGray", "{path: .tablecloth, equals: {parameter: it}}", "tablecloth: darkGray", .holds),
      ("\"4\"", "{path: .price, equals: {parameter: it}}", "price: 4", .holds),
      ("\"7\"", "{path: .x-owner, equals: {parameter: it}}", "x-owner: \"7\"", .holds),
      ("\"7\"", "{path: .x-owner, equals: {parameter: it}}", "x-owner: 7", .fails),
    ]
  )
  func parameters(values: String, condition: String, fields: String, expected: Verdict) throws {
    let rule = try ownRule([
      "parameters": "{it: \(values)}", "given": "$.courses[*]", "expect": condition, "message": "x",
    ])
    #expect(verdicts(rule, in: "courses: [{name: Lion, \(fields)}]\n") == [expected])
  }
}
