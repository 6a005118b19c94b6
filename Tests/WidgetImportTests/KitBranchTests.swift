import Testing

@testable import WidgetImport

@Suite("Branches of WidgetKit's views")
struct KitBranchTests {
  @Test(
    "only the branches of declared families are drawn",
    arguments: [
      ("switch family { case .systemSmall: A() case .accessoryInline: B() default: C() }", ["1", "3"]),
      ("switch (family) { case .systemSmall: A() case .accessoryInline: B() default: C() }", ["1", "3"]),
      ("if family == .systemSmall { A() } else if family == .accessoryInline { B() } else { C() }", ["1", "3"]),
      ("if family != .systemSmall, wide { A() } else { B() }", ["1", "2"]),
      ("if family == .systemMedium { return A() }; if family == .systemSmall { return B() }; return C()", ["1", "2"]),
      ("guard family == .accessoryInline else { return A() }; return B()", ["1"]),
      ("if family == .systemMedium { if wide { return A() } }; if wide { return B() }; return C()", ["1", "2", "3"]),
      ("if [.accessoryInline, .accessoryCircular].contains(family) { A() } else { B() }", ["2"]),
      ("if #available(iOS 16.0, *) { A() } else { B() }", ["1"]),
      ("if #available(iOS 17.0, *) { A() } else { B() }", ["1", "2"]),
      ("if #unavailable(iOS 16.0) { A() }", []),
    ]
  )
  func branches(_ body: String, _ expected: [String]) {
    let rest = zip(["A", "B", "C"], 1...3).map { name, size in
      "struct \(name): View { var body: some View { Text(\"A\").font(.system(size: \(size))) } }"
    }
    let view = "struct V: View { var body: some View { \(body) } }\n" + rest.joined(separator: "\n")
    #expect(KitReachTests.sizes("V()", view, families: ["systemSmall", "systemMedium"]) == expected)
  }

  @Test(
    "a bundle offers nothing in a branch for versions below the extension's own",
    arguments: [
      ("if #available(iOS 17, *) { Tide() } else { Generic<Int>() }", "Tide"),
      ("if #unavailable(iOS 17) { Generic<Int>() }; Tide()", "Tide"),
      ("guard #available(iOS 17, *) else { return old }; return Generic<Int>()", "Generic"),
      ("if #available(iOS 18, *) { Tide() } else { Generic<Int>() }", "Tide, Generic"),
    ]
  )
  func offered(_ body: String, _ widgets: String) {
    let names = KitBundleTests.bundle(body, KitBundleTests.configuration, from: 1_700).bundle.widgets
    #expect(names.map(\.declaration.name).joined(separator: ", ") == widgets)
  }

  @Test(
    "nor is a widget made there",
    arguments: [
      "guard #available(iOS 17, *) else { return OLD }; return NEW",
      "if #unavailable(iOS 17) { return OLD }; return NEW",
      "if #available(iOS 17, *) { NEW } else { OLD }",
    ]
  )
  func made(_ body: String) throws {
    let made = ["OLD", "NEW"].reduce(body) { text, name in
      let call = "StaticConfiguration(kind: \"\(name)\", provider: P()) { Text(\"A\") }"
      return text.replacing(name, with: "\(call).configurationDisplayName(\"\(name)\")")
    }
    let bundle = KitBundleTests.bundle("Tide()", made, from: 1_700).bundle
    let names = try #require(bundle.widgets.first).configuration.modifiers["configurationDisplayName"] ?? []
    #expect(names.flatMap(\.arguments).map { $0.string?.literal } == ["NEW"])
  }

  @Test(
    "a property in an extension of the family decides what is drawn",
    arguments: [
      "self == .systemLarge", "[.systemLarge, .systemExtraLarge].contains(self)",
      "switch self { case .systemLarge: return true; default: return false }",
      "if self == .systemLarge { true } else { false }",
    ]
  )
  func ofFamily(_ condition: String) {
    let rest = """
      extension WidgetFamily { var isWide: Bool { \(condition) } }
      extension Entry { var isWide: Bool { true } }
      struct V: View {
        var body: some View {
          if family.isWide { Text("A").font(.system(size: 1)) } else { Text("A").font(.system(size: 2)) }
          if entry.isWide { Text("A").font(.system(size: 3)) } else { Text("A").font(.system(size: 4)) }
        }
      }
      """
    #expect(KitReachTests.sizes("V()", rest, families: ["systemSmall"]) == ["2", "3", "4"])
    #expect(KitReachTests.sizes("V()", rest, families: ["systemLarge"]) == ["1", "3", "4"])
  }

