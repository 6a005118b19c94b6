/// `vibrancy`: the effects that are made for widgets.
enum Vibrancy: CodePattern {
  static let field = "vibrancy"

  static let examples: [PatternExample] = [
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
    .objectiveC(
      "- (void)viewDidLoad { self.effect = [UIVibrancyEffect widgetSecondaryVibrancyEffect]; }",
      "[secondary]"
    ),
  ]

  private static let effects = [
    "widgetPrimary": "primary", "widgetPrimaryVibrancyEffect": "primary",
    "widgetSecondary": "secondary", "widgetSecondaryVibrancyEffect": "secondary",
    "notificationCenter": "notificationCenter", "notificationCenterVibrancyEffect": "notificationCenter",
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    var found: [String: SourcePlace] = [:]
    for (file, body) in widget.bodies(of: widget.views) {
      for index in body where file.isToken(index, "UIVibrancyEffect") {
        let name = file.isToken(index + 1, ".") ? index + 2 : index + 1
        guard let effect = effects[file.text(name)], found[effect] == nil else { continue }
        if isDead(name, file, widget) { continue }
        found[effect] = file.place(name)
      }
    }
    if found.isEmpty { return }
    facts.set(field, .list(found.sorted { $0.key < $1.key }.map { .scalar($0.key, at: $0.value) }))
  }

  /// Whether a token stands in the else branch of a check for a version that the widget always has.
  private static func isDead(_ index: Int, _ file: CodeFile, _ widget: WidgetCode) -> Bool {
    guard let method = widget.method(at: index, in: file), let lowest = widget.lowestVersion else { return false }
    var next = index - 1
    while next >= method.body.lowerBound {
      if file.isToken(next, "{"), file.isToken(next - 1, "else"), let block = file.partner(next - 2),
        file.isToken(block - 1, ")"), let check = file.partner(block - 1), file.isToken(check - 1, "#available")
      {
        let version = file.text(check + 2).split(separator: ".").first.flatMap { Int($0) } ?? .max
        if lowest >= version { return true }
      }
      next = (file.partner(next).map { $0 < next ? $0 : next } ?? next) - 1
    }
    return false
  }
}
