/// `background.color`: the one color in the container, or one for each mode.
enum KitColor {
  /// Reads the color from the code that a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    let isForLockScreen = context.families.isDisjoint(with: .system)
    let containers = context.reach.uses.filter { use in
      KitContainer.setsContainer(use.token) && (isForLockScreen || use.isDrawn(in: .system))
    }
    func colors(_ scheme: String) -> [SourceValue?] {
      containers.flatMap { Self.colors($0.with(colorScheme: scheme), context) }
    }
    let (light, dark) = (colors("light"), colors("dark"))
    guard let first = light.first ?? nil, let last = dark.first ?? nil, !(light + dark).contains(nil) else { return }
    func isOne(_ found: [SourceValue?]) -> Bool { found.allSatisfy { $0?.statement == found[0]?.statement } }
    let isSame = first.statement == last.statement
    if isOne(light), isOne(dark), isSame || (first.entries + last.entries).isEmpty {
      facts.set("background.color", isSame ? first : .mapping([("light", first), ("dark", last)]))
    } else {
      facts.leaveOut("background.color", at: containers[0].token.place, "there are several")
    }
  }

  /// Returns the colors of one container, with nil for anything that is not a color or cannot be read.
  private static func colors(_ use: ViewUse, _ context: KitContext) -> [SourceValue?] {
    let call = ViewCall(use.token)
    let content = call.argument("content")
    let closure = call.closures.count == 1 ? call.closures[0].body : content?.inside("{") ?? content
    guard let code = call.argument("") ?? closure else { return [nil] }
    let leaves = leaves(code, use, context)
    if leaves.isEmpty { return [nil] }
    return leaves.map { leaf in
      let color = text(leaf.code, context.catalogs(of: leaf.scope.module))
      if color == nil, mayBeColor(leaf.code) { leaf.leaveOut("background.color") }
      return color
    }
  }

  /// Returns what the code in a container evaluates to, or what a closure does that a helper's caller passes for it.
  private static func leaves(_ code: Code, _ use: ViewUse, _ context: KitContext, hops: Int = 1) -> [CodeExpression] {
    var values = use.values()
    let home = values.families.intersection(.system)
    if !home.isEmpty { values.families = home }
    let parts = values.made(by: code, in: use.scope).map { use.expression($0.code) }
    return parts.flatMap { $0.leaves(hops: 2) }.flatMap { leaf -> [CodeExpression] in
      let own = leaf.implicit(of: "Color", "ShapeStyle")
      if !own.isEmpty { return own.flatMap { $0.leaves(hops: 2) } }
      if let inner = leaf.code.inside("{") ?? fill(leaf.code) { return leaf.with(inner).leaves(hops: 2) }
      guard hops > 0, let name = leaf.code.withoutEmptyCall.ownName, let calls = context.reach.calls[leaf.scope.member],
        leaf.scope.member.type(of: name.text)?.contains("->") == true
      else { return [leaf] }
      return calls.filter { $0.isDrawn(in: values.families) }.flatMap { caller in
        let closures = ViewCall(caller.token).closures
        let caller = caller.with(colorScheme: use.around.flags["colorScheme"]?.first ?? "")
        return closures.count == 1 ? leaves(closures[0].body, caller, context, hops: hops - 1) : [leaf]
      }
    }
  }

  /// Returns the fill of a shape without a size of its own, `.black` in `Rectangle().fill(.black)`; nil otherwise.
  private static func fill(_ code: Code) -> Code? {
    let fill = code.start.moved(4)
    guard code.start.isAny("Rectangle", "ContainerRelativeShape"), fill.text == "fill" else { return nil }
    return ViewCall(fill).end == code.endIndex ? ViewCall(fill).argument("") : nil
  }

  /// Whether the names in an expression suggest a color, rather than a gradient, view or style.
  private static func mayBeColor(_ code: Code) -> Bool {
    let names = code.prefix(Limits.value).outer.map(\.text)
    return names.contains { $0.hasSuffix("olor") || systemNames[$0] != nil }
      && !names.contains { $0.hasSuffix("radient") }
  }

  /// Returns the color in an expression, as a description writes it; nil for anything else.
  private static func text(_ code: Code, _ catalogs: AssetCatalogs) -> SourceValue? {
    let code = code.without(modifiers: ["ignoresSafeArea", "edgesIgnoringSafeArea"])
    var name = code.start
    if name.text == "Color", name[1] == "." { name = name.moved(2) } else if name.text == "." { name = name.moved(1) }
    if name.index == code.endIndex - 1, name[-1] == "." {
      return systemNames[name.text].map { .scalar($0, at: name.place) }
        ?? catalogs.asset(name.text, [".colorset"]).flatMap(catalogs.color)
    }
    let call = ViewCall(name)
    guard name.text == "Color", call.end == code.endIndex, call.closures.isEmpty else { return nil }
    if let string = call.argument("").flatMap(CodeValues.text) {
      return string.literal.flatMap(catalogs.color)
    }
    let inner = call.argument("uiColor") ?? call.argument("").flatMap { $0.last?.text == "sRGB" ? nil : $0 }
    if let named = inner.flatMap(CodeValues.caseName) {
      return InterfaceColor.name(named, or: InterfaceColor.more).map { .scalar($0, at: name.place) }
        ?? catalogs.asset(named, [".colorset"]).flatMap(catalogs.color)
    }
    guard inner == nil, let alpha = call.argument("opacity").map(InterfaceColor.component) ?? 1 else { return nil }
    let hexCode = InterfaceColor.code(alpha: alpha) { call.argument($0).flatMap(InterfaceColor.component) }
    return hexCode.map { .scalar($0, at: name.place) }
  }

  /// The names that descriptions have for SwiftUI's colors.
  private static let systemNames = [
    "clear": "clear", "black": "black", "white": "white", "red": "systemRed", "orange": "systemOrange",
    "yellow": "systemYellow", "green": "systemGreen", "teal": "systemTeal", "blue": "systemBlue",
    "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink", "gray": "systemGray",
  ]
}

/// `background.container`: whether a view sets `containerBackground(for: .widget)`.
enum KitContainer {
  /// Whether a name sets the container's background.
  static func setsContainer(_ token: Cursor) -> Bool {
    guard token.text == "containerBackground", token[1] == "(" else { return false }
    return ViewCall(token).argument("for").map { $0.contains("widget") } ?? false
  }

  /// Reads the field from the code that a widget reaches; without a place, the container is not reported as missing.
  static func read(_ reach: KitReach, at place: SourcePlace?, _ facts: inout Facts) {
    if let use = reach.uses.first(where: { setsContainer($0.token) }) {
      facts.set("background.container", .scalar("true", at: use.token.place))
    } else if let place, reach.isComplete {
      facts.set("background.container", .scalar("false", at: place))
    }
    facts.hasUnreadText = !reach.isComplete
    facts.add(reach.notes)
  }
}
