import Testing

@testable import WidgetImport

@Suite("Views that a widget reaches")
struct KitReachTests {
  /// Returns the facts that a widget with `body` reaches, next to other code.
  static func facts(
    _ body: String,
    _ rest: String = "",
    families: [String]? = nil,
    otherFile: String = "",
    design: String = "",
    isPart: Bool = false
  ) -> Facts {
    let text = "import SwiftUI\nstruct W: Widget {\n var body: some WidgetConfiguration {\n\(body)\n }\n}\n\(rest)\n"
    let module = CodeModule("Widgets", [codeFile(text), codeFile(otherFile, "Other.swift")], isPart: isPart)
    let bodies = module.members("body", of: "W")
    let code = ExtensionCode(module) { $0 == "Design" ? CodeModule($0, [codeFile(design, "Design.swift")]) : nil }
    let reach = KitReach(code, from: bodies, families: families.map { WidgetFamilies($0) } ?? .all, version: 1_600)
    var facts = Facts()
    KitContainer.read(reach, at: SourcePlace(file: "W.swift", line: 2), &facts)
    KitText.read(reach, &facts)
    return facts
  }

  @Test("what a widget reaches is forgotten with it")
  func forgotten() {
    let text = "struct W { var body: some View { Row(1) } }\nstruct Row: View { var body: some View { Text(\"A\") } }"
    let module = CodeModule("Widgets", [codeFile(text)])
    weak var kept: KitReach?
    do {
      let reach = KitReach(ExtensionCode(module), from: module.members("body", of: "W"), families: .all, version: 1_600)
      #expect(reach.uses.count == 2)
      kept = reach
    }
    #expect(kept == nil)
  }

  /// Returns the sizes of the texts that a widget reaches.
  static func sizes(
    _ body: String,
    _ rest: String = "",
    families: [String]? = nil,
    otherFile: String = "",
    design: String = ""
  ) -> [String] {
    let facts = facts(body, rest, families: families, otherFile: otherFile, design: design)
    return facts.values["text"]?.elements.compactMap { $0["size"]?.shown } ?? []
  }

  /// Returns the texts that a widget reaches, in one line.
  static func texts(_ body: String, _ rest: String = "", otherFile: String = "", design: String = "") -> String {
    let facts = facts(body, rest, otherFile: otherFile, design: design)
    return facts.values["text"]?.line ?? "[]"
  }

  @Test(
    "a font that calls give is that of its text, with the text's scale",
    arguments: [
      ("Row(font: .system(size: 7))", "{size: 7, minimumScale: 0.7}"), ("Row()", "{style: body, minimumScale: 0.7}"),
      ("Row(font: .caption); Row(font: big)", "{style: caption, minimumScale: 0.7}, {size: 40, minimumScale: 0.7}"),
      ("Sized(size: 9)", "{size: 9, minimumScale: 0.5}"),
      ("Sized(size: 9, scale: 0.6)", "{size: 9, minimumScale: 0.6}"),
      (
        "Sized(size: 34, scale: 0.9); Sized(size: 14, scale: 0.4); Sized(size: 20)",
        "{size: 34, minimumScale: 0.9}, {size: 14, minimumScale: 0.4}, {size: 20, minimumScale: 0.5}"
      ),
      ("Big(isBig: true)", "{minimumScale: 0.5}"), ("Big()", "{minimumScale: 0.5}"),
      ("Sized(size: entry.size)", "{minimumScale: 0.5}"), ("Chosen(event: e)", "{style: title3}, {style: title2}"),
      ("row(.caption2)", "{style: caption2, minimumScale: 0.7}"), ("Text(\"A\").font(self.big.bold())", "{size: 40}"),
      ("Text(\"A\").font(.system(size: 0x10))", "{size: 16}"), ("twice(9)", "{size: 9}"),
      ("twice(narrow)", "{size: 8}, {size: 7}"), ("ForEach(0..<9) { days()[$0] }", "{size: 10}"),
      ("Text(\"A\").font(.body).minimumScaleFactor(10/20)", "{style: body, minimumScale: 0.5}"),
      ("Text(\"A\").font(.system(size: CGFloat(33) / 3)).minimumScaleFactor(1 / scale)", "{size: 11}"),
      ("sized(0.6)", "{size: 9, minimumScale: 0.6}"),
    ]
  )
  func given(_ body: String, _ expected: String) {
    let rest = """
      struct Row: View {
        @State var font: Font = .body
        var body: some View { Text("A").font(font).minimumScaleFactor(0.7) }
      }
      struct Sized: View {
        let size: CGFloat
        var scale = 0.5
        var body: some View { Text("A").font(.system(size: size)).minimumScaleFactor(scale) }
      }
      struct Big: View {
        var points: CGFloat = 9
        init(isBig: Bool = false) { points = isBig ? 20 : 14 }
        var body: some View { Text("A").font(.system(size: points)).minimumScaleFactor(0.5) }
      }
      struct Sized2: View { let size: CGFloat; var body: some View { Text("A").font(.system(size: size)) } }
      struct Chosen: View {
        let event: Event
        var body: some View { Text("A").font(.system(event.days > 99 ? .title3 : .title2)) }
      }
      extension W {
        var big: Font { .system(size: 40) }
        var narrow: CGFloat { isNarrow ? 8 : 7 }
        func twice(_ n: CGFloat) -> some View { once(size: n) }
        func days() -> [AnyView] { [AnyView(Sized2(size: 10))] }
        func once(size: CGFloat) -> some View { Sized2(size: size) }
        func row(_ font: Font) -> some View { Row(font: font) }
        func sized(_ scale: CGFloat) -> some View { inner(scale) }
        func inner(_ scale: CGFloat) -> some View { Sized(size: 9, scale: scale) }
      }
      """
    #expect(Self.texts(body, rest) == "[\(expected)]")
  }

