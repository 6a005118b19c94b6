import Testing

@testable import WidgetImport

@Suite("Fonts of WidgetKit's widgets, as an app's own code makes them")
struct KitFontTests {
  @Test(
    "a font that a helper puts on symbols alone is none of a text",
    arguments: [
      ("Image(systemName: \"a\").small()", "[]"), ("Text(name).small()", "[{size: 6}]"),
      ("HStack { Image(systemName: \"a\").small(); Text(name).small() }", "[{size: 6}]"),
      ("Image(systemName: \"a\").resizable().outer()", "[]"), ("Label(name, image: \"a\").outer()", "[{size: 6}]"),
      ("Image(systemName: \"a\").modifier(Sized(5))", "[]"), ("Text(name).modifier(Sized(5))", "[{size: 5}]"),
      ("Image(systemName: \"a\").pictured()", "[]"), ("endless().padding()", "[{size: 4}]"),
      ("SwiftUI.Image(systemName: \"a\").font(.system(size: 8))", "[]"),
      ("AnyView(Image(systemName: \"a\")).font(.system(size: 8))", "[]"),
      ("Image(systemName: \"a\").minimumScaleFactor(0.1)", "[]"),
      ("AnyView(Text(name)).font(.system(size: 8))", "[{size: 8}]"),
      ("let a = Image(\"a\").bold(); a.font(.system(size: 8))", "[]"), ("mark().font(.system(size: 8))", "[]"),
      ("let a = Text(name); let b = a; b.font(.system(size: 8))", "[{size: 8}]"),
      ("let a = wide ? a : b; a.font(.system(size: 8))", "[{size: 8}]"),
      ("Text(name).typed()", "[{size: 2}]"), ("TextField(name).typed()", "[{size: 3}]"),
      ("note.typed()", "[{size: 2}, {size: 3}]"),
    ]
  )
  func symbols(_ view: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { \(view) } }
      extension Text { func typed() -> some View { self.font(.system(size: 2)) } }
      extension TextField { func typed() -> some View { self.font(.system(size: 3)) } }
      extension V { func mark() -> SwiftUI.Image { .init(systemName: "a") } }
      extension View {
        func small() -> some View { font(.system(size: 6)) }
        func outer() -> some View { self.padding().small() }
        func endless() -> some View { font(.system(size: 4)).endless() }
      }
      extension Image { func pictured() -> some View { self.bold().font(.system(size: 7)) } }
      struct Sized: ViewModifier {
        let size: CGFloat
        init(_ size: CGFloat) { self.size = size }
        func body(content: Content) -> some View { content.font(.system(size: 5)) }
      }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test(
    "an app's own overload of a modifier is meant by the calls that fit it",
    arguments: [
      (".font(.caption)", "[{style: caption}]"), (".font(.tiny)", "[{size: 7}]"), (".font(.big)", "[{size: 30}]"),
      (".font(Own.tiny)", "[{size: 7}]"), (".font(Font.title)", "[{style: title}]"),
      (".font(.caption).minimumScaleFactor(0.5)", "[{style: caption, minimumScale: 0.5}]"),
      (".font(.caption).minimumScaleFactor(.tiny)", "[{style: caption}, {minimumScale: 0.1}]"),
    ]
  )
  func overloads(_ modifiers: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { Text(name)\(modifiers) } }
      enum Own { case tiny, big; var size: CGFloat { switch self { case .tiny: 7; case .big: 30 } } }
      extension View {
        func font(_ own: Own) -> some View { self.font(.system(size: own.size)) }
        func minimumScaleFactor(_ own: Own) -> some View { self.minimumScaleFactor(0.1) }
      }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test(
    "a style's name is the system's, or that of the app's own font that fits the call",
    arguments: [
      (".body(9)", "[{size: 9}]"), (".body", "[{style: body}]"), (".headline", "[{style: headline}]"),
      (".headline(weight: .bold)", "[{size: 8}]"), (".callout", "[{size: 7}]"),
      (".title3", "[{size: 3, style: title3, family: A}]"),
    ]
  )
  func styles(_ font: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { Text(name).font(\(font)) } }
      extension Font {
        static func body(_ size: CGFloat) -> Font { .system(size: size) }
        static func headline(weight: Font.Weight) -> Font { .system(size: 8, weight: weight) }
        static var callout: Font { .system(size: 7) }
        static var title3: Font { .custom("A", size: 3, relativeTo: .title3) }
      }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test(
    "text behind an optional that no call gives is not drawn",
    arguments: [
      ("Card(t: name)", "[{style: caption}]"), ("Card(t: name, sub: nil)", "[{size: 5}, {style: caption}]"),
      ("Card(t: name, sub: name)", "[{size: 5}, {style: caption}]"), ("Note(t: name)", "[{style: caption}]"),
      ("Note(t: name, sub: name)", "[{style: caption}, {size: 6}]"), ("Set(name)", "[{size: 7}]"),
    ]
  )
  func optionals(_ view: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { \(view) } }
      struct Card: View {
        var t: String; var sub: String? = nil
        var body: some View { if let sub { Text(sub).font(.system(size: 5)) }; Text(t).font(.caption) }
      }
      struct Note: View {
        var t: String
        var sub: String?
        var body: some View { Text(t).font(.caption); if sub != nil { Text(t).font(.system(size: 6)) } }
      }
      struct Set: View {
        var shown: String?
        init(_ given: String) { shown = given }
        var body: some View { if let shown { Text(shown).font(.system(size: 7)) } }
      }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test(
    "the overload of a font's function is meant that takes the size, and no property of its name",
    arguments: [
      ("Sea.bold(size: 22)", "[{size: 22, minimumScale: 0.4}]"),
      ("Sea.bold(size: .small)", "[{size: 13, minimumScale: 0.4}]"),
      ("Sea.thin(size: 22)", "[{size: 22, style: body, family: Sea-Thin, minimumScale: 0.4}]"),
      ("Sea.thin(size: .small)", "[{minimumScale: 0.4}]"), ("Sea.tiny", "[{size: 6, minimumScale: 0.4}]"),
    ]
  )
  func sized(_ font: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { Text(name).font(\(font)).minimumScaleFactor(0.4) } }
      enum Sea {
        enum Size: CGFloat { case small = 13, big = 40 }
        static func bold(size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .bold) }
        static func bold(size: Size) -> UIFont { bold(size: size.rawValue) }
        static let thin = "Sea-Thin"
        static func thin(size: CGFloat) -> Font { Font.custom(thin, size: size) }
        static let tiny = Font.system(size: 6)
        static func tiny(size: CGFloat) -> Font { .system(size: size) }
      }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }

  @Test("what stands in for the font of the views around is not known, since that is read there")
  func environment() {
    let rest = """
      struct Count: View {
        @Environment(\\.font) var font
        var body: some View { Text(name).font(font ?? .title) }
      }
      """
    #expect(KitReachTests.texts("Count().font(.system(size: 20))", rest) == "[{size: 20}]")
  }

  @Test(
    "a size that a call gives a scaled property grows with its style",
    arguments: [
      ("Sized(size: 9)", "[{size: 9, style: caption}]"), ("Sized()", "[{size: 12, style: caption}]"),
      ("HStack { Sized(size: 9); Sized() }", "[{size: 9, style: caption}, {size: 12, style: caption}]"),
      ("Text(name).modifier(Scaling(size: 8))", "[{size: 8, style: body}]"),
    ]
  )
  func scaled(_ view: String, _ expected: String) {
    let rest = """
      struct V: View { var body: some View { \(view) } }
      struct Sized: View {
        @ScaledMetric(relativeTo: .caption) var size = 12
        var body: some View { Text(name).font(.system(size: size)) }
      }
      struct Scaling: ViewModifier {
        @ScaledMetric var size: CGFloat
        func body(content: Content) -> some View { content.font(.system(size: size)) }
      }
      """
    #expect(KitReachTests.texts("V()", rest) == expected)
  }
}
