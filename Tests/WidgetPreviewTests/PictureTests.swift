import Foundation
import LintCore
import Testing
import WidgetLint
import WidgetPreview

@Suite("Pictures")
struct PictureTests {
  @Test(
    "every description is drawn as well-formed XML, the same each time, with ids that are unique and there",
    arguments: Examples.paths
  )
  func uniqueIDs(_ path: String) throws {
    let (file, svg, root) = try Examples.picture(at: path)
    #expect(svg == Examples.preview(file))
    let ids = root.values(of: "id")
    #expect(Set(ids).count == ids.count)
    let named = root.values(of: "aria-labelledby").flatMap { $0.split(separator: " ").map(String.init) }
    let used = root.all.flatMap(\.attributes.values).filter { $0.hasPrefix("url(#") }
    #expect(Set(ids).isSuperset(of: named + used.map { String($0.dropFirst(5).dropLast()) }))
  }

  @Test("the size and the weight of a text style have a line of their own if they would be cut off")
  func textStyle() {
    let text = "app: {name: Maps}\nwidgets: [{name: Maps, font: {family: system, size: 15, weight: semibold}}]\n"
    #expect(Examples.preview(Examples.check(Array(text.utf8))).contains(">15 semibold</text>"))
  }

  @Test("each finding of a widget has one marker in its picture, and each finding one row", arguments: Examples.paths)
  func markers(_ path: String) throws {
    let (file, _, root) = try Examples.picture(at: path)
    var fingerprints = Fingerprints()
    let rows = root.all(with: "class", "finding").compactMap { $0.attributes["data-finding"] }
    for finding in file.findings {
      let fingerprint = fingerprints.next(finding, file: file.pathText)
      #expect(rows.filter { $0 == fingerprint }.count == 1)
      let pictures = root.all(with: "data-document", "\(finding.document)").filter {
        let widget = $0.attributes["data-widget"] ?? ""
        return finding.path == widget || finding.path.hasPrefix("\(widget)/")
      }
      for picture in pictures {
        let markers = picture.all(with: "data-finding", fingerprint)
        #expect(markers.map { $0.attributes["class"] } == ["marker \(finding.severity.name)"])
      }
      let marked = root.all(with: "data-finding", fingerprint).filter { $0.attributes["class"] != "finding" }
      #expect(marked.count == pictures.count)
    }
    #expect(rows.count == file.findings.count)
  }

  @Test("a color is drawn as opaque as it is", arguments: [("00", "0.0"), ("80", "0.5"), ("FE", "1"), ("FF", nil)])
  func opacity(alpha: String, expected: String?) throws {
    let text = "app: {name: A}\nwidgets: [{name: A, background: \"#336699\(alpha)\"}]\n"
    let root = try Examples.picture(of: text)
    let drawn = root.all.filter { $0.attributes["fill"] == "#336699" }.map { $0.attributes["fill-opacity"] }
    #expect(drawn.contains(expected), "\(drawn)")
  }

  @Test("the band of a margin goes to the end of the card, inside of its round corners")
  func bands() throws {
    let root = try Examples.picture(of: "app: {name: A}\nwidgets: [{name: A, margins: 16}]\n")
    let bands = root.all(with: "data-field", "/margins").flatMap(\.children).filter { $0.attributes["viewBox"] != nil }
    let places = bands.map { band in ["x", "y", "width", "height"].map { band.attributes[$0] ?? "" } }
    let sides = [
      ["62", "114", "359", "16"], ["62", "114", "16", "110"], ["62", "208", "359", "16"], ["405", "114", "16", "110"],
    ]
    #expect(sides.allSatisfy(places.contains), "\(places)")
    #expect(bands.allSatisfy { $0.children.map(\.name) == ["path"] })
  }

