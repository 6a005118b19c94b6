import LintSystem
import Testing

@testable import WidgetImport

@Suite("Patterns over code")
struct PatternTests {
  @Test("a pattern finds in its examples what they say", arguments: PatternExample.all)
  func example(_ example: PatternExample) throws {
    let text =
      example.isObjectiveC
      ? "@interface Today : UIViewController\n@end\n@implementation Today\n\(example.code)\n@end\n"
      : "class Today: UIViewController, NCWidgetProviding {\n\(example.code)\n}\n"
    let file = codeFile(text, example.isObjectiveC ? "Today.m" : "Today.swift")
    let widget = WidgetCode(CodeModule(today: file), principal: "Today", viewClasses: [], lowestVersion: 1_000)
    var facts = Facts()
    example.pattern.read(widget, &facts)
    #expect(facts.ordered(below: "widgets")[example.pattern.field]?.line == example.value)
  }

  @Test(
    "a class without the method for display modes is told at its declaration",
    arguments: ["", "extension Today {}"]
  )
  func declaration(_ before: String) {
    let file = codeFile("\(before)\nclass Today: UIViewController {\n}\n")
    let widget = WidgetCode(CodeModule(today: file), principal: "Today", viewClasses: [], lowestVersion: 1_000)
    var facts = Facts()
    DisplayModeChange.read(widget, &facts)
    #expect(facts.values[DisplayModeChange.field]?.firstPlace?.line == 2)
  }

  @Test("a display mode that nothing guards is told at its own place")
  func unguarded() {
    let mode = "extensionContext?.widgetLargestAvailableDisplayMode = .expanded"
    let check = "func viewDidLoad() { if #available(iOS 10, *) { \(mode) } }"
    let file = codeFile("class Today: UIViewController {\n\(check)\nfunc viewWillAppear() { \(mode) }\n}\n")
    let widget = WidgetCode(CodeModule(today: file), principal: "Today", viewClasses: [], lowestVersion: 900)
    var facts = Facts()
    LargestDisplayMode.read(widget, &facts)
    #expect(facts.values["expandedModeGuarded"]?.firstPlace?.line == 3)
    #expect(facts.values[LargestDisplayMode.field]?.firstPlace?.line == 2)
  }

  @Test(
    "a method for iOS 10 and later alone is guarded, whichever platform is named first",
    arguments: [("macOS 12, iOS 13, *", true), ("iOS 26, *", true), ("iOS 9, *", false), ("macOS 12, *", false)]
  )
  func guarded(_ versions: String, _ expected: Bool) {
    let file = codeFile("class Today { @available(\(versions)) func update() { } }")
    #expect(Declarations(file).methods.map(\.isGuarded) == [expected])
  }

  @Test(
    "a condition ends where a comment begins",
    arguments: [("ifdef", "BETA /* testers */"), ("if", "BETA // testers"), ("ifndef", "RELEASE /* */")]
  )
  func comment(_ name: String, _ text: String) {
    var conditions = CompilationConditions(flags: ["BETA"])
    conditions.take(name, text)
    #expect(!conditions.isInactive && !conditions.isUndecided)
  }

  @Test(
    "a condition is decided by the system and by the compilers of these years, however it is written",
    arguments: [
      ("compiler(<5.0)", false), ("compiler(>=5.3)", true), ("compiler(>=7)", nil), ("swift(>=4.2)", nil),
      ("os (watchOS)", false), ("os(visionOS)", false), ("os( iOS )", true), ("(os(macOS))", false),
      ("!(os(iOS) || os(macOS))", false), ("(os(iOS) || A) && !(A && swift(>=4))", true), ("defined A", nil),
      ("os(iOS) && swift(>=4)", nil), ("((((((((((A))))))))))", nil),
      ("defined(__IPHONE_10_0)", true), ("defined(__IPHONE_26_0)", nil),
      ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 100000", true), ("__IPHONE_OS_VERSION_MIN_REQUIRED >= 90000", nil),
      ("defined(NSFoundationVersionNumber_iOS_9_x_Max)", true),
    ] as [(String, Bool?)]
  )
  func decided(_ text: String, _ expected: Bool?) {
    var conditions = CompilationConditions(flags: [])
    conditions.take("if", text)
    #expect(conditions.isUndecided == (expected == nil) && conditions.isInactive == (expected == false))
  }

