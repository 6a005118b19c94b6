import LintCore

/// A call that opens a URL, with the literal part of the URL.
struct OpenCall {
  /// The text that the URL is made of; nil if it does not begin with a literal.
  fileprivate let text: StringLiteral?
  let token: Cursor
  var place: SourcePlace { token.place }
  /// The URL with its place, which ends with a name for a part that is not literal; nil without a literal scheme.
  var url: SourceValue? {
    guard let text, let colon = text.text.firstIndex(of: ":"), text.text.first?.isLetter == true,
      text.text[..<colon].utf8.allSatisfy({ $0.isWord || "+-.".utf8.contains($0) })
    else { return nil }
    return .scalar(text.text + (text.parts.first.map { "<\($0.name)>" } ?? ""), at: text.place)
  }
  /// The reason why the call opens nothing; nil if it may open something.
  var fault: String? {
    guard url == nil, let text = text?.literal else { return nil }
    return "the URL \"\(DataValue.clipped(text))\" has no scheme, so nothing opens"
  }
  /// Whether the call runs only in some cases.
  fileprivate(set) var isConditional: Bool
  /// The label of the method's parameter that gives the URL; nil if none does.
  fileprivate var label: String?
}

/// Finds the calls that open a URL, and the methods that lead to them.
final class OpenCalls {
  /// The calls in a method: those that open a URL, and those of other methods of the views.
  private typealias MethodCalls = (opening: [OpenCall], methods: [(name: Cursor, isConditional: Bool)])

  /// The type that opens URLs, which the code may extend.
  private static let context = "NSExtensionContext"

  private let widget: WidgetCode
  /// The methods of the views, and of extensions of the context.
  private let methods: [Member]
  /// These methods by name.
  private let named: [String: [Member]]
  /// These methods by the first part of their selectors.
  private var selected: [String: [Member]] = [:]
  private let knownMethodCalls = Cache<Member, MethodCalls>()
  private let knownCalls = Cache<Member, [OpenCall]>()
  /// The calls that open a parameter, by the name of the method.
  private let knownHelpers = Cache<String, [OpenCall]>()
  /// Whether a method of that name makes a control or a recognizer with an action that it gets as an argument.
  private let knownMakers = Cache<String, Bool>()
  /// The names of variables that hold the principal class: `var owner: Today!`, `Today *owner`.
  private let hosts: Set<String>
  /// The places of the calls to which the requested methods lead.
  private var reached: Set<SourcePlace> = []
  /// The places of methods with more calls than are followed.
  private(set) var unfollowed: [SourcePlace] = []
  /// The number of calls that may still be followed.
  private let shared = Steps(Limits.allCalls)

  init(_ widget: WidgetCode) {
    self.widget = widget
    methods = (widget.views + [Self.context]).flatMap { widget.code.methods[$0] ?? [] }
    named = Dictionary(grouping: methods, by: \.name)
    let types = widget.tokens.filter { widget.principal.contains($0.text) }
    hosts = Set(types.compactMap { $0[-1] == ":" ? $0[-2] : $0[1] == "*" ? $0[2] : nil })
    for method in methods {
      add(method, as: method.name)
      // In Objective-C, func open(sender:) is openWithSender:.
      guard let label = method.labels.first, label != "_" else { continue }
      add(method, as: method.name + "With" + label.prefix(1).uppercased() + label.dropFirst())
    }
  }

  /// Adds a method by the first part of its selector, up to a limit, since each use of the selector names all of them.
  private func add(_ method: Member, as part: String) {
    if selected[part]?.count ?? 0 < Limits.buttonChanges { selected[part, default: []].append(method) }
  }

  /// Returns the methods that a selector in a storyboard or in code may name.
  func methods(selector: String) -> [Member] {
    selector.split(separator: ":").first.flatMap { selected[String($0)] } ?? []
  }

  /// Returns the calls that open a URL in a method or in the methods that it calls.
  func calls(from root: Member) -> [OpenCall] {
    knownCalls.value(root) {
      let found = find(from: root)
      reached.formUnion(found.map(\.place))
      return found
    }
  }

  /// The calls in methods of the views that open a URL and to which no requested method leads.
  var unreached: [OpenCall] {
    methods.flatMap { methodCalls(of: $0).opening }.filter { !reached.contains($0.place) }.unique(by: \.place)
  }

  private func find(from root: Member) -> [OpenCall] {
    var found: [OpenCall] = []
    var seen: Set<Member> = []
    var called: Set<String> = []
    let own = Steps(Limits.calls)
    var open: [(method: Member, depth: Int, isConditional: Bool)] = [(root, 0, false)]
    while let (method, depth, isConditional) = open.popLast() {
      guard seen.insert(method).inserted else { continue }
      let made = methodCalls(of: method)
      let count = made.opening.count + made.methods.count + 1
      guard shared.take(count), own.take(count) else {
        unfollowed.append(root.head.place)
        break
      }
      // Only the caller knows the value of a parameter.
      for var opened in made.opening where depth == 0 || opened.label == nil {
        opened.isConditional = opened.isConditional || isConditional
        found.append(opened)
      }
      for (name, isCase) in made.methods {
        found += passed(by: name, isConditional: isConditional || isCase)
        guard depth < Limits.callDepth, called.insert(name.text).inserted else { continue }
        open += (named[name.text] ?? []).map { ($0, depth + 1, isConditional || isCase) }
      }
    }
    return found.sorted { $0.place < $1.place }
  }

