import LintSystem
import Testing

@testable import WidgetImport

@Suite("Texts of widgets that are looked up, and those that are shown as they are")
struct KitStringTests {
  @Test(
    "a name is read in whatever literal it stands, and looked up only where the system does",
    arguments: [
      ("\"Next Tide\"", "Nächste Flut"), ("\"\"\"\n  Next Tide\n  \"\"\"", "Nächste Flut"),
      (".init(\"Next Tide\")", "Nächste Flut"), ("String(format: \"Next Tide\")", nil),
      ("String(format: NSLocalizedString(\"Next Tide\", comment: \"\"))", "Nächste Flut"),
      (".init(localized: \"Next Tide\")", "Nächste Flut"),
      ("String(localized: .init(\"Next Tide\", defaultValue: \"Next Tide\"))", "Nächste Flut"),
      ("Text(verbatim: \"Next Tide\")", nil), ("\"Next\" + \" Tide\"", nil), ("(\"Next\" + (\" Tide\"))", nil),
    ]
  )
  func name(_ name: String, _ german: String?) throws {
    let folder = try TemporaryFolder(sample: "widgetkit")
    try folder.replace("Name(\"Next Tide\")", with: "Name(\(name))", in: "Widgets/Tide.swift")
    let names = try SourceTree(folder).imported().apps.flatMap(\.widgets).compactMap { $0["name"] }
    let found = names.first { ($0["default"] ?? $0).shown == "Next Tide" }
    #expect(found != nil && found?["de"]?.shown == german, "\(names)")
  }

  @Test(
    "a text that is a String where SwiftUI takes it is shown as it is, and all others are looked up",
    arguments: [
      ("shown", "let shown = \"Next Tide\"", nil), ("shown", "private let shown: String = \"Next Tide\"", nil),
      ("shown", "let shown: LocalizedStringKey = \"Next Tide\"", "Nächste Flut"),
      ("shown", "let shown: LocalizedStringResource = \"Next Tide\"", "Nächste Flut"),
      ("shown", "let shown = \"Next Tide\" as LocalizedStringKey", "Nächste Flut"),
      ("shown", "let shown = LocalizedStringKey(\"Next Tide\")", "Nächste Flut"),
      ("shown", "let shown = NSLocalizedString(\"Next Tide\", comment: \"\")", "Nächste Flut"),
      ("shown", "var shown: String { String(localized: \"Next Tide\") }", "Nächste Flut"),
      ("shown()", "func shown() -> String { \"Next Tide\" }", nil),
      ("shown(1)", "func shown(_ n: Int) -> LocalizedStringKey { \"Next Tide\" }", "Nächste Flut"),
      ("Kind.tide.title", kind, nil), ("Kind.tide.rawValue", kind, nil), ("Kind.name", kind, nil),
      ("Kind.key", kind, "Nächste Flut"), ("LocalizedStringKey(Kind.name)", kind, "Nächste Flut"),
      ("Text(Kind.name)", kind, nil), ("Text(Kind.key)", kind, "Nächste Flut"),
      ("Text(verbatim: Kind.name)", kind, nil), ("Text(\"Next Tide\")", "", "Nächste Flut"),
      ("String(\"Next Tide\")", "", nil), ("\"Next Tide\" as String", "", nil),
      ("tr(\"Next Tide\")", "func tr(_ key: String) -> String { NSLocalizedString(key) }", "Nächste Flut"),
      ("isOn ? \"Next Tide\" : \"\"", "let isOn = true", "Nächste Flut"),
      ("isOn ? \"Next Tide\" : Kind.name", "let isOn = true; \(kind)", nil),
    ]
  )
  func strings(_ name: String, _ rest: String, _ german: String?) throws {
    let widget = try Self.widget(["Name(\"Next Tide\")": "Name(\(name))", "@main": "\(rest)\n@main"])
    let found = try #require(widget["name"])
    #expect((found["default"] ?? found).shown == "Next Tide" && found["de"]?.shown == german, "\(found)")
  }

