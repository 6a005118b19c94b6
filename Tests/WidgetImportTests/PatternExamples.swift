@testable import WidgetImport

/// Code of a class `Today`, and the value that a pattern finds in it.
struct PatternExample: Sendable {
  let code: String
  let isObjectiveC: Bool
  /// The value in one line; nil if the field is left out.
  let value: String?

  static func swift(_ code: String, _ value: String?) -> PatternExample {
    PatternExample(code: code, isObjectiveC: false, value: value)
  }

  static func swift(in method: String, _ body: String, _ value: String?) -> PatternExample {
    .swift("\(method) {\n\(body)\n}", value)
  }

  static func objectiveC(_ code: String, _ value: String?) -> PatternExample {
    PatternExample(code: code, isObjectiveC: true, value: value)
  }

  static func objectiveC(in method: String, _ body: String, _ value: String?) -> PatternExample {
    .objectiveC("\(method) {\n\(body)\n}", value)
  }
}

/// Code for each pattern, and the values that it finds there.
enum PatternExamples {
  static let all: [(pattern: any CodePattern.Type, examples: [PatternExample])] = [
    (RootBackground.self, rootBackground),
    (FontFamilies.self, fontFamilies),
    (Vibrancy.self, vibrancy),
    (MarginInsets.self, marginInsets),
    (Heights.self, heights),
    (LargestDisplayMode.self, largestDisplayMode),
    (DisplayModeChange.self, displayModeChange),
    (UpdateResults.self, updateResults),
  ]

  private static let rootBackground: [PatternExample] = [
    .swift("func viewDidLoad() { self.view.backgroundColor = UIColor.black }", "black"),
    .swift("func viewDidLoad() { view.backgroundColor = .white }", "white"),
    .swift("func viewDidLoad() { view.backgroundColor = Theme.background }", nil),
    .swift("func viewDidLoad() { host.view.backgroundColor = .red }", nil),
    .objectiveC("- (void)viewDidLoad { self.view.backgroundColor = [UIColor blackColor]; }", "black"),
  ]

  private static let fontFamilies: [PatternExample] = [
    .swift("func viewDidLoad() { label.font = UIFont.systemFont(ofSize: 15) }", "[{family: system}]"),
    .swift("func viewDidLoad() { label.font = .preferredFont(forTextStyle: .body) }", "[{family: system}]"),
    .swift("func viewDidLoad() { label.font = UIFont(name: \"Avenir\", size: 15) }", "[{family: Avenir}]"),
    .swift("func viewDidLoad() { label.font = Theme.font }", nil),
    .objectiveC(
      "- (void)viewDidLoad { a.font = [UIFont boldSystemFontOfSize:12]; b.font = [UIFont fontWithName:@\"Futura\" size:12]; }",
      "[{family: system}, {family: Futura}]"
    ),
  ]

  private static let vibrancy: [PatternExample] = [
    .swift("func viewDidLoad() { effectView.effect = UIVibrancyEffect.widgetPrimary() }", "[primary]"),
    .swift(
      "func viewDidLoad() { view = UIVisualEffectView(effect: UIVibrancyEffect.notificationCenter()) }",
      "[notificationCenter]"
    ),
    .swift(
      "func viewDidLoad() { if #available(iOS 13, *) { use(UIVibrancyEffect.widgetEffect(forVibrancyStyle: .fill)) } }",
      nil
    ),
    .swift("func viewDidLoad() { center = UNUserNotificationCenter.current().notificationCenter() }", nil),
    .swift(
      """
      func viewDidLoad() {
        if #available(iOS 10, *) {
          effectView.effect = UIVibrancyEffect.widgetSecondary()
        } else {
          effectView.effect = UIVibrancyEffect.notificationCenter()
        }
      }
      """,
      "[secondary]"
    ),
    .objectiveC(
      """
      - (void)viewDidLoad {
        if (@available(iOS 10.0, *)) { self.effect = [UIVibrancyEffect widgetSecondaryVibrancyEffect]; }
        else { self.effect = [UIVibrancyEffect notificationCenterVibrancyEffect]; }
      }
      """,
      "[secondary]"
    ),
    .objectiveC(
      "- (void)viewDidLoad { self.effect = [UIVibrancyEffect widgetSecondaryVibrancyEffect]; }",
      "[secondary]"
    ),
  ]

