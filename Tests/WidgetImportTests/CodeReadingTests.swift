import Testing

@testable import WidgetImport

@Suite("Code is read as the compiler reads it")
struct CodeReadingTests {
  @Test(
    "brackets, quotes and comments in a regular expression hide nothing after it",
    arguments: [
      #"let brace = /\{/"#, #"let slashes = /^\/*/"#, #"let quote = text.contains(/["']/)"#,
      #"let any = [/[(]/, /[)]/]"#,
      #"let more = #/["{]/#"#, "let half = a / 2 // \"", "let all = parts.reduce(8, /)", "var half = 8\nhalf /= 2 // {",
      "let half = a/b // \"",
    ]
  )
  func regex(_ line: String) {
    #expect(KitReachTests.sizes("Text(\"A\").font(.system(size: 9))\n}\nvar other: Int {\n\(line)") == ["9"])
    let first = "struct V: View {\n\(line)\nvar body: some View { Text(\"A\").font(.system(size: 9)) } }"
    #expect(KitReachTests.sizes("V()", first) == ["9"])
  }

  @Test(
    "the branch of another language mode is not compiled",
    arguments: [
      ("swift(>=5.5)", "5.0", "compact"), ("swift(>=5)", "4.2", "expanded"), ("swift(<5)", "5.0", "expanded"),
      ("swift(>=6)", "5.0", "expanded"), ("swift(>=4.0)", "4.2", "compact"), ("swift(>=6)", "6.0", "compact"),
      ("canImport(WidgetKit)", "5.0", "compact"), ("canImport(AppKit)", "5.0", "expanded"),
    ]
  )
  func languageMode(_ condition: String, _ version: String, _ mode: String) throws {
    func declared(_ mode: String) -> String { "extensionContext?.widgetLargestAvailableDisplayMode = .\(mode)" }
    let code = "#if \(condition)\n\(declared("compact"))\n#else\n\(declared("expanded"))\n#endif"
    let project = TodayProject("func viewDidLoad() {\n\(code)\n}", settings: "SWIFT_VERSION = \(version);")
    try project.expectImported("largestDisplayMode: \(mode)")
  }

  @Test(
    "a condition that is compared with true or false is tested",
    arguments: [
      ("[.systemSmall].contains(family) == false", ["2"]), ("(family == .systemSmall) != true", ["2"]),
      ("family.isSmall != true", ["2"]), ("true == family.isSmall", ["1"]), ("family.isSmall == flag", ["1", "2"]),
    ]
  )
  func compared(_ condition: String, _ expected: [String]) {
    let rest = """
      extension WidgetFamily { var isSmall: Bool { self == .systemSmall } }
      struct V: View {
        var body: some View { if \(condition) { text(1) } else { text(2) } }
        func text(_ size: CGFloat) -> some View { Text("A").font(.system(size: size)) }
      }
      """
    #expect(KitReachTests.sizes("V()", rest, families: ["systemSmall"]) == expected)
  }

  @Test("the heights of the display modes are not swapped where a comparison is compared with false")
  func comparedMode() throws {
    let code = """
      func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize) {
        if (mode == .expanded) == false { preferredContentSize = size } else { preferredContentSize.height = 220 }
      }
      func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .expanded }
      """
    try TodayProject(code).expectImported("heights: {compact: maximum, expanded: 220}")
  }

  @Test("a sign before a term changes that of the operator before it", arguments: [("14 - -2", "16"), ("9 + -2", "7")])
  func signs(_ size: String, _ expected: String) {
    #expect(KitReachTests.sizes("Text(\"A\").font(.system(size: \(size)))") == [expected])
  }

  @Test(
    "only the application and the extension's context open URLs",
    arguments: [
      ("Database.shared", false), ("panel()", false), ("UIApplication.shared", true), ("(context as? NSObject)?", true),
      ("UIApplication.sharedApplication()", true), ("(next as? UIApplication)?", true),
    ]
  )
  func opening(_ receiver: String, _ isRead: Bool) throws {
    try TodayProject("func touchesEnded() { \(receiver).open(URL(string: \"maps://near\")!) }")
      .expectImported("opens: [maps://near]", isRead)
  }

  @Test(
    "the date of a type that is not read is not the current time",
    arguments: [("Forecast", nil), ("Current", "0s")]
  )
  func date(_ type: String, _ expected: String?) throws {
    let code = "struct P { func timeline() { Timeline(entries: [e], policy: .after(\(type).date())) } }"
    #expect(try KitBundleTests.every(code) == expected)
  }

  @Test("a deployment target of any size is read", arguments: ["92233720368547759", "9.3", "2147483648.99999999999"])
  func deploymentTarget(_ version: String) throws {
    let project = TodayProject("func viewDidLoad() {}", settings: "IPHONEOS_DEPLOYMENT_TARGET = \(version);")
    try project.expectImported("deploymentTarget: \(version)")
  }
}
