import Testing
import WidgetLint

@Suite("Pictures of hostile values")
struct HostilePictureTests {
  /// Values that break a careless writer.
  static let values = [
    "<script>alert(1)</script>", "]]><svg onload=alert(1)>", "\"' onclick=\"alert(1)", "a & b &amp; &#60;", "--><!--",
    "javascript:alert(1)", "\u{0}\u{1}\u{7F}\u{85}\u{9F}", "\u{202E}txt.exe\u{202C}\u{2066}", "\u{2028}\u{2029}\r\n\t",
    "\u{FFFE}\u{E0041}", String(repeating: "W", count: 10_000), String(repeating: "漢", count: 3000),
    "שלום עולם", "مرحبا بالعالم", "👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "e" + String(repeating: "\u{301}", count: 2000), "::error::x", "",
    "   ", "0", "-1", "0.0000001", "1e300", "-1e300", "99999999999999999999", "110.00000001", ".nan", "#1234567",
  ]

  private static let elements: Set = [
    "svg", "g", "rect", "path", "circle", "text", "tspan", "title", "desc", "style", "defs", "linearGradient", "stop",
    "pattern",
  ]

  @Test("leave a picture well-formed, inert and small", arguments: values, [("harbor", 1), ("tides", 3)])
  func inert(_ value: String, _ picture: (name: String, widgets: Int)) throws {
    let path = "Tests/Golden/Pictures/\(picture.name).widget.yml"
    let values = try #require(ValueTree(try Golden.bytes(of: path)))
    let changed = values.with(value) { $0.first == "widgets" || $0 == ["app", "name"] }
    let drawn = Examples.preview(Examples.check(changed.json))
    let root = try #require(XMLTree.read(drawn))
    #expect(root.all(with: "data-widget").count == picture.widgets)
    for element in root.all {
      #expect(Self.elements.contains(element.name), "\(element.name)")
      #expect(!element.attributes.values.contains { ["nan", "-nan", "inf", "-inf"].contains($0) })
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") || $0.hasSuffix("href") || $0 == "style" })
    }
    #expect(drawn.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isHidden($0) })
    #expect(drawn.utf8.count < 600_000)
  }

  @Test("carry no more marks on a letter than there is room for")
  func marks() throws {
    let name = "e" + String(repeating: "\u{301}", count: 2000) + "שָׁ"
    let text = "app: {name: A}\nwidgets: [{name: \(name), title: \(name), content: {compact: [\(name)]}}]\n"
    let root = try Examples.picture(of: text)
    let shown = root.all.filter { $0.name == "text" }.map(\.text)
    #expect(shown.contains { $0.hasSuffix("שָׁ") })
    #expect(shown.allSatisfy { $0.allSatisfy { $0.unicodeScalars.count <= 5 } })
  }

  @Test("are shown as a figure of six characters at most", arguments: ["1e300", "123456.789", "0.0000001", "9999.99"])
  func figures(_ value: String) throws {
    let text = "app: {name: A}\nwidgets: [{name: A, margins: {leading: \(value)}}]\n"
    let root = try Examples.picture(of: text)
    let shown = root.all(with: "data-field", "/margins/leading").flatMap(\.all).filter { $0.name == "text" }.map(\.text)
    #expect(!shown.isEmpty && shown.allSatisfy { $0.count <= 7 }, "\(shown)")
  }

  private static func drawn(_ widget: String) throws -> XMLTree {
    try Examples.picture(of: "app: {name: A}\nwidgets: [\(widget)]\n")
  }

  @Test("are measured as they are shown, so that a marker stands after what is escaped")
  func escapedTitle() throws {
    let root = try Self.drawn("{name: \"\\U000E0041\\U000E0041\"}")
    let title = try #require(root.all(with: "data-field", "/name").flatMap(\.all).first { $0.name == "text" })
    let sign = try #require(root.all(with: "class", "marker warning").flatMap(\.all).first { $0.name == "text" })
    #expect(title.text == "\\u{E0041}\\u{E0041}")
    let (start, center) = (try #require(Double(title.attributes["x"] ?? "")), Double(sign.attributes["x"] ?? "") ?? 0)
    #expect(center > start + 13 * 0.5 * Double(title.text.count) + 12)
  }

  @Test("that cannot be read are shown as unknown in a list of sides")
  func unreadableSide() throws {
    let root = try Self.drawn("{name: A, marginInsets: {top: x, leading: 8}}")
    let shown = root.all(with: "data-field", "/marginInsets").flatMap(\.all).map(\.text)
    #expect(shown.contains("top ?, leading 8"))
  }

  @Test("with several findings leave room for all their markers before the next fact")
  func severalMarkers() throws {
    let root = try Self.drawn("{name: A, vibrancy: [x, y, z], caching: local}")
    let chips = root.all.filter { $0.name == "rect" && $0.attributes["rx"] == "7" }
    let next = try #require(Double(chips.last?.attributes["x"] ?? ""))
    let signs = root.all.filter { $0.attributes["class"] == "marker error" }.flatMap(\.all).filter { $0.name == "text" }
    let places = signs.compactMap { Double($0.attributes["x"] ?? "") }
    #expect(places.count == 3 && places.allSatisfy { $0 + 10 < next }, "\(places), \(next)")
  }

  @Test("in great numbers stay few in the picture")
  func many() throws {
    let item = "{title: T, image: i, opens: \"a:b\"}"
    let list = Array(repeating: item, count: 400).joined(separator: ", ")
    let text = """
      app: {name: A, urlSchemes: m}
      widgets: [{name: A, grid: {items: [\(list)]}, buttons: [\(list.replacing(", image: i", with: ""))]}]
      """
    let drawn = Examples.preview(Examples.check(text))
    let picture = try #require(XMLTree.read(drawn)?.all(with: "data-widget").first)
    #expect(picture.all.filter { $0.name == "rect" && $0.attributes["rx"] != nil }.count < 600)
    // The others are in the row at the bottom, for want of space near their places.
    #expect(picture.all(with: "data-finding").count >= 400)
  }
}
