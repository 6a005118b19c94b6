import LintSystem
import Testing

@testable import WidgetImport

@Suite("Images on a tinted Home Screen")
struct KitImagesTests {
  /// Returns the images of a widget whose view draws `body`, next to other code.
  static func images(_ body: String, _ rest: String = "", families: WidgetFamilies = .all) throws -> String {
    try facts(body, rest, families: families)["images"]?.line ?? "[]"
  }

  /// Returns the facts read from a widget whose view draws `body`, next to other code, by field.
  static func facts(
    _ body: String,
    _ rest: String = "",
    families: WidgetFamilies = .all,
    folder: String? = nil,
    appName: String? = nil
  ) throws -> [String: SourceValue] {
    let context = try context(body, rest, families: families, folder: folder, appName: appName)
    var facts = Facts()
    for read in [
      KitColor.read, KitImages.read, KitOpens.read, KitTargets.read, KitShows.read, KitAnimation.read,
    ] { read(context, &facts) }
    return facts.values
  }

  /// Returns a widget whose view draws `body`, next to other code, in a target or in the folder of a package's module.
  static func context(
    _ body: String,
    _ rest: String = "",
    families: WidgetFamilies = .all,
    folder: String? = nil,
    appName: String? = nil
  ) throws -> KitContext {
    let text = """
      struct W: Widget { var body: some WidgetConfiguration { V() } }
      struct V: View {
        @Environment(\\.widgetFamily) var family
        @Environment(\\.widgetRenderingMode) var mode
        @Environment(\\.colorScheme) private var scheme
        var body: some View { \(body) }
      }
      \(rest)
      """
    let module = CodeModule("Widgets", [codeFile(text)], folder: folder)
    let code = ExtensionCode(module) { $0 == "Design" ? CodeModule($0, [], folder: "Widgets") : nil }
    // The asset catalog there has the symbol Wave.
    let tree = try SourceTree(SampleTests.folder.appending("widgetkit-views/project"))
    let info = folder == nil ? "Widgets/Info.plist" : "Other/Info.plist"
    let found = WidgetExtension(infoPlist: info, info: .table([:]))
    let target = TargetSources(found, tree)
    return KitContext(
      reach: KitReach(code, from: module.members("body", of: "W"), families: families, version: 1_700),
      texts: CodeTexts(target: target, host: nil, code: code),
      catalogs: AssetCatalogs(target, host: nil),
      families: families,
      appName: appName
    )
  }

  @Test(
    "an image that is drawn in full color alone, or in the accented mode alone, was chosen for it",
    arguments: [
      ("if mode == .fullColor { Image(\"a\") } else { Image(systemName: \"b\") }", "[]"),
      ("if mode == .fullColor { Image(\"a\") } else { Image(\"b\") }", "[]"),
      ("if mode != .accented { Image(\"a\") }", "[]"),
      ("if #available(iOS 18, *) { Text(\"A\") } else { Card() }", "[]"),
      ("if #unavailable(iOS 18) { Image(\"a\") }", "[]"),
      ("if #available(iOS 18, *), wide { Text(\"A\") } else { Image(\"a\") }", "[{name: a}]"),
      ("Image(uiImage: UIImage(named: \"a\") ?? UIImage())", "[{name: a}]"),
      ("Image(uiImage: UIImage(named: isDark ? \"a\" : \"b\")!)", "[{name: a}, {name: b}]"),
      ("Image(uiImage: .init(named: \"a\")!)", "[{name: a}]"),
      ("Rectangle().fill(.red).mask(Image(\"a\"))", "[{name: a, accented: mask}]"),
      ("Rectangle().mask { Image(\"a\") }", "[{name: a, accented: mask}]"),
      ("Rectangle().mask { Image(\"Sail\") }; Image(\"Sail\")", "[{name: Sail, accented: template}]"),
      (
        "FarCard(icon: Image(\"a\")); FarCard { Image(\"b\") }",
        "[{name: a, accented: <in a view not read>}, {name: b}]"
      ),
      ("if !(mode == .accented || mode == .vibrant), wide { Image(\"a\") }", "[]"),
      ("if wide && !plain { Image(\"a\") }", "[]"),
      ("let plain = mode == .accented; if plain { Text(\"A\") } else { Image(\"a\") }", "[]"),
      ("switch mode { case .fullColor: Image(\"a\") default: Text(\"A\") }", "[]"),
      ("switch mode { case .accented, .vibrant: Text(\"A\") default: Image(\"a\") }", "[]"),
      ("if mode == .fullColor { Card() }", "[]"),
      ("if mode == .accented || wide { Image(\"a\") }", "[{name: a}]"),
      ("if mode == .vibrant { Text(\"A\") } else { Image(\"a\") }", "[{name: a}]"),
      ("if mode == .fullColor { Card().padding() } else { Card() }", "[{name: card}]"),
      ("if loop { Image(\"a\") }", "[{name: a}]"),
    ]
  )
  func modes(_ body: String, _ expected: String) throws {
    let rest = """
      extension V {
        var plain: Bool { mode == .accented || mode == .vibrant }
        var loop: Bool { loop && loop }
      }
      struct Card: View { var body: some View { Image("card") } }
      """
    #expect(try Self.images(body, rest) == expected)
  }

