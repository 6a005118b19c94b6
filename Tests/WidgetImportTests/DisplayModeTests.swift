import Testing

@Suite("Display modes and sizes of Today widgets")
struct DisplayModeTests {
  private static let modeMethod =
    "func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize)"

  /// Replaces `SIZE(9)` in code with a statement that sets a size.
  private static func sized(_ code: String) -> String {
    code.replacing(#/SIZE\((\d+)\)/#) { "preferredContentSize = CGSize(width: 0, height: \($0.1))" }
      .replacing("HIGH", with: "preferredContentSize = CGSize(width: 0, height: high)")
  }

  /// Expects whether import says that the largest mode, set at `MODE`, is guarded by a version check; nil for unknown.
  private func expectGuarded(_ code: String, _ isGuarded: Bool?) throws {
    let mode =
      code.contains("- (void)")
      ? "self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded;"
      : "extensionContext?.widgetLargestAvailableDisplayMode = .expanded"
    let said = isGuarded.map { "\($0)" } ?? "a condition or a caller may check the version"
    try TodayProject(code.replacing("MODE", with: mode), settings: "IPHONEOS_DEPLOYMENT_TARGET = 9.0;")
      .expectImported("expandedModeGuarded: \(said)")
  }

  @Test(
    "a display mode that a method without a caller sets is none",
    arguments: [
      ("- (void)more;\n- (void)more { MODE }", false), ("- (void)more { MODE }\n- (void)a { [self more]; }", true),
      ("- (void)more { MODE }\n- (void)a { call(@\"more\"); }", true), ("- (IBAction)more { MODE }", true),
      ("- (void)viewDidLoad { MODE }", true), ("- (void)more:(id)sender { MODE }", true),
    ]
  )
  func uncalled(_ code: String, _ isSet: Bool) throws {
    let mode = "self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded;"
    try TodayProject(code.replacing("MODE", with: mode)).expectImported("largestDisplayMode: expanded", isSet)
  }

  @Test(
    "what the display-mode method gives in plain numbers or rows is read",
    arguments: [
      ("CGSize(width: 0, height: 44 * 3)", "", "132"), ("CGSize(width: 0, height: 44 * 3 + 0.5)", "", "132.5"),
      ("CGSize(width: 0, height: rowHeight * items)", "", nil),
      ("CGSize(width: 0, height: row * 2 + 9)", "let row: CGFloat = 50", "109"),
      ("CGSize(width: 0, height: row * 2)", "var row: CGFloat = 50\nfunc load() { row = computed }", nil),
      (
        "CGSize(width: 0, height: table)", "var table: CGFloat = 0\nfunc load() { table = view.contentSize.height }",
        nil
      ),
      ("CGSize(width: 0, height: 44 * (list?.items?.count ?? 0))", "", "content"),
      ("CGSize(width: 0, height: 44 * (items.count - 1))", "", "content"),
      ("CGSize(width: 0, height: 44 * rows[day - 1].items.count)", "", "content"),
      ("CGSize(width: 0, height: 400 - 72 * (5 - items.count))", "", nil),
      ("CGSize(width: 0, height: 44 * count)", "var count: Int { min(items.count, 3) }", nil),
      ("CGSize(width: 0, height: 44 * CGFloat(items.prefix(3).count))", "", nil),
      ("CGSize(width: 0, height: min(300, size.height))", "", "300"),
      ("CGSize(width: 0, height: high)", "let high: CGFloat = 60", "60"),
      ("CGSize(width: 0, height: high)", "var high: CGFloat = 60\nfunc load() { high += 44 }", nil),
    ] as [(String, String, String?)]
  )
  func heights(_ size: String, _ rest: String, _ height: String?) throws {
    let method = "\(Self.modeMethod) { if mode == .expanded { preferredContentSize = \(size) } }"
    let text = try TodayProject("\(rest)\n\(method)").imported()
    #expect(text.contains(height.map { "heights: {expanded: \($0)}" } ?? "heights.expanded: it is computed"), "\(text)")
  }

  @Test("a size that the observer of a property sets is noted")
  func observer() throws {
    let code = "var items = 0 { didSet { preferredContentSize = CGSize(width: 0, height: 200) } }"
    #expect(try TodayProject(code).imported().contains("heights.compact: it is computed"))
  }

  @Test(
    "a size for both modes makes no expanded state where the mode is not declared",
    arguments: [
      ("SIZE(120)", "{compact: 120}"), ("preferredContentSize = size", "{compact: maximum}"),
      (
        "if mode == .compact { preferredContentSize = size } else { preferredContentSize = size }",
        "{compact: maximum}"
      ),
      ("preferredContentSize = CGSize(width: 0, height: min(200, size.height))", "{compact: maximum}"),
      ("if mode == .compact { SIZE(100) } else { SIZE(300) }", "{compact: 100, expanded: 300}"),
    ]
  )
  func undeclared(_ code: String, _ expected: String) throws {
    let method = "\(Self.modeMethod) { \(Self.sized(code)) }"
    #expect(try TodayProject(method).imported().contains("heights: \(expected)"))
    let declared = "func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .expanded }"
    #expect(try TodayProject("\(declared)\n\(method)").imported().contains(", expanded: "))
  }

  @Test(
    "a display mode that is set elsewhere, or computed, is noted",
    arguments: [
      ("MODE = mode()", "it is computed"),
      ("}\nprivate func more() { c.MODE = .expanded", "the code that sets it never runs"),
      ("} }\nenum Helper { static func start(_ c: NSExtensionContext) { c.MODE = .expanded", "it is set outside of"),
    ]
  )
  func elsewhere(_ code: String, _ note: String) throws {
    let set = "func viewDidLoad() { \(code.replacing("MODE", with: "widgetLargestAvailableDisplayMode")) }"
    try TodayProject(set).expectImported("largestDisplayMode: \(note)")
  }

  @Test(
    "a size for which more than the mode decides is that of no mode",
    arguments: [
      ("if mode == .expanded && isRich { SIZE(300) } else { SIZE(9) }", "{compact: 9}"),
      ("if mode == .compact { SIZE(300) } else if isRich { SIZE(9) } else { SIZE(9) }", "{compact: 300, expanded: 9}"),
      ("if mode == .compact { if isEmpty { return }; SIZE(100) }; SIZE(300)", "{expanded: 300}"),
      (
        "preferredContentSize = (mode == .expanded) ? CGSize(width: 0, height: 200) : size",
        "{compact: maximum, expanded: 200}"
      ),
      ("if mode == .compact { SIZE(100); return }; SIZE(300)", "{compact: 100, expanded: 300}"),
      ("if mode == .compact, isEmpty { return }; SIZE(300)", "{compact: 300}"),
      (
        "var wanted = size; if mode == .expanded && isRich { wanted.height = 250 }; preferredContentSize = wanted",
        "{compact: maximum}"
      ),
      (
        "let high: CGFloat; if mode == .compact { high = 110 } else { high = 220 }; HIGH",
        "{compact: 110, expanded: 220}"
      ),
      ("var high: CGFloat = 110; if isRich { high = 220 }; if mode == .expanded { high = 90 }; HIGH", "{expanded: 90}"),
      (
        "var wanted = size; if mode == .expanded { wanted = CGSize(width: 0, height: 220) }; preferredContentSize = wanted",
        "{compact: maximum, expanded: 220}"
      ),
      ("preferredContentSize = MAX ?? size", "{compact: maximum}"),
      ("let high = MAX.height ?? 110; preferredContentSize = CGSize(width: 0, height: high)", "{compact: maximum}"),
      ("let most = MAX ?? CGSize.zero; preferredContentSize = most", "{compact: maximum}"),
      (
        "preferredContentSize = mode == .compact && isRich ? size : CGSize(width: 0, height: 300)", "{expanded: 300}"
      ),
    ]
  )
  func undecided(_ code: String, _ expected: String) throws {
    let sized = Self.sized(code).replacing("MAX", with: "extensionContext?.widgetMaximumSize(for: .compact)")
    try TodayProject("\(Self.modeMethod) { \(sized) }").expectImported("heights: \(expected)")
  }

  @Test("the system calls no method that it cannot see", arguments: ["", "private", "@nonobjc", "static", "class"])
  func hidden(_ modifier: String) throws {
    let name = "widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)"
    let text = try TodayProject("\(modifier) func \(name) { completionHandler(.newData) }").imported()
    let reason = "the system never calls widgetPerformUpdate: it is \(modifier)"
    #expect(text.contains("newData") == modifier.isEmpty && text.contains(reason) == !modifier.isEmpty, "\(text)")
  }

  @Test(
    "an update that is awaited has the results that it returns",
    arguments: [
      (".newData", "[newData]"), ("guard await load() else { return .failed }; return .newData", "[newData, failed]"),
      ("await load()", nil), ("NCUpdateResult(state)", "[newData, failed]"),
    ] as [(String, String?)]
  )
  func awaited(_ body: String, _ results: String?) throws {
    let made = "init(_ state: S) { switch state { case .new: self = .newData\ndefault: self = .failed } }"
    let code = "func widgetPerformUpdate() async -> NCUpdateResult { \(body) }"
    let text = try TodayProject(code, before: "extension NCUpdateResult { \(made) }\n").imported()
    #expect(text.contains("updateResults: \(results ?? "no result is called by its name")"), "\(text)")
  }

  @Test("before Swift 3 a first argument has no label", arguments: ["finish(.NewData)", "finish(end: .NewData)"])
  func oldResult(_ call: String) throws {
    let code = """
      func widgetPerformUpdateWithCompletionHandler(completionHandler: (NCUpdateResult) -> Void) {
        handler = completionHandler; \(call)
      }
      func finish(end: NCUpdateResult) { handler(end) }
      """
    try TodayProject(code, settings: "SWIFT_VERSION = 2.3;").expectImported("updateResults: [newData]")
  }

  @Test("a handler that Objective-C keeps as a copy is followed")
  func copied() throws {
    let code = """
      - (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))handler { self.finish = [handler copy]; }
      - (void)loaded { self.finish(NCUpdateResultNewData); }
      """
    try TodayProject(code).expectImported("updateResults: [newData]")
  }

  @Test(
    "an update that never calls its handler, or that the system never calls, is told",
    arguments: [
      (
        "completionHandler: @escaping (NCUpdateResult) -> Void) { reload()",
        "widgetPerformUpdate never calls its completion handler"
      ),
      (
        "_ completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.newData)",
        "updateResults: the system never calls widgetPerformUpdate: its signature is another"
      ),
    ]
  )
  func neverCalled(_ update: String, _ note: String) throws {
    let text = try TodayProject("func widgetPerformUpdate(\(update) }").imported()
    #expect(text.contains(note), "\(text)")
  }

  @Test("without a method for display modes, each size of iOS 9 is told")
  func size() throws {
    let sizes = "preferredContentSize = CGSize(width: 0, height: 9)\npreferredContentSize = CGSize(width: 0, height: 8)"
    let project = TodayProject("func viewDidLoad() { \(sizes) }", settings: "IPHONEOS_DEPLOYMENT_TARGET = 9.0;")
    let notes = try project.imported().split(separator: "\n").filter { $0.contains("heights") }
    let note = "heights: no method for display modes; this size is for iOS 9"
    #expect(notes == ["# Today/Today.swift:2: \(note)", "# Today/Today.swift:3: \(note)"])
  }

  @Test(
    "a size that a called method sets is that of the modes in which it is called",
    arguments: [
      (
        "if mode == .expanded { grow() } else { shrink(size) }",
        "GROW func shrink(_ to: CGSize) { preferredContentSize = to }"
      ),
      (
        "if mode == .compact { fit(mode, size) } else { load(); fit(mode, size) }",
        "func fit(_ m: NCWidgetDisplayMode, _ s: CGSize) { if m == .compact { SIZES } else { SIZE } }"
      ),
      (
        "fit(to: size)",
        "func fit(to s: CGSize) { if extensionContext?.widgetActiveDisplayMode == .compact { SIZES } else { SIZE } }"
      ),
      (
        "C [self fit:mode to:size];",
        "- (void)fit:(NCWidgetDisplayMode)m to:(CGSize)s { if (m == NCWidgetDisplayModeCompact) SIZES else SIZE }"
      ),
    ]
  )
  func called(_ call: String, _ methods: String) throws {
    let isObjectiveC = call.hasPrefix("C ")
    let size = isObjectiveC ? "self.preferredContentSize = CGSizeMake(0, 90);" : "preferredContentSize.height = 90"
    let largest = isObjectiveC ? "self.preferredContentSize = s;" : "preferredContentSize = s"
    let own = methods.replacing("GROW", with: "func grow() { SIZE }\n").replacing("SIZES", with: largest)
      .replacing("SIZE", with: size)
    let head =
      isObjectiveC
      ? "- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size "
      : Self.modeMethod
    let text = try TodayProject("\(head){ \(call.replacing("C ", with: "")) }\n\(own)").imported()
    #expect(text.contains("heights: {compact: maximum, expanded: 90}"), "\(text)")
    #expect(!text.contains("outside"), "\(text)")
  }

  @Test("a size set outside of the method for display modes is told", arguments: ["", "self.", "self?.", "self!."])
  func outside(_ receiver: String) throws {
    let code = """
      func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize) {}
      func viewDidLoad() { observe { [weak self] in \(receiver)preferredContentSize = size } }
      """
    try TodayProject(code).expectImported("swift:3: heights: this size is set outside the method for display modes")
  }

  @Test(
    "a method is read however its lines break, its modes are spelled, and self is named",
    arguments: [
      (modeMethod.replacing("(_", with: "\n  (_") + "{}", "handlesDisplayModeChange: true"),
      ("{ var preferredContentSize = size; preferredContentSize.height = 9; self.SIZE }", "pact: 90"),
      ("{ if mode.rawValue == 0 { SIZE } else { preferredContentSize = size } }", "compact: 90, expanded: max"),
      ("{ if mode == NCWidgetDisplayMode.Expanded { SIZE } }", "heights: {expanded: 90"),
      ("{ guard let own = self else { return }\nif mode == .compact { own.SIZE } }", "heights: {compact: 90"),
      ("func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .Expanded }", "Mode: expanded"),
    ]
  )
  func spelling(_ code: String, _ expected: String) throws {
    let size = "preferredContentSize = CGSize(width: 0, height: 90)"
    let method = code.hasPrefix("{") ? Self.modeMethod + code : code
    try TodayProject(method.replacing("SIZE", with: size)).expectImported(expected)
  }

  @Test(
    "a condition on a variable that holds the system's version, or on a call, may be a check",
    arguments: [
      ("float iOS = 0;", "iOS < 10.0"),
      ("system = [[[UIDevice currentDevice] systemVersion] floatValue];", "system < 10"),
      ("", "isModern(10)"), ("", "[self isModern]"),
      ("", "NSClassFromString(@\"UNUserNotificationCenter\")"), ("", "kIsTen"), ("", "isOn || !IS_TEN"),
    ]
  )
  func version(_ before: String, _ condition: String) throws {
    func code(_ condition: String) -> String {
      "- (void)viewDidLoad { \(before) if (\(condition)) { old(); } else { MODE } }"
    }
    try expectGuarded(code(condition), nil)
    for other in ["count < 10", "x"] { try expectGuarded(code(other), false) }
  }

  @Test(
    "a comparison of the system's version with 10 or more is a check",
    arguments: [
      ("if (UIDevice.currentDevice.systemVersion.doubleValue >= 10.0f) { MODE }", true),
      ("if ([[UIDevice currentDevice].systemVersion floatValue] > 10.0 && isOn) { MODE }", true),
      ("if (VERSION < 10) return; MODE", true), ("if (VERSION < 10) { old(); } else { MODE }", true),
      ("if (!(VERSION < 10)) { MODE }", true), ("if (VERSION >= 10) { new(); } else { MODE }", false),
      ("if (VERSION < 10 && isOn) return; MODE", false), ("if (VERSION < 10 && isOn) { old(); } else { MODE }", false),
      ("if (VERSION < 10) { MODE }", false), ("if (!(VERSION >= 10)) { MODE }", false),
      ("if (VERSION >= 9) { MODE }", nil),
      ("if (VERSION >= 10 || isOn) { MODE }", false), ("if (isOn(VERSION >= 10)) { MODE }", nil),
      ("if ([[systemVersion substringToIndex:1] intValue] >= 10) { MODE }", nil),
      ("float system = VERSION; if (system >= 10.0) { MODE }", true),
      ("BOOL isNew = VERSION >= 10; if (isNew) { MODE }", true), ("if (IOS10) { MODE }", true),
      ("if (!IOS10) return; MODE", true), ("if (SYSTEM >= 10.0) { MODE }", true),
      ("if (SYSTEM < 10.0) { MODE }", false),
      ("if ([SYSTEM_TEXT compare:@\"10.0\" options:NSNumericSearch] != NSOrderedAscending) { MODE }", true),
      ("if ([SYSTEM_TEXT compare:@\"10.0\" options:NSNumericSearch] == NSOrderedAscending) { MODE }", false),
      ("if ([SYSTEM_TEXT compare:@\"9.0\" options:NSNumericSearch] != NSOrderedAscending) { MODE }", nil),
      ("if (NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max) { MODE }", true),
      ("if (NSFoundationVersionNumber <= NSFoundationVersionNumber_iOS_9_x_Max) { MODE }", false),
      ("if (SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@\"10.0\")) { MODE }", true),
      ("if (SYSTEM_VERSION_LESS_THAN(@\"10.0\")) return; MODE", true),
      ("if (SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@\"9.0\")) { MODE }", nil),
      (
        "SWIFT if UIDevice.current.systemVersion.compare(\"10.0\", options: .numeric) != .orderedAscending { MODE }",
        true
      ),
      ("SWIFT if Double(UIDevice.current.systemVersion)! >= 10 { MODE }", true),
      ("SWIFT if (UIDevice.current.systemVersion as NSString).floatValue >= 10.0, isOn { MODE }", true),
      ("SWIFT guard (Float(UIDevice.current.systemVersion) ?? 0) >= 10 else { return }; MODE", true),
      ("SWIFT guard (Double(UIDevice.current.systemVersion)! < 10) else { MODE; return }", true),
      ("SWIFT if Double(UIDevice.current.systemVersion)! < 10, isOn { return }; MODE", false),
      ("SWIFT if let number = Double(UIDevice.current.systemVersion), number >= 10 { MODE }", true),
      ("BOOL isNew = [[NSProcessInfo new] isOperatingSystemAtLeastVersion:ten]; if (isNew) { MODE }", true),
    ] as [(String, Bool?)]
  )
  func comparison(_ statements: String, _ isGuarded: Bool?) throws {
    let isSwift = statements.hasPrefix("SWIFT")
    let version = "[[[UIDevice currentDevice] systemVersion] intValue]"
    let body = statements.replacing("SWIFT ", with: "").replacing(" VERSION", with: " " + version)
      .replacing("(VERSION", with: "(" + version).replacing(
        "SYSTEM_TEXT",
        with: "[[UIDevice currentDevice] systemVersion]"
      )
    let macros = "#define SYSTEM \(version)\n#define IOS10 (\(version) >= 10.0) // new\n"
    let head = isSwift ? "func viewDidLoad()" : macros + "- (void)viewDidLoad"
    try expectGuarded("\(head) { \(body) }", isGuarded)
  }

  @Test(
    "braces in a condition that checks the version are not its block",
    arguments: [
      "- (void)viewDidLoad { if ([info CHECK:(NSOperatingSystemVersion){10, 0, 0}]) { MODE } }",
      "- (void)viewDidLoad { if ([info CHECK:(NSOperatingSystemVersion){.majorVersion = 10}]) { MODE } }",
      "func viewDidLoad() { if all.contains(where: { $0.isNew }), #available(iOSApplicationExtension 10.0, *) { MODE } }",
    ]
  )
  func braces(_ code: String) throws {
    try expectGuarded(code.replacing("CHECK", with: "isOperatingSystemAtLeastVersion"), true)
  }

  @Test("a check of the version that returns without braces guards what follows it")
  func unbraced() throws {
    let check = "if (![context respondsToSelector:@selector(setWidgetLargestAvailableDisplayMode:)]) return;"
    try expectGuarded("- (void)viewDidLoad { \(check) MODE }", true)
  }

  @Test(
    "a condition on a declaration that checks the version may be a check",
    arguments: ["{ if #available(iOS 10.0, *) { return true }; return false }", "{ isEmpty }"]
  )
  func declaredCheck(_ accessor: String) throws {
    let code = "var modern: Bool \(accessor)\nfunc viewDidLoad() { if modern { MODE } }"
    try expectGuarded(code, accessor.contains("isEmpty") ? false : nil)
  }
}
