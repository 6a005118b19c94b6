import Testing

@testable import WidgetImport

@Suite("View code without end")
struct KitReachLimitTests {
  @Test("500 helpers that call each other are each looked at once")
  func helpers() {
    let helpers = (0..<500).map { index in
      "func h\(index)() -> some View { h\((index + 1) % 500)(); h\((index * 7 + 3) % 500)(); Text(\"A\").font(.system(size: 12)) }"
    }
    let facts = KitReachTests.facts("h0()", helpers.joined(separator: "\n"))
    #expect(facts.values["text"]?.line == "[{size: 12}]")
    #expect(facts.values["background.container"]?.shown == "false")
  }

  private static let deepBodies = [
    String(repeating: "VStack { ", count: 3_000) + "Text(\"A\").font(.system(size: 12))"
      + String(repeating: " }", count: 3_000),
    String(repeating: "if family == .systemSmall { ", count: 3_000) + "Text(\"A\").font(.system(size: 12))"
      + String(repeating: " }", count: 3_000),
    "Text(\"A\").font(.system(size: 12))" + String(repeating: ".padding()", count: 3_000),
    "Text(\"A\").font(.system(size: 12))\n" + String(repeating: "if a { } else ", count: 2_000) + "{ }",
    "Text(\"A\").font(.system(size: 12)).font(" + String(repeating: "a ? ", count: 3_000)
      + String(repeating: ": .body", count: 3_000) + ")",
  ]

  @Test("deep nesting and long chains end", arguments: deepBodies.indices)
  func deep(_ index: Int) {
    let view = "struct V: View { var body: some View { \(Self.deepBodies[index]) } }"
    #expect(KitReachTests.sizes("V()", view) == ["12"])
  }

  private static let multiplying = [
    "extension Font {\n"
      + (0..<8).map { level in
        "static func f\(level)(_ n: CGFloat) -> Font { "
          + String(repeating: "a ? ", count: 12) + String(repeating: ".f\((level + 1) % 8)(n) : ", count: 12)
          + ".f0(n) }"
      }.joined(separator: "\n") + "\n}\nextension View { func f(_ n: CGFloat) -> some View { font(.f0(n)) } }",
    "extension View {\n" + String(repeating: "func f(_ n: CGFloat) -> some View { self.f(n).f(n) }\n", count: 500)
      + "}",
    String(repeating: "extension V { func g() -> some View { g(); Text(\"A\").f(1).f(2) } }\n", count: 500),
    "extension View {\n"
      + (0..<200).map { index in
        "func h\(index)(_ n: CGFloat) -> some View { "
          + (0..<40).map { "h\((index * 31 + $0 * 17 + 1) % 200)(n); " }.joined()
          + "Text(\"A\").font(.system(size: a ? n : b ? n : n)).minimumScaleFactor(n) }"
      }.joined(separator: "\n") + "\n}\nextension View { func f(_ n: CGFloat) -> some View { h0(n) } }",
  ]

  @Test("fonts, modifiers and names that multiply end", arguments: multiplying.indices)
  func multiplied(_ index: Int) {
    let view =
      "struct V: View { var body: some View { Image(\"x\").f(1).f(2); g(); Text(\"A\").font(.system(size: 12)) } }"
    #expect(KitReachTests.sizes("V()", view + "\n" + Self.multiplying[index]).contains("12"))
  }

  @Test(
    "a view that draws itself ends, and so does a helper that hands its argument to itself",
    arguments: [
      (
        "V()",
        "struct V: View { var body: some View { U() } }\nstruct U: View { var body: some View { V().font(.system(size: 9)) } }"
      ),
      ("Text(\"A\").f(9)", "extension View { func f(_ n: CGFloat) -> some View { self.font(.system(size: n)).f(n) } }"),
    ]
  )
  func cycle(_ body: String, _ rest: String) { #expect(KitReachTests.sizes(body, rest) == ["9"]) }

  @Test("types that nest without end have short names, and views after them are read")
  func nested() {
    let code = String(repeating: "struct A { ", count: 5_000) + "let x = 1" + String(repeating: " }", count: 5_000)
    let module = CodeModule("Widgets", [codeFile(code)])

    #expect(module.types.keys.reduce(0) { $0 + $1.utf8.count } < 5_000_000)
    let rest = code + "\nstruct V: View { var body: some View { Text(\"A\").font(.system(size: 9)) } }"
    #expect(KitReachTests.sizes("V()", rest) == ["9"])
  }

  @Test("a module that was asked for the members of extensions is released")
  func released() {
    weak var released: CodeModule?
    do {
      let module = CodeModule("Widgets", [codeFile("extension View { func card() -> some View { self } }")])
      released = module
      #expect(module.extensions("card").count == 1)
    }
    #expect(released == nil)
  }

  @Test("what an import names is no module, and many views of one are each named once")
  func imports() {
    let views = (0..<2_000).map { "A\($0)()" }.joined(separator: "; ") + "; Text(name)"
    #expect(KitReachTests.facts(views, "import Elsewhere").notes.count == 2_000)
    #expect(KitReachTests.facts(views, "import func Darwin.sqrt\nimport struct Foundation.URL").notes.isEmpty)
  }
}
