@testable import WidgetImport

extension PatternExample {
  /// The examples of all patterns. Each ends with the value that the pattern finds, in a comment.
  static let all: [PatternExample] = [
    swift(
      RootBackground.self,
      #"""
      func viewDidLoad() { self.view.backgroundColor = UIColor.black } // black
      func viewDidLoad() { view.backgroundColor = .white } // white
      func viewDidLoad() { view.backgroundColor = Theme.background } // left out
      func viewDidLoad() { host.view.backgroundColor = .red } // left out
      func viewDidLoad() { let view = UIView()
      view.backgroundColor = .red } // left out
      func style(_ view: UIView) { view.backgroundColor = .red } // left out
      func viewDidLoad() { rows.forEach { view in view.backgroundColor = .red } } // left out
      func viewDidLoad() { rows.forEach { (view: UIView) in view.backgroundColor = .red } } // left out
      func viewDidLoad() { for view in rows { view.backgroundColor = .red } } // left out
      func viewDidLoad() { func style(view: UIView) { view.backgroundColor = .red } } // left out
      class Row: UIView { var view = UIView()
      func style() { view.backgroundColor = .red } } // left out
      class Row: UIViewController { func style() { self.view.backgroundColor = .red } } // left out
      func viewDidLoad() { tableView.backgroundColor = .red } // left out
      func viewDidLoad() { rows.forEach { row in self.view.backgroundColor = .red } } // left out
      func viewDidLoad() { if isDark { view.backgroundColor = .black } } // left out
      func viewDidLoad() { colors.assign(to: \.backgroundColor, on: view) } // left out
      func viewDidLoad() { colors.assign(to: \.view.backgroundColor, on: self) } // left out
      func viewDidLoad() { style() }
      func style() { view.backgroundColor = .red } // red
      func fail() { view.backgroundColor = .red } // left out
      func viewDidLoad() { view.backgroundColor = UIColor(red: 28/255.0, green: 0.1, blue: 0, alpha: 1) } // "#1C1A00"
      func viewDidLoad() { view.backgroundColor = .init(white: 0.2, alpha: 0.5) } // "#33333380"
      func viewDidLoad() { view.backgroundColor = UIColor(white: 0.2, alpha: 0) } // clear
      func viewDidLoad() { view.backgroundColor = UIColor(red: tint, green: 0.1, blue: 0, alpha: 1) } // left out
      func viewDidLoad() { view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1) } // "#FF8000"
      func viewDidLoad() { let bg = UIColor.red
      view.backgroundColor = bg } // red
      func viewDidLoad() { let red = color()
      view.backgroundColor = red } // left out
      enum Theme { static let bg = UIColor(white: 0, alpha: 1) }
      func viewDidLoad() { view.backgroundColor = Theme.bg } // "#000000"
      func viewDidLoad() { view.backgroundColor = isDark ? .black : .white } // custom
      func viewDidLoad() { view.backgroundColor = UIColor.black.withAlphaComponent(0.5) } // custom
      func viewDidLoad() { view.backgroundColor = Theme.back.withAlphaComponent(alpha) } // left out
      func viewDidLoad() { view.backgroundColor = isDark ? .black : .clear } // left out
      func viewDidLoad() { view.backgroundColor = isDark ? .black : theme } // left out
      func viewDidLoad() { view.backgroundColor = .red }
      func fail() { view.backgroundColor = .blue } // custom
      func viewDidLoad() { view.backgroundColor = .red
      view.setBackground(of: theme) } // left out
      func viewDidLoad() { view.backgroundColor = .clear; r.frame = view.bounds; r.backgroundColor = .red } // left out
      """#
    ),
    objectiveC(
      RootBackground.self,
      #"""
      - (void)viewDidLoad { self.view.backgroundColor = [UIColor blackColor]; } // black
      - (void)viewDidLoad { [self.view setBackgroundColor:[UIColor whiteColor]]; } // white
      - (void)viewDidLoad { self.view.backgroundColor = [[UIColor redColor] colorWithAlphaComponent:0.5f]; } // custom
      - (void)viewDidLoad { self.view.backgroundColor = [UIColor colorWithRed:0.1 green:0.1f blue:0 alpha:1]; }
      // "#1A1A00"
      - (void)viewDidLoad { [self.view setBackgroundColor:[UIColor colorWithWhite:51/255.0 alpha:1.0]]; } // "#333333"
      - (void)viewDidLoad { [self.view setBackgroundColor:[UIColor colorWithWhite:51/255 alpha:1.0]]; } // left out
      - (void)style:(UIView *)view { view.backgroundColor = [UIColor blackColor]; } // left out
      - (void)viewDidLoad { [self.view setBackgroundColorPicker:nil]; self.view.backgroundColor = nil; } // clear
      """#
    ),
    swift(
      FontFamilies.self,
      #"""
      func viewDidLoad() { label.font = UIFont.systemFont(ofSize: 15) } // [{family: system}]
      func viewDidLoad() { label.font = .preferredFont(forTextStyle: .body) } // [{family: system}]
      func viewDidLoad() { label.font = UIFont(name: "Avenir", size: 15) } // [{family: Avenir}]
      func viewDidLoad() { label.font = Theme.font } // left out
      func viewDidLoad() { label.font = Theme.title } }
      enum Theme { static let title = UIFont(name: "Avenir", size: 12)! // [{family: Avenir}]
      func viewDidLoad() { label.font = UIFont.brand } }
      extension UIFont { class var brand: UIFont { return UIFont(name: "Rubik", size: 12)! } // [{family: Rubik}]
      func viewDidLoad() { label.font = plain } }
      let plain = UIFont.systemFont(ofSize: 9)
      class Row { // [{family: system}]
      func viewDidLoad() { a.font = UIFont.own; b.font = .systemFont(ofSize: 9, weight: .bold) }
      // [{family: system}]
      """#
    ),
    objectiveC(
      FontFamilies.self,
      #"""
      - (void)viewDidLoad {
        a.font = [UIFont boldSystemFontOfSize:12]; b.font = [UIFont fontWithName:@"Futura" size:12];
      } // [{family: system}, {family: Futura}]
      """#
    ),
    swift(
      Vibrancy.self,
      #"""
      func viewDidLoad() { effectView.effect = UIVibrancyEffect.widgetPrimary() } // [primary]
      func viewDidLoad() { view = UIVisualEffectView(effect: UIVibrancyEffect.notificationCenter()) }
      // [notificationCenter]
      func viewDidLoad() { if #available(iOS 13, *) { use(UIVibrancyEffect.widgetEffect(forVibrancyStyle: .fill)) } }
      // left out
      func viewDidLoad() { center = UNUserNotificationCenter.current().notificationCenter() } // left out
      func viewDidLoad() {
        if #available(iOS 10, *) {
          effectView.effect = UIVibrancyEffect.widgetSecondary()
        } else {
          effectView.effect = UIVibrancyEffect.notificationCenter()
        }
      } // [secondary]
      func viewDidLoad() {
        if #available(iOS 10, *) { return use(UIVibrancyEffect.widgetPrimary()) }
        use(UIVibrancyEffect.notificationCenter())
      } // [primary]
      """#
    ),
    objectiveC(
      Vibrancy.self,
      #"""
      - (void)viewDidLoad {
        if (@available(iOS 10.0, *)) { self.effect = [UIVibrancyEffect widgetSecondaryVibrancyEffect]; }
        else { self.effect = [UIVibrancyEffect notificationCenterVibrancyEffect]; }
      } // [secondary]
      - (void)viewDidLoad { self.effect = [UIVibrancyEffect widgetSecondaryVibrancyEffect]; } // [secondary]
      """#
    ),
    swift(
      MarginInsets.self,
      in: "func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets",
      #"""
      return .zero // zero
      proposed // default
      return UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 16)
      // {top: 8, leading: 16, bottom: 0, trailing: 16}
      var insets = proposed
      insets.bottom = 10
      return insets // {bottom: 10}
      var insets = UIEdgeInsets.zero; insets.left = 15; return insets // {top: 0, leading: 15, bottom: 0, trailing: 0}
      var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4); insets.left += 4; insets.right = 5; return insets
      // {top: 1, bottom: 3, trailing: 5}
      var insets = proposed
      insets.bottom = insets.top
      return insets // left out
      return isWide ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) // left out
      var insets = proposed
      insets.left = 8
      if isWide { insets.right = 8 }
      insets.top -= 4
      return insets // {leading: 8}
      """#
    ),
    objectiveC(
      MarginInsets.self,
      in: "- (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)proposed",
      #"""
      proposed.bottom = 0;
      if (self.isWide) proposed.left = 4;
      return proposed; // {bottom: 0}
      proposed = UIEdgeInsetsMake(proposed.top, 0, 0, 0);
      return proposed; // left out
      return (UIEdgeInsets){0, 5, 0, 5}; // {top: 0, leading: 5, bottom: 0, trailing: 5}
      UIEdgeInsets own = UIEdgeInsetsZero; own.left = 15; return own; // {top: 0, leading: 15, bottom: 0, trailing: 0}
      return UIEdgeInsetsMake(0, 10, 0, 0); // {top: 0, leading: 10, bottom: 0, trailing: 0}
      """#
    ),
    swift(
      Heights.self,
      in: "func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)",
      #"""
      preferredContentSize = maxSize // {compact: maximum}
      if mode == .compact {
        preferredContentSize = maxSize
      } else {
        preferredContentSize = CGSize(width: maxSize.width, height: 300)
      } // {compact: maximum, expanded: 300}
      switch mode {
      case .expanded: preferredContentSize = CGSize(width: 0, height: min(rows, maxSize.height))
      case .compact: preferredContentSize = CGSize(width: maxSize.width, height: 110.0)
      @unknown default: break
      } // {compact: 110, expanded: maximum}
      preferredContentSize = CGSize(width: 0, height: mode == .expanded ? 200 : maxSize.height)
      // {compact: maximum, expanded: 200}
      guard mode == .expanded else { return preferredContentSize = maxSize }
      preferredContentSize = CGSize(width: maxSize.width, height: tableView.contentSize.height)
      // {compact: maximum, expanded: content}
      preferredContentSize = CGSize(width: maxSize.width, height: computed()) // left out
      child.preferredContentSize.height = 44
      preferredContentSize = CGSize(width: 0, height: 110 as CGFloat) // {compact: 110}
      #if swift(>=4)
      preferredContentSize = CGSize(width: 0, height: CGFloat(110))
      #endif // left out
      preferredContentSize = mode == .compact ? maxSize : CGSize(width: 0, height: 250)
      // {compact: maximum, expanded: 250}
      preferredContentSize = isLarge ? maxSize : CGSize(width: 0, height: 250) // left out
      preferredContentSize.height = min(rows, maxSize.height) // {compact: maximum}
      let isExpanded = mode == .expanded
      preferredContentSize = isExpanded ? CGSize(width: 0, height: 180) : maxSize
      // {compact: maximum, expanded: 180}
      let isCompact = mode == .compact
      if !isCompact { preferredContentSize = CGSize(width: 0, height: 190) } else { preferredContentSize = maxSize }
      // {compact: maximum, expanded: 190}
      if !(mode == .compact) { preferredContentSize = CGSize(width: 0, height: 195) } else { preferredContentSize = maxSize }
      // {compact: maximum, expanded: 195}
      preferredContentSize = CGSize(width: 0, height: 90)
      preferredContentSize.height += 20 // left out
      var size = maxSize
      if mode == .expanded { size.height = 200 }
      preferredContentSize = size // {compact: maximum, expanded: 200}
      var size = maxSize
      size.height = 200
      if isLarge { size.height = 300 }
      preferredContentSize = size // left out
      var height: CGFloat = 110
      if mode == .expanded { height = 250 }
      preferredContentSize = CGSize(width: 0, height: height) // {compact: 110, expanded: 250}
      preferredContentSize = CGSize(width: 0, height: min(mode == .expanded ? 280 : 110, 240))
      // {compact: 110, expanded: 240}
      let height: CGFloat = mode == .compact ? 110 : 220
      preferredContentSize = CGSize(width: maxSize.width, height: height) // {compact: 110, expanded: 220}
      let largest = extensionContext?.widgetMaximumSize(for: mode) ?? .zero
      preferredContentSize = extensionContext!.widgetMaximumSize(for: .compact) // {compact: maximum}
      guard let largest = extensionContext?.widgetMaximumSize(for: mode) else { return }
      preferredContentSize = CGSize(width: largest.width, height: largest.height)
      // {compact: maximum}
      """#
    ),
    objectiveC(
      Heights.self,
      in: "- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size",
      #"""
      CGSize wanted = size;
      if (mode == NCWidgetDisplayModeExpanded) { wanted.height = 240; }
      self.preferredContentSize = wanted; // {compact: maximum, expanded: 240}
      if (mode == NCWidgetDisplayModeExpanded) { self.preferredContentSize = CGSizeMake(0.0, 220.0f); }
      else { self.preferredContentSize = size; } // {compact: maximum, expanded: 220}
      [child setPreferredContentSize:CGSizeMake(0, 44)];
      [self setPreferredContentSize:size]; // {compact: maximum}
      CGFloat height = [self heightOfRows];
      self.preferredContentSize = CGSizeMake(0, height + 30); // left out
      if (mode == NCWidgetDisplayModeCompact) self.preferredContentSize = size;
      else self.preferredContentSize = CGSizeMake(0, 180); // {compact: maximum, expanded: 180}
      if (mode == NCWidgetDisplayModeCompact) return;
      self.preferredContentSize = CGSizeMake(0, 185); // {expanded: 185}
      self.preferredContentSize = CGSizeMake(0, 180.f); // {compact: 180}
      self.preferredContentSize = CGSizeMake(0, 94. * 3.); // {compact: 282}
      CGFloat high = 60; self.preferredContentSize = CGSizeMake(0, high); // {compact: 60}
      CGFloat high = 60; high += 44; self.preferredContentSize = CGSizeMake(0, high); // left out
      const CGFloat row = 50; self.preferredContentSize = CGSizeMake(0, 2 * row); // {compact: 100}
      __weak typeof(self) own = self; own.preferredContentSize = CGSizeMake(0, 90); // {compact: 90}
      """#
    ),
    swift(
      Heights.self,
      #"""
      override func viewDidLoad() { preferredContentSize = CGSize(width: 320, height: 44) } // {compact: 44}
      override func viewDidLoad() { let preferredContentSize = CGSize(width: 0, height: 44) } // left out
      func viewWillAppear(_ animated: Bool) {
        var size: CGSize = self.preferredContentSize
        size.height = 200.0
        self.preferredContentSize = size
      } // {compact: 200}
      """#
    ),
    swift(
      LargestDisplayMode.self,
      #"""
      func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .expanded } // expanded
      func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .compact } // compact
      func update() { extensionContext?.widgetLargestAvailableDisplayMode = count > 1 ? .expanded : .compact }
      // expanded
      func update() {
        let mode: NCWidgetDisplayMode = items.isEmpty ? .compact : .expanded
        extensionContext?.widgetLargestAvailableDisplayMode = mode
      } // expanded
      func update() { extensionContext?.widgetLargestAvailableDisplayMode = settings.mode } // left out
      let largest = NCWidgetDisplayMode.expanded
      func update() { extensionContext?.widgetLargestAvailableDisplayMode = largest } // expanded
      var largest: NCWidgetDisplayMode { isEmpty ? .compact : .expanded }
      func update() { extensionContext?.widgetLargestAvailableDisplayMode = self.largest } // expanded
      """#
    ),
    objectiveC(
      LargestDisplayMode.self,
      #"""
      /* See Modes/*.m */ - (void)viewDidLoad { char c[] = {'\\', '"'};
      x.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded; }
      // expanded
      - (void)viewDidLoad { self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded; }
      // expanded
      - (void)viewDidLoad { [self.extensionContext setWidgetLargestAvailableDisplayMode:NCWidgetDisplayModeCompact]; }
      // compact
      - (void)viewDidLoad {
        if (![context respondsToSelector:@selector(setWidgetLargestAvailableDisplayMode:)]) { return; }
        context.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeCompact;
      } // compact
      """#
    ),
    swift(
      DisplayModeChange.self,
      #"""
      func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
      // true
      func viewDidLoad() {} // false
      """#
    ),
    objectiveC(
      DisplayModeChange.self,
      #"""
      - (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {} // true
      """#
    ),
    swift(
      UpdateResults.self,
      in: "func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void))",
      #"""
      completionHandler(.newData) // [newData]
      completionHandler(changed ? NCUpdateResult.newData : NCUpdateResult.noData) // [newData, noData]
      let result: NCUpdateResult
      if changed { result = .newData } else { result = .failed }
      other = .noData
      print(NCUpdateResult.noData)
      completionHandler(result) // [newData, failed]
      let old = NCUpdateResult.failed
      print(old, NCUpdateResult.noData)
      if last == NCUpdateResult.failed { return }
      completionHandler(last == .failed ? .noData : .newData) // [newData, noData]
      reload() // []
      """#
    ),
    swift(
      UpdateResults.self,
      #"""
      func widgetPerformUpdate(_ handler: @escaping (NCUpdateResult) -> Void) { handler(NCUpdateResult.newData) }
      // left out
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { handler = completionHandler }
      func finish(with result: NCUpdateResult) { handler?(result) }
      func load() { finish(with: changed ? .newData : .noData) }
      }
      extension Today {
        func fail() { finish(with: .failed) } // [newData, noData, failed]
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        finish(completionHandler, with: isNew ? .newData : .noData)
      }
      func finish(_ handler: (NCUpdateResult) -> Void, with result: NCUpdateResult) { handler(result) }
      func finish(with error: Error) { print(error) }
      func fail() { finish(with: error) } // [newData, noData]
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { finish(completionHandler) }
      func finish(_ handler: (NCUpdateResult) -> Void, with result: NCUpdateResult = .noData) { handler(result) }
      // left out
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        handler = completionHandler
        if isEmpty { completionHandler(.noData) }
      }
      func finish() { if let done = handler { done(.newData) } } // [newData, noData]
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        load { result in completionHandler(result) }
      }
      func load(_ done: @escaping (NCUpdateResult) -> Void) { done(result(of: 1)) }
      func result(of count: Int) -> NCUpdateResult { return count > 0 ? .newData : .noData }
      func log() -> NCUpdateResult { return .failed } // [newData, noData]
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { load(then: completionHandler) }
      func load(then done: @escaping (NCUpdateResult) -> Void) { fetch { done($0) } }
      func fetch(_ done: (NCUpdateResult) -> Void) { done(.newData) }
      func trace(_ result: NCUpdateResult) { print(result) }
      func other() { trace(.failed) } // left out
      func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
        func finish(_ result: NCUpdateResult) { completionHandler(result) }
        var result = NCUpdateResult.noData
        defer { completionHandler(result) }
        if changed { result = .newData }
        finish(.failed)
      } // left out
      """#
    ),
    objectiveC(
      UpdateResults.self,
      #"""
      - (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler {
        self.handler = completionHandler;
        [self finish:NCUpdateResultNewData];
        NSLog(@"%lu", NCUpdateResultFailed);
      }
      - (void)finish:(NCUpdateResult)result { _handler(result); } // [newData]
      - (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler {
        self.handler = completionHandler;
        [loader loadWithTarget:self selector:@selector(finish:)];
      }
      - (void)finish:(NCUpdateResult)result { _handler(result); } // left out
      - (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler {
        [self load:2 then:completionHandler];
      }
      - (void)load:(int)count then:(void (^)(NCUpdateResult))done {
        done(count ? NCUpdateResultNewData : NCUpdateResultFailed);
      } // [newData, failed]
      - (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler {
        [Forecast load:completionHandler];
      } // left out
      """#
    ),
  ].flatMap(\.self)
}
