import LintCore
import Testing

@Suite("A value is read by the type of its field")
struct TypeTests {
  /// A field with values that it accepts, and values that it rejects, each with the check that does.
  struct Row: Sendable, CustomTestStringConvertible {
    let field: String
    let good: [String]
    let bad: [(value: String, check: Check)]

    var testDescription: String { field }

    init(_ field: String, good: [String], wrongType: [String] = [], invalidValue: [String] = []) {
      self.field = field
      self.good = good
      bad = wrongType.map { ($0, .wrongType) } + invalidValue.map { ($0, .invalidValue) }
    }
  }

  static let numbers = ["8", "0", "+8", "8.5", ".5", "8.", "1e2", "1.5E+2", "8.e1", "007", "\"8\"", "'7.5'"]
  static let noNumbers = [
    "8pt", "8px", "8 pt", "8,5", "0x10", "0o7", "1_000", ".inf", ".nan", "1e", "+", ".", "e5", "\"\"", "eight", "true",
  ]

  static let rows: [Row] = [
    Row(
      "blurb",
      good: [
        "Lion", "No", "1", "true", "\"null\"", "'~'", "2016-01-01", "Null", "\"a#b\"", "{default: Lion}", "|\n  Lion",
      ],
      wrongType: ["", "~", "null", "''", "\" \"", "\"\\t\\n\"", "\"\\u3000\"", "[Lion]", "!", "# Lion"]
    ),
    Row(
      "popular",
      good: ["true", "false", "\"true\""],
      wrongType: ["yes", "no", "on", "off", "y", "True", "TRUE", "1", "0", "\"\"", "~", "[true]", "{a: b}"]
    ),
    Row("borders", good: numbers + ["-8", "-.5", "{top: -1}", "{}"], wrongType: noNumbers + ["8%", "[8]", "~"]),
    Row(
      "tray: {spacing: VALUE}",
      good: numbers,
      wrongType: noNumbers.filter { $0 != "8,5" },
      invalidValue: ["-1", "-0.5"]
    ),
    Row(
      "tray: {columns: VALUE}",
      good: ["1", "+4", "04", "\"4\""],
      wrongType: ["1.5", "4.0", "1e1", "four", "\"\"", "[1]", "{}", "~"],
      invalidValue: ["0", "-1"]
    ),
    Row(
      "tray: {items: VALUE}",
      good: ["0", "+4", "[]", "[a]", "[{blurb: a}]", "[{}]", "[{image: '', opens: app}]"],
      wrongType: ["4.5", "four", "~", "{}", "{blurb: a}", "[[a]]"],
      invalidValue: ["-1"]
    ),
    Row(
      "pickles: [{jars: VALUE}]",
      good: ["1", "99999999999999999999"],
      wrongType: ["1.0", "once"],
      invalidValue: ["0"]
    ),
    Row(
      "wine: {capsule: VALUE}",
      good: ["\"#333\"", "'#333333'", "\"#33333380\"", "\"#aBcDeF\"", "black", "systemTeal", "secondaryLabel"],
      wrongType: [
        "\"#\"", "\"#3333\"", "\"#33333\"", "\"#3333333\"", "\"#333333333\"", "\"#33333G\"", "~", "[black]",
        "{light: black}",
      ],
      invalidValue: ["Black", "darkgray", "grey", "transparent", "333333", "rgb(0)", "\"\"", "teal", "0"]
    ),
    Row(
      "wine: {color: VALUE}",
      good: ["black", "\"#333\"", "{light: black}", "{dark: \"#fff\"}", "{light: black, dark: white}"],
      wrongType: ["~", "[black]", "\"#12\""],
      invalidValue: ["bluish"]
    ),
    Row(
      "tablecloth",
      good: [
        "cotton", "velvet", "clear", "\"#fff\"", "{color: clear}", "{image: x}", "{image: ''}",
        "{color: red, image: x}",
      ],
      wrongType: ["[cotton]", "~", "\"#ffff\""],
      invalidValue: ["Cotton", "none"]
    ),
    Row(
      "opens",
      good: ["app", "'lion:'", "lion://x", "a+b-c.d_e9:x", "HTTP://x", "[app, \"lion:\"]", "[]"],
      wrongType: ["lion", "//lion", "App", "1a:x", "_a:x", ":x", "\"\"", "~", "{}", "é:x"]
    ),
    Row(
      "allergen",
      good: ["peanuts", "none", "[peanuts, shellfish]", "[]", "processedSoyaBeans"],
      wrongType: ["~", "{}"],
      invalidValue: ["Peanuts", "\"\"", "true", "1"]
    ),
    Row("placement", good: ["counter", "none"], wrongType: ["~", "[none]"], invalidValue: ["Counter", "left"]),
    Row(
      "borderInsets",
      good: ["default", "zero", "0", "-1", "{leading: 47}"],
      wrongType: ["0pt", "~", "[zero]", "-8px"],
      invalidValue: ["none", "\"\"", "Zero", "-x"]
    ),
    Row(
      "price",
      good: ["seasonal", "320", "0"],
      wrongType: ["320pt", ".5x", "1.2.3", "~", "100%"],
      invalidValue: ["full", "-1", "Seasonal"]
    ),
    Row(
      "photos",
      good: ["[]", "[{name: a}]", "[{name: ''}]", "[{}]"],
      wrongType: ["a", "{name: a}", "[a]", "~", "[[]]"]
    ),
    Row(
      "pickles",
      good: ["[]", "[Go]", "[{blurb: Go, opens: app, jars: 1}]", "[{}]"],
      wrongType: ["Go", "{blurb: Go}", "[[Go]]", "[~]", "['']", "~"]
    ),
    Row(
      "platter",
      good: ["{}", "{regular: a}", "{regular: [], generous: ['', a]}"],
      wrongType: ["a", "[a]", "~", "{regular: ~}", "{regular: {a: b}}", "{generous: [[a]]}"]
    ),
    Row(
      "wine: {size: VALUE}",
      good: ["17", "0.5", "\"17\""],
      wrongType: ["17pt", "large", "~", "[17]"],
      invalidValue: ["0", "-17", "-0"]
    ),
    Row("ledger", good: ["Year/page 7", "''"], wrongType: ["~", "[a]", "{path: a}"]),
    Row(
      "wine",
      good: ["{}", "[]", "[{role: '', grapes: cotton}]", "[{}]"],
      wrongType: ["Pinot", "[Pinot]", "~", "[[]]"]
    ),
    Row(
      "cookbookRevision",
      good: ["10.0", "10.10", "\"9\"", "10.3.1", "99999999999999999999"],
      wrongType: ["10.", "two", "1.2.3.4", "-1", ".5", "\"10.0 \"", "[10.0]", "~"]
    ),
    Row("amounts", good: ["{}"], wrongType: ["110", "[110]", "~"]),
  ]

