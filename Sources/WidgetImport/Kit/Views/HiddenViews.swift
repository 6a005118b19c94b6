/// The views that are not seen, and the labels that show their icon alone.
struct HiddenViews {
  private let modifiers: KitModifiers<String>

  /// Those that a widget reaches.
  init(_ reach: KitReach) {
    modifiers = KitModifiers(reach.code, reach.uses, Self.names) { modifier in
      let call = modifier.call
      guard let argument = call.arguments.first else { return call.name.text == "hidden" ? "hidden" : nil }
      let isHiding = KitValues.number(argument).flatMap(Double.init) == 0
      return isHiding || ["clear", "iconOnly"].contains(KitValues.caseName(argument)) ? call.name.text : nil
    }
  }

  func contains(_ use: ViewUse) -> Bool {
    guard let found = modifiers.first(use) else { return false }
    return found != "labelStyle" || ViewChain.base(of: use.token).text == "Label"
  }

  private static let names: Set<String> = ["hidden", "opacity", "foregroundStyle", "foregroundColor", "labelStyle"]
}
