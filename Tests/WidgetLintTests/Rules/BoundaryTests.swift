import Testing
import WidgetLint
import WidgetModel

@Suite("The rules at the bounds of their contract")
struct BoundaryTests {
  /// One rule with a value on either side of its bound.
  struct Bound: Sendable, CustomTestStringConvertible {
    let rule: String
    let lines: String
    var app = "{name: Maps}"
    let passing: [String]
    let failing: [String]
    let path: String

    var testDescription: String { "\(rule) \(lines) \(app)" }
  }

  static let ios9 = "{name: Maps, deploymentTarget: \"9.3\"}"
  static let ios10 = "{name: Maps, deploymentTarget: \"10.0\"}"
  static let grays = [
    "black", "darkGray", "label", "secondaryLabel", "darkText", "\"#666666\"", "\"#666\"", "\"#330000\"", "\"#003300\"",
    "\"#333366\"", "\"#00000099\"", "\"#000000\"",
  ]
  static let brights = [
    "\"#676767\"", "\"#340000\"", "\"#003400\"", "\"#333367\"", "gray", "white", "red", "clear", "lightText",
    "tertiaryLabel", "quaternaryLabel", "systemBlue", "\"#00000098\"", "\"#3C3C4399\"",
  ]

  static let bounds: [Bound] = [
    Bound(
      rule: "grid-item-limit",
      lines: "grid: {items: VALUE}",
      passing: ["0", "4", "[]", "[a, b, c, d]", "[{}, {}, {}, {}]"],
      failing: ["5", "[a, b, c, d, e]", "[{}, {}, {}, {}, {}]"],
      path: "/widgets/0/grid/items"
    ),
    Bound(
      rule: "grid-row-limit",
      lines: "grid: {columns: VALUE}",
      passing: ["1", "4", "+4"],
      failing: ["5", "100"],
      path: "/widgets/0/grid/columns"
    ),
    Bound(
      rule: "grid-spacing",
      lines: "grid: {spacing: VALUE}",
      passing: ["8", "8.0", "8.01"],
      failing: ["7.99", "7.5", "0"],
      path: "/widgets/0/grid/spacing"
    ),
    Bound(
      rule: "compact-height",
      lines: "heights: {compact: VALUE}",
      passing: ["110", "109.9", "0", "maximum", "1.1e2"],
      failing: ["111", "110.01"],
      path: "/widgets/0/heights/compact"
    ),
    Bound(
      rule: "expanded-height",
      lines: "heights: {expanded: VALUE}",
      passing: ["567", "567.9", "maximum"],
      failing: ["568", "content", "1000"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-height",
      lines: "heights: {expanded: VALUE}",
      app: ios9,
      passing: ["479", "maximum"],
      failing: ["480", "567", "content"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-height",
      lines: "heights: {expanded: VALUE}",
      app: ios10,
      passing: ["480", "567"],
      failing: ["568"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-taller",
      lines: "heights: {compact: 100, expanded: VALUE}",
      passing: ["101", "100.5", "maximum", "content"],
      failing: ["100", "99"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-taller",
      lines: "heights: {expanded: VALUE}",
      passing: ["111"],
      failing: ["110", "109"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "expanded-taller",
      lines: "heights: {compact: maximum, expanded: VALUE}",
      passing: ["111"],
      failing: ["110"],
      path: "/widgets/0/heights/expanded"
    ),
    Bound(
      rule: "edge-margin",
      lines: "margins: VALUE",
      passing: ["0.5", "7.5", "8"],
      failing: ["0", "-1", "-0.5", "-0"],
      path: "/widgets/0/margins"
    ),
    Bound(
      rule: "content-margins",
      lines: "margins: VALUE",
      passing: ["8", "9", "0", "-1"],
      failing: ["7.5", "0.1", "7.99"],
      path: "/widgets/0/margins"
    ),
    Bound(
      rule: "edge-margin",
      lines: "margins: {trailing: VALUE}",
      passing: ["0.5", "8"],
      failing: ["0", "-1"],
      path: "/widgets/0/margins/trailing"
    ),
    Bound(
      rule: "content-margins",
      lines: "margins: {leading: VALUE}",
      passing: ["8", "0", "-1"],
      failing: ["7.5"],
      path: "/widgets/0/margins/leading"
    ),
    Bound(
      rule: "single-tap",
      lines: "buttons: [{taps: VALUE}]",
      passing: ["1"],
      failing: ["2"],
      path: "/widgets/0/buttons/0/taps"
    ),
    Bound(
      rule: "font-color",
      lines: "font: {color: VALUE}",
      passing: grays,
      failing: brights,
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "font-color",
      lines: "font: {color: {light: VALUE, dark: white}}",
      passing: grays,
      failing: brights,
      path: "/widgets/0/font/color/light"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: VALUE, backing: white}",
      passing: ["\"#767676\"", "black"],
      failing: ["\"#777777\"", "white", "clear"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "text-contrast",
      lines: "font: {color: VALUE, backing: \"#00000000\"}",
      passing: ["black"],
      failing: ["white"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "system-background",
      lines: "background: VALUE",
      passing: ["system", "clear", "\"#FF000000\"", "{image: x}"],
      failing: ["white", "\"#FFFFFF01\"", "systemBackground"],
      path: "/widgets/0/background"
    ),
    Bound(
      rule: "system-background",
      lines: "background: {color: VALUE}",
      passing: ["clear"],
      failing: ["white", "\"#00000001\""],
      path: "/widgets/0/background/color"
    ),
    Bound(
      rule: "background-image",
      lines: "background: {VALUE}",
      passing: ["color: red"],
      failing: ["image: x", "image: ''", "color: red, image: x"],
      path: "/widgets/0/background/image"
    ),
    Bound(
      rule: "no-scrolling",
      lines: "scrolls: VALUE",
      passing: ["false"],
      failing: ["true"],
      path: "/widgets/0/scrolls"
    ),
    Bound(
      rule: "cached-content",
      lines: "caching: VALUE",
      passing: ["local"],
      failing: ["none"],
      path: "/widgets/0/caching"
    ),
    Bound(
      rule: "background-refresh",
      lines: "refresh: VALUE",
      passing: ["background"],
      failing: ["blocking"],
      path: "/widgets/0/refresh"
    ),
    Bound(
      rule: "icon-alignment",
      lines: "alignment: VALUE",
      passing: ["appIcon"],
      failing: ["none"],
      path: "/widgets/0/alignment"
    ),
    Bound(
      rule: "adaptive-width",
      lines: "width: VALUE",
      passing: ["adaptive"],
      failing: ["320", "0"],
      path: "/widgets/0/width"
    ),
    Bound(
      rule: "system-font",
      lines: "font: {family: VALUE}",
      passing: [
        "system", ".SFUIText", "SFUIDisplay", "SF UI Text", "SFPro", "sf pro display", "SFCompact", "SF Compact",
        "SanFrancisco", "san francisco", ".sf",
      ],
      failing: ["Helvetica", "System", "''", "SF", "SF Mono", "A SFPro"],
      path: "/widgets/0/font/family"
    ),
    Bound(
      rule: "deprecated-vibrancy",
      lines: "vibrancy: VALUE",
      passing: ["primary", "none", "[]", "[primary, secondary]"],
      failing: ["notificationCenter"],
      path: "/widgets/0/vibrancy"
    ),
    Bound(
      rule: "deprecated-vibrancy",
      lines: "vibrancy: [VALUE, notificationCenter]",
      passing: [],
      failing: ["primary", "none"],
      path: "/widgets/0/vibrancy/1"
    ),
    Bound(
      rule: "deprecated-vibrancy",
      lines: "vibrancy: [VALUE, notificationCenter]",
      app: ios9,
      passing: ["primary", "secondary"],
      failing: ["none"],
      path: "/widgets/0/vibrancy/1"
    ),
    Bound(
      rule: "update-results",
      lines: "updateResults: VALUE",
      passing: ["noData", "[]", "[newData, noData]", "[failed, newData]"],
      failing: ["newData", "[newData]", "[newData, newData]"],
      path: "/widgets/0/updateResults"
    ),
    Bound(
      rule: "display-mode-change",
      lines: "largestDisplayMode: expanded\nhandlesDisplayModeChange: VALUE",
      passing: ["true"],
      failing: ["false"],
      path: "/widgets/0/handlesDisplayModeChange"
    ),
    Bound(
      rule: "sign-in-prompt",
      lines: "authentication: {VALUE}",
      passing: ["addsValue: false", "prompt: x", "addsValue: true, prompt: x"],
      failing: ["addsValue: true"],
      path: "/widgets/0/authentication"
    ),
    Bound(
      rule: "ios9-template-images",
      lines: "images: [{rendering: VALUE}]",
      app: ios9,
      passing: ["template"],
      failing: ["original"],
      path: "/widgets/0/images/0/rendering"
    ),
    Bound(
      rule: "ios9-template-images",
      lines: "images: [{rendering: VALUE}]",
      app: ios10,
      passing: ["template", "original"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "ios9-margin-insets",
      lines: "marginInsets: VALUE",
      app: ios9,
      passing: ["zero", "0", "-0", "0.0", "{top: 0, leading: 0, bottom: 0, trailing: 0}"],
      failing: [
        "default", "1", "-1", "{}", "{top: 0, leading: 0, bottom: 0}", "{top: 0, leading: 0, bottom: 0, trailing: 1}",
      ],
      path: "/widgets/0/marginInsets"
    ),
    Bound(rule: "ios9-margin-insets", lines: "marginInsets: VALUE", passing: ["default", "1"], failing: [], path: ""),
    Bound(
      rule: "obsolete-margin-insets",
      lines: "marginInsets: VALUE",
      app: ios10,
      passing: [],
      failing: ["zero", "default", "0", "{top: 1}"],
      path: "/widgets/0/marginInsets"
    ),
    Bound(
      rule: "obsolete-margin-insets",
      lines: "marginInsets: VALUE",
      passing: ["zero", "default"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "obsolete-margin-insets",
      lines: "marginInsets: VALUE",
      app: ios9,
      passing: ["zero", "default"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "ios9-expanded-guard",
      lines: "largestDisplayMode: expanded\nexpandedModeGuarded: VALUE",
      app: ios9,
      passing: ["true"],
      failing: ["false"],
      path: "/widgets/0/expandedModeGuarded"
    ),
    Bound(
      rule: "ios9-expanded-guard",
      lines: "largestDisplayMode: VALUE\nexpandedModeGuarded: false",
      app: ios10,
      passing: ["expanded", "compact"],
      failing: [],
      path: ""
    ),
    Bound(
      rule: "ios9-clipped-content",
      lines: "heights: {expanded: 200, ios9: VALUE}",
      app: ios9,
      passing: ["200", "201"],
      failing: ["199"],
      path: "/widgets/0/heights/ios9"
    ),
    Bound(
      rule: "ios9-clipped-content",
      lines: "heights: {expanded: VALUE}",
      app: ios9,
      passing: ["110", "maximum"],
      failing: ["111"],
      path: "/widgets/0/heights"
    ),
    Bound(
      rule: "ios9-text-color",
      lines: "font: {color: VALUE}",
      app: ios9,
      passing: ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "{light: label}", "{dark: white}"],
      failing: ["black", "darkText", "{light: black}"],
      path: "/widgets/0/font/color"
    ),
    Bound(
      rule: "ios9-text-color",
      lines: "font: {color: VALUE, backing: white}",
      app: ios9,
      passing: ["black"],
      failing: [],
      path: ""
    ),
    Bound(rule: "ios9-text-color", lines: "font: {color: VALUE}", passing: ["black"], failing: [], path: ""),
    Bound(
      rule: "no-third-party-app",
      lines: "opens: VALUE",
      app: "{name: Maps, urlSchemes: [maps, MyMaps]}",
      passing: [
        "app", "'maps:'", "MAPS://x", "mymaps:x", "http://x", "HTTPS://x", "tel:1", "telprompt:1", "sms:1", "mailto:a",
        "facetime:a", "facetime-audio:a", "app-settings:", "itms-apps:x",
      ].map { $0.hasSuffix(":") ? "'\($0)'" : $0 },
      failing: ["other://x", "map:x", "mapss:x", "telx:1", "file:x"],
      path: "/widgets/0/opens"
    ),
    Bound(rule: "no-third-party-app", lines: "opens: VALUE", passing: ["other://x"], failing: [], path: ""),
    Bound(
      rule: "no-third-party-app",
      lines: "opens: VALUE",
      app: "{name: Maps, urlSchemes: []}",
      passing: ["http://x", "app"],
      failing: ["maps://x"],
      path: "/widgets/0/opens"
    ),
    Bound(
      rule: "no-third-party-app",
      lines: "grid: {items: [{opens: VALUE}]}",
      app: "{name: Maps, urlSchemes: maps}",
      passing: ["maps://x"],
      failing: ["other:x"],
      path: "/widgets/0/grid/items/0/opens"
    ),
    Bound(
      rule: "no-third-party-app",
      lines: "buttons: [{opens: VALUE}]",
      app: "{name: Maps, urlSchemes: maps}",
      passing: ["maps://x"],
      failing: ["other:x"],
      path: "/widgets/0/buttons/0/opens"
    ),
    Bound(
      rule: "compact-content",
      lines: "content: {VALUE}",
      passing: ["compact: a", "compact: [a]", "compact: ['', a]"],
      failing: ["expanded: a", "x-a: b"],
      path: "/widgets/0/content"
    ),
    Bound(
      rule: "compact-content",
      lines: "content: {compact: VALUE}",
      passing: ["a"],
      failing: ["[]", "''", "['', ' ']"],
      path: "/widgets/0/content/compact"
    ),
    Bound(
      rule: "expanded-supplement",
      lines: "content: {compact: [a, b], expanded: VALUE}",
      passing: ["c", "[a, b, c]"],
      failing: ["[]", "a", "[b, a]"],
      path: "/widgets/0/content/expanded"
    ),
    Bound(
      rule: "expanded-supplement",
      lines: "content: {compact: a, expanded: VALUE}",
      passing: ["b", "[a, b]", "A"],
      failing: ["a", "[a, a]"],
      path: "/widgets/0/content/expanded"
    ),
    Bound(
      rule: "expanded-supplement",
      lines: "content: {compact: [], expanded: VALUE}",
      passing: ["[]", "a"],
      failing: [],
      path: ""
    ),
  ]

  @Test("a value within the bound passes", arguments: bounds)
  func passing(bound: Bound) {
    for value in bound.passing {
      #expect(lint(widget(bound.lines.filled(with: value), app: bound.app)).paths(bound.rule) == [], "\(value)")
    }
  }

  @Test("a value beyond the bound fails, at the value", arguments: bounds)
  func failing(bound: Bound) {
    for value in bound.failing {
      let report = lint(widget(bound.lines.filled(with: value), app: bound.app))
      #expect(report.paths(bound.rule) == [bound.path], "\(value)")
      #expect(!report.findings.contains { $0.rule == "wrong-type" || $0.rule == "invalid-value" })
    }
  }

  @Test(
    "a title may have 30 characters as people count them",
    arguments: ["a", "e\u{301}", "😀", "👨‍👩‍👧‍👦", "🇫🇷", "地", "แ", "ก\u{E49}"]
  )
  func titles(character: String) {
    // The app's name and a space are five characters.
    func title(_ count: Int) -> String { "title: \"Maps \(String(repeating: character, count: count - 5))\"" }
    #expect(lint(widget(title(30))).paths("concise-name") == [])
    #expect(lint(widget(title(31))).paths("concise-name") == ["/widgets/0/title"])
  }
}

extension String {
  /// The text with something in place of VALUE.
  func filled(with value: String) -> String {
    split(separator: "VALUE", omittingEmptySubsequences: false).joined(separator: value)
  }
}