  @Test(
    "a result after a return whatever the case is never given",
    arguments: [
      ("return\nif ready { done(.newData) }", "noData"), ("if ready { return }\ndone(.newData)", "newData, noData"),
      ("load { return }\ndone(.newData)", "newData, noData"), ("load { done(.newData); return }", "newData, noData"),
    ]
  )
  func returned(_ statements: String, _ results: String) throws {
    let code = "func widgetPerformUpdate(completionHandler done: @escaping (NCUpdateResult) -> Void) {"
    try TodayProject("\(code) load { done(.noData) }\n\(statements)\n} }").expectImported("updateResults: [\(results)]")
  }

  @Test(
    "an update whose calls are never reached has no results",
    arguments: [
      "load()\nreturn\nif ready { done(.newData) }", "if false { done(.newData) }", "load(); return; done(.failed)",
    ]
  )
  func unreached(_ statements: String) throws {
    let code = "func widgetPerformUpdate(completionHandler done: @escaping (NCUpdateResult) -> Void)"
    let text = try TodayProject("\(code) { \(statements) }").imported()
    #expect(text.contains("updateResults: []") && text.contains("never calls its completion handler"), "\(text)")
  }

  @Test(
    "a variable of a result has only those values that it may have where it is handed on",
    arguments: [
      ("r = .newData", "newData"), ("if ready { r = .newData } else { r = .failed }", "newData, failed"),
      ("if ready { r = .newData }", "newData, noData"), ("load { r = .newData }", "newData, noData"),
      ("do { r = .newData } catch { r = .failed }", "newData, noData, failed"),
    ]
  )
  func replaced(_ statements: String, _ results: String) throws {
    let code = "func widgetPerformUpdate(completionHandler done: @escaping (NCUpdateResult) -> Void)"
    try TodayProject("\(code) { var r: NCUpdateResult = .noData\n\(statements)\ndone(r) }")
      .expectImported("updateResults: [\(results)]")
  }

  @Test(
    "a branch that the extension's own version decides is the only one",
    arguments: [
      ("if #available(iOS 11, *) { A } else { B }", true), ("guard #available(iOS 11, *) else { B; return }; A", true),
      ("if #unavailable(iOS 11) { B } else { A }", true), ("if #available(iOS 13, *) { A } else { B }", false),
      ("if #available(iOS 11, *) {} else { B; return }; A", true),
      ("if #available(iOS 11, *) { if ready { A } } else { B }", nil),
    ] as [(String, Bool?)]
  )
  func decidedByVersion(_ statements: String, _ isDecided: Bool?) throws {
    func text(_ head: String, _ new: String, _ old: String) throws -> String {
      let body = statements.replacing("A }", with: new + " }").replacing("; A", with: "; " + new)
        .replacing("B", with: old)
      return try TodayProject("\(head) { \(body) }", settings: "IPHONEOS_DEPLOYMENT_TARGET = 12.1;").imported()
    }
    let mode = "extensionContext?.widgetLargestAvailableDisplayMode = "
    let largest = try text("func viewDidLoad()", mode + ".compact", mode + ".expanded")
    #expect(largest.contains("largestDisplayMode: compact") == (isDecided != false), "\(largest)")
    let update = "func widgetPerformUpdate(completionHandler done: @escaping (NCUpdateResult) -> Void)"
    let results = try text(update, "done(.newData)", "done(.failed)")
    #expect(results.contains("updateResults: [newData]") == (isDecided != false), "\(results)")
    let opened = "extensionContext?.open(URL(string: \"maps://"
    let opens = try text("func touchesEnded()", opened + "a\")!)", opened + "b\")!)")
    #expect(opens.replacing("\"", with: "").contains("opens: [maps://a]") == (isDecided != false), "\(opens)")
    let color = try text("func viewDidLoad()", "view.backgroundColor = .red", "view.backgroundColor = .white")
    #expect(color.contains("background: red") == (isDecided == true), "\(color)")
    let method = "func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize)"
    let size = try text(method, "preferredContentSize.height = 90", "preferredContentSize.height = 80")
    #expect(size.contains("heights: {compact: 90}") == (isDecided != false), "\(size)")
    guard isDecided != nil else { return }
    let insets = "func widgetMarginInsets(forProposedMarginInsets old: UIEdgeInsets) -> UIEdgeInsets"
    let margins = try text(insets, "return .zero", "return old").replacing("return old; return", with: "return old")
    #expect(margins.contains("marginInsets: zero") == (isDecided == true), "\(margins)")
  }

