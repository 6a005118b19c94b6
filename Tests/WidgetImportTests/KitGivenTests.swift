import Testing

@testable import WidgetImport

@Suite("What calls give the views of a widget")
struct KitGivenTests {
  @Test(
    "the default of a property, or of a parameter, is a size only where no call gives another",
    arguments: [
      ("Ring()", "[{size: 6}]"), ("Ring(size: 40)", "[{size: 12}]"),
      ("Ring(); Ring(size: 30)", "[{size: 6}, {size: 9}]"),
      ("Ring(size: family == .systemSmall ? 40 : 60)", "[{size: 12}, {size: 18}]"), ("Ring(size: entry.size)", "[]"),
      ("Times(scale: isOn ? 1 : 2)", "[{size: 12}, {size: 24}]"), ("row(20); row(30)", "[{size: 10}, {size: 15}]"),
      ("Both(size: 10, isBig: true); Both(size: 40, isBig: false)", "[{size: 20}, {size: 4}]"),
      ("Sum(size: 10, isBig: true); Sum(size: 40, isBig: false)", "[]"),
      ("Either(size: 10, isBig: true); Either(size: 40, isBig: false)", "[{size: 10}, {size: 1}]"),
      ("Of(metrics: Metrics(size: 9))", "[{size: 9}]"), ("Pair(a: 2); Pair(b: 3)", "[{size: 20}, {size: 3}]"),
      ("Inner()", "[{size: 7}]"), ("Other(size: 3)", "[]"),
    ]
  )
  func sizes(_ body: String, _ expected: String) {
    let rest = """
      struct Ring: View { var size: CGFloat = 20; var body: some View { Text(name).font(.system(size: size * 0.3)) } }
      struct Times: View { var scale = 0.5; var body: some View { Text(name).font(.system(size: 12 * scale)) } }
      struct Both: View {
        let size: CGFloat
        var isBig = false
        var body: some View { Text(name).font(.system(size: size * (isBig ? 2 : 0.1))) }
      }
      struct Sum: View {
        let size: CGFloat
        var isBig = false
        var sum: CGFloat { size + (isBig ? 2 : 1) }
        var body: some View { Text(name).font(.system(size: sum)) }
      }
      struct Either: View {
        let size: CGFloat
        let isBig: Bool
        var body: some View { Text(name).font(.system(size: isBig ? size : 1)) }
      }
      struct Metrics { var size: CGFloat = 4; var font: Font { .system(size: size) } }
      struct Of: View { let metrics: Metrics; var body: some View { Text(name).font(metrics.font) } }
      struct Pair: View {
        var a: CGFloat = 1
        var b: CGFloat = 10
        var body: some View { Text(name).font(.system(size: a * b)) }
      }
      struct Inner: View {
        var size: CGFloat = 7
        var body: some View { title }
        var title: some View { Text(name).font(.system(size: size)) }
      }
      struct Other: View {
        var points: CGFloat = 7
        init(size: CGFloat) { points = size }
        var body: some View { Text(name).font(.system(size: points)) }
      }
      extension W { func row(_ size: CGFloat) -> some View { Text(name).font(.system(size: size * 0.5)) } }
      """
    #expect(KitReachTests.texts(body, rest) == expected)
  }

  @Test(
    "an image is the one that a call gives, with the mode that it gives",
    arguments: [
      ("Art(name: \"tide\")", "[{name: tide}]"), ("Art(name: \"tide\"); Art(name: \"sea\")", "[{name: <name>}]"),
      ("Art()", "[{name: art}]"), ("Art(); Art(name: \"tide\")", "[{name: <name>}]"),
      ("Art(name: entry.art)", "[{name: <name>}]"), ("Art(name: isOn ? \"tide\" : \"sea\")", "[{name: <name>}]"),
      ("Let(name: \"tide\")", "[{name: tide}]"), ("Let(name: nil)", "[]"), ("Outer(art: \"tide\")", "[{name: tide}]"),
      ("Photo(image: UIImage(named: \"b\")!)", "[{name: b}]"), ("Photo()", "[{name: a}]"),
      ("Picture(image: Image(\"b\"))", "[{name: b}]"), ("Picture()", "[{name: a}]"),
      ("Picture(); Picture(image: Image(\"b\"))", "[{name: b}, {name: a}]"),
      ("Mode(mode: .accented)", "[{name: q, accented: accented}]"), ("Mode()", "[{name: q, accented: fullColor}]"),
      ("Mode(mode: entry.mode)", "[{name: q, accented: <mode>}]"), ("Mode(mode: nil)", "[{name: q}]"),
      ("ForEach(arts) { name in Image(name) }", "[{name: <name>}]"),
    ]
  )
  func images(_ body: String, _ expected: String) throws {
    let rest = """
      extension V { var name: String { "own" } }
      struct Art: View { var name = "art"; var body: some View { Image(name) } }
      struct Let: View { let name: String?; var body: some View { if let name { Image(name) } } }
      struct Outer: View { let art: String; var body: some View { Let(name: art) } }
      struct Photo: View { var image = UIImage(named: "a")!; var body: some View { Image(uiImage: image) } }
      struct Picture: View { var image = Image("a"); var body: some View { image.resizable() } }
      struct Mode: View {
        var mode: WidgetAccentedRenderingMode? = .fullColor
        var body: some View { Image("q").resizable().widgetAccentedRenderingMode(mode) }
      }
      """
    let found = try KitImagesTests.facts(body, rest)["images"]?.line ?? "[]"
    #expect(found == expected)
  }

  @Test(
    "the app's name and icon are shown where calls give them, and not where others are given",
    arguments: [
      ("Head(title: \"Today\")", nil), ("Head()", "appName"),
      ("Head(title: \"Today\"); Head(title: \"Tides\")", "appName"),
      ("Line(text: \"Tides\")", "appName"), ("Line(text: entry.text)", nil), ("Icon(name: \"AppIcon\")", "appIcon"),
    ]
  )
  func shows(_ body: String, _ expected: String?) throws {
    let rest = """
      struct Head: View { var title = "Tides"; var body: some View { Text(title) } }
      struct Line: View { let text: String; var body: some View { Text(verbatim: text) } }
      struct Icon: View { let name: String; var body: some View { Image(name) } }
      """
    #expect(try KitImagesTests.facts(body, rest, appName: "Tides")["shows"]?.shown == expected)
  }

  @Test(
    "a part of a URL that calls may give is not its default",
    arguments: [("Row()", "tides://next"), ("Row(scheme: \"sea\")", "<scheme>")]
  )
  func urls(_ body: String, _ expected: String) throws {
    let rest = """
      struct Row: View {
        var scheme = "tides"
        var body: some View { Text(name).widgetURL(URL(string: "\\(scheme)://next")) }
      }
      """
    #expect(try KitImagesTests.facts(body, rest)["opens"]?.shown == expected)
  }

  @Test(
    "what a function inside of another is given is its own, also for a time",
    arguments: [("date", "15s"), ("other", nil), ("tides.next", nil)]
  )
  func inner(_ date: String, _ expected: String?) throws {
    let timeline = "Timeline(entries: [], policy: .after(\(date) + 15))"
    for (label, given) in [("", "date: "), ("at ", "at: "), ("_ ", "")] {
      let function = "func failed(\(label)date: Date, other: Date) { done(\(timeline)) }"
      let code = "\(function); load { failed(\(given)Date(), other: tides) }"
      #expect(try KitBundleTests.every("struct P { func timeline() { \(code) } }") == expected)
    }
  }
}
