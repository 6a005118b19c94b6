import Testing

@testable import WidgetImport

@Suite("What taps on WidgetKit's widgets do")
struct KitTargetsTests {
  @Test(
    "an intent opens the app however it is made, and OpenURLIntent its URL",
    arguments: [
      ("Open(date: Date(), id: ID(1))", "app"), ("Stay(open: Open())", nil), ("Now()", "app"), ("Later()", "app"),
      ("Maybe()", nil), ("OpenURLIntent(URL(string: \"a://z\")!)", "a://z"),
      ("OpenURLIntent(entry.url)", "<entry.url>"),
    ]
  )
  func intents(_ intent: String, _ opened: String?) throws {
    let rest = """
      struct Now: AppIntent { static let supportedModes: IntentModes = .foreground(.immediate) }
      struct Later: AppIntent { static var supportedModes: IntentModes { [.foreground(.dynamic)] } }
      struct Maybe: AppIntent { static let supportedModes: IntentModes = [.foreground(.dynamic), .background] }
      struct Open: AppIntent { static let openAppWhenRun = true }
      struct Stay: AppIntent { static let openAppWhenRun = false }
      struct Given: View { let intent: any AppIntent; var body: some View { Button(intent: intent) {} } }
      """
    for body in ["Button(intent: \(intent)) {}", "Given(intent: \(intent)) {}"] {
      #expect(try KitImagesTests.facts(body, rest)["targets"]?.elements.map { $0["opens"]?.shown } == [opened])
    }
  }

  @Test(
    "a button without an intent that runs only before iOS 17 is no fault",
    arguments: [
      ("if #available(iOS 17, *) { Button(intent: Stay()) {} } else { Old() }", 1),
      ("if #available(iOS 18, *) { Button(intent: Stay()) {} } else { Old() }", 2),
      ("if #unavailable(iOS 17) { Old() }", 0), ("if #available(iOS 17, *) { Old() }", 1),
      ("if #available(iOS 17, *) { return AnyView(Text(name)) }; return AnyView(Old())", 0),
      ("guard #available(iOS 17, *) else { return AnyView(Old()) }; return AnyView(Text(name))", 0),
      ("guard #unavailable(iOS 17) else { return AnyView(Text(name)) }; return AnyView(Old())", 0),
    ]
  )
  func old(_ body: String, _ count: Int) throws {
    let rest = """
      struct Stay: AppIntent { static let openAppWhenRun = false }
      struct Old: View { var body: some View { Button("Go") { print(1) } } }
      """
    #expect(try KitImagesTests.facts(body, rest)["targets"]?.elements.count ?? 0 == count)
  }

  @Test(
    "of a URL and the one in its place, each is opened, but for a file's",
    arguments: [
      ("entry.url ?? URL(string: \"tides://\")!", "[<entry.url>, tides://]"),
      ("URL(string: \"tides://\") ?? URL(fileURLWithPath: \"/\")", "tides://"),
      ("entry.url ?? URL(filePath: \"/\")", "<entry.url>"),
    ]
  )
  func instead(_ url: String, _ expected: String) throws {
    #expect(try KitImagesTests.facts("Text(name).widgetURL(\(url))")["opens"]?.line == expected)
  }

  @Test(
    "the button in a style is the target itself, and what is read aloud is no title",
    arguments: [
      (
        "Toggle(isOn: isOn, intent: Mark()) { Text(\"Done\") }.toggleStyle(Check())",
        "{title: Done, as: toggle, intent: true}"
      ),
      ("Button(intent: Mark()) { Image(sign).accessibilityLabel(Text(\"Checked\")) }", "{as: button, intent: true}"),
    ]
  )
  func styles(_ body: String, _ expected: String) throws {
    let rest = """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { configuration.label; Text("Checked") }
        }
      }
      """
    #expect(try KitImagesTests.facts(body, rest)["targets"]?.line == "[\(expected)]")
  }

  @Test(
    "a view of the repository that has the name of a system's is none",
    arguments: [
      ("Button(action: {}) { Text(\"A\") }", "link B"), ("SwiftUI.Button(action: {}) { Text(\"A\") }", "button A"),
      ("Toggle(isOn: $isOn) { Text(\"A\") }", "toggle A"), ("Link(\"A\", destination: url)", "link B"),
    ]
  )
  func own(_ body: String, _ expected: String) throws {
    let rest = """
      struct Button<L: View>: View { var body: some View { SwiftUI.Link("B", destination: url) } }
      struct Link: View { var body: some View { SwiftUI.Link("B", destination: url) } }
      extension Toggle { func bare() -> some View { labelsHidden() } }
      """
    let targets = try KitImagesTests.facts(body, rest)["targets"]?.elements ?? []
    #expect(targets.map { "\($0["as"]?.shown ?? "") \($0["title"]?.shown ?? "")" } == [expected])
  }

  @Test("titles and URLs that calls give are those of their links, each with its own")
  func given() throws {
    let rest = """
      struct Row: View {
        let title: String
        let url: URL
        var body: some View { Link(destination: url) { Text(title) } }
      }
      extension V { func link(_ url: URL?) -> some View { Link("C", destination: url!) } }
      """
    func row(_ name: String) -> String { "Row(title: \"\(name)\", url: URL(string: \"maps://\(name)\")!)" }
    let facts = try KitImagesTests.facts("\(row("A")); \(row("B")); link(URL(string: \"maps://C\"))", rest)
    let links = ["A", "B", "C"].map { "{title: \($0), as: link, opens: maps://\($0)}" }
    #expect(facts["targets"]?.line == "[\(links.joined(separator: ", "))]")
  }

