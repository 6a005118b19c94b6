import LintSystem
import Testing

@testable import WidgetImport

@Suite("Texts of WidgetKit's widgets")
struct KitTextTests {
  @Test(
    "text that is not seen, and a font that symbols alone get, have no size",
    arguments: [
      ("Text(name).font(.system(size: 8)).foregroundStyle(Color.clear)", "[]"),
      ("Text(name).foregroundColor(.clear).font(.system(size: 8))", "[]"),
      ("VStack { Text(name).font(.system(size: 8)) }.hidden()", "[]"),
      ("Text(name).font(.system(size: 8)).opacity(0)", "[]"),
      ("Text(name).font(.system(size: 9)).font(.system(size: 8))", "[{size: 9}]"),
      ("Text(name).font(.system(size: 8)).opacity(0.5).hidden(isOn)", "[{size: 8}]"),
      ("Label(name, systemImage: \"x\").labelStyle(.iconOnly).font(.system(size: 8))", "[]"),
      ("VStack { Text(name).font(.system(size: 9)) }.labelStyle(.iconOnly)", "[{size: 9}]"),
      (
        "HStack { Image(systemName: \"x\"); Text(name).font(.system(size: 12)) }.font(.system(size: 8))", "[{size: 12}]"
      ),
      ("HStack { Image(systemName: \"x\"); Text(name).bold() }.font(.system(size: 8))", "[{size: 8}]"),
      ("Text(Image(systemName: \"x\")).font(.system(size: 8))", "[]"),
      ("self.icon.font(.system(size: 8))", "[]"), ("picture.bold().font(.system(size: 8))", "[]"),
      ("label.font(.system(size: 8))", "[{size: 8}]"),
      ("sized(x)", "[]"), ("Icon(name: \"x\").font(.system(size: 8))", "[]"),
      ("HStack { ForEach(0..<3) { _ in Image(systemName: \"x\") } }.font(.system(size: 8))", "[]"),
      ("HStack { ForEach(0..<3) { _ in Text(name) } }.font(.system(size: 8))", "[{size: 8}]"),
      ("Text(\" \").font(.system(size: 8))", "[]"), ("Text(\"\").font(.system(size: 8))", "[]"),
    ]
  )
  func unseen(_ body: String, _ expected: String) {
    let members = """
      let picture: Image
      let label: Text
      var icon: some View { Image(systemName: "x") }
      func sized(_ given: Image) -> some View { given.font(.title) }
      struct Icon: View { let name: String; var body: some View { Image(systemName: name).bold() } }
      """
    #expect(KitReachTests.texts("V()", "struct V: View { \(members)\nvar body: some View { \(body) } }") == expected)
  }

  @Test(
    "a font is read before its modifiers, in its module, where it is given later, and as a property scales it",
    arguments: [
      ("given.bold()", "[{style: callout}]"), ("(fallback ?? .title).weight(.bold).italic()", "[{style: title}]"),
      ("SwiftUI.Font.caption", "[{style: caption}]"), ("local.bold()", "[{style: headline}]"),
      ("later", "[{size: 9, style: body, family: A}, {size: 9, style: body, family: B}]"),
      (".custom(stored ?? \"\", size: 9)", "[{size: 9, style: body}]"),
      ("chosen(.bold)", "[{size: 9, style: body, family: A}]"),
      ("chosen(.thin)", "[{size: 9, style: body, family: B}]"),
      (".system(size: scaled)", "[{size: 19, style: caption}]"),
      ("theme.body.bold()", "[{style: callout}]"), ("Theme.shared.body.weight(.heavy)", "[{style: callout}]"),
      ("Self.sized.bold()", "[{size: 5}]"), ("Kind.big.font.bold().italic()", "[{style: title2}]"),
      ("theme.sized(14)", "[{size: 14}]"), ("theme.sized(14).bold()", "[{size: 14}]"),
      ("theme.bold()", "[{size: 3}]"), ("Theme.bold(12)", "[{size: 12}]"), ("Unknown.bold(12)", "[]"),
      ("Font.headline.bold()", "[{style: headline}]"), ("fonts.1", "[]"), ("marks.value", "[]"),
      ("weighed(.bold)", "[{size: 9, family: A}]"), ("weighed(.thin)", "[{size: 9, family: B}]"),
    ]
  )
  func modified(_ font: String, _ expected: String) {
    let rest = """
      struct Line: View {
        let given: Font
        @ScaledMetric(relativeTo: .caption) var scaled = 19
        let theme = Theme()
        let fonts = (Font.caption, Font.title)
        var marks: Marks { .init(label: .caption2, value: .title) }
        static let sized = Font.system(size: 5)
        func weighed(_ weight: Font.Weight) -> Font { .custom(face(weight), fixedSize: 9) }
        func face(_ weight: Font.Weight) -> String { switch weight { case .bold: "A" default: "B" } }
        var later: Font { chosen(weight) }
        func chosen(_ weight: Font.Weight) -> Font {
          let face: String
          switch weight { case .bold: face = "A"; default: face = "B" }
          return .custom(face, size: 9)
        }
        var body: some View { let local = Font.headline; Text(name).font(\(font)) }
      }
      struct Marks { let label: Font; let value: Font }
      enum Kind { case big; var font: Font { .title2 } }
      extension Font { static func bold(_ size: CGFloat = 4) -> Font { .system(size: size) } }
      struct Theme {
        static let shared = Theme()
        let body: Font = .callout
        func sized(_ size: CGFloat) -> Font { .system(size: size) }
        func bold() -> Font { .system(size: 3) }
        static func bold(_ size: CGFloat) -> Font { .system(size: size) }
      }
      """
    #expect(KitReachTests.texts("Line(given: .callout)", rest) == expected)
  }

