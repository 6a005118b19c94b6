/// The views that are not seen, and the labels that show their icon alone.
struct HiddenViews {
  private let modifiers: KitModifiers<String>

  /// Those that a widget reaches.
  init(_ reach: KitReach) {
    modifiers = KitModifiers(reach.code, reach.uses, Self.names) { Self.hides($0.call) ? $0.call.name.text : nil }
  }

  func contains(_ use: ViewUse) -> Bool {
    guard let found = modifiers.first(use) else { return false }
    return found != "labelStyle" || ViewChain.base(of: use.token).text == "Label"
  }

  private static let names: Set<String> = ["hidden", "opacity", "foregroundStyle", "foregroundColor", "labelStyle"]

  private static func hides(_ modifier: ViewCall) -> Bool {
    guard let argument = modifier.arguments.first else { return modifier.name.text == "hidden" }
    return KitValues.number(argument).flatMap(Double.init) == 0
      || ["clear", "iconOnly"].contains(KitValues.caseName(argument))
  }
}
