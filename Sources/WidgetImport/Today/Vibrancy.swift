import LintCore

/// `vibrancy`: the vibrancy effects for widgets that code makes.
enum Vibrancy: CodePattern {
  static let field = "vibrancy"

  private static let effects = [
    "widgetPrimary": "primary", "widgetSecondary": "secondary", "notificationCenter": "notificationCenter",
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let found = widget.tokens.compactMap { token -> SourceValue? in
      // let effect: UIVibrancyEffect = .widgetPrimary()
      guard token.text == "UIVibrancyEffect" || token.isImplicit && token[1] == "(" else { return nil }
      let name = token.isImplicit ? token : token.moved(token[1] == "." ? 2 : 1)
      guard let effect = effects[name.text.replacing("VibrancyEffect", with: "")], !widget.isDead(name) else {
        return nil
      }
      return .scalar(effect, at: name.place)
    }
    facts.set(field, list: found.unique(by: \.shown).sorted { $0.shown < $1.shown })
  }
}
