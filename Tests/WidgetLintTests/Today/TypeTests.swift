import LintCore
import Testing

@Suite("A value of a Today widget is read by the type of its field")
struct TypeTests {
  /// A field with values that it takes, and values that it does not with the check that says so.
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
      "title",
      good: [
        "Maps", "No", "1", "true", "\"null\"", "'~'", "2016-01-01", "Null", "\"a#b\"", "{default: Maps}", "|\n  Maps",
      ],
      wrongType: ["", "~", "null", "''", "\" \"", "\"\\t\\n\"", "\"\\u3000\"", "[Maps]", "!", "# Maps"]
    ),
    Row(
      "primary",
      good: ["true", "false", "\"true\""],
      wrongType: ["yes", "no", "on", "off", "y", "True", "TRUE", "1", "0", "\"\"", "~", "[true]", "{a: b}"]
    ),
    Row("margins", good: numbers + ["-8", "-.5", "{top: -1}", "{}"], wrongType: noNumbers + ["8%", "[8]", "~"]),
    Row(
      "grid: {spacing: VALUE}",
      good: numbers,
      wrongType: noNumbers.filter { $0 != "8,5" },
      invalidValue: ["-1", "-0.5"]
    ),
    Row(
      "grid: {columns: VALUE}",
      good: ["1", "+4", "04", "\"4\""],
      wrongType: ["1.5", "4.0", "1e1", "four", "\"\"", "[1]", "{}", "~"],
      invalidValue: ["0", "-1"]
    ),
    Row(
      "grid: {items: VALUE}",
      good: ["0", "+4", "[]", "[a]", "[{title: a}]", "[{}]", "[{image: '', opens: app}]"],
      wrongType: ["4.5", "four", "~", "{}", "{title: a}", "[[a]]"],
      invalidValue: ["-1"]
    ),
    Row(
      "buttons: [{taps: VALUE}]",
      good: ["1", "99999999999999999999"],
      wrongType: ["1.0", "once"],
      invalidValue: ["0"]
    ),
    Row(
      "font: {backing: VALUE}",
      good: ["\"#333\"", "'#333333'", "\"#33333380\"", "\"#aBcDeF\"", "black", "systemTeal", "secondaryLabel"],
      wrongType: [
        "\"#\"", "\"#3333\"", "\"#33333\"", "\"#3333333\"", "\"#333333333\"", "\"#33333G\"", "~", "[black]",
        "{light: black}",
      ],
      invalidValue: ["Black", "darkgray", "grey", "transparent", "333333", "rgb(0)", "\"\"", "teal", "0"]
    ),
    Row(
      "font: {color: VALUE}",
      good: ["black", "\"#333\"", "{light: black}", "{dark: \"#fff\"}", "{light: black, dark: white}"],
      wrongType: ["~", "[black]", "\"#12\""],
      invalidValue: ["bluish"]
    ),
    Row(
      "background",
      good: [
        "system", "custom", "clear", "\"#fff\"", "{color: clear}", "{image: x}", "{image: ''}",
        "{color: red, image: x}",
      ],
      wrongType: ["[system]", "~", "\"#ffff\""],
      invalidValue: ["System", "none"]
    ),
    Row(
      "opens",
      good: ["app", "'maps:'", "maps://x", "a+b-c.d_e9:x", "HTTP://x", "[app, \"maps:\"]", "[]"],
      wrongType: ["maps", "//maps", "App", "1a:x", "_a:x", ":x", "\"\"", "~", "{}", "é:x"]
    ),
    Row(
      "vibrancy",
      good: ["primary", "none", "[primary, secondary]", "[]", "notificationCenter"],
      wrongType: ["~", "{}"],
      invalidValue: ["Primary", "\"\"", "true", "1"]
    ),
    Row("alignment", good: ["appIcon", "none"], wrongType: ["~", "[none]"], invalidValue: ["appicon", "left"]),
    Row(
      "marginInsets",
      good: ["default", "zero", "0", "-1", "{leading: 47}"],
      wrongType: ["0pt", "~", "[zero]", "-8px"],
      invalidValue: ["none", "\"\"", "Zero", "-x"]
    ),
    Row(
      "width",
      good: ["adaptive", "320", "0"],
      wrongType: ["320pt", ".5x", "1.2.3", "~", "100%"],
      invalidValue: ["full", "-1", "Adaptive"]
    ),
    Row(
      "heights: {compact: VALUE}",
      good: ["110", "maximum"],
      wrongType: ["110pt"],
      invalidValue: ["content", "max", "-110"]
    ),
    Row(
      "heights: {expanded: VALUE}",
      good: ["300", "maximum", "content"],
      wrongType: ["300pt", "300 points"],
      invalidValue: ["auto"]
    ),
    Row("heights: {ios9: VALUE}", good: ["300"], wrongType: ["maximum", "content"], invalidValue: ["-300"]),
    Row(
      "largestDisplayMode",
      good: ["compact", "expanded"],
      wrongType: ["~"],
      invalidValue: ["Expanded", "NCWidgetDisplayModeExpanded"]
    ),
    Row(
      "images",
      good: ["[]", "[{name: a, rendering: template}]", "[{name: ''}]", "[{}]"],
      wrongType: ["a", "{name: a}", "[a]", "~", "[[]]"]
    ),
    Row("images: [{rendering: VALUE}]", good: ["template", "original"], invalidValue: ["automatic"]),
    Row(
      "buttons",
      good: ["[]", "[Go]", "[{title: Go, opens: app, taps: 1}]", "[{}]"],
      wrongType: ["Go", "{title: Go}", "[[Go]]", "[~]", "['']", "~"]
    ),
    Row(
      "content",
      good: ["{}", "{compact: a}", "{compact: [], expanded: ['', a]}"],
      wrongType: ["a", "[a]", "~", "{compact: ~}", "{compact: {a: b}}", "{expanded: [[a]]}"]
    ),
    Row("updateResults", good: ["newData", "[newData, noData, failed]", "[]"], invalidValue: ["new", "[newdata]"]),
    Row(
      "authentication",
      good: ["{}", "{addsValue: true, prompt: Log in}", "{prompt: {default: a, fr: b}}"],
      wrongType: ["true", "[]", "{addsValue: 1}", "{prompt: ''}"]
    ),
    Row("caching", good: ["local", "none"], invalidValue: ["memory"]),
    Row(
      "font: {size: VALUE}",
      good: ["17", "0.5", "\"17\""],
      wrongType: ["17pt", "large", "~", "[17]"],
      invalidValue: ["0", "-17", "-0"]
    ),
    Row(
      "font: [{weight: VALUE}]",
      good: ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"],
      wrongType: ["~", "[bold]"],
      invalidValue: ["Bold", "700"]
    ),
    Row("source", good: ["Today/Info.plist", "''"], wrongType: ["~", "[a]", "{path: a}"]),
    Row("deploymentTarget", good: ["9.3", "\"10.0\""], wrongType: ["iOS 10", "~"]),
    Row("refresh", good: ["background", "blocking"], invalidValue: ["Background"]),
    Row(
      "font",
      good: ["{}", "[]", "[{role: '', family: system}]", "[{}]"],
      wrongType: ["Helvetica", "[Helvetica]", "~", "[[]]"]
    ),
    Row("heights", good: ["{}"], wrongType: ["110", "[110]", "~"]),
  ]

  @Test("its field's values are read without a finding", arguments: rows)
  func good(row: Row) {
    for value in row.good {
      #expect(findings(widget(Self.line(row.field, value))).map(\.rule) == [], "\(value)")
    }
  }

  @Test("another value has the finding that says why", arguments: rows)
  func bad(row: Row) {
    for (value, check) in row.bad {
      let rules = findings(widget(Self.line(row.field, value))).map(\.rule)
      #expect(rules == [check.rawValue], "\(value)")
    }
  }

  private static func line(_ field: String, _ value: String) -> String {
    let parts = field.split(separator: "VALUE", omittingEmptySubsequences: false)
    return parts.count == 2 ? "\(parts[0])\(value)\n\(parts[1])" : "\(field): \(value)"
  }

  @Test(
    "the app's fields",
    arguments: [
      ("deploymentTarget: 10.0", nil), ("deploymentTarget: 10.10", nil), ("deploymentTarget: \"9\"", nil),
      ("deploymentTarget: 10.3.1", nil), ("deploymentTarget: 99999999999999999999", nil),
      ("deploymentTarget: 10.", "wrong-type"), ("deploymentTarget: iOS 10", "wrong-type"),
      ("deploymentTarget: 1.2.3.4", "wrong-type"), ("deploymentTarget: -1", "wrong-type"),
      ("deploymentTarget: .5", "wrong-type"), ("deploymentTarget: \"10.0 \"", "wrong-type"),
      ("deploymentTarget: [10.0]", "wrong-type"), ("deploymentTarget: ~", "wrong-type"),
      ("urlSchemes: maps", nil), ("urlSchemes: [maps, '', a]", nil), ("urlSchemes: []", nil),
      ("urlSchemes: 'maps:'", "invalid-value"), ("urlSchemes: [a, 'maps://']", "invalid-value"),
      ("source: {path: Maps.xcodeproj, configuration: Release, host: Maps}", nil), ("source: {}", nil),
      ("source: Maps.xcodeproj", "wrong-type"), ("source: {path: ~}", "wrong-type"),
      ("source: {paths: a}", "unknown-field"),
      ("urlSchemes: ~", "wrong-type"), ("urlSchemes: {a: b}", "wrong-type"),
    ] as [(String, String?)]
  )
  func app(line: String, expected: String?) {
    #expect(
      findings("app:\n  name: Maps\n  \(line)\nwidgets: [{name: Maps}]\n").map(\.rule) == (expected.map { [$0] } ?? [])
    )
  }
}