  @Test("what a call turns off is not drawn, also in the view's other properties")
  func flags() {
    let rest = """
      struct V: View {
        var showsTitle = true
        var body: some View { title }
        var title: some View { if (showsTitle) { Text("A").font(.system(size: 1)) } else { Text("A").font(.system(size: 2)) } }
      }
      """
    #expect(Self.sizes("V(showsTitle: false)", rest) == ["2"])
    #expect(Self.sizes("V(showsTitle: family == .systemLarge)", rest, families: ["systemSmall"]) == ["2"])
    let part = "\nextension W { var part: P { isOn ? .one : .two } }"
    #expect(Self.sizes("V(showsTitle: part)", rest + part) == ["1", "2"])
    #expect(Self.sizes("V()", rest) == ["1"])
    let copy = "extension V { func plain() -> V { var copy = self; copy.showsTitle = false; return copy } }"
    #expect(Self.sizes("V()", rest + copy) == ["1", "2"])
  }

  @Test(
    "what the case that a call gives leaves out is not drawn, also where it is handed on",
    arguments: [
      ("if kind == .icon { one } else { two }", ["1"]), ("if kind != .icon { one } else { two }", ["2"]),
      ("if case .text = kind { one } else { two }", ["2"]), ("if self.kind == .text, wide { one }", []),
      ("switch kind { case .icon: one case .text: two }", ["1"]),
      ("switch kind { case .text: one default: two }", ["2"]),
      ("switch entry.kind { case .icon: one case .text: two }", ["1", "2"]), ("if entry.kind == .text { one }", ["1"]),
      ("if other == .text { one }", ["1"]),
    ]
  )
  func cases(_ body: String, _ expected: [String]) {
    let rest = """
      enum Kind { case icon, text }
      struct Outer: View { let style: Kind; var body: some View { V(kind: style) } }
      struct V: View {
        let kind: Kind
        var body: some View { \(body) }
        var one: some View { Text("A").font(.system(size: 1)) }
        var two: some View { Text("A").font(.system(size: 2)) }
      }
      """
    #expect(Self.sizes("V(kind: .icon)", rest) == expected)
    #expect(Self.sizes("Outer(style: Kind.icon)", rest) == expected)
  }

  @Test("what an extension of an empty protocol draws is drawn")
  func emptyProtocol() {
    let rest = """
      protocol Card {}
      extension Card { func card() -> some View { Text("A").font(.system(size: 9)) } }
      struct V: View, Card { var body: some View { row.card() } }
      """
    #expect(Self.sizes("V()", rest) == ["9"])
  }

  @Test("a modifier of a package is followed where another file of the module imports it")
  func importedElsewhere() {
    let design = "extension View { public func small() -> some View { font(.system(size: 9)) } }"
    #expect(Self.sizes("Text(\"A\").small()", otherFile: "import Design", design: design) == ["9"])
    #expect(Self.sizes("Text(\"A\").small()", design: design).isEmpty)
  }

  @Test("what is expected where it stands is no modifier, and no property of an extension")
  func implicit() {
    let rest = """
      protocol Bar {}
      extension Bar { var body: some View { Text("A").font(.system(size: 9)) } }
      enum Kind { case font(Int) }
      """
    let facts = Self.facts("Text(kind(.font(1))).font(.system(.body, design: .rounded))", rest)
    #expect(facts.values["text"]?.elements.map { $0["style"]?.shown } == ["body"])
  }

