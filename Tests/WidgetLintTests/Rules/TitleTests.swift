import LintCore
import Testing
import WidgetLint

@Suite("Displayed titles")
struct TitleTests {
  /// A description of one widget that is not primary, so that only its title counts.
  private func titled(_ title: String, app: String) -> String {
    "app: {name: \(app)}\nwidgets: [{name: x, primary: false, title: \(title)}]\n"
  }

  @Test(
    "a title starts with the app's name as whole words",
    arguments: [
      ("Maps", "Maps", true), ("Maps", "Maps Nearby", true), ("Maps", "Maps-Nearby", true), ("Maps", "Maps's", true),
      ("Maps", "Maps: x", true), ("Maps", "Maps😀", true), ("Maps", "Mapstead", false), ("Maps", "Maps2", false),
      ("Maps", "Maps_x", false), ("Maps", "Maps²", false), ("Maps", "Mapsé", false), ("Maps", "maps", false),
      ("Maps", "Nearby Maps", false), ("Maps", "Map", false), ("Maps", "Maps\u{301} x", false),
      ("Maps", " Maps", false),
      ("Maps", "Maps地图", true), ("Maps", "Mapsナビ", true), ("Maps", "Mapsนำทาง", true), ("Maps", "Maps지도", true),
      ("地图", "地图附近", true), ("地图", "附近地图", false), ("지도", "지도에서", true), ("マップ", "マップmini", true),
      ("แผนที่", "แผนที่ใกล้ฉัน", true), ("Карты", "Карты рядом", true), ("Карты", "Картыx", false),
      ("Карты", "Картография", false),
      ("\"Caf\\u00e9\"", "\"Cafe\\u0301 now\"", true), ("Maps!", "Maps!x", false), ("A B", "A B C", true),
      ("A B", "A  B", false),
      ("Maps", "Maps\u{2007}x", true), ("Maps", "MapsⅣ", false),
    ]
  )
  func prefix(app: String, title: String, isPrefixed: Bool) {
    let written = title.hasPrefix("\"") ? title : "\"\(title)\""
    #expect(lint(titled(written, app: app)).paths("title-prefix").isEmpty == isPrefixed)
  }

  @Test(
    "in another language it is enough that the title contains the name in that language",
    arguments: [
      ("{default: Maps, fr: Plans}", "{default: Maps, fr: À proximité dans Plans}", []),
      ("{default: Maps, fr: Plans}", "{default: Maps, fr: Maps}", ["/widgets/0/title/fr"]),
      ("{default: Maps, fr: Plans}", "{default: Maps, de: Karten}", []),
      ("Maps", "{default: Maps, de: Karten, fr: aMapsb}", ["/widgets/0/title/de"]),
      ("{default: Maps, zh-Hans: 地图}", "{default: Maps, zh-Hans: 附近的地图}", []),
      ("{default: Maps, th: แผนที่}", "{default: Maps, th: ใกล้แผนที่}", []),
      ("{default: Maps, fr: Plans}", "Plans", ["/widgets/0/title"]),
      (
        "{default: Maps, fr: Plans}", "{default: Near Maps, fr: plans}",
        ["/widgets/0/title/default", "/widgets/0/title/fr"]
      ),
      ("{default: Maps, pt-BR: Mapas}", "{default: Maps, pt-br: x}", ["/widgets/0/title/pt-br"]),
      ("{default: Maps, pt-BR: Mapas}", "{default: Maps, pt: x}", []),
      ("{default: Maps, ru: Карты}", "{default: Maps, ru: \"Открыть Карты\"}", []),
    ] as [(String, String, [String])]
  )
  func languages(app: String, title: String, expected: [String]) {
    #expect(lint(titled(title, app: app)).paths("title-prefix") == expected)
  }

  @Test("a primary widget has the app's name alone, where no space ends a word, too")
  func primary() {
    let text = "app: {name: 地图}\nwidgets: [{name: 地图附近, primary: true}]\n"
    #expect(lint(text).paths("primary-widget-name") == ["/widgets/0/name"])
  }

  @Test(
    "a template's leftover is no title, and has no other finding about its start",
    arguments: ["Today-Extension", "${A} B", "Maps $(X)", "$(PRODUCT_NAME:rfc1034identifier)", "$(_a1)"]
  )
  func placeholders(title: String) {
    let text = titled("\"\(title)\"", app: "Maps")
    #expect(lint(text).paths("placeholder-name") == ["/widgets/0/title"])
    #expect(lint(text).paths("title-prefix") == [])
  }

  @Test(
    "a title that only resembles a leftover is one like others",
    arguments: [
      "Maps Today", "Widgets", "Todayish", "$()", "$(", "$(A", "${A)", "$ (A)", "(A)", "Extensions", "$(A B)",
    ]
  )
  func noPlaceholders(title: String) {
    #expect(lint(titled("\"\(title)\"", app: "Maps")).paths("placeholder-name") == [])
  }

  @Test("a variable is a leftover, even if the app is called so")
  func variable() {
    #expect(lint(titled("$(NAME)", app: "$(NAME)")).paths("placeholder-name") == ["/widgets/0/title"])
  }

  @Test("the name is displayed where there is no title")
  func name() {
    let report = lint("app: {name: Maps}\nwidgets: [{name: {default: Nearby, fr: b}, primary: false}]\n")
    #expect(report.found("title-prefix") == ["/widgets/0/name/default 2:28", "/widgets/0/name/fr 2:40"])
    #expect(lint(titled("Maps", app: "Maps")).paths("title-prefix") == [])
  }
}