  @Test(
    "an expanded state is drawn as never shown only where that is known",
    arguments: [
      ("compact", "never shown: largestDisplayMode is compact"), (".expanded", "largestDisplayMode cannot be read"),
      ("expanded", nil),
    ] as [(String, String?)]
  )
  func neverShown(_ mode: String, _ words: String?) throws {
    let fields = "largestDisplayMode: \(mode), heights: {expanded: 300}"
    let text = try Examples.picture(of: "app: {name: A}\nwidgets: [{name: A, \(fields)}]\n").allText
    let pills = ["never shown: largestDisplayMode is compact", "largestDisplayMode cannot be read"]
    #expect(pills.filter(text.contains) == [words].compactMap(\.self))
  }

  @Test(
    "what is put together begins at the left, and a text of the description where its letters do",
    arguments: [
      ("title: שלום Maps", "שלום Maps", true), ("images: [{name: שלום, rendering: original}]", "שלום original", false),
      ("font: {family: שלום, size: 15}", "שלום, 15", false),
    ]
  )
  func directions(_ field: String, _ words: String, isRightToLeft: Bool) throws {
    let root = try Examples.picture(of: "app: {name: A}\nwidgets: [{name: A, \(field)}]\n")
    // Isolated parts are elements of their own, so that their places in the text are unknown.
    let letters = words.lowercased().sorted()
    let texts = root.all.filter { $0.name == "text" && $0.allText.lowercased().sorted() == letters }
    #expect(!texts.isEmpty && texts.allSatisfy { ($0.attributes["direction"] == "rtl") == isRightToLeft })
    #expect(texts.allSatisfy { ($0.children.map(\.name) == ["tspan"]) != isRightToLeft })
  }

  @Test("the name of an image gives way to what lies on it, and stands in the part that is seen")
  func names() throws {
    func view(_ kind: DrawnView.Kind, _ y: Double, _ height: Double, name: String, text: String? = nil) -> DrawnView {
      var view = DrawnView(kind: kind, frame: (0, y, 320, height), lines: 1...1)
      (view.side, view.name, view.text) = (.leading, name, text.map { DrawnView.Text($0) })
      return view
    }
    let views = [
      view(.image, 0, 40, name: "pressed"), view(.button, 0, 40, name: "plain", text: "Open"),
      view(.image, 50, 600, name: "chart"), view(.image, 50, 600, name: "shadow"),
    ]
    let scene = DrawnScene(file: "Main.storyboard", width: 320, views: views)
    let file = Examples.check("app: {name: A}\nwidgets: [{name: A}]\n")
    var reporter = PreviewReporter()
    var drawn = ""
    let project = CheckedProject(name: "A", files: [], apps: [(1, file.descriptions.first, [scene])])
    reporter.report(project) { drawn += $0 }
    let root = try #require(XMLTree.read(reporter.head(Summary()) + drawn + reporter.finish(Summary())))
    let texts = root.all.filter { $0.name == "text" }
    #expect(texts.contains { $0.text == "Open" } && !texts.contains { ["pressed", "chart"].contains($0.text) })
    // Of two overlapping names, the front view's is shown.
    let name = try #require(texts.first { $0.text == "shadow" })
    #expect(name.attributes["y"] == "83.6")
  }

  @Test("no marker hides another", arguments: Examples.paths)
  func distances(_ path: String) throws {
    for picture in try Examples.picture(at: path).root.all(with: "data-widget") {
      let places = picture.all(with: "data-finding").compactMap { marker -> (x: Double, y: Double)? in
        let number = marker.all.first { $0.name == "text" }
        guard let x = Double(number?.attributes["x"] ?? ""), let y = Double(number?.attributes["y"] ?? "") else {
          return nil
        }
        return (x, y)
      }
      for (index, one) in places.enumerated() {
        for other in places.dropFirst(index + 1) {
          #expect(max(abs(one.x - other.x), abs(one.y - other.y)) >= 19.9)
        }
      }
    }
  }

  @Test("what shows a field shows one that is described", arguments: Examples.paths)
  func onlyDescribed(_ path: String) throws {
    guard let values = ValueTree(try Golden.bytes(of: path)) else { return }
    for picture in try Examples.picture(at: path).root.all(with: "data-document", "1") {
      let widget = (picture.attributes["data-widget"] ?? "").split(separator: "/").map(String.init)
      for field in picture.values(of: "data-field") {
        let keys = widget + field.split(separator: "/").map(String.init)
        #expect(values[keys[...]] != nil, "\(field)")
      }
    }
  }

