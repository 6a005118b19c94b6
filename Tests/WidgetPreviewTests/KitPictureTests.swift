import Foundation
import LintCore
import Testing
import WidgetLint
import WidgetPreview

@Suite("Pictures of WidgetKit's widgets")
struct KitPictureTests {
  private static func drawn(_ widget: String) -> String {
    let text = "guidelines: widgetkit\napp: {name: A}\nwidgets: [\(widget)]\n"
    return Examples.preview(Examples.check(text))
  }

  private static func tree(_ widget: String) throws -> XMLTree { try #require(XMLTree.read(drawn(widget))) }

  private static func texts(_ root: XMLTree) -> [String] { root.all.filter { $0.name == "text" }.map(\.text) }

  @Test("are of each widget, with all that is described of it", arguments: Examples.described)
  func whole(_ path: String) throws {
    let values = try #require(ValueTree(try Golden.bytes(of: path)))
    let (file, _, root) = try Examples.picture(at: path)
    let pictures = root.all(with: "data-widget")
    #expect(pictures.count == file.descriptions.flatMap(\.drawnWidgets).count)
    #expect(!Self.texts(root).contains("In the description, not in the picture"))
    for picture in pictures {
      let widget = (picture.attributes["data-widget"] ?? "").split(separator: "/").map(String.init)
      // Each described field is shown, or listed as unknown.
      let shown = Set(picture.values(of: "data-field") + picture.values(of: "data-unknown"))
      for keys in values.paths where keys.count == widget.count + 1 && keys.starts(with: widget) {
        let path = "/" + (keys.last ?? "")
        #expect(shown.contains { $0 == path || $0.hasPrefix("\(path)/") }, "\(path)")
      }
    }
  }

  @Test("say that they are no Today widgets")
  func names() {
    let drawn = Self.drawn("{name: Next Tide}")
    #expect(drawn.contains("iOS 14.0 and later by default"))
    #expect(drawn.contains("The widget Next Tide in its families") && !drawn.contains("Today widgets"))
  }

  @Test("draw each family at its size, and an image without a mode white")
  func shapes() throws {
    let root = try Self.tree(
      "{name: A, families: [systemSmall, systemLarge], images: [{name: wave}, {name: b, accented: template}]}"
    )
    let sizes = Set(
      root.all.filter { $0.name == "rect" && $0.attributes["rx"] == "22" }.map {
        "\($0.attributes["width"] ?? "") \($0.attributes["height"] ?? "")"
      }
    )
    #expect(sizes == ["158 158", "338 354"])
    let white = root.all(with: "data-unknown", "/images/0/accented").flatMap(\.all).filter { $0.name == "rect" }
    #expect(white.contains { $0.attributes["fill"] == "#FFFFFF" && $0.attributes["fill-opacity"] == nil })
  }

  @Test("draw a round family round, and no accented copy of one that has no color")
  func lockScreen() throws {
    let root = try Self.tree("{name: A, families: [accessoryCircular, accessoryInline]}")
    let round = root.all.filter { $0.attributes["rx"] == "36" }
    #expect(!round.isEmpty && round.allSatisfy { $0.attributes["width"] == "72" && $0.attributes["height"] == "72" })
    #expect(!Self.texts(root).contains("Accented"))
  }

  @Test("with a thousand things of each kind hold few of them, and all findings")
  func many() throws {
    func list(_ item: String) -> String { Array(repeating: item, count: 1000).joined(separator: ", ") }
    let text = """
      guidelines: widgetkit
      app: {name: A}
      widgets:
      - name: \(String(repeating: "W", count: 100_000))
        families: [\(list("systemSmall"))]
        text: [\(list("{size: 1e300}, {size: 1, role: \(String(repeating: "r", count: 200))}"))]
        images: [\(list("{name: i}"))]
        targets: [\(list("{title: T, as: button, intent: false}"))]
      """
    let file = Examples.check(text)
    let drawn = Examples.preview(file)
    let picture = try #require(XMLTree.read(drawn)?.all(with: "data-widget").first)
    #expect(picture.all.filter { $0.name == "rect" && $0.attributes["rx"] != nil }.count < 400)
    let findings = file.findings.filter { $0.path.hasPrefix("/widgets/0") }
    #expect(findings.count > 1300 && picture.all(with: "data-finding").count == findings.count)
    for words in ["and 1960 more texts, 960 more images", "960 more targets"] { #expect(drawn.contains(words)) }
  }

  @Test(
    "are headed by their names, or else by the end of their sources",
    arguments: [
      ("name: Tide, source: a/T.swift#TideWidget", ">Tide</text>"),
      ("source: a/T.swift#TideWidget", ">TideWidget</text>"),
      ("name: <title>, source: a/T.swift#TideWidget", ">TideWidget</text>"),
      ("families: systemSmall", ">Widget without a name</text>"),
    ]
  )
  func heading(_ fields: String, _ heading: String) {
    #expect(Self.drawn("{\(fields)}").contains(heading))
  }
}
