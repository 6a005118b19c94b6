import Testing

@testable import WidgetImport

@Suite("Texts of WidgetKit's widgets")
struct KitTextTests {
  /// The texts of a widget whose view draws some code.
  private static func text(_ body: String) -> (text: String, mayGrow: Bool) {
    let rest = """
      struct V: View {
        let theme: Theme
        @ScaledMetric var scaled: CGFloat = 9
        var body: some View { \(body) }
        func row(_ font: Font) -> some View { Text(name).font(font) }
        func sized(_ size: CGFloat) -> some View { Text(name).font(.system(size: size)) }
      }
      extension View { func small() -> some View { font(.system(size: 9)) } }
      struct Card<Inside: View>: View {
        @ViewBuilder let inside: () -> Inside
        var body: some View { VStack { Text(title).font(.system(size: 20)); inside().font(.system(size: 9)) } }
      }
      struct Plain: View { var body: some View { Text(name) } }
      struct Row: View { let font: Font; var body: some View { Text(name).font(font) } }
      struct Small: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.font(.system(size: 9)) }
      }
      """
    let facts = KitReachTests.facts("V()", rest)
    let mayGrow = facts.notes.contains { $0.field == "text" }
    return (facts.values["text"].map { DescriptionText.flow($0) } ?? "[]", mayGrow)
  }

  @Test(
    "text that is not seen, and a font that symbols alone get, have no size",
    arguments: [
      ("Text(name).font(.system(size: 8)).foregroundStyle(Color.clear)", "[]"),
      ("Text(name).foregroundColor(.clear).font(.system(size: 8))", "[]"),
      ("VStack { Text(name).font(.system(size: 8)) }.hidden()", "[]"),
      ("Text(name).font(.system(size: 8)).opacity(0)", "[]"),
      ("Text(name).font(.system(size: 8)).opacity(0.5).hidden(isOn)", "[{size: 8}]"),
      ("Label(name, systemImage: \"x\").labelStyle(.iconOnly).font(.system(size: 8))", "[]"),
      ("VStack { Text(name).font(.system(size: 9)) }.labelStyle(.iconOnly)", "[{size: 9}]"),
      (
        "HStack { Image(systemName: \"x\"); Text(name).font(.system(size: 12)) }.font(.system(size: 8))", "[{size: 12}]"
      ),
      ("HStack { Image(systemName: \"x\"); Text(name).bold() }.font(.system(size: 8))", "[{size: 8}]"),
    ]
  )
  func unseen(_ body: String, _ expected: String) { #expect(Self.text(body).text == expected) }

  @Test(
    "beside sizes alone, a text without a font and a font that cannot be read may grow",
    arguments: [
      ("Text(a); Text(b).font(.system(size: 9))", true),
      ("Plain(); Text(b).font(.system(size: 9))", true),
      ("Label(a, systemImage: \"x\"); Text(b).font(.system(size: 9))", true),
      ("Text(a).font(theme.title); Text(b).font(.system(size: 9))", true),
      ("Text(a).packageFont(); Text(b).font(.system(size: 9))", true),
      ("Text(a).font(isBig ? theme.title : .system(size: 9))", true),
      ("Text(a).font(.system(size: scaled)); Text(b).font(.system(size: 9))", true),
      ("row(theme.title); row(.system(size: 9))", true),
      ("sized(width / 4); sized(9)", true),
      ("Text(a).font(.body); Text(b).font(.system(size: 9)); Text(c)", false),
      ("Plain().font(.system(size: 9)); Text(a).small()", false),
      ("VStack(spacing: 2) { if isOn { Plain() } else { Text(a) } }.padding().small()", false),
      ("Card { Plain() }", false),
      ("Button { } label: { Plain() }.buttonStyle(Small())", false),
      ("Row(font: .system(size: 9)); row(.system(size: 8)); sized(7)", false),
      ("Gauge(value: 1) { Text(a).small() } currentValueLabel: { Text(b) }", false),
      ("Text(\"\").accessibilityLabel(Text(a)).small(); Text(b).hidden()", false),
    ]
  )
  func growing(_ body: String, _ expected: Bool) { #expect(Self.text(body).mayGrow == expected) }
}