  @Test(
    "a font that UIKit or generated code makes is read",
    arguments: [
      ("Font(UIFont(name: \"A\", size: 10)!)", "[{size: 10, family: A}]"),
      ("Font(UIFont(name: \"A\", size: 10) ?? .systemFont(ofSize: 9))", "[{size: 10, family: A}]"),
      ("Font(UIFont(name: \"A\", size: 10)! as CTFont)", "[{size: 10, family: A}]"),
      ("Fonts.own", "[{size: 8, family: A}]"), ("Font(Fonts.sized(7))", "[{size: 7, family: A}]"),
      ("Font(UIFont(descriptor: d, size: 0))", "[]"),
      ("FontFamily.bold.swiftUIFont(size: 9)", "[{size: 9, style: body, family: A-Bold}]"),
      (".custom(FontFamily.bold, fixedSize: 9)", "[{size: 9, family: A-Bold}]"),
      (".custom(Face.thin.rawValue, fixedSize: 9)", "[{size: 9, family: thin}]"),
    ]
  )
  func generated(_ font: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { Text(name).font(\(font)) } }
      enum Fonts {
        static let own = Font(UIFont(name: "A", size: 8)!)
        static func sized(_ size: CGFloat) -> UIFont { UIFont(name: "A", size: size) ?? .systemFont(ofSize: size) }
      }
      enum FontFamily { static let bold = FontConvertible(name: "A-Bold", family: "A", path: "A.ttf") }
      struct FontConvertible {
        let name: String
        func swiftUIFont(size: CGFloat) -> SwiftUI.Font { return SwiftUI.Font.custom(self, size: size) }
      }
      enum Face: String { case heavy = "Heavy", thin }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test(
    "a font that a function makes is read whatever the function is called, and whichever file imports it",
    arguments: [
      ("Sized.body(small ? 9 : 10)", "[{size: 9}, {size: 10}]"), (".ours(12)", "[{size: 12}]"),
      (".custom(String.face, fixedSize: 9)", "[{size: 9, family: A}]"),
      (".custom(String.faces.bold, fixedSize: 9)", "[{size: 9, family: B}]"),
      (".custom(.thin, fixedSize: 9)", "[{size: 9}]"),
    ]
  )
  func made(_ font: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { Text(name).font(\(font)) } }
      enum Sized { static func body(_ size: CGFloat = 4) -> Font { .system(size: size) } }
      """
    let design = """
      extension Font { static func ours(_ size: CGFloat) -> Font { .system(size: size) } }
      extension String { static let face = "A"; static let faces = Faces.self }
      enum Faces { static let bold = "B" }
      """
    #expect(KitReachTests.texts("V()", rest, otherFile: "import Design", design: design) == expected)
  }

  @Test(
    "a font of the repository replaces the system's of its name, except in itself, and a function named font is no modifier",
    arguments: [
      (".headline", "[{size: 9, style: body, family: Chicago}]"), (".body", "[{style: body}]"),
      (".title", "[{style: title}]"), ("font(for: 7)", "[{size: 7}]"),
    ]
  )
  func replaced(_ font: String, _ expected: String) {
    let rest = """
      extension Font {
        static var headline: Font { .custom("Chicago", size: 9) }
        static var title: Font { .title }
        private static let body = 19.0
      }
      struct V: View {
        func font(for size: CGFloat) -> Font { .system(size: size) }
        var body: some View { Text(name).font(\(font)) }
      }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test(
    "a size is read from the value that holds it, and a font or size from both sides of what chooses it",
    arguments: [
      ("Row(style: entry.style)", "[]"),
      (
        "let size = { if a { return 9.5 }; return 10 }(); Text(name).font(.system(size: size))",
        "[{size: 9.5}, {size: 10}]"
      ),
      (
        "let size: CGFloat = if a { 9.5 } else if b { 10 } else { 11 }; Text(name).font(.system(size: size))",
        "[{size: 9.5}, {size: 10}, {size: 11}]"
      ),
      (
        "let size = switch a { case 1: 9.5 default: 10 }; Text(name).font(.system(size: size)).bold()",
        "[{size: 9.5}, {size: 10}]"
      ),
      ("Text(name).font(.system(size: CGFloat(big)))", "[{size: 20}]"),
      ("Text(name).font(given ?? .caption)", "[{style: caption}]"),
      ("Text(name).font(.system(size: given ?? 9))", "[{size: 9}]"),
      ("Text(name).font(.system(size: 4 * 2))", "[{size: 8}]"),
      ("Text(name).font(.system(size: big - 3 - 2 * 2.5))", "[{size: 12}]"),
      ("Text(name).font(.system(size: CGFloat(big + 1)))", "[{size: 21}]"),
      ("Half(size: 22)", "[{size: 11}]"), ("Half(size: 22); Half(size: 15)", "[{size: 11}, {size: 7.5}]"),
      ("Text(name).font(.system(size: 22 * 0.33))", "[{size: 7.26}]"),
      ("Text(name).font(.system(size: (isOn ? 9 : 10) + 1))", "[{size: 10}, {size: 11}]"),
      ("Text(name).font(.system(size: (isOn ? 9 : 10) + (isOn ? 1 : 2)))", "[]"),
      ("Text(name).font(.system(size: entry.size + 1))", "[]"), ("Text(name).font(.system(size: loop))", "[]"),
      ("Text(name).font(.system(size: big - 20))", "[]"), ("Text(name).font(.system(size: -9))", "[]"),
    ]
  )
  func chosen(_ body: String, _ expected: String) {
    let rest = """
      struct Row: View { let style: Style; var body: some View { Text(name).font(.system(size: style.size)) } }
      struct Half: View { let size: CGFloat; var body: some View { Text(name).font(.system(size: size * 0.5)) } }
      extension V { var big: CGFloat { 20 }; var loop: CGFloat { loop + 1 } }
      struct V: View { var body: some View { \(body) } }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test(
    "the app's own modifier named like the system's is read by its code, which may leave out self",
    arguments: [
      ("font(.title2, weight: .heavy)", "[{style: title2}]"), ("font(size: 9)", "[{size: 9}]"),
      ("font(name: \"A\", size: 13)", "[]"), ("small()", "[{size: 7, minimumScale: 0.3}]"),
      ("least()", "[{minimumScale: 0.4}]"),
    ]
  )
  func overloads(_ modifier: String, _ expected: String) {
    let rest = """
      extension View {
        func font(_ style: Font.TextStyle, weight: Font.Weight) -> some View { font(.system(style, weight: weight)) }
        func font(size: CGFloat) -> some View { self.font(.system(size: size)) }
        func small() -> some View { font(.system(size: 7)).minimumScaleFactor(0.3) }
        func least() -> some View { minimumScaleFactor(0.4) }
      }
      struct V: View { var body: some View { Text(name).\(modifier) } }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test("what calls give a function is still known in a function that it calls")
  func handedOn() {
    let rest = """
      struct V: View { var body: some View { Text(name).modifier(Bold(size: 13)); Text(name).modifier(Bold(size: 14)) } }
      struct Bold: ViewModifier { let size: CGFloat; func body(content: Content) -> some View { content.font(.bold(size)) } }
      extension Font {
        static func bold(_ size: CGFloat) -> Font { .sized(size, weight: .bold) }
        static func sized(_ size: CGFloat, weight: Weight) -> Font { .system(size: size, weight: weight) }
      }
      """
    #expect(KitReachTests.sizes("V()", rest) == ["13", "14"])
  }

  @Test(
    "what one call gives stays together, and the case that it gives chooses",
    arguments: [
      (
        "Text(name).own(.bold, size: 36); Text(name).own(.thin, size: 11)",
        "[{size: 36, family: A}, {size: 11, family: B}]"
      ),
      ("Text(name).font(Kind.bold.font)", "[{size: 9}]"),
      ("Text(name).font(.chosen(isBig: false)); Text(name).font(.picked(isBig: false))", "[{size: 3}, {size: 5}]"),
      ("Text(name).font(entry.kind.font)", "[{size: 9}, {size: 10}]"),
      ("Text(name).font(.of(.thin))", "[{size: 10}]"),
      ("Text(name).font(.custom(Face.bold.rawValue, fixedSize: Size.big.rawValue))", "[{size: 20, family: A-Bold}]"),
      ("Text(name).font(Face.thin.font)", "[{size: 7, family: A-Thin}]"),
      (
        "Text(name).font(.custom(entry.face.rawValue, fixedSize: 6))",
        "[{size: 6, family: A-Bold}, {size: 6, family: A-Thin}]"
      ),
      (
        "Text(name).faced(.bold, size: 3); Text(name).faced(.thin, size: 4)",
        "[{size: 3, family: B-A-Bold}, {size: 4, family: B-A-Thin}]"
      ),
      (
        "Text(name).modifier(Faced(face: .bold)); Text(name).modifier(Faced(face: .thin))",
        "[{size: 6, family: C-A-Bold}, {size: 6, family: C-A-Thin}]"
      ),
      ("Text(name).font(.joined(.thin, size: 5))", "[{size: 5, family: B-A-Thin}]"),
      ("Text(name).font(.custom(.bold, size: 5))", "[{size: 5, family: A-Bold}]"),
      ("Text(name).font(.both(5))", "[{size: 5}]"), ("Text(name).font(Font(UIFont.both(5)))", "[{size: 7}]"),
      ("Text(name).font(.whole(5))", "[{size: 8}]"),
    ]
  )
  func together(_ body: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { VStack { \(body) } } }
      enum Kind {
        case bold, thin
        var family: String { switch self { case .bold: return "A"; case .thin: return "B" } }
        var size: CGFloat { switch self { case .bold: 9 case .thin: 10 } }
        var font: Font { .system(size: size) }
      }
      extension V { var entry: Entry { Entry() } }
      struct Entry { let kind: Kind; let face: Face }
      enum Face: String {
        case bold = "A-Bold", thin = "A-Thin"
        var font: Font { .custom(rawValue, fixedSize: 7) }
      }
      enum Size: CGFloat { case small = 10; case big = 20 }
      extension Font {
        static func of(_ kind: Kind) -> Font { .system(size: kind.size) }
        static func joined(_ face: Face, size: CGFloat) -> Font { .custom("B-" + face.rawValue, fixedSize: size) }
        static func custom(_ face: Face, size: CGFloat) -> Font { Font.custom(face.rawValue, fixedSize: size) }
        static func chosen(isBig: Bool) -> Font {
          if isBig { return .system(size: 2) } else { return .system(size: 3) }
        }
        static func picked(isBig: Bool) -> Font { isBig ? .system(size: 4) : .system(size: 5) }
      }
      extension Text {
        func own(_ kind: Kind, size: CGFloat) -> Text { font(.custom(kind.family, fixedSize: size)) }
        func faced(_ face: Face, size: CGFloat) -> Text { font(.custom("B-\\(face.rawValue)", fixedSize: size)) }
      }
      struct Faced: ViewModifier {
        let face: Face
        func body(content: Content) -> some View { content.font(.custom("C-\\(self.face.rawValue)", fixedSize: 6)) }
      }
      extension UIFont { static func both(_ size: CGFloat) -> UIFont { .systemFont(ofSize: 7) } }
      extension UIFont { static func whole(_ size: CGFloat) -> UIFont { .systemFont(ofSize: 8) } }
      extension SwiftUI.Font { static func both(_ size: CGFloat) -> SwiftUI.Font { .system(size: size) } }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test(
    "a function of the app makes the text that it returns, or is given for a key that it looks up",
    arguments: [
      ("own(\"key\", value: \"Tide\", comment: \"\")", "Tide"), ("String.own(\"key\", default: \"Tide\")", "Tide"),
      ("App.name + \" now\"", "Tides now"), ("\"\\(App.name) now\"", "Tides now"), ("\"\\(count) now\"", nil),
      ("Short.Row.title", "Row"), ("\"\"\"\n  A\n    B\n\n  C \\\n  D\n  \"\"\"", "A\n  B\n\nC D"),
      ("Word.sea.rawValue", "Sea"), ("Word.rain.rawValue", "rain"), ("word.text", "Wind Now"),
      ("own(\"key\")", nil), ("other(\"key\", value: \"Tide\")", "key"),
    ]
  )
  func wrapped(_ text: String, _ expected: String?) throws {
    let rest = """
      func own(_ key: String, value: String? = nil, comment: String) { Bundle.app.localizedString(forKey: key) }
      func other(_ key: String, value: String) { key }
      enum App { static let name = "Tides" }
      typealias Short = Long.Inner
      extension V { var word: Word { .Wind } }
      enum Word: String {
        case sea = "Sea", rain, Wind
        var text: String { NSLocalizedString(rawValue, comment: "") }
      }
      enum Long { enum Inner { enum Row { static let title = "Row" } } }
      extension String { static func own(_ key: String, default text: String) { NSLocalizedString(key, value: text) } }
      """
    #expect(try Self.known(text, rest) == expected)
  }

  @Test(
    "a symbol that Xcode makes of a key written by hand is the key's text, in the catalog that it names",
    arguments: [
      (".tideNow", "Tide Now"), ("String(localized: .tideNow)", "Tide Now"), (".Harbor.harborName", "Harbor"),
      (".harborName", nil), (".wind", nil), (".tideNow(3)", nil),
    ]
  )
  func symbol(_ text: String, _ expected: String?) throws { #expect(try Self.known(text, "") == expected) }

  /// Returns what import knows about a text that a view shows, next to other code.
  private static func known(_ text: String, _ rest: String) throws -> String? {
    let context = try KitImagesTests.context("Text(\(text))", rest)
    let use = try #require(context.reach.uses.first { $0.token.text == "Text" })
    let argument = try #require(ViewCall(use.token).arguments.first)
    return context.texts.known(use.expression(argument), hops: 2)?.shown
  }

  @Test("where nothing tells the first language, it is the catalog's own")
  func sourceLanguage() throws {
    let folder = SampleTests.folder.appending("synchronized/project")
    func unit(_ text: String) -> String { "{\"stringUnit\": {\"value\": \"\(text)\"}}" }
    let entry = "\"localizations\": {\"de\": \(unit("Flut")), \"en\": \(unit("Tide"))}"
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\"key\": {\(entry)}}}"
    let file = try FileSystem.realPath(folder.appending("Shared/InfoPlist.xcstrings"))
    let tree = try SourceTree(folder, unsaved: [file: Array(text.utf8)])
    let files = TargetFiles(below: "Shared", tree)
    let value = Translations("InfoPlist", among: files, developmentRegion: nil, tree).value(["key"], otherwise: nil)
    #expect(value?.line == "{default: Tide, de: Flut}")
  }

  @Test("an empty text is left out, and told")
  func empty() {
    var facts = Facts()
    facts.set("description", .scalar("", at: SourcePlace(file: "W.swift", line: 1)))
    facts.leaveOutFaults(below: "widgets[].", in: KitGuidelines.table)
    #expect(facts.values.isEmpty)
    #expect(facts.notes.map(\.text) == ["W.swift:1: description: it is empty"])
  }

  @Test("a text is read however many are read before it, and none is cut short")
  func many() throws {
    let context = try KitImagesTests.context(
      "Text(\"Tide\"); Text(String(localized: \"k\", defaultValue: \"Hi \\(name)\"))"
    )
    let texts = context.reach.uses.compactMap { use in ViewCall(use.token).arguments.first.map { (use, $0) } }
    let (first, last) = (try #require(texts.first), try #require(texts.last))
    for _ in 0...Limits.valueSteps {
      #expect(context.texts.known(first.0.expression(first.1), hops: 3)?.shown == "Tide")
    }
    #expect(context.texts.known(last.0.expression(last.1), hops: 2) == nil)
  }
}