  @Test(
    "a title is read that a helper draws in a label, and a URL that is handed on",
    arguments: [
      ("Link(destination: url) { label(icon: \"x\", text: \"Dice\") }", "{title: Dice, as: link, opens: a://b}"),
      ("Link(destination: url) { Pill(text: \"Dice\") }", "{title: Dice, as: link, opens: a://b}"),
      ("Link(destination: url) { pill }", "{title: Maps, as: link, opens: a://b}"),
      ("Link(destination: url) { pill; Text(\"Dice\") }", "{as: link, opens: a://b}"),
      ("Link(destination: url) { Text(\" \"); Text(\"Dice\") }", "{title: Dice, as: link, opens: a://b}"),
      ("Link(destination: url) { chosen }", "{as: link, opens: a://b}"),
      ("Link(destination: url) { label(icon: \"x\", text: name) }", "{as: link, opens: a://b}"),
      (
        "Button(intent: Go()) { Pill(text: \"Dice\").accessibilityLabel(pill) }",
        "{title: Dice, as: button, intent: true}"
      ),
      ("Tile(title: \"Dice\", url: url)", "{title: Dice, as: link, opens: a://b}"),
    ]
  )
  func labels(_ body: String, _ expected: String) throws {
    let rest = """
      extension V {
        var url: URL { URL(string: "a://b")! }
        var pill: some View { Pill(text: "Maps") }
        var chosen: some View { Text(isOn ? "On" : "Off") }
        func label(icon: String, text: LocalizedStringKey) -> some View { HStack { Image(systemName: icon); Text(text) } }
      }
      struct Pill: View { let text: String; var body: some View { HStack { Image(systemName: "x"); Text(text).bold() } } }
      struct Tile: View { let title: String; let url: URL; var body: some View { Card(title: title, to: url) } }
      struct Card: View { let title: String; let to: URL; var body: some View { Link(destination: to) { Text(title) } } }
      """
    #expect(try KitImagesTests.facts(body, rest)["targets"]?.line == "[\(expected)]")
  }

  @Test(
    "which of several titles opens which of several URLs is not told",
    arguments: [
      ("URL(string: \"maps://a\")!", "[{title: A, as: link, opens: maps://a}, {title: B, as: link, opens: maps://a}]"),
      (
        "isOn ? URL(string: \"maps://a\")! : URL(string: \"maps://b\")!",
        "[{as: link, opens: maps://a}, {as: link, opens: maps://b}]"
      ),
    ]
  )
  func several(_ url: String, _ expected: String) throws {
    let context = try KitImagesTests.context("Link(destination: \(url)) { Text(isOn ? \"A\" : \"B\") }")
    var facts = Facts()
    KitTargets.read(context, &facts)
    #expect(facts.values["targets"]?.line.replacing("\"", with: "") == expected)
    #expect(context.reach.code.unreadValues.notes.isEmpty == !url.contains("isOn"))
  }

  @Test(
    "a URL is told up to its first part that is not literal",
    arguments: [
      ("set", "maps://tide"), ("asked", "maps://tide?<queryItems>"), ("chosen", "maps://<host>/<id>"),
      ("written", "maps://<kind>"), ("constant", "maps://<host>"),
      ("URLComponents(string: \"maps://a\")?.url", "maps://a"),
      ("URL(string: Names.scheme + path)", "maps://<path>"), ("computed", "<computed>"),
      ("Page.url(for: .home)", "maps://<page>"), ("URL(string: \"tide\")", "<\"tide\">"), ("URL(string: \"\")", nil),
    ]
  )
  func urls(_ url: String, _ expected: String?) throws {
    let rest = """
      enum Page {
        case home
        static func url(for page: Page?) -> URL? {
          guard let page else { return URL(string: "maps://") }
          return URL(string: "maps://\\(page)")
        }
      }
      enum Names { static let scheme = "maps://"; static let plain = "maps" }
      extension V {
        var set: URL? { var c = URLComponents(); c.scheme = "maps"; c.host = "tide"; return c.url }
        var asked: URL? {
          var c = URLComponents(); c.scheme = "maps"; c.host = "tide"
          if let id { c.queryItems = [URLQueryItem(name: "id", value: id)] }
          return c.url!
        }
        var chosen: URL? {
          var c: URLComponents = .init()
          c.scheme = "maps"
          c.path = "/\\(id)"
          if wide { c.host = "a" } else { c.host = "b" }
          return c.url
        }
        var written: URL { var c = URLComponents(string: "maps://\\(kind)"); c?.fragment = "a"; return c!.url! }
        var constant: URL? { var c = URLComponents(); c.scheme = Names.plain; c.host = host; return c.url }
        var computed: URL? { var c = URLComponents(); c.scheme = name; return c.url }
      }
      """
    #expect(try KitImagesTests.facts("Text(\"A\").widgetURL(\(url))", rest)["opens"]?.shown == expected)
  }
}
