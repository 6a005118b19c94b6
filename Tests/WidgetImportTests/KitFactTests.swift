import Testing

@testable import WidgetImport

@Suite("Facts of WidgetKit's widgets")
struct KitFactTests {
  @Test(
    "a color is read however its parts are given, and one for each appearance is both",
    arguments: [
      ("Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)", "\"#FF0000\""),
      ("Color.red.ignoresSafeArea()", "systemRed"),
      ("Color(UIColor(red: 0, green: 0, blue: 1, alpha: 1).withAlphaComponent(0.5))", nil),
      ("{ if family == .accessoryCircular { Color.clear } else { Color.red } }", "systemRed"),
      ("{ switch family { case .systemSmall: Color.clear default: Color.red } }", nil),
      ("{ switch family { case .accessoryInline: Color.clear default: Color.red } }", "systemRed"),
      ("{ if isOn { Color.red } else { LinearGradient(colors: [.red]) } }", nil),
      ("isDark ? Color.black : Color.white", nil), ("Rectangle().fill(.black)", "black"),
      ("{ ContainerRelativeShape().fill(Color.black) }", "black"), ("Rectangle().fill(.black).padding()", nil),
      ("Rectangle().fill(LinearGradient(colors: [.black]))", nil),
      ("colorScheme == .dark ? Color.black : Color.white", "{light: white, dark: black}"),
      ("{ if colorScheme == .light { Color.white } else { Color.black } }", "{light: white, dark: black}"),
      ("{ colorScheme == .dark ? Color.black : Color.white }", "{light: white, dark: black}"),
      ("colorScheme == .dark ? (isOn ? Color.black : .red) : Color.white", nil),
      ("scheme == .dark ? Color.black : Color.white", "{light: white, dark: black}"),
      ("{ if scheme == .light { Color.white } else { Color.black } }", "{light: white, dark: black}"),
      ("for: .widget, content: { Color.red }", "systemRed"),
    ]
  )
  func colors(_ color: String, _ expected: String?) throws {
    let isWhole = color.contains("for: .widget")
    let container =
      color.hasPrefix("{") ? "(for: .widget) \(color)" : isWhole ? "(\(color))" : "(\(color), for: .widget)"
    let facts = try KitImagesTests.facts("Text(\"A\").containerBackground\(container)")
    #expect(facts["background.color"]?.line == expected)
  }

  @Test(
    "a color is read that the caller of a helper puts into the container",
    arguments: [
      (".ground { Color.black }", "black"), (".drawn { Color.black }", "black"), (".kept { Color.black }", "black"),
      (".ground(content: { Color.black })", "black"), (".ground { Rectangle().fill(.black) }", "black"),
      (".ground { colorScheme == .dark ? Color.black : Color.white }", "{light: white, dark: black}"),
      (".ground { if colorScheme == .dark { Color.black } else { Color.white } }", "{light: white, dark: black}"),
      (".ground { Color.black }.ground { Color.red }", nil), (".ground { Image(\"a\") }", nil),
      (".ground { Color.black; Color.red }", nil), (".ground(content: sea)", "systemBlue"),
      (".containerBackground(for: .widget, content: sea)", "systemBlue"),
      (".containerBackground(.deep, for: .widget)", "systemBlue"),
      (".containerBackground(.land, for: .widget)", "systemGreen"),
      (".put(colorScheme == .dark ? Color.black : .white)", "{light: white, dark: black}"),
      (".put(shade)", "{light: white, dark: black}"), (".put(isOn ? Color.black : .white)", nil),
    ]
  )
  func helpers(_ modifier: String, _ expected: String?) throws {
    let rest = """
      extension View {
        func ground<T: View>(@ViewBuilder content: () -> T) -> some View {
          if #available(iOS 17.0, *) { containerBackground(for: .widget, content: content) } else { background(content()) }
        }
        func drawn<T: View>(content: () -> T) -> some View { containerBackground(for: .widget) { content() } }
        func kept<T: View>(content: () -> T) -> some View {
          let made = content()
          return containerBackground(for: .widget) { made }
        }
      }
      extension View { func put(_ view: some View) -> some View { containerBackground(for: .widget) { view } } }
      extension V { func sea() -> some View { Color.blue } }
      extension V { var shade: Color { colorScheme == .dark ? .black : .white } }
      extension ShapeStyle where Self == Color { static var deep: Color { .blue } }
      extension Color { static let land = Color.green }
      """
    var facts = Facts()
    KitColor.read(try KitImagesTests.context("Text(\"A\")\(modifier)", rest), &facts)
    #expect(facts.values["background.color"].map { DescriptionText.flow($0) } == expected)
  }

  @Test(
    "a color that a helper puts into the container is that of the Home Screen's families",
    arguments: [
      "extension View { func put(_ view: some View) -> some View { containerBackground(for: .widget) { view } } }",
      "extension View { func put(_ view: Color) -> some View { containerBackground(view, for: .widget) } }",
    ]
  )
  func homeScreen(_ helper: String) throws {
    let body = "switch family { case .accessoryCircular: Round() default: Full() }"
    let rest = """
      \(helper)
      struct Round: View { var body: some View { Text("A").put(.clear) } }
      struct Full: View { var body: some View { Text("A").put(Color.red) } }
      """
    #expect(try KitImagesTests.facts(body, rest)["background.color"]?.line == "systemRed")
  }

  @Test(
    "the longest animation is read in whole seconds, rounded up",
    arguments: [("2", "2s"), ("2.5", "3s"), ("3", "3s"), ("0.3", nil), ("1.5", "2s")] as [(String, String?)]
  )
  func animation(_ seconds: String, _ expected: String?) throws {
    let facts = try KitImagesTests.facts("Text(\"A\").animation(.easeInOut(duration: \(seconds)), value: 1)")
    #expect(facts["updates.animation"]?.shown == expected)
  }