  private static let marginInsetsMethod =
    "func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets"
  private static let marginInsetsObjectiveC =
    "- (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)proposed"
  private static let marginInsets: [PatternExample] = [
    .swift(in: marginInsetsMethod, "return .zero", "zero"),
    .swift(in: marginInsetsMethod, "proposed", "default"),
    .swift(
      in: marginInsetsMethod,
      "return UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 16)",
      "{top: 8, leading: 16, bottom: 0, trailing: 16}"
    ),
    .swift(in: marginInsetsMethod, "var insets = proposed\ninsets.bottom = 10\nreturn insets", "{bottom: 10}"),
    .swift(in: marginInsetsMethod, "var insets = proposed\ninsets.bottom = insets.top\nreturn insets", nil),
    .swift(in: marginInsetsMethod, "return isWide ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)", nil),
    .swift(
      in: marginInsetsMethod,
      """
      var insets = proposed
      insets.left = 8
      if isWide { insets.right = 8 }
      insets.top -= 4
      return insets
      """,
      "{leading: 8}"
    ),
    .objectiveC(
      in: marginInsetsObjectiveC,
      "proposed.bottom = 0;\nif (self.isWide) proposed.left = 4;\nreturn proposed;",
      "{bottom: 0}"
    ),
    .objectiveC(
      in: marginInsetsObjectiveC,
      "proposed = UIEdgeInsetsMake(proposed.top, 0, 0, 0);\nreturn proposed;",
      nil
    ),
    .objectiveC(
      in: marginInsetsObjectiveC,
      "return UIEdgeInsetsMake(0, 10, 0, 0);",
      "{top: 0, leading: 10, bottom: 0, trailing: 0}"
    ),
  ]

  private static let heightsMethod =
    "func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)"
  private static let heightsObjectiveC =
    "- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size"
  private static let heights: [PatternExample] = [
    .swift(in: heightsMethod, "preferredContentSize = maxSize", "{compact: maximum, expanded: maximum}"),
    .swift(
      in: heightsMethod,
      """
      if mode == .compact {
        preferredContentSize = maxSize
      } else {
        preferredContentSize = CGSize(width: maxSize.width, height: 300)
      }
      """,
      "{compact: maximum, expanded: 300}"
    ),
    .swift(
      in: heightsMethod,
      """
      switch mode {
      case .expanded: preferredContentSize = CGSize(width: 0, height: min(rows, maxSize.height))
      case .compact: preferredContentSize = CGSize(width: maxSize.width, height: 110.0)
      @unknown default: break
      }
      """,
      "{compact: 110, expanded: maximum}"
    ),
    .swift(
      in: heightsMethod,
      "preferredContentSize = CGSize(width: 0, height: mode == .expanded ? 200 : maxSize.height)",
      "{compact: maximum, expanded: 200}"
    ),
    .swift(
      in: heightsMethod,
      """
      guard mode == .expanded else { return preferredContentSize = maxSize }
      preferredContentSize = CGSize(width: maxSize.width, height: tableView.contentSize.height)
      """,
      "{compact: maximum, expanded: content}"
    ),
    .swift(in: heightsMethod, "preferredContentSize = CGSize(width: maxSize.width, height: computed())", nil),
    .swift(
      in: heightsMethod,
      "preferredContentSize = mode == .compact ? maxSize : CGSize(width: 0, height: 250)",
      "{compact: maximum, expanded: 250}"
    ),
    .swift(in: heightsMethod, "preferredContentSize = isLarge ? maxSize : CGSize(width: 0, height: 250)", nil),
    .swift(
      in: heightsMethod,
      "preferredContentSize.height = min(rows, maxSize.height)",
      "{compact: maximum, expanded: maximum}"
    ),
    .swift(
      in: heightsMethod,
      """
      let isExpanded = mode == .expanded
      preferredContentSize = isExpanded ? CGSize(width: 0, height: 180) : maxSize
      """,
      "{compact: maximum, expanded: 180}"
    ),
    .swift(
      in: heightsMethod,
      """
      let isCompact = mode == .compact
      if !isCompact { preferredContentSize = CGSize(width: 0, height: 190) } else { preferredContentSize = maxSize }
      """,
      "{compact: maximum, expanded: 190}"
    ),
    .swift("override func viewDidLoad() { preferredContentSize = CGSize(width: 320, height: 44) }", "{compact: 44}"),
    .objectiveC(
      in: heightsObjectiveC,
      """
      if (mode == NCWidgetDisplayModeExpanded) { self.preferredContentSize = CGSizeMake(0.0, 220.0f); }
      else { self.preferredContentSize = size; }
      """,
      "{compact: maximum, expanded: 220}"
    ),
    .objectiveC(
      in: heightsObjectiveC,
      "CGFloat height = [self heightOfRows];\nself.preferredContentSize = CGSizeMake(0, height + 30);",
      nil
    ),
    .objectiveC(
      in: heightsObjectiveC,
      """
      if (mode == NCWidgetDisplayModeCompact) self.preferredContentSize = size;
      else self.preferredContentSize = CGSizeMake(0, 180);
      """,
      "{compact: maximum, expanded: 180}"
    ),
  ]

