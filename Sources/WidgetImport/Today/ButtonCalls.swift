/// The titles that code gives to buttons, and the methods that the buttons call.
struct ButtonCalls {
  /// A title that code sets, nil if it is computed, and whether code sets it before the view is shown.
  typealias Change = (title: SourceValue?, isAtStart: Bool)

  /// The facts about a button in code.
  struct Button {
    var changes: [Change] = []
    /// The methods that it calls.
    var methods: [Member] = []
    /// The first place that sets its title or target.
    let place: SourcePlace
  }

  /// The identity of a button.
  enum Identity: Hashable {
    case outlet(String)
    /// A button that calls a method.
    case sender(String)
    /// A button that code makes.
    case made(String)
    /// A button made in a loop, indistinguishable from the others there, or in a method that nothing calls.
    case repeated
    case unknown
  }

  private var buttons: [Identity: Button] = [:]
  /// The methods called by buttons that no name identifies.
  private(set) var tapped: [Member] = []
  /// The outlets that code removes from the view, each with a place.
  private(set) var removed: [String: SourcePlace] = [:]
  /// The place where a title is given to an unidentified button.
  private(set) var unknown: SourcePlace?
  /// The classes that set their own title.
  private var titled: Set<String> = []
  private let widget: WidgetCode
  private let texts: CodeTexts
  private let outletNames: Set<String>

  init(_ widget: WidgetCode, _ target: TargetSources, _ calls: OpenCalls, outlets names: Set<String>) {
    (self.widget, outletNames) = (widget, names)
    texts = CodeTexts(target: target, host: nil, code: widget.values.code)
    // A limit, since each check may read many conditions.
    let checks = Steps(Limits.branches)
    func isNew(_ token: Cursor) -> Bool {
      widget.code.method(at: token).flatMap { VersionChecks.isChecked(at: token, in: $0, widget) } ?? false
    }
    for token in widget.tokens {
      if Self.setsTitle(token), let value = token.argument, !Self.isOtherState(token) {
        let isPlain = token.text == "setTitle"
        for title in isPlain ? value.stripped.choices().map({ title($0, at: token.place) }) : [nil] {
          takeTitle(title, token)
        }
      } else if token.text == "addTarget", token.receiver != nil, !widget.isUncalled(token) {
        let next = Code(token.file, token.index..<min(token.index + 24, token.file.tokens.count))
        let selector = next.lazy.compactMap { calls.selector($0) }.first
        takeTarget(selector.map { calls.methods(selector: $0) } ?? [], token)
      } else if widget.styled(by: token).contains("title") || setsLabel(token) {
        takeTitle(nil, token)
      } else if token.text == "removeFromSuperview", let name = token.receiver?.outlet(among: names),
        !token.isInCase || checks.take() && isNew(token)
      {
        removed[name] = token.place
      }
    }
  }

  /// The button with an identity; nil if code neither titles it nor adds a target.
  subscript(_ identity: Identity) -> Button? { buttons[identity] }

  /// Whether a button of a class, or of one that it inherits from, sets its own title.
  func setsOwnTitle(_ type: String) -> Bool { !titled.isDisjoint(with: widget.code.inheritance(of: type).names) }

  /// The buttons that code makes, in the order of their places.
  var made: [Button] {
    buttons.filter { if case .made = $0.key { true } else { false } }.values.sorted { $0.place < $1.place }
  }

  /// Returns the title in an expression, a literal or the text of a literal key; nil if it is computed.
  private func title(_ expression: Code, at place: SourcePlace) -> SourceValue? {
    if let text = widget.text(expression) { return text.literal.map { .scalar($0, at: place) } }
    // Another bundle has other texts.
    guard let written = widget.expression(expression), !written.definition.code.contains("bundle") else { return nil }
    return texts.known(written, hops: 2, isString: true)
  }

