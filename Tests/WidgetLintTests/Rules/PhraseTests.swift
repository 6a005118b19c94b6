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
    "generic titles are reported, however they are written",
    arguments: [
      "Open App", "open the app", "OPEN  APP", "Open App…", "Open app...", "Open App!", "Open app >", "Open app »",
      "Open App →",
      "Open App›", "OpenApp", "Ｏｐｅｎ　Ａｐｐ", "Ouvrir l’app", "Ouvrir l'app", "打开应用", "打开 App", "打开应用。", "アプリを開く", "앱 열기",
      "เปิดแอป", "Открыть приложение", "App öffnen", "App o\u{308}ffnen", "Open\u{2003}App", "Open App！",
      "Open\u{A0}App ... !",
    ]
  )
  func generic(title: String) {
    #expect(found("\"\(title)\"") == ["/widgets/0/buttons/0/title"])
  }

  @Test("whatever they open", arguments: ["app", "maps:", "maps://", "maps://place/1", "https://x"])
  func whatever(opens: String) {
    #expect(found("Open App", opens: opens) == ["/widgets/0/buttons/0/title"])
  }

  @Test("a name that ends in a Greek sigma is the same in capitals", arguments: ["Open ελλάς", "OPEN ΕΛΛΆΣ"])
  func sigma(title: String) {
    #expect(found(title, app: "ελλάς") == ["/widgets/0/buttons/0/title"])
    #expect(found(title, app: "ΕΛΛΆΣ") == ["/widgets/0/buttons/0/title"])
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
}