  /// Returns the calls in a method that open a URL or call other methods.
  private func methodCalls(of method: Member) -> MethodCalls {
    knownMethodCalls.value(method) {
      var calls: MethodCalls = ([], [])
      for token in method.body where token.isWord && !widget.isDead(token) {
        if let expression = opened(token) {
          let isConditional = runsInBranch(token)
          calls.opening += widget.possibleValues(of: expression).map { url in
            let label = label(of: url, in: method)
            return OpenCall(text: widget.text(url), token: token, isConditional: isConditional, label: label)
          }
        } else if named[token.text] != nil, token.callsOwnMethod || token.receiver.map(isHost) == true {
          // A cell may call the view's method: `delegate?.open()`, `[self.owner open]`.
          calls.methods.append((token, runsInBranch(token)))
        }
      }
      return calls
    }
  }

  /// Whether a name is likely to hold the principal class or the context.
  private func isHost(_ name: Cursor) -> Bool {
    name.text == "extensionContext" || name.text.lowercased().hasSuffix("delegate") || name.outlet(among: hosts) != nil
  }

  /// Returns the label of the parameter that an expression is, or that is its first part that is not literal, else nil:
  /// `"maps://\(page)"`, `"maps://" + page`, `[NSString stringWithFormat:@"maps://%@", page]`.
  private func label(of expression: Code, in method: Member) -> String? {
    guard let last = expression.last else { return nil }
    let isName = expression.count == 1 && last.isWord
    let text = isName ? nil : widget.text(expression)
    let unread = text?.text.isEmpty == false ? text?.parts.first?.path : nil
    let labels = widget.labels(of: method)
    guard let name = isName ? last.text : unread, let index = method.parameters.firstIndex(of: name),
      labels.firstIndex(of: labels[index]) == index, !method.body.changes(name),
      last.local(name, in: method.body) == nil, !last.hides(name)
    else { return nil }
    return labels[index]
  }

  /// Returns the calls that open an argument of a call of a method.
  private func passed(by name: Cursor, isConditional: Bool) -> [OpenCall] {
    let openings = knownHelpers.value(name.text) {
      let all = (named[name.text] ?? []).lazy.flatMap { self.methodCalls(of: $0).opening }
      return Array(all.filter { $0.label != nil }.prefix(Limits.buttonChanges))
    }
    return openings.filter { _ in shared.take() }.flatMap { opening -> [OpenCall] in
      let argument = argument(labeled: opening.label ?? "", of: name)
      let texts = argument.map { widget.possibleValues(of: $0).map(widget.text) } ?? [nil]
      return texts.map { given in
        var text = opening.text
        if let part = given?.literal { text?.resolve(part) }
        let isConditional = isConditional || opening.isConditional
        return OpenCall(text: text ?? given, token: opening.token, isConditional: isConditional)
      }
    }
  }

  /// Returns the first argument of a call that has a label, `_` for none; nil if there is none.
  private func argument(labeled label: String, of name: Cursor) -> Code? {
    // In Swift 2 the first argument may have the label that is written before its parameter.
    let isFirst = widget.isOldSwift && label == "_"
    return ViewCall(name).arguments.first { isFirst || $0.label ?? "_" == label }?.unlabeled
  }

  /// Whether a token is in a branch that does more than unwrap and in place of which other code may run.
  private func runsInBranch(_ token: Cursor) -> Bool {
    let blocks = token.blocksInMethod.drop { block in
      switch block.kind {
      case .alternative, .guarding, .loop, .selection, .label: false
      case .conditional: Code(token.file, block.header).prefix(Limits.argument).first { $0.text == "if" }?[1] == "let"
      case .file, .type, .method, .other: true
      }
    }
    return blocks.contains { !isAlone($0, token.file) }
  }

  /// Whether a block belongs to an `if` without `else`, next to statements that only declare, unwrap or print.
  private func isAlone(_ block: Block, _ file: CodeFile) -> Bool {
    let around = Code(file, file.blocks[block.parent].body)
    return block.kind == .conditional && !around.isTooLong
      && around.outer.allSatisfy { token in
        if token.text == "else" { return !["}", ";"].contains(token[-1]) }
        let isTyped = file.isObjectiveC && (token[1] == "*" || token.moved(1).isWord && token[2] == "=")
        return !token.token.startsStatement || block.header.contains(token.index) || block.body.contains(token.index)
          || isTyped || token.isAny(";", "let", "var", "guard", "print", "NSLog")
      }
  }

