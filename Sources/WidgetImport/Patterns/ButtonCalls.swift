/// What code says to buttons: their titles, and what they call.
struct ButtonCalls {
  /// The most titles that a button is given and methods that it calls; of more nothing can be told.
  static let changeLimit = 16

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
      let file = widget.code.files[declaration.file]
      for token in declaration.body {
        let place = file.place(token)
        if let (receiver, value) = Self.title(at: token, file) {
          let method = widget.method(at: token, in: file)
          let isAtStart = method.map { ["viewDidLoad", "awakeFromNib"].contains($0.name) } ?? false
          let title = reader.value(Expression(file: declaration.file, range: value), at: place)
          add(identity(receiver, token, method, declaration), place) { button in
            guard button.changes.count <= Self.changeLimit else { return }
            button.changes.append(Change(title: title, isAtStart: isAtStart))
          }
        } else if file.isToken(token, "addTarget"), let receiver = Self.receiver(before: token, file) {
          let method = widget.method(at: token, in: file)
          let selectors = (token..<min(token + 24, file.tokens.count)).compactMap { calls.selector(at: $0, file) }
          let called = selectors.prefix(1).flatMap { calls.methods(selector: $0) }
          switch identity(receiver, token, method, declaration) {
          case .repeated, .unknown: tapped += called
          case let identity:
            var isTaken = true
            add(identity, place) { button in
              isTaken = button.methods.count < Self.changeLimit
              if isTaken { button.methods += called }
            }
            if !isTaken { tapped += called }
          }
        }
      }
    }
  }

  private mutating func add(_ identity: Identity, _ place: SourcePlace, _ change: (inout Button) -> Void) {
    switch identity {
    case .outlet(let name), .sender(let name): change(&outlets[name, default: Button(place: place)])
    case .made(let name): change(&made[name, default: Button(place: place)])
    case .repeated: break
    case .unknown: unknown = unknown ?? place
    }
  }

  private static func receiver(before index: Int, _ file: CodeFile) -> String? {
    var receiver = index - 1
    if file.isObjectiveC, file.isToken(index + 1, ":") {
      return file.isWord(receiver) ? file.text(receiver) : nil
    }
    while receiver > 0, file.isToken(receiver, ".") || file.isToken(receiver, "?") || file.isToken(receiver, "!") {
      receiver -= 1
    }
    return file.isWord(receiver) ? file.text(receiver) : nil
  }

  /// The receiver and the title of `button.setTitle(title, for: .normal)` or `[button setTitle:title forState:…]`.
  private static func title(at index: Int, _ file: CodeFile) -> (receiver: String, value: Range<Int>)? {
    guard file.isToken(index, "setTitle") else { return nil }
    let receiver = receiver(before: index, file) ?? ""
    if file.isToken(index + 1, "("), let close = file.partner(index + 1) {
      return file.elements(in: index + 2..<close).first.map { (receiver, $0) }
    }
    guard file.isToken(index + 1, ":") else { return nil }
    return (receiver, index + 2..<file.argumentEnd(from: index + 2))
  }

  private func identity(_ name: String, _ index: Int, _ method: Method?, _ type: TypeDeclaration) -> Identity {
    let file = widget.code.files[type.file]
    if outletNames.contains(name) { return .outlet(name) }
    if name == "sender", let method { return .sender("sender " + method.name) }
    // let button = UIButton() in a method, or in the closure that makes a property.
    let around = widget.code.variable(around: index, inFile: type.file)
    if let scope = method?.body ?? around?.value ?? around?.accessor,
      case .declared(let value, _) = file.local(name, usedAt: index, in: scope), let first = value.first
    {
      guard file.text(first).hasSuffix("Button") || file.isToken(first, "[") else { return .unknown }
      // A property's closure is its scope.
      let inside = file.isToken(scope.lowerBound, "{") ? scope.dropFirst() : scope
      if file.isBranch(index, in: inside) { return .repeated }
      return .made(around?.name ?? "\(type.name).\(method?.name ?? "").\(name)")
    }
    let isMade = widget.code.variables(named: name, of: type.name).contains {
      $0.file == type.file && (!$0.value.isEmpty || !$0.accessor.isEmpty)
    }
    return isMade ? .made(name) : .unknown
  }
}
