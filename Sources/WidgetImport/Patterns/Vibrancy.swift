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

  private static let effects = [
    "widgetPrimary": "primary", "widgetPrimaryVibrancyEffect": "primary",
    "widgetSecondary": "secondary", "widgetSecondaryVibrancyEffect": "secondary",
    "notificationCenter": "notificationCenter", "notificationCenterVibrancyEffect": "notificationCenter",
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    var found: [String: SourcePlace] = [:]
    for token in widget.tokens where token.text == "UIVibrancyEffect" {
      let name = token.moved(token[1] == "." ? 2 : 1)
      guard let effect = effects[name.text], found[effect] == nil, !widget.isDead(name) else { continue }
      found[effect] = name.place
    }
    if found.isEmpty { return }
    facts.set(field, .list(found.sorted { $0.key < $1.key }.map { .scalar($0.key, at: $0.value) }))
  }
}
