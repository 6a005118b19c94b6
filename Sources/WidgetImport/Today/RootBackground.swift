import LintCore

/// `background`: the color that code gives to the root view.
enum RootBackground: CodePattern {
  /// A place that sets the background: its possible colors, empty if they are not read, and whether it always runs.
  private typealias Change = (colors: Set<String>, isCertain: Bool, place: SourcePlace)

  static let field = "background"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let changes = changes(widget)
    guard let first = changes.first else { return }
    let colors = Set(changes.flatMap(\.colors))
    if let unread = changes.first(where: \.colors.isEmpty) {
      facts.leaveOut(field, at: unread.place, "code sets it to a color that is not read")
    } else if !changes.contains(where: \.isCertain) {
      facts.leaveOut(field, at: first.place, "code sets it where that may not run")
    } else if colors.count > 1, colors.contains("clear") {
      facts.leaveOut(field, at: first.place, "code sets it to a color, and to clear")
    } else if colors == ["clear"], isCovered(widget) {
      facts.leaveOut(field, at: first.place, "a view with a color of its own fills the root")
    } else {
      // Each of several colors covers the system's background.
      facts.set(field, .scalar(colors.count == 1 ? colors.joined() : "custom", at: first.place))
    }
  }

  /// Whether code sets the background of the root view.
  static func isSet(_ widget: WidgetCode) -> Bool { !changes(widget).isEmpty }

  /// Whether a view with a color of its own fills the root: `cover.frame = view.bounds`.
  private static func isCovered(_ widget: WidgetCode) -> Bool {
    var (filling, colored): (Set<String>, Set<String>) = ([], [])
    for name in widget.bodies(of: widget.principal).joined() where name.isWord {
      let property = name[1] == "." ? name.moved(2) : name
      guard let value = property.assigned else { continue }
      if value.suffix(2).contains(where: { $0.text == "bounds" }) { filling.insert(name.text) }
      if property.text == "backgroundColor", color(widget.definition(value)) != "clear" { colored.insert(name.text) }
    }
    return !filling.isDisjoint(with: colored)
  }

  /// Returns those of some outlets whose views get a color from code, and those whose views surely become clear.
  static func changed(_ outlets: Set<String>, _ widget: WidgetCode) -> (all: Set<String>, clear: Set<String>) {
    let started = widget.startedMethods
    var (all, clear, other): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for token in widget.tokens where token.isWord {
      guard let name = token.outlet(among: outlets), let property = changed(after: token) else { continue }
      all.insert(name)
      if !isRoot(token, widget) || colors(givenBy: property, widget) != ["clear"] { other.insert(name) }
      let isStarted = widget.code.method(at: token).map { started.contains($0.name) } ?? false
      if isStarted, widget.isCertain(property) { clear.insert(name) }
    }
    return (all, clear.subtracting(other))
  }

  /// Returns the places where code may set the background.
  private static func changes(_ widget: WidgetCode) -> [Change] {
    lazy var started = widget.startedMethods
    var own: [Change] = []
    let given = Set(widget.bodies(of: widget.principal).joined().compactMap { parameter(givenRoot: $0, widget) })
    // view = card
    let set = widget.bodies(of: widget.principal).joined().lazy.filter { $0.text == "view" && isRoot($0, widget) }
    let made = Array(set.compactMap(\.assigned).filter { $0.start.isWord }.prefix(Limits.names))
    func isOfRoot(_ token: Cursor) -> Bool {
      widget.rootNames.contains(token.text) && isRoot(token, widget)
        || made.contains { $0.count == 1 && isSame(token, $0.start, widget) }
    }
    for token in widget.bodies(of: widget.principal).joined() where own.count < Limits.assignments {
      if isOfRoot(token), let property = changed(after: token) {
        if widget.isDead(property) { continue }
        let isStarted = widget.code.method(at: token).map { started.contains($0.name) } ?? false
        own.append((colors(givenBy: property, widget), isStarted && widget.isCertain(property), property.place))
      } else if isKeyPath(token) {
        own.append(([], false, token.place))
      } else if token.assigned(to: "backgroundColor") != nil, mayBeOfRoot(token, given, widget) {
        own.append((colors(givenBy: token, widget), false, token.place))
      }
    }
    // If the root view has its own class, that class may set its own color.
    let root = [widget.rootClass].compactMap(\.self) + made.compactMap { widget.definition($0).madeType?.text }
    let classes = root.flatMap { widget.code.inheritance(of: $0).names }.unique(by: \.self)
    let inside = widget.bodies(of: classes).joined().filter { $0.text.lowercased().hasSuffix("backgroundcolor") }
    return own + inside.map { ([], false, $0.place) }
  }

  /// Whether a token is the root view itself, passed to a call, a list or a closure: `[view, label]`, `view.apply {`.
  private static func isGiven(_ token: Cursor, _ widget: WidgetCode) -> Bool {
    guard widget.rootNames.contains(token.text) else { return false }
    let next = token.following
    let hasClosure = next.text == "." && (next[2] == "{" || next[2] == "(" && next[3] == "{")
    return (hasClosure || next.isAny(",", ")", "]")) && isRoot(token, widget)
  }

  /// Returns the label of a parameter that gets the root view, or its method: `style(view)`, `[self style:self.view]`.
  private static func parameter(givenRoot token: Cursor, _ widget: WidgetCode) -> String? {
    guard isGiven(token, widget) else { return nil }
    let start = token[-1] == "." ? token.moved(token[-2] == "?" ? -3 : -2) : token
    return start[-1] == ":" ? start[-2] : token.bracket?[-1]
  }

  /// Whether a color may be set on the root view through a constant, a parameter, or a name of a closure or a loop.
  private static func mayBeOfRoot(_ color: Cursor, _ given: Set<String>, _ widget: WidgetCode) -> Bool {
    var name = color.moved(-1)
    while name.isAny(".", "?", "!") { name = name.moved(-1) }
    guard color[-1] == "." || color.file.isObjectiveC, name.isOwn else { return false }
    // [view, label].forEach { $0.backgroundColor = … }
    let isNumbered = name[-1] == "$"
    let block = name.blocksInMethod.first { isNumbered ? $0.kind == .other : name.binds($0, name.text) }
    if let block { return Code(name.file, block.header).suffix(Limits.argument).contains { isGiven($0, widget) } }
    // let root = self.view
    let value = widget.definition(name.code)
    if value.count < 5, let root = value.last, root.index != name.index, widget.rootNames.contains(root.text) {
      return isRoot(root, widget)
    }
    guard let method = widget.code.method(at: name), let index = method.parameters.firstIndex(of: name.text)
    else { return false }
    let label = method.labels[index]
    return given.contains(label) || (index == 0 || label == "_") && given.contains(method.name)
  }

  /// Whether a token is the color in a key path, which may apply to the root view: `\.backgroundColor`.
  private static func isKeyPath(_ token: Cursor) -> Bool {
    guard token.text == "backgroundColor" else { return false }
    let before = sequence(first: token.moved(-1)) { $0.moved(-1) }.prefix(Limits.names)
    return before.first { !$0.isWord && !$0.isAny(".", "?", "!") }?.text == "\\"
  }

  /// The properties of a view that are other views.
  private static let others: Set<String> = ["superview", "subviews", "window", "mask", "maskView"]

  /// Returns the property or setter after a view that sets its background; nil if none does.
  private static func changed(after view: Cursor) -> Cursor? {
    // [self.view setBackgroundColor:…], [[self view] setBackgroundColor:…]
    let end = view.following.text == "]" && view[-1] == "self" ? view.following : view
    let path = view.file.isObjectiveC && end.following[1] == ":" ? [end.following] : end.path
    guard let property = path.first, !others.contains(property.text) else { return nil }
    if property.assigned(to: "backgroundColor") != nil { return property }
    // A binding, the layer's color, or a custom setter.
    let other = path.first { $0.text.lowercased().contains("background") && $0.text != "backgroundView" }
    // The app's own setter sets nothing if it gets nil: `[self.view setBackgroundColorPicker:nil]`.
    if let other, !other.text.hasSuffix("olor"), other.argument?.words == ["nil"] { return nil }
    return other.flatMap { $0.text != "backgroundColor" || $0.index > property.index || isBound($0) ? $0 : nil }
  }

  /// Returns the colors that a property may be set to; empty if one of them cannot be read.
  private static func colors(givenBy property: Cursor, _ widget: WidgetCode) -> Set<String> {
    // The color of the view's layer, or of another part, is not the view's own.
    guard property.receiver?.isOwn != false, let value = property.assigned(to: "backgroundColor") else { return [] }
    let colors = value.choices().map { color(widget.definition($0)) }
    return colors.contains(nil) ? [] : Set(colors.compactMap(\.self))
  }

  /// Whether an operator other than a comparison sets a property: `<~`, `<-`.
  private static func isBound(_ property: Cursor) -> Bool { property[1] == "<" && ["~", "-"].contains(property[2]) }

  /// Whether a name refers to the root view: `self.view`, or `view` if nothing local has that name.
  static func isRoot(_ token: Cursor, _ widget: WidgetCode) -> Bool {
    let (method, variable) = (widget.code.method(at: token), widget.code.variable(around: token))
    guard token.isOwn, let type = (method ?? variable)?.owner, widget.principal.contains(type) else { return false }
    return token[-1] == "." || method?.parameters.contains(token.text) != true && !token.isShadowed
  }

  /// Whether two names refer to the same local value or the same property.
  private static func isSame(_ first: Cursor, _ second: Cursor, _ widget: WidgetCode) -> Bool {
    guard first.text == second.text, first.isOwn else { return false }
    let local = widget.code.local(second)?.token
    return local == nil
      ? isRoot(first, widget) && isRoot(second, widget) : local == widget.code.local(first)?.token
  }

  /// Returns the color in `.black`, `UIColor.clearColor()`, `[UIColor blackColor]` or literal components; else nil.
  private static func color(_ value: Code) -> String? {
    let words = value.words
    if words == ["nil"] { return "clear" }
    let isNamed = words.count == 1 && value.start.text == "." || words.count == 2 && words[0] == "UIColor"
    guard isNamed, let last = words.last,
      value.allSatisfy({ $0.isWord || $0.isAny(".", "[", "]", "(", ")") })
    else {
      // Whatever the color, UIColor.black.withAlphaComponent(0.5) is only partly clear.
      let fading = value.first { $0.isAny("withAlphaComponent", "colorWithAlphaComponent") }?.argument
      if let fading, fading.endIndex == value.endIndex - 1, let alpha = InterfaceColor.component(fading) {
        return alpha == 0 ? "clear" : "custom"
      }
      let components = components(value)
      guard let alpha = components["alpha"] else { return nil }
      return alpha == 0 ? "clear" : InterfaceColor.code(alpha: alpha) { components[$0] }
    }
    return InterfaceColor.name(last)
  }

  /// Returns the literal components of `UIColor(red: …)`, `#colorLiteral(red: …)` and `[UIColor colorWithRed:…]`.
  private static func components(_ value: Code) -> [String: Double] {
    let message = value.inside("[").flatMap { $0.start.text == "UIColor" ? ViewCall($0.start.moved(1)).arguments : nil }
    var components: [String: Double] = [:]
    for argument in message ?? value.arguments(of: "UIColor", "#colorLiteral") ?? [] {
      let name = argument.label?.replacing("colorWith", with: "").lowercased()
      if let name { components[name] = InterfaceColor.component(argument.unlabeled) }
    }
    return components
  }
}
