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
    for (file, body) in widget.bodies(of: widget.views) {
      for index in body where file.isToken(index, "UIVibrancyEffect") {
        let name = file.isToken(index + 1, ".") ? index + 2 : index + 1
        guard let effect = effects[file.text(name)], found[effect] == nil else { continue }
        if widget.isDead(name, in: file) { continue }
        found[effect] = file.place(name)
      }
    }
    if found.isEmpty { return }
    facts.set(field, .list(found.sorted { $0.key < $1.key }.map { .scalar($0.key, at: $0.value) }))
  }
}