  @Test(
    "the type of a helper's parameter, or of a configuration's property, decides whether a text is looked up",
    arguments: [("String", nil), ("String?", nil), ("LocalizedStringKey", "Nächste Flut")]
  )
  func helpers(_ type: String, _ german: String?) throws {
    let rest = """
      extension WidgetConfiguration {
        func named(_ name: \(type)) -> some WidgetConfiguration { configurationDisplayName(name) }
      }
      struct Own: WidgetConfiguration {
        let name: \(type)
        var body: some WidgetConfiguration { EmptyConfiguration().configurationDisplayName(name) }
      }
      @main
      """
    let own = ".configurationDisplayName(\"Next Tide\")"
    for helped in [".named(\"Next Tide\")", "; Own(name: \"Next Tide\")"] {
      #expect(try Self.widget([own: helped, "@main": rest])["name"]?["de"]?.shown == german)
    }
  }

  @Test(
    "a title that is a String is shown as it is",
    arguments: [
      ("Tile(title: \"Next Tide\")", nil), ("Named(title: \"Next Tide\")", nil),
      ("Keyed(title: \"Next Tide\")", "Nächste Flut"), ("Button(intent: Go()) { Text(Kind.name) }", nil),
      ("Button(Kind.name, intent: Go())", nil), ("Button(Kind.key, intent: Go())", "Nächste Flut"),
      ("Button(intent: Go()) { Text(verbatim: \"Next Tide\") }", nil),
      ("Button(intent: Go()) { Text(LocalizedStringKey(Kind.name)) }", "Nächste Flut"),
      ("Button(\"Next Tide\", intent: Go())", "Nächste Flut"),
    ]
  )
  func titles(_ view: String, _ german: String?) throws {
    let rest = """
      \(Self.kind)
      struct Tile: View { let title: String; var body: some View { Button(intent: Go()) { Text(title) } } }
      struct Named: View { let title: String; var body: some View { Button(intent: Go()) { Label(title, image: "") } } }
      struct Keyed: View { let title: LocalizedStringKey; var body: some View { Button(intent: Go()) { Text(title) } } }
      @main
      """
    let widget = try Self.widget(["VStack {": "VStack {\n\(view)", "@main": rest])
    let titles = (widget["targets"]?.elements ?? []).compactMap { $0["title"] }
    let found = try #require(titles.first { ($0["default"] ?? $0).shown == "Next Tide" }, "\(titles)")
    #expect(found["de"]?.shown == german)
  }

  private static let kind = """
    enum Kind: String {
      case tide = "Next Tide"
      static let name = "Next Tide"
      static let key: LocalizedStringKey = "Next Tide"
      var title: String { switch self { case .tide: "Next Tide" } }
    }
    """

  /// Returns the first widget of a project, with a translation for its text "Next Tide" and some of its code replaced.
  private static func widget(_ changes: [String: String]) throws -> SourceValue {
    let folder = try TemporaryFolder(sample: "widgetkit")
    for (old, new) in changes { try folder.replace(old, with: new, in: "Widgets/Tide.swift") }
    return try #require(try SourceTree(folder).imported().apps.flatMap(\.widgets).first)
  }

  @Test(
    "a text that varies by device is the iPhone's, else that of all other devices",
    arguments: [("iphone", "Two here"), ("ipad", "Two")]
  )
  func devices(_ device: String, _ expected: String) throws {
    let folder = SampleTests.folder.appending("synchronized/project")
    func unit(_ text: String) -> String { "{\"stringUnit\": {\"value\": \"\(text)\"}}" }
    let devices = "{\"\(device)\": \(unit("Two here")), \"other\": \(unit("Two"))}"
    let text = "{\"strings\": {\"key\": {\"localizations\": {\"en\": {\"variations\": {\"device\": \(devices)}}}}}}"
    let file = try FileSystem.realPath(folder.appending("Shared/InfoPlist.xcstrings"))
    let tree = try SourceTree(folder, unsaved: [file: Array(text.utf8)])
    let files = TargetFiles(below: "Shared", tree)
    let value = Translations("InfoPlist", among: files, developmentRegion: "en", tree).value(["key"], otherwise: nil)
    #expect(value?.shown == expected)
  }
}
