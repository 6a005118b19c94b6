import LintCore
import Testing
import YAML

/// A table about menus, in which `<…>` is a value of every field.
private let table: FieldTable? = {
  let fields = """
    - {path: title, type: text, meaning: The menu's title}
    - {path: courses, type: count, default: "3", meaning: How many courses it has}
    - {path: dishes, type: {list: mapping}, meaning: Its dishes}
    - {path: "dishes[].name", type: text, meaning: The dish's name}
    - {path: "dishes[].price", type: points, meaning: Its price}
    - {path: "dishes[].time", type: duration, meaning: The time to wait for it}
    - {path: "dishes[].tags", type: {oneOrMany: {words: [hot, cold, new]}}, meaning: Its tags}
    - {path: "dishes[].extra", type: mapping, meaning: What comes with it}
    - {path: "dishes[].extra.name", type: scalar, meaning: Its name}
    - {path: "dishes[].courses", type: count, default: {field: courses}, meaning: The courses that it serves for}
    """
  let guidelines = """
    id: menu
    title: Menus
    meaning: A menu
    items: {list: dishes, noun: dish, name: name}
    unknownValues: true
    """
  let files = [("fields.yml", fields), ("guidelines.yml", guidelines)].map {
    GuidelineFile(path: $0.0, bytes: Array($0.1.utf8))
  }
  return try? LoadedGuidelines(files).table
}()

private func text(_ dish: String, _ top: String = "title: <a>") -> String {
  "guidelines: menu\n\(top)\ndishes: [{\(dish)}]\n"
}

private func findings(inDish dish: String) throws -> [Finding] {
  DescriptionReader.read(YAMLStream(Array(text(dish).utf8)), document: 1, try #require(table)).findings
}

private func verdict(_ condition: String, of dish: String, top: String = "title: <a>") throws -> Verdict? {
  let table = try #require(table)
  let changes = ["given": "$.dishes[*]", "when": "{present: true}", "expect": condition, "message": "m"]
  return verdicts(try ownRule(changes, table), in: text(dish, top), table).first
}

@Suite("A value that is there, but not known")
struct UnknownValueTests {
  @Test(
    "is a value of every field",
    arguments: [
      "name: <a>", "name: {default: a, fr: <b>}", "price: <a>", "time: <>", "tags: <a b>", "tags: [hot, <b>]",
      "extra: <a>", "price: \"<f(x: 1)>\"",
    ]
  )
  func everywhere(dish: String) throws { #expect(try findings(inDish: dish).map(\.message) == []) }

  @Test(
    "is no text that only begins or ends like one",
    arguments: ["price: <a", "price: a>", "price: <", "tags: <a> b"]
  )
  func others(dish: String) throws { #expect(try findings(inDish: dish).count == 1) }

  @Test(
    "is present, and of no value",
    arguments: [
      ("{path: .price, present: true}", "price: <a>", Verdict.holds),
      ("{path: .price, absent: true}", "price: <a>", .fails),
      ("{path: .tags, nonEmpty: true}", "tags: <a>", .holds), ("{path: .price, minimum: 1}", "price: <a>", .unknown),
      ("{path: .name, equals: a}", "name: <a>", .unknown), ("{path: .name, notEnum: [a]}", "name: <a>", .unknown),
      ("{path: .name, phrase: [a]}", "name: <a>", .unknown), ("{path: .name, startsWith: <}", "name: <a>", .unknown),
      ("{path: .name, contains: {ref: $.title}}", "name: a", .unknown),
      ("{path: .name, type: string}", "name: <a>", .unknown),
      ("{path: .tags, includes: hot}", "tags: <a>", .unknown),
      ("{path: .tags, includes: hot}", "tags: [cold, <a>]", .unknown),
      ("{path: .tags, includes: hot}", "tags: [hot, <a>]", .holds),
      ("{path: .tags, subsetOf: [hot]}", "tags: [hot, <a>]", .unknown),
      ("{path: .tags, subsetOf: [hot]}", "tags: [cold, <a>]", .fails),
      ("{path: .tags, maxItems: 1}", "tags: <a>", .unknown),
      ("{path: .extra.name, equals: a}", "extra: <a>", .unknown),
      ("{path: .extra.name, absent: true}", "extra: <a>", .fails),
      ("{path: .name, maxLength: 1}", "name: <a>", .unknown),
      ("{path: .name, startsWithPhrase: [a]}", "name: <a>", .unknown),
      ("{path: .name, language: default}", "name: <a>", .unknown),
    ]
  )
  func verdicts(condition: String, dish: String, expected: Verdict) throws {
    #expect(try verdict(condition, of: dish) == expected)
  }

  @Test("stands for another field as one that is not known")
  func defaults() throws {
    #expect(try verdict("{path: .courses, minimum: 1}", of: "name: a", top: "courses: <a>") == .unknown)
    #expect(try verdict("{path: .courses, equals: 3}", of: "name: a", top: "title: a") == .holds)
  }
}

@Suite("A duration")
struct DurationTests {
  @Test(
    "is compared as time",
    arguments: [
      ("{path: .time, minimum: 5m}", "time: 300s", Verdict.holds), ("{path: .time, minimum: 5m}", "time: 299s", .fails),
      ("{path: .time, equals: 24h}", "time: 1d", .holds), ("{path: .time, exclusiveMaximum: 1h}", "time: 60m", .fails),
      ("{path: .time, maximum: 0s}", "time: 0m", .holds),
      ("{path: .time, minimum: 1d}", "time: 99999999999999999999d", .holds),
    ]
  )
  func durations(condition: String, dish: String, expected: Verdict) throws {
    #expect(try verdict(condition, of: dish) == expected)
  }

  @Test(
    "needs one unit, and a whole number before it",
    arguments: ["15", "m", "1h30m", "1.5h", "-5m", "+5m", "5M", "５m", "5 m"]
  )
  func noDurations(text: String) throws {
    #expect(try findings(inDish: "time: \"\(text)\"").map(\.rule) == ["wrong-type"])
  }
}