  @Test("what is taken away is no longer shown, and something stands for the unknown")
  func removal() throws {
    // One widget with each field is enough.
    var (removed, seen): (Set<String>, Set<[String]>) = ([], [])
    for path in Examples.today { try removeFields(of: path, &removed, &seen) }
    #expect(removed.count > 40)
  }

  private func removeFields(of path: String, _ removed: inout Set<String>, _ seen: inout Set<[String]>) throws {
    let values = try #require(ValueTree(try Golden.bytes(of: path)))
    guard let app = values["app"], case .sequence(let widgets)? = values["widgets"] else { return }
    for widget in widgets {
      for keys in widget.paths where seen.insert(keys).inserted {
        // Draws the widget alone, since others may have the same field.
        let alone = ValueTree.mapping([("app", app), ("widgets", .sequence([widget.removing(keys[...])]))])
        let picture = Examples.preview(Examples.check(alone.json))
        #expect(picture.contains("data-widget=\"/widgets/0\""))
        let field = "/" + keys.joined(separator: "/")
        for shown in ["\(field)\"", "\(field)/"] { #expect(!picture.contains("data-field=\"\(shown)"), "\(path)") }
        // The table has no rows for list elements, languages and private fields, which are just absent.
        let row = "widgets[].\(keys.filter { Int($0) == nil }.joined(separator: "."))"
        guard BuiltInGuidelines.table.fields.contains(where: { $0.path == row }) else { continue }
        removed.insert(row)
        #expect(picture.contains("data-unknown=\"\(field)\""), "\(path) \(field)")
      }
    }
  }

  @Test(
    "a picture is the same whatever a rule is called",
    arguments: [
      ("display-modes/expanded-mode-declared", "{name: A, heights: {expanded: 200}}"),
      ("adaptable/expanded-height", "{name: A, heights: {expanded: 600}, largestDisplayMode: expanded}"),
      ("adaptable/expanded-height", "{name: A, heights: {expanded: content}, largestDisplayMode: expanded}"),
      ("font/font-color", "{name: A, font: {family: system, color: white}}"),
      ("font/text-contrast", "{name: A, font: {family: system, color: white, backing: systemYellow}}"),
    ]
  )
  func renamedRule(_ path: String, _ widget: String) throws {
    let text = String(decoding: try Golden.bytes(of: "rules/today/\(path).yml"), as: UTF8.self)
    let id = try #require(path.split(separator: "/").last)
    let pictures = try [String(id), String(repeating: "r", count: id.count)].map { name in
      let renamed = text.replacing("id: \(id)\n", with: "id: \(name)\n")
      let rule = try RuleReader.read(Array(renamed.utf8), stem: name, BuiltInGuidelines.table).rule
      let description = "app: {name: A}\nwidgets: [\(widget)]"
      let file = Linter(LintSettings(rules: [rule])).check(Array(description.utf8), name: "a.widget.yml")
      var fingerprints = Fingerprints()
      let shown = file.findings.filter { $0.rule == name }.map { ($0, fingerprints.next($0, file: file.pathText)) }
      #expect(shown.count == 1)
      return shown.reduce(Examples.preview(file)) { drawn, finding in
        drawn.replacing(finding.1, with: "F").replacing(">\(finding.0.rule)<", with: ">R<")
      }
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(
    "a picture looks as its golden file, which a browser shows",
    arguments: [
      "Tests/Golden/Pictures/harbor", "Tests/Golden/Pictures/edge", "Tests/Golden/Pictures/tides", "examples/nearby",
    ]
  )
  func golden(_ name: String) throws {
    let path = "\(name).widget.yml"
    let drawn = Examples.preview(Examples.check(try Golden.bytes(of: path), name: path))
    try Golden.expect(drawn, in: "\(name).svg")
  }
}