  @Test(
    "a function without parameters, and what a version chooses, decide what is drawn",
    arguments: [
      "func isLock() -> Bool { family == .accessoryInline }",
      "func isLock() -> Bool { if #available(iOS 16.0, *) { return family == .accessoryInline } else { return false } }",
      "func isLock() -> Bool { if #available(iOS 16.0, *) { family == .accessoryInline } else { false } }",
    ]
  )
  func functions(_ function: String) {
    let rest = """
      struct V: View {
        \(function)
        var body: some View {
          if isLock() { Text("A").font(.system(size: 1)) } else { Text("A").font(.system(size: 2)) }
        }
      }
      """
    #expect(KitReachTests.sizes("V()", rest, families: ["systemSmall"]) == ["2"])
    #expect(KitReachTests.sizes("V()", rest, families: ["accessoryInline"]) == ["1"])
  }

  @Test(
    "a family that a call gives is that one, whatever the widget's is",
    arguments: [(".systemSmall", ["1", "3"]), ("family", ["2", "4"])]
  )
  func given(family: String, _ expected: [String]) {
    let rest = """
      struct V: View {
        @Environment(\\.widgetFamily) var family
        var body: some View { Row(family: \(family)) }
      }
      struct Row: View {
        let family: WidgetFamily
        var body: some View {
          if family == .systemSmall { Text("A").font(.system(size: 1)) } else { Text("A").font(.system(size: 2)) }
          switch family {
          case .systemSmall: Text("A").font(.system(size: 3))
          default: Text("A").font(.system(size: 4))
          }
        }
      }
      """
    #expect(KitReachTests.sizes("V()", rest, families: ["systemMedium"]) == expected)
  }

  @Test(
    "a comparison with a property of a value that is known, or with what code computes, decides nothing",
    arguments: [
      "data.count == 0", "data.count != 0", "data?.count == 0", "own.kind == .few", "device.idiom == .pad",
      "mode == .few", "chosen == .few", "given == .few", "kept == .few", "limit == entry.limit",
    ]
  )
  func undecided(_ condition: String) {
    let rest = """
      class Store { static let shared = Store(); var count = 1 }
      enum Mode { case few, many; static var current: Mode { load() }; static let usual = load() }
      struct V: View { var body: some View { Row(given: .current) } }
      struct Row: View {
        let own = Store.shared
        let mode = Mode.current
        let given: Mode
        var body: some View {
          let data = Store.shared
          let device = Device.current
          let chosen: Mode = .usual
          let kept = Mode.usual
          let limit = Double.infinity
          if \(condition) { Text("A").font(.system(size: 1)) } else { Text("A").font(.system(size: 2)) }
        }
      }
      """
    #expect(KitReachTests.sizes("V()", rest) == ["1", "2"])
  }

  @Test("a case that a constant holds decides what is drawn", arguments: ["= Mode.few", ": Mode = .few"])
  func decided(_ value: String) {
    let rest = """
      enum Mode { case few, many; static let usual = load() }
      struct V: View {
        var body: some View {
          let mode \(value)
          if mode == .few { Text("A").font(.system(size: 1)) } else { Text("A").font(.system(size: 2)) }
          if mode == Mode.many { Text("A").font(.system(size: 3)) } else { Text("A").font(.system(size: 4)) }
        }
      }
      """
    #expect(KitReachTests.sizes("V()", rest) == ["1", "4"])
  }

  @Test("a property that calls give for other families alone has its default value")
  func defaultForOthers() {
    let rest = """
      struct V: View {
        var body: some View { switch family { case .systemSmall: Dot() default: Dot(size: 16) } }
      }
      struct Dot: View {
        var size: CGFloat = 13
        var body: some View { Text("A").font(.system(size: size)) }
      }
      """
    #expect(KitReachTests.sizes("V()", rest, families: ["systemSmall", "systemMedium"]) == ["13", "16"])
  }

  @Test(
    "a size is what the initializer of a style gives it",
    arguments: ["styled(Styles.small)", "font(.system(size: Styles.small.size))", "font(.system(size: own.size))"]
  )
  func madeStyle(_ modifier: String) {
    let rest = """
      struct Style { let size: CGFloat; let name: String }
      enum Styles { static let small = Style(size: 14, name: "a"); static let big = Style(size: 32, name: "b") }
      extension View { func styled(_ style: Style) -> some View { font(.system(size: style.size)) } }
      struct V: View {
        var body: some View {
          let own = Style(size: 14, name: "c")
          Text("A").\(modifier)
          Text("A").styled(Styles.big)
          Text("A").styled(load())
        }
      }
      """
    #expect(KitReachTests.sizes("V()", rest) == ["14", "32"])
  }
}