  @Test(
    "the constant with which a URL begins is read, and a property of an entry is the one of its type",
    arguments: [
      ("URL(string: \"\\(scheme)://next/\\(id)\")", "tides://next/<id>"),
      ("URL(string: \"\\(Links.scheme)next\")", "sea://next"), ("URL(string: \"\\(id)://next\")", "<id>"),
      ("entry.url", "tides://own"), ("self.entry?.url", "tides://own"), ("make(1)", "sea://<number>"),
      ("counted", "tides://<all.count>"), ("chosen", "tides://chosen"), ("failed", "tides://fail?<queryItems>"),
      ("URL(string: \"tides://\\(row.title?.lowercased())\")", "tides://<title>"),
      ("URL(string: \"tides://\\(String(id))/\\(id)\")", "tides://<String>"),
      ("URL(string: \"\\(scheme)://\\(Links.host)/a\")", "tides://sea/a"),
      ("URL(string: \"tides://\" + \"next\")", "tides://next"), ("Link.next.url", "<Link.next.url>"),
      ("Foundation.URL(string: \"tides://next\")", "tides://next"),
      ("URL(string: scheme + \"://next/\" + id)", "tides://next/<id>"),
      ("URL(string: \"\\(scheme)://\\(Links.host)\")", "tides://sea"), ("Links.url(for: .next)", "tides://next"),
      ("local", "tides://own"), ("safe", "tides://safe"),
      ("either", "[tides://one, tides://two]"), ("branched", "tides://watch?n=<n>"),
      ("stored.first", "<stored.first>"),
      ("entry.note.flatMap { make($0.id) }", "sea://<number>"), ("sent", "tides://<note.id>"),
      ("entry.note.map { $0.address }", "<entry.note.map{$0.address}>"), ("stored.second", "tides://second"),
    ]
  )
  func urls(_ url: String, _ expected: String) throws {
    let rest = """
      extension V { static let scheme = "tides"; var entry: Entry? { nil } }
      extension V {
        var failed: URL? {
          let errorURL: URL = {
            var parts = URLComponents()
            parts.scheme = "tides"
            parts.host = "fail"
            parts.queryItems = [item]
            return parts.url!
          }()
          switch result { case .success: return nil; case .failure: return errorURL }
        }
        var counted: URL? {
          let all = items.filter { item in if item.isOld { return item.url }; return other }
          do { return URL(string: "tides://\\(all.count)") } catch {}
        }
      }
      extension V { var either: URL? { isOn ? URL(string: "tides://one") : URL(string: "tides://two") } }
      enum Link {
        case home, next
        var url: URL? {
          switch self { case .home: return URL(string: "tides://home"); case .next: return URL(string: "tides://next") }
        }
      }
      extension V { var stored: Stored { Stored() } }
      struct Stored {
        var first = URL(string: "tides://first")
        let second = URL(string: "tides://second")
      }
      enum Links {
        static let scheme = "sea://"
        static let host = "sea"
        static func url(for page: Page) -> URL { URL(string: "tides://next")! }
        var url: URL { Self.url(for: page) }
      }
      extension V { var safe: URL { URL(string: "tides://safe") ?? URL(fileURLWithPath: "/") } }
      struct Other { var url: URL? { URL(string: "tides://other") } }
      struct Entry { var url: URL? { guard let id else { return nil }; return URL(string: "tides://own") } }
      func make(_ number: Int) -> URL? { URL(string: "\\(Links.scheme)\\(number)") }
      """
    let own = "let local = entry?.url; "
    let chosen = "let chosen: URL? = { if isOn { return URL(string: \"tides://chosen\") } else { return nil } }()"
    let branched = "let branched: URL? = if let n { URL(string: \"tides://watch?n=\\(n)\") } else { nil }"
    let sent = "let sent = entry.note.map { note in URL(string: \"tides://\\(note.id)\") }"
    let text = "\(own)\(chosen); \(branched); \(sent); return Text(\"A\").widgetURL(\(url))"
    #expect(try KitImagesTests.facts(text, rest)["opens"]?.line.replacing("\"", with: "") == expected)
  }

  @Test(
    "the app's name is shown also where it is looked up",
    arguments: [
      ("Text(\"Tides\")", "appName"), ("Text(NSLocalizedString(\"Tides\", comment: \"\"))", "appName"),
      ("Text(verbatim: \"Tides\")", "appName"), ("Text(String(localized: \"Waves\"))", nil),
      ("Image(\"AppIcon\")", "appIcon"), ("let name = \"AppIcon\"; return Image(name)", "appIcon"),
      ("Label(\"Tides\", image: \"a\").labelStyle(.iconOnly)", nil),
      ("Label(\"Tides\", image: \"a\").labelStyle(.titleOnly)", "appName"),
      ("switch family { case .accessoryCircular: Text(\"Tides\") default: Text(\"A\") }", nil),
      ("Text(\"A\").configurationDisplayName(Text(\"Tides\"))", nil),
    ]
  )
  func shows(_ body: String, _ expected: String?) throws {
    #expect(try KitImagesTests.facts(body, appName: "Tides")["shows"]?.shown == expected)
  }

  @Test("colors of a package are those of its own catalog")
  func package() throws {
    let body = "Text(\"A\").containerBackground(Color(\"Sea\", bundle: .module), for: .widget)"
    for folder in ["Widgets", nil] {
      #expect(try KitImagesTests.facts(body, folder: folder)["background.color"] != nil)
    }
  }
}