  /// Whether a token sets the title of a button, not of another class: `setTitle(…, for: …)`, `setTitle:… forState:…`.
  private static func setsTitle(_ token: Cursor) -> Bool {
    guard token.isAny("setTitle", "setAttributedTitle"), !token.isDeclaration else { return false }
    let next = ViewCall(token).arguments.dropFirst().first?.label
    return next == "for" || next == "forState"
  }

  /// Whether a token is the label of a known button whose text is set: `more.titleLabel?.text = …`.
  private func setsLabel(_ token: Cursor) -> Bool {
    token.text == "titleLabel" && token[-1] == "." && token.path.first?.assigned(to: "text") != nil
      && identity(token) != .unknown
  }

  /// Whether a title is for a state other than the normal one.
  private static func isOtherState(_ token: Cursor) -> Bool {
    let states = ["selected", "highlighted", "disabled", "focused"]
    return ViewCall(token).arguments.dropFirst().joined().prefix(Limits.argument).contains { word in
      states.contains { word[-1] == "." && word.text == $0 || word.text.lowercased() == "uicontrolstate" + $0 }
    }
  }

  private mutating func takeTitle(_ title: SourceValue?, _ token: Cursor) {
    if token.callsOwnMethod || token.receiver?.text == "super", let type = widget.code.type(at: token) {
      titled.insert(type)
      return
    }
    let method = widget.code.method(at: token)?.name
    let isAtStart = method == "viewWillAppear" ? !token.isInCase : ["viewDidLoad", "awakeFromNib"].contains(method)
    switch identity(token) {
    case .repeated: break
    case .unknown: unknown = unknown ?? token.place
    case let button:
      guard buttons[button]?.changes.count ?? 0 <= Limits.buttonChanges else { return }
      buttons[button, default: Button(place: token.place)].changes.append((title, isAtStart))
    }
  }

  private mutating func takeTarget(_ called: [Member], _ token: Cursor) {
    let button = identity(token)
    if button == .repeated || button == .unknown || buttons[button]?.methods.count ?? 0 >= Limits.buttonChanges {
      tapped += called
    } else {
      buttons[button, default: Button(place: token.place)].methods += called
    }
  }

  /// Returns the identity of the button whose method or property a token names.
  private func identity(_ token: Cursor) -> Identity {
    let name = token.receiver?.text ?? ""
    if let outlet = token.receiver?.outlet(among: outletNames) { return .outlet(outlet) }
    let method = widget.code.method(at: token)
    if let method, name == "sender" || method.isAction && name == method.parameters.first {
      return .sender(method.name)
    }
    // let button = UIButton() in a method, or in the closure that makes a property.
    let around = widget.code.variable(around: token)
    let type = widget.code.type(at: token) ?? ""
    if let local = token.receiver.flatMap(widget.code.local), let first = local.value.first {
      guard first.text == "[" || isButton(local.value) else { return .unknown }
      if token.blocksInMethod.contains(where: token.file.isLoop) || widget.isUncalled(token) { return .repeated }
      return .made(around?.name ?? "\(type).\(method?.name ?? "").\(name)")
    }
    let isMade = widget.code.variables(named: name, of: type).contains {
      $0.token.file === token.file && (!$0.value.isEmpty || !$0.body.isEmpty)
    }
    if isMade { return .made(name) }
    // In Objective-C _button = [UIButton new] makes self.button.
    let plain = token.file.isObjectiveC ? name.plainName : name
    let values = [plain, "_" + plain].flatMap { widget.assignments[$0] ?? [] }
    return values.contains(where: isButton) ? .made(plain) : .unknown
  }

  /// Whether a value begins with the type of a button: `UIButton(…)`, `[[OwnButton alloc] init]`.
  private func isButton(_ value: Code) -> Bool {
    guard let type = value.prefix(Limits.names).first(where: { $0.text != "[" })?.text else { return false }
    let bases = widget.code.inheritance(of: type).names.flatMap { widget.code.inherited(by: $0) }
    return type.hasSuffix("Button") || bases.contains("UIButton")
  }
}