  @Test("the only view of its name is drawn, whoever has it")
  func onlyView() {
    let rest = "class Cache { var drawing: some View { Text(\"A\").font(.system(size: 9)) } }"
    #expect(Self.sizes("entry.views?[family].drawing", rest) == ["9"])
    #expect(Self.sizes("entry.drawing", rest + rest.replacing("Cache", with: "Other")).isEmpty)
  }

  @Test("a modifier that has a name is followed")
  func namedModifier() {
    let rest = """
      extension ViewModifier where Self == Filled { static var filled: Filled { Filled() } }
      struct Filled: ViewModifier {
        func body(content: Content) -> some View { content.containerBackground(.red, for: .widget) }
      }
      """
    #expect(Self.facts("Text(\"A\").modifier(.filled)", rest).values["background.container"]?.shown == "true")
  }

  @Test("a property whose name begins with a capital is followed", arguments: ["Stack", "self.Stack", "Self.Stack"])
  func capital(_ body: String) {
    let rest = "extension W { var Stack: some View { Text(\"A\").containerBackground(.red, for: .widget) } }"
    #expect(Self.facts(body, rest).values["background.container"]?.shown == "true")
  }

  @Test(
    "where no view was found, none lacks a container",
    arguments: [
      ("Entry()", "typealias Entry = V"), ("entry.view.widgetURL(URL(string: u))", ""), ("Kind.tide.view(entry)", ""),
      ("Shell<V>(entry: entry)", "struct Shell<Inner: View>: View { var body: some View { Inner() } }"),
    ]
  )
  func nothingFound(_ body: String, _ rest: String) {
    let view = "struct V: View { var body: some View { Text(\"A\").containerBackground(.red, for: .widget) } }"
    #expect(Self.facts(body, rest + "\n" + view).values["background.container"]?.shown != "false")
  }