  private static let largestDisplayMode: [PatternExample] = [
    .swift("func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .expanded }", "expanded"),
    .swift("func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .compact }", "compact"),
    .swift(
      "func update() { extensionContext?.widgetLargestAvailableDisplayMode = count > 1 ? .expanded : .compact }",
      "expanded"
    ),
    .swift(
      """
      func update() {
        let mode: NCWidgetDisplayMode = items.isEmpty ? .compact : .expanded
        extensionContext?.widgetLargestAvailableDisplayMode = mode
      }
      """,
      "expanded"
    ),
    .swift("func update() { extensionContext?.widgetLargestAvailableDisplayMode = settings.mode }", nil),
    .objectiveC(
      "- (void)viewDidLoad { self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded; }",
      "expanded"
    ),
    .objectiveC(
      "- (void)viewDidLoad { [self.extensionContext setWidgetLargestAvailableDisplayMode:NCWidgetDisplayModeCompact]; }",
      "compact"
    ),
  ]

  private static let displayModeChange: [PatternExample] = [
    .swift(
      "func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}",
      "true"
    ),
    .swift("func viewDidLoad() {}", "false"),
    .objectiveC(
      "- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {}",
      "true"
    ),
  ]

  private static let updateResultsMethod =
    "func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void))"
  private static let updateResults: [PatternExample] = [
    .swift(in: updateResultsMethod, "completionHandler(.newData)", "[newData]"),
    .swift(
      in: updateResultsMethod,
      "completionHandler(changed ? NCUpdateResult.newData : NCUpdateResult.noData)",
      "[newData, noData]"
    ),
    .swift(
      in: updateResultsMethod,
      """
      let result: NCUpdateResult
      if changed { result = .newData } else { result = .failed }
      other = .noData
      completionHandler(result)
      """,
      "[newData, failed]"
    ),
    .swift(
      "func widgetPerformUpdate(_ handler: @escaping (NCUpdateResult) -> Void) { handler(NCUpdateResult.newData) }",
      nil
    ),
    .swift(
      """
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { handler = completionHandler }
      func finish(with result: NCUpdateResult) { handler?(result) }
      func load() { finish(with: changed ? .newData : .noData) }
      }
      extension Today {
        func fail() { finish(with: .failed) }
      """,
      "[newData, noData, failed]"
    ),
    .objectiveC(
      in: "- (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler",
      "completionHandler(NCUpdateResultNoData);",
      "[noData]"
    ),
  ]
}
