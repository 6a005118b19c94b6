import LintCore
import Testing
import WidgetLint

@Suite("Buttons that do nothing but open the app")
struct PhraseTests {
  private func found(_ title: String, opens: String? = nil, app: String = "Maps") -> [String] {
    let opening = opens.map { ", opens: \"\($0)\"" } ?? ""
    return lint("app: {name: \(app)}\nwidgets: [{name: Maps, buttons: [{title: \(title)\(opening)}]}]\n").paths(
      "no-open-app-button"
    )
  }

  @Test(
    "generic titles are reported whatever they open",
    arguments: [
      "Open App", "open the app", "OPEN  APP", "Open App…", "Open app...", "Open App!", "Open app >", "Open app »",
      "Open App →",
      "Open App›", "OpenApp", "Ｏｐｅｎ　Ａｐｐ", "Ouvrir l’app", "Ouvrir l'app", "打开应用", "打开 App", "打开应用。", "アプリを開く", "앱 열기",
      "เปิดแอป", "Открыть приложение", "App öffnen", "App o\u{308}ffnen", "Open\u{2003}App", "Open App！",
      "Open\u{A0}App ... !",
    ]
  )
  func generic(title: String) {
    for opens in [nil, "app", "maps:", "maps://", "maps://place/1", "https://x"] as [String?] {
      #expect(found("\"\(title)\"", opens: opens) == ["/widgets/0/buttons/0/title"], "\(opens ?? "nothing")")
    }
  }

  @Test(
    "titles with the app's name are reported unless they open something specific",
    arguments: [
      "Open Maps", "open maps…", "Launch Maps", "Go to Maps", "Maps öffnen", "Abrir Maps", "Mapsを開く", "Открыть Maps",
      "Ｏｐｅｎ Maps",
    ]
  )
  func named(title: String) {
    for opens in [nil, "app", "maps:", "maps://", "maps:///"] as [String?] {
      #expect(found("\"\(title)\"", opens: opens) == ["/widgets/0/buttons/0/title"], "\(opens ?? "nothing")")
    }
    #expect(found("\"\(title)\"", opens: "maps://x") == [])
    #expect(found("\"\(title)\"", opens: "maps:x") == [])
    #expect(found("\"\(title)\"", opens: "maps://?") == [])
  }

  @Test("a name that ends in a Greek sigma is the same in capitals", arguments: ["Open ελλάς", "OPEN ΕΛΛΆΣ"])
  func sigma(title: String) {
    #expect(found(title, app: "ελλάς") == ["/widgets/0/buttons/0/title"])
    #expect(found(title, app: "ΕΛΛΆΣ") == ["/widgets/0/buttons/0/title"])
  }

  @Test(
    "titles that may mean more are reported only where the start screen opens",
    arguments: [
      "Maps", "MAPS…", "Ｍａｐｓ", "View in app", "Open in Maps", "打开Maps", "启动 Maps", "Voir dans l’app", "เปิด Maps",
      "Maps starten", "앱에서 보기",
    ]
  )
  func ambiguous(title: String) {
    for opens in ["app", "maps:", "maps://"] {
      #expect(found("\"\(title)\"", opens: opens) == ["/widgets/0/buttons/0/title"])
    }
    for opens in [nil, "maps://x", "https://x"] as [String?] { #expect(found("\"\(title)\"", opens: opens) == []) }
  }

  @Test(
    "a title that asks for more than the app is not reported",
    arguments: [
      "Open", "Open Maps list", "Log In", "Open Settings", "Reopen app", "Open app now", "Open Map", "…", "!",
      "Open\u{200B}App", "Open-App",
    ]
  )
  func others(title: String) {
    #expect(found("\"\(title)\"", opens: "app") == [])
  }

  @Test(
    "the app's name is its default or any of its languages, folded",
    arguments: [
      ("Open Plans", "{default: Maps, fr: Plans}", true), ("Ouvrir Maps", "{default: Maps, fr: Plans}", true),
      ("Открыть Карты", "{default: Maps, ru: Карты}", true), ("Open ｍａｐｓ", "Maps", true), ("Open MAPS", "maps", true),
      ("Open Yahoo!", "Yahoo!", true), ("Open Yahoo", "Yahoo!", true), ("Open My Maps", "MyMaps", true),
      ("Open", "\"!\"", false), ("Open !", "\"!\"", false), ("Open …", "\"…\"", false),
      ("Open Cafe\u{301}", "\"Caf\\u00e9\"", true),
      ("Open It’s", "\"It's\"", true), ("Open {app}", "Maps", false),
    ]
  )
  func names(title: String, app: String, isReported: Bool) {
    #expect(found("\"\(title)\"", app: app).isEmpty != isReported)
  }

  @Test("one finding a button, at its first title that is one, default first")
  func once() {
    let buttons = """
      buttons:
      - {title: {fr: Ouvrir l'app, default: Open App}}
      - {title: {default: Go, fr: Ouvrir l'app, de: App öffnen}}
      - Open App
      - {opens: app}
      - {opens: "maps://"}
      - {}
      """
    #expect(
      lint(widget(buttons)).paths("no-open-app-button") == [
        "/widgets/0/buttons/0/title/default", "/widgets/0/buttons/1/title/fr", "/widgets/0/buttons/2",
      ]
    )
  }
}
