import LintSystem
import Testing

@testable import WidgetImport

@Suite("Values of WidgetKit's widgets that cannot be read")
struct KitUnreadTests {
  /// Returns the notes about a widget with a view, a timeline and modifiers.
  static func notes(
    _ body: String = "Text(name)",
    timeline: String = never,
    modifiers: String = ""
  ) throws -> [String] {
    try app(body, timeline, modifiers).allNotes.compactMap { note in
      note.field.map { "\(note.line ?? 0): \($0): \(note.message)" }
    }
  }

  static let never = "Timeline(entries: [e], policy: .never)"

  private static func app(
    _ body: String,
    _ timeline: String = never,
    _ modifiers: String = "",
    isForLinting: Bool = false
  ) throws -> ImportedApp {
    let text = """
      @main struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: kind, provider: P()) { _ in V() }
            \(modifiers)
        }
      }
      struct V: View {
        var body: some View { \(body) }
      }
      struct Row: View {
        let size: CGFloat
        var body: some View { Text(name).font(.system(size: size)) }
      }
      struct P: TimelineProvider {
        func timeline() -> Timeline<E> { \(timeline) }
      }
      struct Unused_Previews: PreviewProvider { static var previews: some View { Text(name).font(f()) } }
      extension Font { static func tide(_ size: CGFloat) -> Font { .system(size: size) } }
      """
    let folder = SampleTests.folder.appending("widgetkit-own/project")
    let file = try FileSystem.realPath(folder.appending("Widgets/Widgets.swift"))
    let tree = try SourceTree(folder, unsaved: [file: Array(text.utf8)])
    var options = ImportOptions()
    options.isForLinting = isForLinting
    return try #require(try tree.imported(options).apps.first)
  }

  @Test("a widget whose views are in what it is given is noted")
  func unseen() {
    #expect(KitReachTests.facts("{ entry in entry }").notes.map(\.message) == ["no view of the widget is read"])
  }

  @Test(
    "a view or a modifier of a package that is not read leaves the container open, and is named",
    arguments: [
      ("PackageView()", "view PackageView"), ("Text(\"A\").kitBackground()", "modifier kitBackground"),
      ("Self(); ContentUnavailableView(); PlainButtonStyle(); ZStackLayout {}; TintShapeStyle()", nil),
      ("Text(\"A\").background(Color.kitBackground(1))", nil), ("Text(\"A\").background(theme.ownBackground(1))", nil),
      ("Text(\"A\").font(Pixel(9))", nil), ("Text(\"A\").themed()", "modifier themed"),
      ("VStack { Text(\"A\") }\n.padding()\n.themed { 1 }", "modifier themed"),
      ("let card = Text(\"A\"); return card.themed()", "modifier themed"),
      ("ZStack { card.themed() }", "modifier themed"),
      ("ZStack { self.themed() }", "modifier themed"),
      ("Path { path in\npath.addLine(to: .zero)\n}", nil), ("Text(\"A\").onAppear { model.refresh() }", nil),
      ("var content: some View { Text(\"A\") }; return content", nil),
      ("func content() -> some View { Text(\"A\") }; return content()", nil),
      ("let slice = Array(contents.prefix(3)); return Text(\"\\(slice.count)\")", nil),
      ("Text(days.shown().joined(by: \"-\"))", nil), ("Text(\"A\").accessibilityLabel(\"B\").font(.body)", nil),
      ("Color.red.themed()", "modifier themed"), ("Text(\"A\").overlay(Far(1))", "view Far"),
      ("Text(\"A\").buttonStyle(Far(1))", "view Far"), ("Text(\"A\").modifier(Far(1))", "view Far"),
      ("Text(\"A\").overlay(Color.red.themed())", "modifier themed"),
      ("wrap(Text(\"A\"))", "view wrap"), ("Far.wrap(Text(\"A\"))", "view Far"),
      ("Far.header; Text(\"A\")", "view Far"),
      ("VStack { makeHeader(); Text(\"A\") }", "view makeHeader"), ("return decorate { Text(\"A\") }", "view decorate"),
      ("if isOn { print(\"A\") }; Text(\"A\")", nil),
      ("switch (kind) { case (1, 2): Text(\"A\"); default: Text(\"B\") }", nil),
      ("padding(2).modifier(Own()); Text(\"A\")", nil),
      ("let log = log(\"A\"); Text(\"A\")", nil), ("start(); return Text(\"A\")", nil),
      ("Button(intent: Far(1)) { Far(2) }", "view Far"), ("ForEach(days) { Far($0) }", "view Far"),
    ]
  )
  func unread(_ body: String, _ name: String?) {
    let rest = """
      func Pixel(_ size: CGFloat) -> Font { .system(size: size) }
      extension W { var card: some View { Text("A") } }
      extension W { var contents: [Content] { all } }
      struct Own: ViewModifier { func body(content: Content) -> some View { content.bold() } }
      struct Theme<W: View> { func ownBackground(_ kind: Int) -> W { make(kind) } }
      """
    let package = "import Elsewhere\n"
    let own = KitReachTests.facts(body, package + rest)
    // Other files see what one file re-exports.
    let others = KitReachTests.facts(body, rest, otherFile: "@_exported " + package)
    for facts in [own, others] {
      #expect(facts.values["background.container"]?.shown == (name == nil ? "false" : nil))
      #expect(facts.notes.map(\.message) == (name.map { ["\($0) in package Elsewhere not read"] } ?? []))
    }
  }