  /// Returns the URL in a call of `open` or `openURL` that a token names, perhaps by its selector; nil otherwise.
  private func opened(_ token: Cursor) -> Code? {
    if token.text == "openURL", token[1] == ":", token[2] != ")" { return token.argument }
    if token.isAny("perform", "performSelector") {
      let given = ViewCall(token).arguments
      guard given.count > 1, case let made = widget.definition(given[0].unlabeled) else { return nil }
      return made.contains { selector($0)?.hasPrefix("openURL") ?? false } ? given[1].unlabeled : nil
    }
    guard token.isAny("open", "openURL"), let arguments = token.parenthesized else { return nil }
    if token.callsOwnMethod, widget.code.method(at: token)?.owner == Self.context { return arguments.elements.first }
    guard token[-1] == "." else { return nil }
    var receiver = token.moved(-2)
    while receiver.isAny("?", "!") { receiver = receiver.moved(-1) }
    return isContext(receiver) ? arguments.elements.first : nil
  }

  /// Whether a receiver that ends with a token is the extension's context or the application.
  private func isContext(_ receiver: Cursor) -> Bool {
    switch receiver.text {
    case "extensionContext", "context": return true
    case "shared": return receiver[-1] != "." || receiver[-2].hasSuffix("Application")
    case ")":
      // `UIApplication.sharedApplication()`, `(responder as? UIApplication)`
      let words = Code(receiver.file, max(0, receiver.opening.index - 1)..<receiver.index).words
      return words.contains { word in ["application", "context"].contains { word.lowercased().hasSuffix($0) } }
    default: return receiver.isOwn && widget.definition(receiver.code).words.last == "extensionContext"
    }
  }

  // MARK: - Taps

  /// Parts of method labels for taps on rows or items: `electRowAt` is in `didSelectRowAt` and `didDeselectRowAt`.
  private static let selections = [
    "electRowAt", "electItemAt", "HighlightRowAt", "HighlightItemAt", "accessoryButtonTapped",
  ]

  /// The methods that run on a tap, except those that a storyboard names.
  var tapped: [Member] {
    let selecting = methods.filter { method in
      ["touchesBegan", "touchesEnded"].contains(method.name)
        || method.labels.contains { label in Self.selections.contains { label.contains($0) } }
    }
    return selecting
      + widget.tokens.flatMap { token in
        selector(token).map { (isOfTap(token) || isHandedOn(token)) && isGiven(token) ? methods(selector: $0) : [] }
          ?? []
      }
  }

  /// Returns the selector that a token begins, `#selector(Today.open(_:))`, `Selector("open")`, `@selector(open:)`, or
  /// is, `action: "open"`; nil if there is none.
  func selector(_ token: Cursor) -> String? {
    if token[-2] == "action", token[-1] == ":", let string = token.string { return string.text }
    let makers = ["#selector", "@selector", "Selector", "NSSelectorFromString", "sel_registerName"]
    guard makers.contains(token.text), let inside = token.parenthesized,
      inside.endIndex - token.index < Limits.argument
    else { return nil }
    if let string = inside.lazy.compactMap(\.string).first { return string.text }
    // Labels are not part of the name.
    return inside.prefix { !$0.isAny("(", ":") }.words.last
  }

  /// Whether a view may get the recognizer that a selector is for: after `let tap = …`, code uses `tap`.
  private func isGiven(_ selector: Cursor) -> Bool {
    guard !widget.isUncalled(selector) else { return false }
    guard let body = widget.code.method(at: selector)?.body,
      let first = selector.brackets.prefix(while: { $0.text != "{" }).last
    else { return true }
    let equal = first.moved(first.text == "(" ? -2 : -1)
    let name = equal.moved(-1).declaredName
    guard equal.text == "=", ["let", "*"].contains(name[-1]) else { return true }
    return body[selector.index..<body.endIndex].contains { $0.text == name.text && $0[1] != "." }
  }

  /// Whether a selector is passed to a method that uses it for a control or a recognizer: `makeButton(#selector(add))`.
  private func isHandedOn(_ selector: Cursor) -> Bool {
    guard let open = selector.bracket, selector.index - open.index <= Limits.argument, let name = open.calledName
    else { return false }
    return knownMakers.value(name.text) {
      widget.code.methods.values.joined().contains { method in
        method.name == name.text
          && method.body.contains { $0[-1] == ":" && $0[-2] == "action" && method.parameters.contains($0.text) }
      }
    }
  }

  /// Whether a selector is for a gesture or a bar button, rather than a timer or a notification.
  private func isOfTap(_ token: Cursor) -> Bool {
    for bracket in token.brackets {
      if bracket.text == "{" || token.index - bracket.index > Limits.argument { return false }
      let isMessage = bracket.text == "["
      let start = isMessage ? bracket.index : max(0, bracket.index - 3)
      let words = Code(token.file, start..<(isMessage ? token.index : bracket.index)).words
      func names(_ parts: String...) -> Bool { words.contains { word in parts.contains { word.contains($0) } } }
      if names("GestureRecognizer", "UIBarButtonItem", "initWithTarget") { return true }
      if names("Timer", "addObserver", "perform") { return false }
    }
    return false
  }
}
