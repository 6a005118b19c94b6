import Testing

@testable import WidgetImport

@Suite("What names in the views of a widget stand for")
struct KitNamesTests {
  /// Views with texts of sizes 1 and 2.
  private static let sized = """
    struct One: View { var body: some View { Text("A").font(.system(size: 1)) } }
    struct Two: View { var body: some View { Text("A").font(.system(size: 2)) } }

    """

  @Test(
    "a property whose value something else holds may be true or false",
    arguments: [
      "@AppStorage(\"isPro\", store: UserDefaults(suiteName: \"group.tides\")) var isPro: Bool = false",
      "@AppStorage(\"isPro\", store: UserDefaults(suiteName: \"group.tides\"))\n private var isPro = false",
    ]
  )
  func stored(_ property: String) {
    let view = "struct V: View { \(property); var body: some View { if isPro { One() } else { Two() } } }"
    #expect(KitReachTests.sizes("V()", Self.sized + view) == ["1", "2"])
  }

  @Test(
    "a parameter or a local name hides a property of that name",
    arguments: [
      "cell(two: name); func cell(two: String) -> some View { Text(two) }", "let two = name; Text(two)",
      "ForEach(names) { two in Text(two) }", "if let two = name { Text(two) }",
    ]
  )
  func hidden(_ body: String) {
    let (call, rest) = (body.split(separator: "func").first ?? "", body.split(separator: "func").dropFirst().first)
    let view = """
      struct V: View { var two: some View { Two() }; var body: some View { One(); \(call) }
      \(rest.map { "func\($0)" } ?? "") }
      """
    #expect(KitReachTests.sizes("V()", Self.sized + view) == ["1"])
  }

  @Test("a case of the same name hides no property")
  func caseName() {
    let view = """
      struct V: View { var two: some View { Two() }
        var body: some View { One(); switch kind { case .two: two; default: Text(name) } } }
      """
    #expect(KitReachTests.sizes("V()", Self.sized + view) == ["1", "2"])
  }

  @Test(
    "a choice by family is made as a branch is",
    arguments: [
      (".system(size: family == .systemSmall ? 1 : 2)", ["1"], ["1", "2"]),
      ("family != .systemSmall ? .system(size: 1) : .system(size: 2)", ["2"], ["1", "2"]),
      (".system(size: isSmall ? 1 : 2)", ["1"], ["1", "2"]), (".system(size: size)", ["1"], ["1", "2"]),
      (".system(size: family == .systemLarge ? 1 : 2)", ["2"], ["2"]),
      (".system(size: family == .systemSmall && isOn ? 1 : 2)", ["1", "2"], ["1", "2"]),
      (".system(size: isTiny ? 1 : 2)", ["1"], ["1", "2"]), (".system(size: !isWide ? 1 : 2)", ["1"], ["1", "2"]),
      (".system(size: scale == .little ? 1 : 2)", ["1"], ["1", "2"]), (".system(size: scaled)", ["1"], ["1", "2"]),
      ("scale != .little ? .system(size: 1) : .system(size: 2)", ["2"], ["1", "2"]),
      ("own == .little ? .system(size: 1) : .system(size: 2)", ["1", "2"], ["1", "2"]),
    ]
  )
  func families(_ font: String, _ small: [String], _ both: [String]) {
    let view = """
      struct V: View {
        var isSmall: Bool { family == .systemSmall }
        var size: CGFloat { family == .systemSmall ? 1 : 2 }
        var isTiny: Bool { switch family { case .systemSmall: return true; default: return false } }
        var isWide: Bool { guard family != .systemSmall else { return false }; return true }
        var scale: Scale { switch family { case .systemSmall: return .little; default: return .large } }
        var scaled: CGFloat { switch scale { case .little: 1; case .large: 2 } }
        var own: Scale { if isOn { return .little }; return other }
        var body: some View { Text("A").font(\(font)) }
      }
      """
    #expect(KitReachTests.sizes("V()", view, families: ["systemSmall"]) == small)
    #expect(KitReachTests.sizes("V()", view, families: ["systemSmall", "systemMedium"]) == both)
  }

