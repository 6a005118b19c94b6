/// The views that are not seen, and the labels that show their icon alone.
struct HiddenViews {
  private let modifiers: KitModifiers

  /// Those that a widget reaches.
  init(_ reach: KitReach) {
    modifiers = KitModifiers(reach.code, reach.uses, Self.names) { modifier in
      let call = modifier.call
      let isHiding =
        call.arguments.first.map { argument in
          let isNothing = KitValues.number(argument).flatMap(Double.init) == 0
          return isNothing || ["clear", "iconOnly"].contains(KitValues.caseName(argument))
        } ?? (call.name.text == "hidden")
      return isHiding ? .scalar(call.name.text, at: call.name.place) : nil
    }
  }

  func contains(_ use: ViewUse) -> Bool {
    guard let found = modifiers.first(use) else { return false }
    return found.shown != "labelStyle" || ViewChain.base(of: use.token).text == "Label"
  }

  private static let names: Set<String> = ["hidden", "opacity", "foregroundStyle", "foregroundColor", "labelStyle"]
}