  @Test(
    "an image that the Lock Screen alone draws is an image of the widget, if it is one of the Home Screen, too, but no mistake"
  )
  func lockScreen() throws {
    let body = "switch family { case .accessoryCircular: Image(\"a\") default: Image(\"b\") }"
    #expect(try Self.images(body) == "[{name: b}, {name: a}]")
    #expect(try Self.images(body, families: WidgetFamilies(["accessoryCircular"])) == "[]")
    var (facts, context) = (Facts(), try Self.context(body))
    context.isForLinting = true
    KitImages.read(context, &facts)
    #expect(facts.values["images"]?.line == "[{name: b}]")
  }

  @Test(
    "a name that a property or a call gives is a symbol's or a template's if all of them are",
    arguments: [
      ("Image(sign)", "[]"), ("Image(mixed)", "[{name: <mixed>}]"), ("Q(icon: \"Wave\")", "[]"),
      ("Q(icon: \"Wave\"); Q(icon: \"a\")", "[{name: <icon>}]"), ("row(\"Wave\")", "[]"),
      ("Image(state.sign)", "[]"), ("P(icon: plain); P(icon: nil)", "[{name: <icon>, accented: template}]"),
      ("P(icon: nil)", "[]"),
      ("Image(uiImage: Code(\"a\").image).resizable()", "[{name: <Code(…).image>}]"),
      ("Asset.Icons.sail.swiftUIImage", "[{name: Sail, accented: template}]"),
      ("Image(asset: Asset.Icons.sail)", "[{name: Sail, accented: template}]"),
      ("Image(uiImage: Asset.Icons.sail.image)", "[{name: Sail, accented: template}]"),
      ("Image(Asset.Icons.sail.name)", "[{name: Sail, accented: template}]"), ("Image(asset: Asset.Icons.wave)", "[]"),
      ("Image(uiImage: Asset.other.image)", "[{name: <Asset.other.image>}]"),
    ]
  )
  func symbols(_ body: String, _ expected: String) throws {
    let rest = """
      extension V {
        var sign: String { switch state { case .on: return "Wave"; default: return "Wave" } }
        var mixed: String { isOn ? "Wave" : "a" }
        var state: Sign { Sign() }
        var plain: UIImage { photo.withRenderingMode(.alwaysTemplate) }
        func row(_ name: String) -> some View { Image(name) }
      }
      enum Asset {
        static let other: Photo = .init(name: "Sail")
        enum Icons { static let sail = ImageAsset(name: "Sail"); static let wave = ImageAsset(name: "Wave") }
      }
      struct Sign { var sign: String { if isOn { return "Wave" }; return "Wave" } }
      struct Q: View { let icon: String; var body: some View { Image(icon) } }
      struct P: View { let icon: UIImage?; var body: some View { if let icon { Image(uiImage: icon) } } }
      struct Code {
        var image = UIImage()
        init(_ code: String) { image = draw(code) }
      }
      """
    #expect(try Self.images(body, rest) == expected)
  }