  @Test(
    "what a call gives decides choices in the expressions, properties and local values of a view",
    arguments: ["isBig ? 1 : 2", "computed", "local", "kind == .tide ? 1 : 2", "isTide ? 1 : 2"]
  )
  func given(_ size: String) {
    let view = """
      enum Kind { case tide, surf }
      struct V: View {
        let isBig: Bool; let kind: Kind
        var computed: CGFloat { if isBig { return 1 }; return 2 }
        var isTide: Bool { kind == .tide }
        var body: some View {
          let local: CGFloat = isBig ? 1 : 2
          Text("A").font(.system(size: \(size)))
        }
      }
      """
    #expect(KitReachTests.sizes("V(isBig: true, kind: .tide)", view) == ["1"])
    #expect(KitReachTests.sizes("V(isBig: false, kind: .surf)", view) == ["2"])
    #expect(KitReachTests.sizes("V(isBig: isOn, kind: kind)", view) == ["1", "2"])
  }

  @Test("a value that another type's property of the same name has decides nothing")
  func namesake() {
    let view = """
      struct Theme { let isBig: Bool; var size: CGFloat { isBig ? 1 : 2 } }
      struct V: View { let isBig: Bool; let theme: Theme; var body: some View { Text("A").font(.system(size: theme.size)) } }
      """
    #expect(KitReachTests.sizes("V(isBig: true, theme: theme)", view) == ["1", "2"])
  }

  @Test(
    "a constant that is true or false decides",
    arguments: [
      ("isWatch", ["2"]), ("Device.isWatch", ["2"]), ("onWatch", ["2"]), ("!isWatch", ["1"]), ("onMac", ["1", "2"]),
      ("entry.isWatch", ["1", "2"]), ("W.isWatch", ["1", "2"]),
    ]
  )
  func constant(_ condition: String, _ expected: [String]) {
    let rest = """
      let isWatch = false
      var onMac = false
      enum Device { static let isWatch = false }
      extension W { var onWatch: Bool { \n #if os(watchOS) \n return true \n #else \n return false \n #endif \n } }

      """
    #expect(KitReachTests.sizes("if \(condition) { One() } else { Two() }", Self.sized + rest) == expected)
    let text = "Text(\"A\").font(.system(size: \(condition) ? 1 : 2))"
    #expect(KitReachTests.sizes(text, rest) == expected)
  }

  @Test(
    "a check of other platforms alone passes",
    arguments: [
      ("#available(macOS 14.0, *)", ["1"]), ("#unavailable(macOS 14.0)", ["2"]),
      ("#available(macOS 14.0, iOS 17.0, *)", ["1", "2"]),
    ]
  )
  func platforms(_ check: String, _ expected: [String]) {
    let body = "if \(check) { One() } else { Two() }"
    #expect(KitReachTests.sizes(body, Self.sized) == expected)
  }

  @Test(
    "of overloads, that is followed which takes the arguments",
    arguments: [
      ("card()", ["1"]), ("card(title: name)", ["2"]), ("card(4, title: name)", ["2"]), ("row { Text(name) }", ["1"]),
      ("row(name) { Text(name) }", ["2"]),
    ]
  )
  func overloads(_ call: String, _ expected: [String]) {
    let rest = """
      extension W {
        func card() -> some View { One() }
        func card(_ padding: CGFloat = 3, title: String) -> some View { Two() }
        func row(@ViewBuilder content: () -> Text) -> some View { One() }
        func row(_ name: String, @ViewBuilder content: () -> Text) -> some View { Two() }
      }
      """
    #expect(KitReachTests.sizes(call, Self.sized + rest) == expected)
  }