  @Test(
    "what a package that is not read makes is no view where only values can be",
    arguments: [
      "StaticConfiguration(kind: kind, provider: Far()) { _ in Text(name) }", "Button(intent: Far(1)) { Text(name) }",
      "Text(Far(1).shown)", "Image(Far(1).name)", "ForEach(Far(3).all) { Text($0) }", "Gauge(value: Far(1).share) {}",
      "ProgressView(value: Far(1).share)", "Link(destination: Far(1).url) { Text(name) }",
      "Text(name).environmentObject(Far(1))", "Text(name).foregroundColor(Far(1).main)",
      "Text(name).frame(width: Far(3).width)", "Text(name).foregroundStyle(Color.palette.shuffled()[0])",
      "Text(name).onAppear { if isOn { Far(1).log() } }", "Text(name).onChange(of: name) { Far(1).log() }",
      "Text(name).task { await Far(1).log() }", "Text(name).onTapGesture(count: 2) { Far(1).log() }",
      "let unit = Unit(symbol: name); let filter = CIFilter(name: name); Text(name)",
      "let a = Notification(name: n); let b = CharacterSet(charactersIn: n); let c = IndexSet(integer: n); Text(name)",
      "func draw(_ context: GraphicsContext) { GraphicsContext() }; Text(name)",
      "Text(name).onAppear(perform: { if isOn { Far(1).log() } })", "VStack { WidgetCenter.shared.load(); Text(name) }",
      "let next = day.next(of: [Far(1), Far(2)]); Text(next)",
    ]
  )
  func values(_ body: String) {
    let facts = KitReachTests.facts(body, "import Elsewhere\nextension Color { static let palette: [Color] = all }")
    #expect(facts.notes.isEmpty)
    #expect(facts.values["background.container"]?.shown == "false")
  }

  @Test("what one file imports may be a modifier in all files of its module, but a view in that file alone")
  func otherImport() {
    let modifier = KitReachTests.facts("Text(name).themed()", otherFile: "import Elsewhere")
    #expect(modifier.notes.map(\.message) == ["modifier themed in package Elsewhere not read"])
    #expect(KitReachTests.facts("Text(name).themed()", otherFile: "import CoreFoundation").notes.isEmpty)
    for own in ["simultaneousGesture(g)", "onHover { _ in }", "badge(2)"] {
      #expect(KitReachTests.facts("Text(name).\(own)", otherFile: "import Elsewhere").notes.isEmpty)
    }
    #expect(KitReachTests.facts("Far(1); Text(name)", otherFile: "import Elsewhere").notes.isEmpty)
    // A method of a value is not a modifier.
    let line = "var line = Path(); line.shorten(by: 2); return Text(name)"
    #expect(KitReachTests.facts(line, otherFile: "import Elsewhere").notes.isEmpty)
  }

  @Test("a view that no file has leaves the container open, and is named")
  func missing() {
    let facts = KitReachTests.facts("VStack { Text(\"A\"); AmountView(3) }")
    #expect(facts.values["background.container"] == nil)
    #expect(facts.notes.map(\.message) == ["view AmountView is in no file that was read"])
    #expect(KitReachTests.facts("Map(); UIView()").notes.isEmpty)
  }

  @Test(
    "what may be in a file that is missing leaves the container open, and is named",
    arguments: [
      ("ZStack { Gone() }", "view Gone"), ("Text(\"A\").themed()", "modifier themed"), ("Text(\"A\").padding()", nil),
    ]
  )
  func missingFile(_ body: String, _ name: String?) {
    let facts = KitReachTests.facts(body, isPart: true)
    #expect(facts.values["background.container"]?.shown == (name == nil ? "false" : nil))
    #expect(facts.notes.map(\.message) == (name.map { ["\($0) is in no file that was read"] } ?? []))
    #expect(KitReachTests.facts(body).notes.isEmpty)
  }

  @Test(
    "a view that is not read may open something where a program lints, unless what the widget opens is known",
    arguments: [
      ("FarView(name)", true), ("Text(name)", false), ("FarView(name).widgetURL(url)", false),
      ("HStack { FarView(name); Button(intent: Next()) { Text(name) } }", false),
    ]
  )
  func unreadView(_ body: String, _ mayOpen: Bool) throws {
    for isForLinting in [false, true] {
      let widgets = DescriptionText.flow(.list(try Self.app(body, isForLinting: isForLinting).widgets))
      #expect(widgets.contains("opens: <in a view not read>") == (mayOpen && isForLinting), "\(widgets)")
    }
  }