  @Test("its field's values are read without a finding", arguments: rows)
  func good(row: Row) {
    for value in row.good {
      #expect(found(course(Self.line(row.field, value))) == [], "\(value)")
    }
  }

  @Test("another value has the finding that says why, in a line of lower case without a full stop", arguments: rows)
  func bad(row: Row) {
    for (value, check) in row.bad {
      let all = findings(course(Self.line(row.field, value)))
      #expect(all.map(\.rule) == [check.rawValue], "\(value)")
      for finding in all {
        #expect(finding.message.first?.isUppercase == false)
        #expect(!finding.message.hasSuffix("."))
        #expect(!finding.message.contains("\n") || finding.message.contains("\"\t\n\""))
        #expect(finding.severity == .error)
      }
    }
  }

  /// Returns a line with a field's value.
  static func line(_ field: String, _ value: String) -> String {
    let parts = field.split(separator: "VALUE", omittingEmptySubsequences: false)
    return parts.count == 2 ? "\(parts[0])\(value)\n\(parts[1])" : "\(field): \(value)"
  }

  @Test(
    "schemes are read one by one",
    arguments: [
      ("lion", []), ("[lion, '', a]", []), ("[]", []), ("'lion:'", ["invalid-value"]),
      ("[a, 'lion://']", ["invalid-value"]), ("~", ["wrong-type"]), ("{a: b}", ["wrong-type"]),
    ]
  )
  func schemes(value: String, expected: [String]) {
    #expect(findings("inn: {name: Lion, webSchemes: \(value)}\ncourses: [{name: Lion}]\n").map(\.rule) == expected)
  }

  @Test(
    "a description has an inn and its courses at the top",
    arguments: [
      ("inn: Lion\ncourses: [{name: Lion}]", ["wrong-type /inn 1:6"]),
      ("inn: ~\ncourses: [{name: Lion}]", ["wrong-type /inn 1:6"]),
      ("inn: [Lion]\ncourses: [{name: Lion}]", ["wrong-type /inn 1:1"]),
      ("inn: {name: Lion}\ncourses: Lion", ["wrong-type /courses 2:10"]),
      ("inn: {name: Lion}\ncourses: {name: Lion}", ["wrong-type /courses 2:1"]),
      ("inn: {name: Lion}\ncourses: []", ["invalid-value /courses 2:1"]),
      ("inn: {name: Lion}\ncourses:", ["wrong-type /courses 2:1"]),
      ("inn: {name: Lion}\ncourses: [Lion]", ["wrong-type /courses/0 2:11"]),
      ("inn: {name: Lion}\ncourses:\n-\n- name: A", ["wrong-type /courses/0 3:1"]),
      ("Lion", ["wrong-type / 1:1"]),
      ("[Lion]", ["wrong-type / 1:2"]),
      ("[]", ["wrong-type / 1:1"]),
      ("~", ["wrong-type / 1:1"]),
      ("''", ["wrong-type / 1:1"]),
    ]
  )
  func top(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }
}
