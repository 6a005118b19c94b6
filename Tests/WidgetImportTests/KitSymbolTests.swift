import Testing

@testable import WidgetImport

@Suite("Images of an app's own code that are symbols, or none")
struct KitSymbolTests {
  @Test(
    "an initializer of the app's own makes symbols, a modifier of symbols tells one, and a view of its own is none",
    arguments: [
      ("Image(.calendar)", "[]"), ("Image(Sym.calendar)", "[]"), ("Image(.boat)", "[{name: boat}]"),
      ("Image(mode.image).symbolRenderingMode(.hierarchical)", "[]"), ("Image(mode.image)", "[{name: <mode.image>}]"),
      ("Image(\"a\").symbolRenderingMode(.hierarchical)", "[{name: a}]"),
      ("Image(named: \"a\")", "[{name: a}]"), ("Asset.logo.swiftUIImage", "[{name: logo}]"),
      ("Label(text: \"A\", image: \"star\")", "[]"),
    ]
  )
  func own(_ view: String, _ expected: String) throws {
    let rest = """
      enum Sym: String { case calendar }
      extension String { var own: String { self } }
      extension Image { init(named name: String) { self.init(name) } }
      extension Image { init(_ symbol: Sym) { self.init(systemName: symbol.rawValue) } }
      struct ImageAsset { let name: String; var swiftUIImage: Image { Image(name) } }
      enum Asset { static let logo = ImageAsset(name: "logo") }
      struct Label: View { let text: String; let image: String; var body: some View { Text(text) } }
      """
    #expect(try KitImagesTests.images(view, rest) == expected)
  }

  @Test(
    "an image is told by what makes, holds or returns it, and not drawn by what does not use it",
    arguments: [
      ("(entry.icons[key])!.resizable()", "[{name: \"<entry.icons[key]>\"}]"), ("(entry.icon).padding()", "[]"),
      ("(icon(1)).resizable()", "[]"), ("(isOn ? logo : entry.icon).resizable()", "[{name: logo}]"),
      ("logo", "[{name: logo}]"), ("logo.resizable()", "[{name: logo}]"), ("chart()", "[{name: <image>}, {name: a}]"),
      ("sign", "[]"),
      ("chart().renderingMode(.template)", "[{name: <image>, accented: template}, {name: a, accented: template}]"),
      ("nested", "[{name: b}]"), ("Text(name).beside(Image(\"a\"))", "[{name: a}]"),
      ("Text(name).beside(Image(\"a\"), 1)", "[]"), ("let a = Image(\"a\"); Text(name).beside(a, 1)", "[{name: a}]"),
    ]
  )
  func made(_ view: String, _ expected: String) throws {
    let rest = """
      extension View {
        func beside(_ icon: Image, _ size: Int) -> some View { containerBackground(for: .widget) { Image("c") } }
        func beside(_ icon: Image) -> some View { HStack { icon; self } }
      }
      extension V {
        var logo: Image { .init("logo") }
        var sign: Image { .init(systemName: "a") }
        var nested: Image { let data: UIImage = { .init(named: "x") }(); return .init("b") }
        func chart() -> SwiftUI.Image { if let image { return .init(uiImage: image) }; return .init("a") }
      }
      """
    #expect(try KitImagesTests.images(view, rest) == expected)
  }
}