  @Test(
    "an image that a model or a property holds is told by its own modifiers, and several unknown ones once for each mode",
    arguments: [
      ("entry.photo?.resizable()", "[{name: <entry.photo>}]"),
      (
        "entry.photo(for: 9)!.renderingMode(.template).resizable()",
        "[{name: <entry.photo(for:9)>, accented: template}]"
      ),
      (
        "Image(\"a\").widgetAccentedRenderingMode(level > 1 ? .accented : .fullColor)",
        "[{name: a, accented: \"<level>1?.accented:.fullColor>\"}]"
      ),
      ("Picture(image: entry.picture)", "[{name: <image>}]"), ("Picture(image: Image(\"a\"))", "[{name: a}]"),
      ("made.resizable()", "[{name: made}]"),
      ("picked!.resizable()", "[{name: <picked>}]"),
      ("Picture(icon: entry.icon)", "[{name: <icon>, accented: template}]"),
      ("row.padding().resizable()", "[{name: <row.padding()>}]"),
      ("HStack { a.photo.resizable(); b.photo.resizable() }", "[{name: <a.photo>}]"),
      ("Image(uiImage: photo ?? UIImage(named: \"a\")!)", "[{name: <photo>}, {name: a}]"),
      ("Image(entry.name ?? \"\")", "[{name: <entry.name>}]"),
      ("let own = icon ?? UIImage(named: \"b\")!; return Image(uiImage: own)", "[{name: <icon>}, {name: b}]"),
      ("Image(uiImage: UIImage(resource: .photo))", "[{name: photo}]"),
      ("Image(.Icons.star)", "[{name: Icons/Star}]"), ("Image(ImageResource.Icons.star)", "[{name: Icons/Star}]"),
      ("Image(uiImage: UIImage(named: chosen)!)", "[{name: chosen}]"),
      ("Unread.wave.swiftUIImage", "[{name: <Unread.wave>}]"),
      ("Image(uiImage: nil ?? photo)", "[{name: <photo>}]"),
      ("item.icon; item.given; item.kept", "[{name: icon}, {name: kept}]"),
    ]
  )
  func held(_ body: String, _ expected: String) throws {
    let rest = """
      struct Picture: View {
        var image: Image?
        var icon: Image?
        var body: some View { image?.resizable(); icon?.renderingMode(.template) }
      }
      struct Item { var icon: Image { Image("icon") }; var given = Image("given"); let kept: Image = Image("kept") }
      extension V {
        var item: Item { Item() }
        var made: Image { Image("made") }
        var picked: Image? { pictures[family] }
        var chosen: String { "chosen" }
      }
      """
    #expect(try Self.images(body, rest) == expected)
  }

  @Test(
    "a helper, a view around an image and what is handed the image may set its mode",
    arguments: [
      ("Image(\"a\").template(width: 60)", "[{name: a, accented: template}]"),
      ("Image(\"a\").mode(.desaturated)", "[{name: a, accented: desaturated}]"),
      ("Image(\"a\").ported(.on)", "[{name: a, accented: fullColor}]"),
      ("VStack { Image(\"a\") }.mode(.desaturated)", "[{name: a, accented: mask}]"),
      ("Image(\"a\").masked()", "[{name: a, accented: mask}]"),
      ("Image(\"a\").wrapped()", "[{name: a, accented: mask}]"),
      (
        "HStack(spacing: 1) { if wide { Image(\"a\") } else { Text(\"A\") } }.modifier(Mask())",
        "[{name: a, accented: mask}]"
      ),
      ("Text(\"A\").modifier(Mask()).overlay { Image(\"a\") }", "[{name: a}]"),
      ("Icon(image: Image(\"a\"))", "[{name: a, accented: template}]"),
      ("Icon(other: Image(\"a\"))", "[{name: a}]"),
      ("Drawn(icon: art.withRenderingMode(.alwaysTemplate))", "[{name: <icon>, accented: template}]"),
      ("Drawn(icon: art.withRenderingMode(.alwaysTemplate)); Drawn(icon: art)", "[{name: <icon>}]"),
      ("Framed { Image(\"a\") }", "[{name: a, accented: fullColor}]"),
      (
        "let image = Image(\"a\").resizable(); image.widgetAccentedRenderingMode(.fullColor)",
        "[{name: a, accented: fullColor}]"
      ),
      ("if let photo { pair(photo) }", "[{name: <image>, accented: fullColor}]"),
      ("if let shown = photo { pair(shown) }", "[{name: <data>, accented: fullColor}]"),
      ("logo.renderingMode(.template)", "[{name: logo, accented: template}]"),
      ("logo.renderingMode(.template); logo", "[{name: logo}]"),
      ("Text(\"A\").tinted()", "[{name: a}]"), ("Image(\"a\").widgetAccentedRenderingMode(nil)", "[{name: a}]"),
    ]
  )
  func helpers(_ body: String, _ expected: String) throws {
    let rest = """
      extension Image {
        func template(width: CGFloat) -> some View { renderingMode(.template).resizable().frame(width: width) }
        func mode(_ mode: WidgetAccentedRenderingMode) -> some View { self.widgetAccentedRenderingMode(mode) }
        func ported(_ mode: Ported?) -> some View { widgetAccentedRenderingMode(mode?.value) }
      }
      extension View {
        func masked() -> some View { modifier(Mask()) }
        func mode(_ mode: WidgetAccentedRenderingMode) -> some View { luminanceToAlpha() }
        func wrapped() -> some View { if wide { Wrapper(inner: self) } else { self } }
        func tinted() -> some View { overlay(Image("a")) }
      }
      enum Ported { case off, on; var value: Mode { switch self { case .off: .accented case .on: .fullColor } } }
      struct Mask: ViewModifier {
        func body(content: Content) -> some View { if mode == .accented { content.luminanceToAlpha() } else { content } }
      }
      struct Wrapper<Inner: View>: View {
        let inner: Inner
        var body: some View { if mode == .accented { inner.luminanceToAlpha() } else { inner } }
      }
      struct Icon: View {
        var image: Image?
        var other: Image?
        var body: some View { image?.resizable().renderingMode(.template); other }
      }
      struct Drawn: View { let icon: UIImage?; var body: some View { if let icon { Image(uiImage: icon) } } }
      struct Framed: View {
        let inside: () -> Image
        var body: some View { inside().resizable().widgetAccentedRenderingMode(.fullColor) }
      }
      extension V {
        var photo: Image? { data.flatMap { UIImage(data: $0) }.map { _ in Image(uiImage: data) } }
        var logo: Image { Image("logo") }
        func pair(_ image: Image) -> some View { VStack { image.resizable().widgetAccentedRenderingMode(.fullColor) } }
      }
      """
    #expect(try Self.images(body, rest) == expected)
  }

