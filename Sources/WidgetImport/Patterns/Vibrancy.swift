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
    let found = widget.tokens.filter { $0.text == "UIVibrancyEffect" }.compactMap { token -> SourceValue? in
      let name = token.moved(token[1] == "." ? 2 : 1)
      guard let effect = effects[name.text], !widget.isDead(name) else { return nil }
      return .scalar(effect, at: name.place)
    }
    facts.set(field, list: found.unique(by: \.shown).sorted { $0.shown < $1.shown })
  }
}