  @Test(
    "of a function, that is drawn which its call chooses",
    arguments: [
      ("badge(.large)", ["1"]), ("badge(Size.small)", ["2"]), ("badge(entry.size)", ["1", "2"]), ("shown(true)", ["1"]),
      ("shown()", ["2"]), ("shown(isOn)", ["1", "2"]), ("handed(.large)", ["1"]), ("Text(name).badge(.small)", ["2"]),
    ]
  )
  func chosen(_ call: String, _ expected: [String]) {
    let rest = """
      enum Size { case small, large }
      extension W {
        @ViewBuilder func badge(_ size: Size) -> some View {
          switch size { case .large: One() case .small: Two() }
        }
        @ViewBuilder func shown(_ isBig: Bool = false) -> some View { if isBig { One() } else { Two() } }
        func handed(_ size: Size) -> some View { VStack { badge(size) } }
      }
      extension View {
        @ViewBuilder func badge(_ size: Size) -> some View { if size == .large { One() } else { Two() } }
      }
      """
    #expect(KitReachTests.sizes(call, Self.sized + rest) == expected)
  }

  @Test(
    "those branches of a view are drawn whose cases its call can give",
    arguments: [
      ("Row(mode: family == .systemSmall ? .tiny : .wide)", ["1", "2"]), ("Row(mode: own)", ["1", "2"]),
      ("Row(mode: chosen(for: family))", ["1", "2"]), ("let tiny = Mode.tiny; Row(mode: tiny)", ["1"]),
      ("Row()", ["1"]),
      ("row(own)", ["1", "2"]), ("Row(mode: entry.mode)", ["1", "2", "3"]), ("Row(mode: changed)", ["1", "2", "3"]),
      ("Row(mode: isOn ? .tiny : entry.mode)", ["1", "2", "3"]), ("row(made())", ["1", "2", "3"]),
    ]
  )
  func someCases(_ body: String, _ expected: [String]) {
    let rest = """
      enum Mode { case tiny, wide, app(Int) }
      extension W {
        var own: Mode { if isOn { return .tiny }; return .wide }
        var changed: Mode = .tiny
        func chosen(for family: WidgetFamily) -> Mode { switch family { case .systemSmall: .tiny; default: Mode.wide } }
        func made() -> Mode { isOn ? .app(1) : .tiny }
        func row(_ mode: Mode) -> some View { Row(mode: mode) }
      }
      struct Row: View {
        var mode = Mode.tiny
        var body: some View {
          switch mode { case .tiny: One() case .wide: Two() case .app: Three() }
        }
      }
      struct Three: View { var body: some View { Text("A").font(.system(size: 3)) } }
      """
    #expect(KitReachTests.sizes(body, Self.sized + rest) == expected)
  }

  @Test("a choice by a comparison is not that comparison")
  func choice() {
    let rest = """
      enum Mode { case tiny, wide; var isBig: Bool { self == .wide } }
      struct Row: View {
        let mode: Mode
        var isShown: Bool { mode == .wide ? isOn : mode.isBig }
        var body: some View { if isShown { One() } }
      }
      """
    #expect(KitReachTests.sizes("Row(mode: .tiny)", Self.sized + rest) == ["1"])
  }

  @Test(
    "the members of a value are known whose type only its initializer tells, with what that is given",
    arguments: [
      ("m.font", ["1", "2"]), ("local.font", ["1", "2"]), ("small.font", ["1"]),
      ("Metrics(family: family).font", ["1", "2"]),
      ("Metrics(family: .systemSmall).font", ["1"]), ("Metrics.shared.font", ["2"]), ("Metrics.size(3).font", []),
      ("other.font", []), ("Theme.of(9)", []), (".system(size: sized.size)", ["7"]),
      (".system(size: Sized().size)", ["7"]),
    ]
  )
  func made(_ font: String, _ expected: [String]) {
    let rest = """
      struct Metrics {
        let family: WidgetFamily
        static let shared = Metrics(family: .systemMedium)
        var font: Font { switch family { case .systemSmall: .system(size: 1); default: .system(size: 2) } }
      }
      struct Sized { let size: CGFloat = 7 }
      struct Line { let size: CGFloat; var font: Font { .system(size: size) } }
      enum Theme { static let line: Line = load(); static func of(_ size: CGFloat) -> Font { line.font } }
      struct V: View {
        @Environment(\\.widgetFamily) var family
        var m = Metrics(family: family)
        var body: some View {
          let local = Metrics(family: family); let small: Metrics = Metrics(family: .systemSmall)
          let other = make(Metrics(family: family)); let sized = Sized()
          Text("A").font(\(font))
        }
      }
      """
    #expect(KitReachTests.sizes("V()", rest, families: ["systemSmall", "systemMedium"]) == expected)
  }