  @Test(
    "what a modifier puts into the container is none of the images, also where it is handed to it",
    arguments: [
      ("let sea = back(); Text(\"A\").modifier(Sea(sea: sea, top: Image(\"top\")))", "[{name: top}]"),
      ("let sea = Image(\"sea\"); Text(\"A\").containerBackground(for: .widget) { sea }", "[]"),
      ("Text(\"A\").behind(Image(\"sea\"))", "[]"),
      ("Text(\"A\").over { Image(\"sea\") }", "[{name: top}]"),
      (String(repeating: "Text(\"A\").containerBackground(for: .widget) { Image(\"sea\") }; ", count: 200), "[]"),
    ]
  )
  func container(_ body: String, _ expected: String) throws {
    let rest = """
      extension V { func back() -> some View { Image("back").resizable() } }
      struct Sea<Inner: View>: ViewModifier {
        let sea: Inner
        let top: Image
        func body(content: Content) -> some View { content.overlay(top).containerBackground(for: .widget) { sea } }
      }
      extension View {
        func behind(_ view: some View) -> some View { containerBackground(for: .widget) { view } }
        func over<I: View>(_ view: () -> I) -> some View { modifier(Sea(sea: view(), top: Image("top"))) }
      }
      """
    #expect(try Self.images(body, rest) == expected)
  }

  @Test(
    "an image that generated code, or the app's own initializer, makes has the name that it gives",
    arguments: [
      ("Asset.robot.swiftUIImage.resizable()", "[{name: robot}]"), ("Image(asset: Asset.robot)", "[{name: robot}]"),
      ("Image(asset: .fog)", "[{name: ic_fog}]"), ("Image(asset: entry.asset)", "[{name: <entry.asset>}]"),
      ("Image(icon: \"a\")", "[{name: a}]"), ("Image(sign: .fog)", "[{name: sign_fog}]"),
      ("Image(sign: .rain)", "[{name: rain}]"), ("Image(.fog)", "[{name: sign_fog}]"), ("Image(.sun)", "[{name: sun}]"),
      ("Image(name)", "[{name: <name>}]"), ("Image(\"a\")", "[{name: a}]"), ("Image(symbol: \"a\")", "[]"),
      ("Image(data: entry.data)", "[{name: <Image(data:entry.data)>}]"),
      ("Image(odd: entry.odd)", "[{name: <Image(odd:entry.odd)>}]"),
      ("Image(far: \"a\")", "[]"), ("Image(Sign.rain.rawValue)", "[{name: rain}]"),
      ("Image(sign.rawValue)", "[{name: <sign.rawValue>}]"), ("Image(endless: \"a\")", "[]"),
    ]
  )
  func generated(_ body: String, _ expected: String) throws {
    let rest = """
      enum Asset { static let robot = ImageAsset(name: "robot") }
      struct ImageAsset {
        let name: String
        static let fog = ImageAsset(name: "ic_fog")
        var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
      }
      enum Sign: String { case fog = "sign_fog", rain }
      extension V { var sign: Sign { entry.sign } }
      extension SwiftUI.Image { init(asset: ImageAsset) { self.init(asset.name, bundle: .main) } }
      extension Image {
        init(icon: String) { self = Image(icon, bundle: .module) }
        init(_ sign: Sign) { self.init(sign: sign) }
        init(sign: Sign) { self.init(sign.rawValue) }
        init(symbol: String) { self.init(systemName: symbol) }
        init?(data: Data) { guard let image = UIImage(data: data) else { return nil }; self.init(uiImage: image) }
        init(odd: Odd) { self = odd.image }
        init(endless: String) { self.init(endless: endless) }
      }
      """
    #expect(try Self.images(body, rest) == expected)
  }