  @Test(
    "text whose font is not read may have a style, unless its size alone is not read",
    arguments: [
      ("Text(name).font(f())", true), ("Text(name).font(.system(size: f()))", false), ("Row(size: 9)", false),
      ("Image(systemName: a).font(f())", false), ("FarView(name)", true),
    ]
  )
  func font(_ body: String, _ isUnread: Bool) throws {
    #expect(try Self.app("\(body); Text(name).font(.system(size: 9))").facts.first?.hasUnreadText == isUnread)
  }

  @Test(
    "a value that views have and that cannot be read is noted once at its place",
    arguments: [
      ("Text(name).font(.system(size: f()))", ["8: text.size: it is set to <f()>"]),
      ("Text(name).font(.tide(f())); Text(name).font(.tide(f()))", ["8: text.size: it is set to <f()>"]),
      ("Text(name).font(big ? .system(size: n) : .body)", ["8: text.size: it is set to <n>"]),
      (
        "Text(name).headline() } }\nimport Elsewhere\nstruct Empty { var none: Int { 0",
        ["8: text.font: it is set by headline, which is not read"]
      ),
      (
        "Text(name).font(entry.font).minimumScaleFactor(n)",
        ["8: text.font: it is set to <entry.font>", "8: text.minimumScale: it is set to <n>"]
      ),
      ("Text(name).font(.custom(family, size: 9))", ["8: text.family: it is set to <family>"]),
      ("Row(size: entry.size * 2)", ["8: text.size: it is set to <entry.size*2>"]),
      ("Row(size: 9); Row(size: 12)", []), ("Text(name).font(nil)", []), ("Image(systemName: a).font(f())", []),
      (
        "Text(name).containerBackground(Color(hex: n), for: .widget)",
        ["8: background.color: it is set to <Color(hex:n)>"]
      ),
      (
        "Text(name).containerBackground(.black.opacity(0.5), for: .widget)",
        ["8: background.color: it is set to <.black.opacity(0.5)>"]
      ),
      (
        "Text(name).containerBackground(isDark ? Color.black : .white, for: .widget)",
        ["8: background.color: there are several"]
      ),
      ("Text(name).containerBackground(Color.red.gradient, for: .widget)", []),
      ("Text(name).containerBackground(LinearGradient(colors: [.red]), for: .widget)", []),
      ("Text(name).containerBackground(.fill.tertiary, for: .widget)", []),
      ("Text(name).containerBackground(Color(.sRGB, red: 1, green: 1, blue: 1), for: .widget)", []),
      ("Text(name).widgetURL(entry.url)", ["8: opens: it is set to <entry.url>"]),
      (
        "Link(destination: entry.url) { Text(entry.title) }",
        ["8: targets.title: it is set to <entry.title>", "8: targets.opens: it is set to <entry.url>"]
      ),
      ("Button(intent: I()) { Image(systemName: a) }", []), ("Button(\"Add\", intent: I())", []),
    ]
  )
  func views(_ body: String, _ expected: [String]) throws { #expect(try Self.notes(body) == expected) }

  @Test(
    "updates that cannot be read are noted",
    arguments: [
      ("made()", ["3: updates: no timeline is found in the code of <P()>"]),
      ("Timeline(entries: [e], policy: policy())", ["15: updates.policy: it is set to <policy()>"]),
      ("Timeline(entries: [e], policy: .after(midnight()))", ["15: updates.every: it is set to <midnight()>"]),
      (
        "Timeline(entries: days.map { E(date: $0) }, policy: .never)",
        ["15: updates.entries: it is computed", "15: updates.entryInterval: it is computed"]
      ),
      ("Timeline(entries: [e, other], policy: .never)", ["15: updates.entryInterval: it is computed"]),
      ("Timeline(entries: [], policy: .never)", []),
      ("let e = E(date: .now + 60); Timeline(entries: [e], policy: .atEnd)", []),
      (
        """
        var all: [E] = []; for n in 0..<count { all.append(E(date: now.addingTimeInterval(step(n)))) }
          return Timeline(entries: all, policy: .atEnd)
        """,
        ["16: updates.entries: it is computed", "15: updates.entryInterval: it is computed"]
      ),
    ]
  )
  func updates(_ code: String, _ expected: [String]) throws { #expect(try Self.notes(timeline: code) == expected) }

  @Test(
    "modifiers of a widget that cannot be read are noted",
    arguments: [
      (".configurationDisplayName(title)", ["4: name: it is set to <title>"]),
      (".supportedFamilies(families())", ["4: families: it is set to <families()>"]),
      (
        ".supportedFamilies([.systemSmall, WidgetFamily(rawValue: 2)!])",
        ["4: families: it is set to <[.systemSmall,WidgetFamily(rawValue:2)!]>"]
      ),
      (".containerBackgroundRemovable(isOn)", ["4: background.removable: it is set to <isOn>"]),
      (".containerBackgroundRemovable(false)", []),
    ]
  )
  func modifiers(_ code: String, _ expected: [String]) throws { #expect(try Self.notes(modifiers: code) == expected) }
}
