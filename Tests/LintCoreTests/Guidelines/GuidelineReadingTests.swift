import LintCore
import Testing
import YAML

@Suite("The files of a set of guidelines")
struct GuidelineReadingTests {
  typealias Default = Field.Default

  private static let guidelines = "id: menu\ntitle: Menus\nmeaning: An inn\n"

  private func table(_ rows: String, _ more: String = "") throws -> FieldTable {
    let rows = try FieldsReader.read(Array(rows.utf8))
    return try GuidelinesReader.read(Array((Self.guidelines + more).utf8), rows).table
  }

  private func row(_ text: String) throws -> Field {
    try #require(try FieldsReader.read(Array("- {path: a, meaning: m, \(text)}".utf8)).first)
  }

  private func read(_ text: String, _ table: FieldTable) -> Description {
    DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, table)
  }

  /// Returns the messages of the findings in a text.
  private func words(_ text: String, _ table: FieldTable) -> [String] {
    read(text, table).findings.map { "\($0.rule) \($0.path) \($0.message)\($0.help.map { "; \($0)" } ?? "")" }
  }

  @Test(
    "give each field its type, as a list of fields names it",
    arguments: [
      ("text", "text"), ("scalar", "scalar"), ("boolean", "boolean"), ("number", "number"), ("points", "points"),
      ("signedPoints", "points, also negative"), ("positivePoints", "points, more than 0"),
      ("count", "whole number, 0 or more"), ("positiveCount", "whole number, 1 or more"), ("color", "color"),
      ("version", "version"), ("url", "URL or `app`"), ("scheme", "URL scheme"), ("mapping", "mapping"),
      ("{words: [a, b]}", "`a` or `b`"), ("{words: a}", "`a`"), ("[number, {words: [a]}]", "`a` or number"),
      ("[color, {words: [a, b]}, mapping]", "`a`, `b`, color or mapping"), ("{list: mapping}", "list of mappings"),
      ("{list: [text, mapping]}", "list of texts or mappings"), ("{oneOrMany: text}", "text, or a list of these"),
      ("{oneOrMany: {words: [a, b]}}", "`a` or `b`, or a list of these"),
      ("[count, {list: [text, mapping]}]", "whole number, 0 or more, or a list of texts or mappings"),
      ("{list: text}, atLeast: 1", "list of texts, at least one"),
      ("{list: text}, atLeast: 3", "list of texts, at least 3"),
    ]
  )
  func types(text: String, expected: String) throws {
    #expect(try row("type: \(text)").type.text == expected)
  }

  @Test(
    "give each field what stands for it",
    arguments: [
      ("type: number", Default(.none)), ("type: number, default: 4", Default(.value, "4")),
      ("type: text, default: \"4\"", Default(.value, "4")),
      ("type: {words: [b, c]}, default: c", Default(.word, "c")),
      ("type: text, default: {text: its name}", Default(.described, "its name")),
      ("type: boolean, default: {onlyItem: true}", Default(.soleItem)),
      ("type: [number, {words: [b]}], default: b", Default(.word, "b")),
      ("type: {oneOrMany: number}, default: 4", Default(.value, "4")),
    ] as [(String, Default)]
  )
  func defaults(text: String, expected: Default) throws {
    #expect(try row(text).defaultValue == expected)
  }

  @Test(
    "tell of a text's default, which no rule judges",
    arguments: ["text, default: Soup", "text, default: {field: a}", "url, default: app"]
  )
  func textDefaults(row: String) throws {
    let table = try table("- {path: a, type: text, meaning: m}\n- {path: b, type: \(row), meaning: m}\n")
    let changes = [
      "given": "$", "when": "{path: .a, present: true}", "expect": "{path: .b, equals: \"m:x\"}", "message": "m",
    ]
    let (rule, text) = (try ownRule(changes, table), "a: {default: Pie, fr: Pie}\n")
    #expect(outcome(of: [rule], in: text, table).findings.isEmpty)
    #expect(outcome(of: [rule], in: text + "b: \"m:y\"\n", table).findings.count == 1)
  }

  @Test("say which field a lone scalar means, and which it stands for")
  func standIns() throws {
    let rows = try FieldsReader.read(
      Array(
        """
        - {path: inn, type: mapping, meaning: m}
        - {path: inn.name, type: text, standsFor: inn, meaning: m}
        - {path: wine, type: {oneOrMany: [color, mapping]}, meaning: m}
        - {path: wine.light, type: color, standsFor: wine, meaning: m}
        - {path: pickles, type: {list: [text, mapping]}, meaning: m}
        - {path: "pickles[].blurb", type: text, standsFor: pickles, meaning: m}
        """.utf8
      )
    )
    #expect(rows.map(\.isMeantByScalar) == [false, true, false, false, false, false])
    #expect(rows.map(\.isLoneValue) == [false, false, false, true, false, true])
  }

  @Test("give a field that takes one or many the words that others mean, and one is still many")
  func meant() throws {
    let table = try table(
      "- {path: allergens, type: {oneOrMany: {words: [milk, nuts]}}, meant: {milk: [dairy, chee*]}, meaning: m}"
    )
    let allergens = try #require(table.field(at: "allergens"))
    #expect(table[allergens].type.isOneOrMany)
    for text in ["allergens: Dairy", "allergens: [nuts, cheese]"] {
      let found = words(text, table)
      #expect(found.count == 1 && found[0].hasSuffix("did you mean milk?"), "\(found)")
    }
  }

  @Test("say how many elements a list has at least")
  func atLeast() throws {
    let table = try table("- {path: courses, type: {list: text}, atLeast: 3, meaning: m}")
    #expect(
      words("courses: []", table) == [
        "invalid-value /courses `courses` is an empty list, expected at least 3 entries"
      ]
    )
    #expect(words("courses: [a, b]", table).first?.contains("has 2 entries, expected at least 3 entries") == true)
    #expect(words("courses: [a, b, c]", table) == [])
  }

  @Test(
    "give items their names, also where these are in a mapping of theirs",
    arguments: ["[card, name]", "card.name"]
  )
  func itemNames(name: String) throws {
    let table = try table(
      """
      - {path: courses, type: {list: mapping}, meaning: m}
      - {path: "courses[].card", type: mapping, meaning: m}
      - {path: "courses[].card.name", type: text, meaning: m}
      - {path: "courses[].popular", type: boolean, meaning: m}
      """,
      "items: {list: courses, noun: course, name: \(name)}\n"
    )
    let text = "courses: [{card: {name: Soup}, popular: yes}, {popular: yes}]"
    #expect(read(text, table).findings.map(\.item) == ["Soup", nil])
  }

  @Test("may have 127 fields, beside which descriptions have private ones, and name their guidelines")
  func full() throws {
    let table = try table((0..<127).map { "- {path: a\($0), type: number, meaning: m}\n" }.joined())
    let text = "a63: 1\na126: 5\nx-own: 6\nguidelines: menu\n"
    #expect(words(text, table) == [])
    for (given, path) in [("$.a126", "/a126"), ("$.x-own", "/x-own")] {
      let changes = ["given": given, "when": "{path: $.a63, present: true}", "expect": "{maximum: 4}", "message": "m"]
      #expect(outcome(of: [try ownRule(changes, table)], in: text, table).findings.map(\.path) == [path])
    }
    #expect(words("a127: 1", table).count == 1)
  }

  @Test("are about a whole description where they name no items")
  func noItems() throws {
    let table = try table("- {path: name, type: text, required: true, meaning: m}")
    #expect(
      words("nam: a", table).sorted() == [
        "missing-field  the description has no name, which is required; add name: a value",
        "unknown-field /nam \"nam\" is not a field of a description; did you mean name?",
      ]
    )
  }

  @Test(
    "have a phrase around the name that the table names, whatever it is called",
    arguments: [
      ("Lion", "Welcome to the Lion!", true), ("Lion", "Welcome to the {ourInn}", false), ("Lion", "Welcome", false),
      ("Lion!", "Welcome to the Lion", true), ("\"!\"", "Welcome to the !", false), ("\"…\"", "Welcome to the", false),
      ("The Lion", "WELCOME  TO THE TheLion…", true), ("Caf\u{E9}", "Welcome to the Cafe\u{301}", true),
      ("It's", "Welcome to the It’s", true), ("ελλάς", "Welcome to the ΕΛΛΆΣ", true),
    ]
  )
  func names(inn: String, slogan: String, isFound: Bool) throws {
    let table = try table(
      "- {path: inn, type: text, meaning: m}\n- {path: slogan, type: text, meaning: m}\n",
      "names: {ourInn: inn}\n"
    )
    let rule = try ownRule(
      [
        "given": "$.slogan", "when": "{present: true}", "expect": "{not: {phrase: ['welcome to the {ourInn}']}}",
        "message": "m",
      ],
      table
    )
    #expect(outcome(of: [rule], in: "inn: \(inn)\nslogan: \"\(slogan)\"\n", table).findings.isEmpty != isFound)
  }

  @Test("an item that is a text is named by it")
  func textItem() throws {
    let rows = """
      - {path: dishes, type: {list: [text, mapping]}, required: true, example: "[Soup]", meaning: m}
      - {path: "dishes[].name", type: text, standsFor: dishes, meaning: m}
      """
    let table = try table(rows, "items: {list: dishes, noun: dish, name: name}\n")
    let description = read("dishes: [Bread, {name: Soup}]\n", table)
    let list = try #require(table.field(at: "dishes").flatMap { description.child(of: 0, $0) })
    #expect(description.children(of: list).map { description.name(ofItem: $0) } == ["Bread", "Soup"])
  }
}