  @Test("two images of one call are at places of their own")
  func places() throws {
    let images = try Self.facts("Image(isDark ? \"a\" : \"b\")")["images"]
    #expect(Set(images?.elements.compactMap { $0["name"]?.place } ?? []).count == 2)
    let row = "struct Row: View { let kind: Kind; var body: some View { Image(kind == .a ? \"a\" : \"b\") } }"
    let places = try ["a", "b"].map { kind in
      try Self.facts("Row(kind: .\(kind))", row + "\nenum Kind { case a, b }")["images"]?.elements.first?["name"]?.place
    }
    #expect(places[0] != places[1])
  }

  @Test("an image of a package that the code imports may be a template by its catalog")
  func template() throws {
    let facts = try Self.facts("Image(asset: .Sail)", "import Design", folder: "Other")
    #expect(facts["images"]?.line == "[{name: Sail, accented: template}]")
  }

  @Test("a symbol that the application's catalog alone has is none of the images")
  func symbol() throws {
    let tree = try SourceTree(SampleTests.folder.appending("widgetkit-views/project"))
    let (other, app) = ("Other/Info.plist", "Widgets/Info.plist")
    func target(_ path: String) -> TargetSources {
      TargetSources(WidgetExtension(infoPlist: path, info: .table([:])), tree)
    }
    #expect(AssetCatalogs(target(other), host: target(app)).isSymbol("Wave"))
    #expect(!AssetCatalogs(target(other)).isSymbol("Wave"))
  }

  @Test("many images, known and unknown, end")
  func many() throws {
    let images = (0..<1_000).map { "Image(\"a\($0)\")" } + Array(repeating: "Image(x)", count: 1_000)
    #expect(try Self.images(images.joined(separator: "; ")).hasSuffix("{name: <x>}]"))
  }

  @Test("many buttons below many conditions end")
  func conditions() throws {
    let condition = "if a" + String(repeating: " && a", count: 100) + " {"
    let chains = String(repeating: condition + " } else { ", count: 80) + String(repeating: condition, count: 80)
    let body = chains + String(repeating: "Button(a); ", count: 300) + String(repeating: "}", count: 160)
    let facts = try Self.facts(body, "extension V { var tap: () -> Void { {} } }")
    #expect(facts["targets"]?.elements.count == 1)
  }

  @Test("conditions and helpers that multiply end")
  func multiplied() throws {
    let conditions = (0..<8).map { level in
      "var f\(level): Bool { " + Array(repeating: "f\((level + 1) % 8)", count: 60).joined(separator: " && ") + " }"
    }
    let helpers = (0..<8).map { level in
      "func h\(level)() -> some View { " + String(repeating: "h\((level + 1) % 8)(); ", count: 90)
        + "luminanceToAlpha() }"
    }
    let views = (0..<8).map { level in
      "var v\(level): some View { " + String(repeating: "v\(level + 1); ", count: 40) + "}"
    }
    let rest = "extension V { \((conditions + views).joined(separator: "\n")); var v8: some View { Image(\"b\") } }\n"
    let body = "if f0 { Image(\"a\").h0() }; v0; Image(\"a\").h1()"
    let found = try Self.images(body, rest + "extension View { \(helpers.joined(separator: "\n")) }")
    #expect(found == "[{name: a, accented: mask}, {name: b}]")
  }
}
