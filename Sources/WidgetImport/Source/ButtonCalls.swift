/// What code says to buttons: their titles, and what they call.
struct ButtonCalls {
  /// A title that code gives.
  struct Change {
    /// The title; nil where it is computed.
    let title: SourceValue?
    /// Whether it is given before the view is shown.
    let isAtStart: Bool
  }

  /// A button as far as code tells of it.
  struct Button {
    var changes: [Change] = []
    /// The methods that it calls.
    var methods: [Method] = []
    /// Where code first speaks to it.
    let place: SourcePlace
  }

  /// Which button code speaks to.
  private enum Identity {
    case outlet(String)
    /// The one that calls a method.
    case sender(String)
    /// One that code makes.
    case made(String)
    /// One of those that a loop makes, none of which can be told.
    case repeated
    case unknown
  }

  /// Those of a storyboard by their outlet, or by `sender` and the method that they call.
  private(set) var outlets: [String: Button] = [:]
  /// Those that code makes, in the order of their names.
  private(set) var made: [String: Button] = [:]
  /// The methods that buttons call of which no more can be told.
  private(set) var tapped: [Method] = []
  /// Where a title is given to a button that cannot be told.
  private(set) var unknown: SourcePlace?
  private let widget: WidgetCode
  private let outletNames: Set<String>

  init(_ widget: WidgetCode, _ target: TargetSources, _ calls: OpenCalls, outlets names: Set<String>) {
    self.widget = widget
    outletNames = names
    let reader = LocalizedText(widget, target)
    for declaration in widget.views.flatMap({ widget.code.types[$0] ?? [] }) {
      for token in declaration.body {
        if token.text == "setTitle", let value = token.argument {
          takeTitle(reader.value(value, at: token.place), token, in: declaration)
        } else if token.text == "addTarget", token.receiver != nil {
          let next = Code(token.file, token.index..<min(token.index + 24, token.file.tokens.count))
          let selector = next.lazy.compactMap { calls.selector($0) }.first
          takeTarget(selector.map { calls.methods(selector: $0) } ?? [], token, in: declaration)
        }
      }
    }
  }

  private mutating func takeTitle(_ title: SourceValue?, _ token: Cursor, in type: TypeDeclaration) {
    let isAtStart = widget.code.method(at: token).map { ["viewDidLoad", "awakeFromNib"].contains($0.name) } ?? false
    add(identity(token, type), token.place) { button in
      guard button.changes.count <= CodeLimits.buttonChanges else { return }
      button.changes.append(Change(title: title, isAtStart: isAtStart))
    }
  }

  private mutating func takeTarget(_ called: [Method], _ token: Cursor, in type: TypeDeclaration) {
    let identity = identity(token, type)
    var isTaken = false
    switch identity {
    case .repeated, .unknown: break
    case .outlet, .sender, .made:
      add(identity, token.place) { button in
        isTaken = button.methods.count < CodeLimits.buttonChanges
        if isTaken { button.methods += called }
      }
    }
    if !isTaken { tapped += called }
  }

  private mutating func add(_ identity: Identity, _ place: SourcePlace, _ change: (inout Button) -> Void) {
    switch identity {
    case .outlet(let name), .sender(let name): change(&outlets[name, default: Button(place: place)])
    case .made(let name): change(&made[name, default: Button(place: place)])
    case .repeated: break
    case .unknown: unknown = unknown ?? place
    }
  }

  /// The button whose method a token names.
  private func identity(_ token: Cursor, _ type: TypeDeclaration) -> Identity {
    let name = token.receiver?.text ?? ""
    if outletNames.contains(name) { return .outlet(name) }
    let method = widget.code.method(at: token)
    if name == "sender", let method { return .sender("sender " + method.name) }
    // let button = UIButton() in a method, or in the closure that makes a property.
    let around = widget.code.variable(around: token)
    if let scope = method?.body ?? around?.value ?? around?.accessor,
      let local = token.file.local(name, usedAt: token.index, in: scope), let first = local.value.first
    {
      guard first.text.hasSuffix("Button") || first.text == "[" else { return .unknown }
      // A property's closure is its scope.
      let inside = scope.start.text == "{" ? scope.dropFirst() : scope
      if token.file.isBranch(token.index, in: inside) { return .repeated }
      return .made(around?.name ?? "\(type.name).\(method?.name ?? "").\(name)")
    }
    let isMade = widget.code.variables(named: name, of: type.name).contains {
      $0.token.file === token.file && (!$0.value.isEmpty || !$0.accessor.isEmpty)
    }
    return isMade ? .made(name) : .unknown
  }
}