  @Test("what no call gives a parameter is its default")
  func defaults() {
    let rest = "extension W { func cell(size: CGFloat = 9) -> some View { Text(name).font(.system(size: size)) } }"
    #expect(KitReachTests.sizes("cell()", rest) == ["9"])
  }

  @Test(
    "a view of a value is that of the value's type, also where a protocol asks for it",
    arguments: [
      ("maker.content(entry)", ["1"]), ("other?.content(entry)", ["2"]), ("Shown().body", ["1"]), ("Shown()", ["1"]),
      ("entry.page.page()", ["2"]), ("entry.pages.page()", ["2"]), ("Listed()", ["2"]),
      ("style.theme.border.makeView()", ["2"]), ("Border().makeView()", ["2"]),
    ]
  )
  func values(_ body: String, _ expected: [String]) {
    let rest = """
      extension W { var maker: Maker { Maker() }; var other: Other? { nil }; var style: Style { Style() } }
      struct Maker { func content(_ entry: Entry) -> some View { One() } }
      struct Other { func content(_ entry: Entry) -> some View { Two() } }
      struct Style { let theme: Theme }
      struct Theme { let border: Border; let ground: Ground }
      struct Border { func makeView() -> some View { Two() } }
      struct Ground { func makeView() -> some View { One() } }
      protocol Card: View { associatedtype Part: View; var part: Part { get } }
      extension Card { var body: some View { VStack { part; detail } } }
      struct Shown: Card { var part: some View { One() } }
      struct Listed: Card { var part: some View { Two() } }
      struct Page { func page() -> some View { Two() } }
      extension Optional where Wrapped == Page { @ViewBuilder func page() -> some View { if let self { self.page() } } }
      extension Array where Element == Page { func page() -> some View { ForEach(self) { $0.page() } } }
      """
    #expect(KitReachTests.sizes(body, Self.sized + rest) == expected)
  }

  @Test("where a view may be one of several, it is told, and no container is said to be missing")
  func ambiguous() {
    let rest = """
      struct Small { var view: some View { One() } }
      struct Large { var view: some View { Two() } }
      """
    let facts = KitReachTests.facts("Text(\"A\"); entry.kind.view", Self.sized + rest)
    #expect(facts.values["background.container"] == nil)
    #expect(facts.notes.map(\.message) == ["view view may be that of Large or Small, and is not read"])
    let shape = "InsettableShape { func inset(by n: CGFloat) -> some InsettableShape { self } }"
    let shapes = "struct Arc: \(shape)\nstruct Star: \(shape)"
    #expect(KitReachTests.facts("Circle().inset(by: 3).fill(.red)", shapes).notes.isEmpty)
    #expect(KitReachTests.facts("Text(name); shape.inset(by: 3)", shapes).notes.count == 1)
    // A value of unread type may have any property.
    for body in ["Text(\"A\").font(Font.view)", "Text(quote.body)", "Text(quote.modelContainer())"] {
      let other = KitReachTests.facts(body, Self.sized + rest, otherFile: "import Quotes")
      #expect(other.notes.isEmpty && other.values["background.container"]?.shown == "false", "\(body)")
    }
  }
}