  @Test(
    "a font is text unless it is a symbol's",
    arguments: [
      ("Image(systemName: \"x\").font(.system(size: 9))", "[]"),
      ("HStack { if a { Image(systemName: \"x\") } }.font(.system(size: 9))", "[]"),
      ("sign.font(.system(size: 9))", "[]"),
      ("configuration.icon.font(.system(size: 9))", "[]"),
      ("Text(\"A\").font(.system(size: UIFontMetrics.default.scaledValue(for: 9)))", "[]"),
      ("Text(\"A\").font(.system(size: scaled))", "[{size: 9, style: body}]"),
      ("Text(\"A\").font(small ? .caption : .system(size: a ? 9 : 10))", "[{style: caption}, {size: 9}, {size: 10}]"),
      ("Text(\"A\").font(.custom(\"Inter\", fixedSize: 9))", "[{size: 9, family: Inter}]"),
      ("Text(\"A\").font(.custom(\"Inter\", size: 9))", "[{size: 9, style: body, family: Inter}]"),
      (
        "Text(\"A\").font(.custom(\"A\", size: a ? 9 : 8, relativeTo: a ? .body : .caption))",
        "[{size: 9, style: body, family: A}, {size: 8, style: caption, family: A}]"
      ),
      ("Text(\"A\").font(Font.title2.bold()).minimumScaleFactor(0.5)", "[{style: title2, minimumScale: 0.5}]"),
      ("Text(\"A\").minimumScaleFactor(0.7)", "[{minimumScale: 0.7}]"),
      ("Text(\"A\").font(textStyle: .body, maximum: 30)", "[]"),
      ("Text(\"A\").font(own)", "[{style: headline}, {style: body}]"),
      ("Text(\"A\").font(Theme.font(9))", "[{size: 9}]"),
      ("Text(\"A\").font(Theme.font(isSmall ? 9 : 10))", "[{size: 9}, {size: 10}]"),
      ("sized(9)", "[{size: 9}, {size: 10}]"),
      ("Text(\"A\").font(.Small(9))", "[{size: 9}]"),
      ("Text(\"A\").font(Font.Small(9))", "[{size: 9}]"),
      ("Text(\"A\").font(Tiny(9))", "[{size: 9}]"),
      ("Text(\"A\").font(.app.Row.big)", "[{size: 99}]"),
      ("Text(\"A\").font(Theme.own(.bold))", "[{size: 9, style: body, family: Bold}]"),
      ("Text(\"A\").font(Theme.own(.thin))", "[{size: 9, style: body, family: Plain}]"),
      ("Text(\"A\").font(Theme.of(.line))", "[{style: footnote}]"),
      ("Text(\"A\").font(Theme.named())", "[{size: 7}]"),
      ("Text(\"A\").font(Theme.once)", "[{size: 9}, {size: 10}]"),
      ("Named(.caption)", "[{style: caption}]"),
      ("small()", "[{style: footnote}]"),
      ("Row(); Row(size: 9)", "[{size: 8}, {size: 9}]"),
      ("Row(size: 9)", "[{size: 9}]"),
      ("Text(\"A\").font(sizes?[0] == nil ? .caption : .body)", "[{style: caption}, {style: body}]"),
      ("Text(\"A\").font(a ? b?.c ?? d ? .body : .title : .title)", "[{style: body}, {style: title}]"),
      ("VStack { named(\"A\", 12); named(\"B\", 13) }", "[{size: 12, family: A}, {size: 13, family: B}]"),
      (
        "VStack { named(\"A\", 12); named(\"B\", 13); named(\"B\", n) }",
        "[{size: 12, family: A}, {size: 13, family: B}, {family: B}]"
      ),
      ("Text(\"A\").font(Font(plain))", "[{size: 14}]"),
      ("Text(\"A\").font(Font(.preferredFont(forTextStyle: .caption1)))", "[{style: caption}]"),
      ("Head(size: .small); Head(size: .large)", "[{style: caption}, {style: headline}]"),
      ("line(.small)", "[{style: caption}]"), ("line(item.size)", "[{style: caption}, {style: headline}]"),
      ("Cell(); Cell()", "[{size: 12}]"), ("Cell(); Cell(isSmall: true)", "[{size: 12}, {size: 10}]"),
      ("Cell(isSmall: true)", "[{size: 10}]"), ("Line()", "[{size: 12}]"),
      ("Line(); Other(isThin: true)", "[{size: 12}]"),
      ("Line(isWide: true); Line()", "[{size: 10}, {size: 12}]"),
      ("Text(\"A\").font(Theme.small(true))", "[{size: 8}]"),
      ("Text(\"A\").font(Theme.small(isOn))", "[{size: 9}, {size: 8}]"),
      ("Text(\"A\").font(.body).popover(isPresented: $isOn) { Text(\"A\").font(.system(size: 9)) }", "[{style: body}]"),
    ]
  )
  func text(_ body: String, _ expected: String) {
    let rest = """
      struct V: View {
        @ScaledMetric var scaled: CGFloat = 9
        var sign: some View { Image(systemName: "x") }
        var own: Font { switch family { case .systemSmall: .headline default: .body } }
        var body: some View { \(body) }
        let item: Item
        func named(_ name: String, _ size: CGFloat) -> some View { Text("A").modifier(Custom(name: name, size: size)) }
        func line(_ size: Head.Size) -> some View { Text("A").font(size.font) }
        func Named(_ font: Font) -> some View { Text("A").font(font) }
        func sized(_ size: CGFloat) -> some View { Text("A").font(Theme.font(isSmall ? size : 10)) }
      }
      extension Font { static func Small(_ size: CGFloat) -> Font { .system(size: size) } }
      func Tiny(_ size: CGFloat) -> Font { .system(size: size) }
      fileprivate enum Theme {
        static func small(_ isSmall: Bool) -> Font { .system(size: !isSmall ? 9 : 8) }
        static func font(_ size: CGFloat) -> Font { .system(size: size) }
        static func own(_ weight: Weight) -> Font {
          switch weight {
          case .heavy, .bold: return .custom("Bold", size: 9)
          case .light: return .custom("Light", size: 9)
          default: return .custom("Plain", size: 9)
          }
        }
        static func of(_ kind: Kind) -> Font {
          switch kind {
          case .bar:
            switch size { case .line: return .title default: return .body }
          case .line: return .footnote
          }
        }
        static func named(_ title: CGFloat = size, size: CGFloat = 7) -> Font { .system(size: size) }
        static let once: Font = { .system(size: isWide ? 9 : 10) }()
      }
      extension Font { enum app { enum Row { static let big: Font = .system(size: 99) } } }
      struct Custom: ViewModifier {
        var name: String
        var size: CGFloat
        func body(content: Content) -> some View { content.font(.custom(name, fixedSize: size)) }
      }
      let plain = UIFont.systemFont(ofSize: 14, weight: .bold)
      struct Item { let size: Head.Size }
      struct Head: View {
        let size: Size
        enum Size {
          case small, large
          var font: Font { switch self { case .small: return .caption case .large: return .headline } }
        }
        var body: some View { Text("A").font(size.font) }
      }
      struct Line: View {
        var isWide = false
        var body: some View { Text("A").font(.system(size: isWide ? 10 : 12)) }
      }
      struct Cell: View {
        var isSmall = false
        var body: some View {
          if isSmall { Text("A").font(.system(size: 10)) } else { Text("A").font(.system(size: 12)) }
        }
      }
      struct small: View { var body: some View { Text("A").font(.footnote) } }
      struct Row: View {
        var size: CGFloat = 8
        var body: some View { Text("A").font(.system(size: size)) }
      }
      """
    #expect(Self.texts("V()", rest) == expected)
  }
}
