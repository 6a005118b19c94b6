/// `largestDisplayMode` and `expandedModeGuarded`: the value assigned to the extension context's property.
enum LargestDisplayMode: CodePattern {
  static let field = "largestDisplayMode"
  private static let names = ["widgetLargestAvailableDisplayMode", "setWidgetLargestAvailableDisplayMode"]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    var places: [DisplayMode?: SourcePlace] = [:]
    var guards: [Reading] = []
    var seen = 0
    // If every version has display modes, there is nothing to guard.
    let isOld = widget.lowestVersion.map { $0 < 1000 } ?? false
    for token in widget.tokens {
      guard let value = token.assigned(to: names[0]) else { continue }
      if widget.isUncalled(token) || widget.isDead(token) { continue }
      // Each value may be a name with many values; those beyond a limit count as computed.
      seen += 1
      let modes = seen <= Limits.assignments ? modes(value, widget) : []
      let mode: DisplayMode? = modes.contains(.expanded) ? .expanded : modes.first
      places[mode] = places[mode] ?? token.place
      if isOld, mode == .expanded {
        let isGuarded = guards.count < Limits.guards ? isGuarded(token, widget) : nil
        guards.append((isGuarded.map { "\($0)" }, token.place))
      }
    }
    if let expanded = places[.expanded] {
      facts.set(field, .scalar("expanded", at: expanded))
      guard isOld else { return }
      // A single unguarded assignment is enough.
      let readings = guards.first { $0.text == "false" }.map { [$0] } ?? guards
      facts.set("expandedModeGuarded", agreed: readings, otherwise: "a condition or a caller may check the version")
    } else if let unknown = places[nil] {
      facts.leaveOut(field, at: unknown, "it is computed")
    } else if let compact = places[.compact] {
      facts.set(field, .scalar("compact", at: compact))
    } else if !widget.principal.isEmpty {
      let others = widget.bodies(of: names.flatMap(widget.code.types(naming:))).joined()
      guard let elsewhere = others.first(where: { $0.assigned(to: names[0]) != nil }) else { return }
      let isOwn = widget.code.type(at: elsewhere).map(widget.views.contains) ?? false
      let reason = isOwn ? "the code that sets it never runs" : "it is set outside of the widget's own classes"
      facts.leaveOut(field, at: elsewhere.place, reason)
    }
  }

  /// Returns the modes that an expression can be.
  private static func modes(_ value: Code, _ widget: WidgetCode) -> Set<DisplayMode> {
    let values = widget.expression(value)?.everyValue(hops: 2).map(\.code) ?? [value]
    return values.reduce(into: []) { $0.formUnion(words($1)) }
  }

  private static func words(_ value: Code) -> Set<DisplayMode> {
    Set(value.words.compactMap { DisplayMode(rawValue: $0) }).union(value.compactMap { DisplayMode($0) })
  }

  // MARK: - Guards

  /// Whether a token runs after a check of the version; nil if a condition or the method's callers may check it.
  private static func isGuarded(_ token: Cursor, _ widget: WidgetCode) -> Bool? {
    guard let method = widget.code.method(at: token) else { return nil }
    let own = method.isGuarded ? true : VersionChecks.isChecked(at: token, in: method, widget)
    let isCalled = WidgetCode.lifecycle.contains(method.name) || method.name.hasPrefix("widgetPerformUpdate")
    return own == false && !isCalled ? nil : own
  }
}

/// `handlesDisplayModeChange`: whether the principal class has the method that the system calls.
enum DisplayModeChange: CodePattern {
  static let field = "handlesDisplayModeChange"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    if let method = widget.displayModeHandler {
      facts.set(field, .scalar("true", at: method.head.place))
    } else if widget.isComplete, let type = widget.principal.first.flatMap(widget.code.declaration),
      !widget.ownMethods.contains(where: { $0.name == "widgetActiveDisplayModeDidChange" })
    {
      facts.set(field, .scalar("false", at: type.place))
    }
  }
}