  @Test(
    "a vibrancy whose type is written elsewhere is read",
    arguments: [
      ("let e: UIVibrancyEffect = .widgetSecondary()", "secondary"),
      (
        "let e: UIVibrancyEffect\nif #available(iOS 10, *) { e = .widgetPrimary() } else { e = .notificationCenter() }",
        "primary"
      ),
      (
        "}\nvar e: UIVibrancyEffect { if isOn { return .notificationCenter() } else { return .widgetPrimary() }",
        "notificationCenter, primary"
      ),
    ]
  )
  func vibrancy(_ code: String, _ effects: String) throws {
    try TodayProject("func viewDidLoad() { \(code) }").expectImported("vibrancy: [\(effects)]")
  }

  @Test(
    "a view that code makes of a class that is not in the target is told",
    arguments: [
      ("view.addSubview(ChartView())", true), ("view = ChartView(frame: .zero)", true),
      ("view.addSubview(MKMapView())", false), ("let data = DataController()", false),
      ("let row = RowView() } }\nclass RowView: UIView { func a() {", false),
    ]
  )
  func missingView(_ code: String, _ isTold: Bool) throws {
    let text = try TodayProject("func viewDidLoad() { \(code) }").imported()
    #expect(text.contains("the class ChartView is not among the target's sources") == isTold, "\(text)")
    #expect(text.contains("is not among") == isTold, "\(text)")
  }

  @Test("a string in code that is not compiled holds its bytes, too")
  func inactive() {
    let text = "#if BETA\nlet text = \"\"\"\n  a\n  \"\"\"\n#endif\n"
    #expect(SourceStrings.ranges(in: Array(text.utf8), of: FilePath("Today.swift")) == [20..<33])
  }

  @Test("each pattern has an example that it finds something in, and one in Objective-C")
  func complete() {
    for pattern in CodePatterns.all {
      let examples = PatternExample.all.filter { $0.pattern == pattern }
      #expect(examples.contains { $0.value != nil } && examples.contains(where: \.isObjectiveC), "\(pattern.field)")
    }
  }
}

/// The code of a class `Today`, and the value that a pattern finds in it.
struct PatternExample: Sendable, CustomTestStringConvertible {
  let pattern: any CodePattern.Type
  let isObjectiveC: Bool
  let code: String
  /// The value in one line; nil if the field is left out.
  let value: String?

  var testDescription: String { "\(pattern.field): \(value ?? "left out"): \(code.prefix(80))" }

  static func swift(_ pattern: any CodePattern.Type, in method: String? = nil, _ text: String) -> [Self] {
    examples(pattern, isObjectiveC: false, method, text)
  }

  static func objectiveC(_ pattern: any CodePattern.Type, in method: String? = nil, _ text: String) -> [Self] {
    examples(pattern, isObjectiveC: true, method, text)
  }

  /// Splits a text into examples; each ends at a comment with its value, or with `left out`.
  private static func examples(
    _ pattern: any CodePattern.Type,
    isObjectiveC: Bool,
    _ method: String?,
    _ text: String
  ) -> [Self] {
    var code = ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "// ", maxSplits: 1, omittingEmptySubsequences: false)
      code += parts[0] + "\n"
      guard parts.count > 1 else { return nil }
      defer { code = "" }
      return Self(
        pattern: pattern,
        isObjectiveC: isObjectiveC,
        code: method.map { "\($0) {\n\(code)\n}" } ?? code,
        value: parts[1] == "left out" ? nil : String(parts[1])
      )
    }
  }
}
