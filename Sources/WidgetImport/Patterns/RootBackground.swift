/// `background`: the color that code gives to the root view.
enum RootBackground: CodePattern {
  static let field = "background"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let reason = "code sets it to a color that is not literal, or to several"
    facts.set(field, agreed: changes(widget), otherwise: reason)
  }

  /// Whether code sets the background of the root view.
  static func isSet(_ widget: WidgetCode) -> Bool { !changes(widget).isEmpty }

  /// Where code sets it, each with the color if it is literal and set unconditionally.
  private static func changes(_ widget: WidgetCode) -> [Reading] {
    lazy var started = widget.startedMethods
    var own: [Reading] = []
    for token in widget.bodies(of: widget.principal).joined() where own.count < Limits.assignments {
      if widget.rootNames.contains(token.text), let property = changed(after: token), isRoot(token, widget) {
        let isStarted = widget.code.method(at: token).map { started.contains($0.name) } ?? false
        own.append((isStarted ? color(givenBy: property) : nil, property.place))
      } else if isKeyPath(token) {
        own.append((nil, token.place))
      }
    }
    // If the root view has its own class, that class may set its own color.
    let root = widget.rootClass.map { widget.code.inheritance(of: $0).names } ?? []
    let inside = widget.bodies(of: root).joined().filter { $0.text.lowercased().hasSuffix("backgroundcolor") }
    return own + inside.map { (nil, $0.place) }
  }

  /// Whether a token is the color in a key path, which may be the root view's: `\.backgroundColor`.
  private static func isKeyPath(_ token: Cursor) -> Bool {
    guard token.text == "backgroundColor" else { return false }
    let before = sequence(first: token.moved(-1)) { $0.moved(-1) }.prefix(Limits.names)
    return before.first { !$0.isWord && !$0.isAny(".", "?", "!") }?.text == "\\"
  }

  /// The property of the root view that sets its background; nil if none does.
  private static func changed(after view: Cursor) -> Cursor? {
    var next = view.moved(1)
    while next.isAny("?", "!") { next = next.moved(1) }
    // [self.view setBackgroundColor:…]
    let property = next.text == "." ? next.moved(1) : next
    guard next.text == "." || view.file.isObjectiveC && property[1] == ":" else { return nil }
    if property.assigned(to: "backgroundColor") != nil { return property }
    // A binding, the layer's color, or a custom setter.
    let path = sequence(first: property) { $0[1] == "." ? $0.moved(2) : nil }.prefix(Limits.names)
    let other = path.first { name in
      name.isWord && name.text.lowercased().contains("background") && name.text != "backgroundView"
    }
    return other.flatMap { $0.text != "backgroundColor" || $0.index > property.index || isBound($0) ? $0 : nil }
  }

  /// The color that a property sets; nil if it is not literal, or is set only in some cases.
  private static func color(givenBy property: Cursor) -> String? {
    guard property[-3] != "layer", property[-2] != "layer", !property.isInCase else { return nil }
    return property.assigned(to: "backgroundColor").flatMap(color)
  }

  /// Whether an operator other than a comparison sets a property: `<~`, `<-`.
  private static func isBound(_ property: Cursor) -> Bool { property[1] == "<" && ["~", "-"].contains(property[2]) }

  /// Whether a name is the root view's: `self.view`, or `view` if nothing else has that name.
  private static func isRoot(_ token: Cursor, _ widget: WidgetCode) -> Bool {
    let (method, variable) = (widget.code.method(at: token), widget.code.variable(around: token))
    guard token.isOwn, let type = method?.type ?? variable?.type, widget.principal.contains(type) else { return false }
    return token[-1] == "." || method?.parameters.contains(token.text) != true && !token.isShadowed
  }

  /// `UIColor.black`, `.black`, `UIColor.clearColor()`, `[UIColor blackColor]`.
  private static func color(_ value: Code) -> String? {
    let words = value.words
    guard let last = words.last, words.count == 1 || words.count == 2 && words[0] == "UIColor",
      value.allSatisfy({ $0.isWord || $0.isAny(".", "[", "]", "(", ")") })
    else { return nil }
    return InterfaceColor.name(last)
  }
}
