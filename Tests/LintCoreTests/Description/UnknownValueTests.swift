import LintCore
import Testing

@Suite("A value that is there, but not known")
struct UnknownValueTests {
  @Test(
    "is a value of every field",
    arguments: [
      "blurb: <a>", "blurb: {default: a, fr: <b>}", "price: <a>", "simmers: <>", "allergen: <a b>",
      "allergen: [peanuts, <b>]", "recommendation: <a>", "price: \"<f(x: 1)>\"",
    ]
  )
  func everywhere(line: String) { #expect(findings(course(line), .menuOfUnknown).map(\.message) == []) }

  @Test(
    "is no text that only begins or ends like one",
    arguments: ["price: <a", "price: a>", "price: <", "allergen: <a> b"]
  )
  func others(line: String) { #expect(findings(course(line), .menuOfUnknown).count == 1) }

  @Test(
    "is present, and of no value",
    arguments: [
      ("{path: .price, present: true}", "price: <a>", Verdict.holds),
      ("{path: .price, absent: true}", "price: <a>", .fails),
      ("{path: .allergen, nonEmpty: true}", "allergen: <a>", .holds),
      ("{path: .price, minimum: 1}", "price: <a>", .unknown), ("{path: .blurb, equals: a}", "blurb: <a>", .unknown),
      ("{path: .blurb, notEnum: [a]}", "blurb: <a>", .unknown), ("{path: .blurb, phrase: [a]}", "blurb: <a>", .unknown),
      ("{path: .blurb, startsWith: <}", "blurb: <a>", .unknown),
      ("{path: .blurb, type: string}", "blurb: <a>", .unknown),
      ("{path: .allergen, includes: peanuts}", "allergen: <a>", .unknown),
      ("{path: .allergen, includes: peanuts}", "allergen: [shellfish, <a>]", .unknown),
      ("{path: .allergen, includes: peanuts}", "allergen: [peanuts, <a>]", .holds),
      ("{path: .allergen, subsetOf: [peanuts]}", "allergen: [peanuts, <a>]", .unknown),
      ("{path: .allergen, subsetOf: [peanuts]}", "allergen: [shellfish, <a>]", .fails),
      ("{path: .allergen, maxItems: 1}", "allergen: <a>", .unknown),
      ("{path: .recommendation.speech, equals: a}", "recommendation: <a>", .unknown),
      ("{path: .recommendation.speech, absent: true}", "recommendation: <a>", .fails),
      ("{path: .blurb, maxLength: 1}", "blurb: <a>", .unknown),
      ("{path: .blurb, startsWithPhrase: [a]}", "blurb: <a>", .unknown),
      ("{path: .blurb, language: default}", "blurb: <a>", .unknown),
    ]
  )
  func present(condition: String, line: String, expected: Verdict) throws {
    #expect(try verdicts(condition, of: line, .menuOfUnknown) == [expected])
  }

  @Test(
    "is compared, and stands for another field, as one that is not known",
    arguments: [
      ("{path: .name, contains: {ref: $.inn.name}}", "name: <a>", Verdict.unknown),
      ("{path: .cookbookRevision, minimum: 1}", "name: a, cookbookRevision: <a>", .unknown),
      ("{path: .cookbookRevision, equals: \"10.0\"}", "name: a", .holds),
    ]
  )
  func elsewhere(condition: String, inn: String, expected: Verdict) throws {
    let changes = ["given": "$.courses[*]", "when": "{present: true}", "expect": condition, "message": "m"]
    let text = "inn: {\(inn)}\ncourses: [{name: a}]\n"
    #expect(verdicts(try ownRule(changes, .menuOfUnknown), in: text, .menuOfUnknown) == [expected])
  }
}

@Suite("A duration")
struct DurationTests {
  @Test(
    "is compared as time",
    arguments: [
      ("{path: .simmers, minimum: 5m}", "300s", Verdict.holds), ("{path: .simmers, minimum: 5m}", "299s", .fails),
      ("{path: .simmers, equals: 24h}", "1d", .holds), ("{path: .simmers, exclusiveMaximum: 1h}", "60m", .fails),
      ("{path: .simmers, maximum: 0s}", "0m", .holds),
      ("{path: .simmers, minimum: 1d}", "99999999999999999999d", .holds),
    ]
  )
  func durations(condition: String, time: String, expected: Verdict) throws {
    #expect(try verdicts(condition, of: "simmers: \(time)") == [expected])
  }

  @Test(
    "needs one unit, and a whole number before it",
    arguments: ["15", "m", "1h30m", "1.5h", "-5m", "+5m", "5M", "５m", "5 m"]
  )
  func noDurations(text: String) {
    #expect(findings(course("simmers: \"\(text)\"")).map(\.rule) == ["wrong-type"])
  }
}
