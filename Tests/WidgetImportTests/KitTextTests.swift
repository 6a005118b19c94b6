import Testing

@testable import WidgetImport

@Suite("Texts of WidgetKit's widgets")
struct KitTextTests {
  /// The texts of a widget whose view draws some code.
  private static func text(_ body: String) -> String {
    let rest = "struct V: View { var body: some View { \(body) } }"
    return KitReachTests.facts("V()", rest).values["text"].map { DescriptionText.flow($0) } ?? "[]"
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
  func unseen(_ body: String, _ expected: String) { #expect(Self.text(body) == expected) }

  @Test("a text is read however many are read before it, and none is cut short")
  func many() throws {
    let context = try KitImagesTests.context(
      "Text(\"Tide\"); Text(String(localized: \"k\", defaultValue: \"Hi \\(name)\"))"
    )
    let texts = context.reach.uses.compactMap { use in ViewCall(use.token).arguments.first.map { ($0, use.scope) } }
    let (first, last) = (try #require(texts.first), try #require(texts.last))
    for _ in 0...Limits.valueSteps { #expect(context.texts.text(first.0, in: first.1).shown == "Tide") }
    #expect(context.texts.known(last.0, in: last.1, hops: 2) == nil)
  }
}
