/// `updateResults`: the results that the update method passes to its completion handler, or returns.
enum UpdateResults: CodePattern {
  static let field = "updateResults"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let name = "widgetPerformUpdate"
    let awaited = widget.ownMethods.first {
      $0.name == name && $0.isAsync && $0.parameters.isEmpty && $0.hidingModifier == nil
    }
    guard let method = awaited ?? widget.handler(name, label: "completionHandler") else {
      return tellUncalled(widget, &facts)
    }
    let flow = ResultFlow(widget, from: method)
    guard flow.isUsed || awaited != nil else {
      facts.add([ImportNote(method.head.place, "\(method.name) never calls its completion handler")])
      return facts.set(field, SourceValue(content: .list([]), place: method.head.place))
    }
    guard !flow.isUnclear else { return facts.leaveOut(field, at: method.head.place, "a result is computed") }
    let found = flow.results.map { SourceValue.scalar($0.name, at: $0.token.place) }
    if found.isEmpty { facts.leaveOut(field, at: method.head.place, "no result is called by its name") }
    facts.set(field, list: ResultFlow.names.flatMap { result in found.filter { $0.shown == result } })
  }

  /// Notes a method that only looks like the one that the system calls.
  private static func tellUncalled(_ widget: WidgetCode, _ facts: inout Facts) {
    let names = ["widgetPerformUpdate", "widgetPerformUpdateWithCompletionHandler"]
    guard let method = widget.ownMethods.first(where: { names.contains($0.name) }) else { return }
    let modifier = method.labels.last == "completionHandler" ? method.hidingModifier : nil
    let reason = modifier.map { "it is \($0)" } ?? "its signature is another"
    facts.leaveOut(field, at: method.head.place, "the system never calls \(method.name): \(reason)")
  }
}

/// Follows the completion handler of the update method to the results that are passed to it.
///
/// It alternates between two directions: forward to every name that holds the handler, and back from each argument
/// passed to it to the possible values of that argument.
struct ResultFlow {
  /// The results, each with the token that names it.
  private(set) var results: [(name: String, token: Cursor)] = []
  /// Whether the method names its handler.
  private(set) var isUsed = false
  /// Whether the handler, or a value passed to it, goes where it cannot be followed.
  private(set) var isUnclear = false

  /// A local name or a property that holds the handler; a property has no method.
  private struct Holder: Hashable {
    let name: String
    let method: Member?
  }

  private let widget: WidgetCode
  /// The words in the types that deal with results, by their texts.
  private var words: [String: [Cursor]] = [:]
  /// The methods of these types and the global functions, by name.
  private var methods: [String: [Member]] = [:]
  private var holders: Set<Holder> = []
  private var openHolders: [Holder] = []
  private var openValues: [Code] = []
  private var seen: Set<Code> = []
  /// The methods whose results were visited, and the parameters that got the handler.
  private var visited: Set<String> = []
  private var steps = 0

  /// Creates the flow of results from a method's handler, or from its return values if it has none.
  init(_ widget: WidgetCode, from method: Member) {
    self.widget = widget
    let code = widget.code
    let types = widget.principal + code.types(naming: "NCUpdateResult").filter { !widget.principal.contains($0) }
    for token in widget.bodies(of: types).joined() where token.isWord {
      words[token.text.plainName, default: []].append(token)
    }
    methods = Dictionary(grouping: (types + [""]).flatMap { code.methods[$0] ?? [] }, by: \.name)
    if let handler = method.parameters.last {
      isUsed = method.body.contains { $0.isWord && $0.text == handler && isReached($0) }
      add(Holder(name: handler, method: method))
    } else {
      addReturned(by: method.body)
    }
    while steps < Limits.resultSteps {
      if let expression = openValues.popLast() {
        search(expression)
      } else if let holder = openHolders.popLast() {
        follow(holder)
      } else {
        break
      }
    }
    if steps >= Limits.resultSteps { isUnclear = true }
    results.sort { $0.token.place < $1.token.place }
  }

  private mutating func add(_ holder: Holder) {
    if holders.insert(holder).inserted { openHolders.append(holder) }
  }

  /// Returns the holder that a token names: a parameter or local name of its method, or else a property.
  private func holder(_ token: Cursor) -> Holder {
    let (name, method) = (token.text, widget.code.method(at: token))
    guard let method, token[-1] != ".",
      method.parameters.contains(name) || token.local(name, in: method.body) != nil
        || ["let", "var"].contains(token[-1])
    else { return Holder(name: name.plainName, method: nil) }
    return Holder(name: name, method: method)
  }

  // MARK: - Forward from the handler

  private mutating func follow(_ holder: Holder) {
    for token in words[holder.name.plainName] ?? [] {
      // Each block around the token may return before it, so each costs a step.
      steps += token.blocksInMethod.reduce(1) { count, _ in count + 1 }
      guard steps < Limits.resultSteps else { return }
      // A parameter's declaration or a label does not use the handler.
      let isDeclared = token[1] == ":" && token[-1] != "?"
      if self.holder(token) == holder, !isDeclared, isReached(token) { follow(token) }
    }
  }

  private func isReached(_ token: Cursor) -> Bool { !token.isAfterReturn && !widget.isDead(token) }

  private mutating func follow(_ token: Cursor) {
    let next = token[1] == "?" || token[1] == "!" ? token.moved(1) : token
    if let called = next.parenthesized {
      if let first = called.elements.first { openValues.append(first.unlabeled) }
      return
    }
    if next[1] == "." { isUnclear = true }
    followValue(of: token)
  }

  /// Follows the handler, or a closure that calls it, to the name or the parameter that gets it.
  private mutating func followValue(of token: Cursor) {
    // [handler copy] is the handler.
    if token[-1] == "[", token[1] == "copy", token[2] == "]" { return followValue(of: token.moved(-1)) }
    // After a brace, `{`, the closure itself is the value.
    var start = token
    while start.index > 0, token.index - start.index < Limits.argument {
      let before = start.moved(-1)
      if before.text == "=", before[-1] != "=" {
        return add(holder(before.moved(-1).declaredName))
      }
      if before.isAny("(", "[", ",") || start.token.startsStatement { break }
      start = before.opening
    }
    guard let bracket = token.bracket, bracket.text != "{" else { return }
    // A call, or a message to a method of these types, hands it on: `[self load:handler]`.
    guard let name = bracket.calledName, bracket.text == "(" || token[-1] == ":" && methods[name.text] != nil
    else { return isUnclear = true }
    let arguments = ViewCall(name).arguments
    // A call that hands it on many times is read each time.
    steps += arguments.reduce(0) { $0 + $1.count }
    guard let position = arguments.firstIndex(where: { $0.range.contains(token.index) }) else { return }
    addParameter(of: name, position: position, label: arguments[position].label)
  }

  /// Adds the method's parameter that gets the handler or a closure that calls it.
  private mutating func addParameter(of callee: Cursor, position: Int?, label: String?) {
    guard visited.insert("\(callee.text)(\(label ?? ""):\(position ?? -1))").inserted else { return }
    for method in methods[callee.text] ?? [] {
      let place =
        label.flatMap { method.labels.firstIndex(of: $0) } ?? position ?? method.parameters.count - 1
      guard method.parameters.indices.contains(place) else { continue }
      add(Holder(name: method.parameters[place], method: method))
    }
  }

  // MARK: - Back from the arguments

  /// Adds the possible values of an expression.
  private mutating func search(_ expression: Code) {
    guard !expression.isTooLong, seen.insert(expression).inserted,
      expression.isEmpty || isReached(expression.start)
    else { return }
    // The condition of a choice is not a value.
    if let choice = expression.choice { return openValues += [choice.first, choice.second] }
    var index = expression.startIndex
    while index < expression.endIndex {
      steps += 1
      let token = expression[index]
      index += 1
      if let name = result(token) {
        if !isCompared(token) { results.append((name, token)) }
      } else if token.text == "$" {
        isUnclear = true
      } else if token.isWord, token[1] != ".", token[1] != ":", !isCompared(token) {
        if token[1] == "(" { index = token.file.tokens.after(token.index + 1) }
        addValues(of: token)
      }
    }
  }

  /// Adds the values of a name, or those returned by a method of that name.
  private mutating func addValues(of token: Cursor) {
    if token[1] == "(" || token.file.isObjectiveC && token.callsOwnMethod {
      guard visited.insert(token.text + "()").inserted else { return }
      for method in methods[token.text] ?? [] { addReturned(by: method.body) }
      // NCUpdateResult(status) is what the code's own initializer assigns to `self`.
      let made = widget.code.methods[token.text]?.filter { $0.name == "init" } ?? []
      openValues += made.flatMap { $0.body.assignments(to: "self").prefix(Limits.assignments) }
      return
    }
    let (name, method) = (token.text, widget.code.method(at: token))
    if let method, token[-1] != ".", let local = token.local(name, in: method.body) {
      openValues +=
        widget.assigned(token)
        ?? (local.value.isEmpty ? [] : [local.value]) + method.body.assignments(to: name).prefix(Limits.assignments)
    } else if token[-1] != ".", token.isShadowed {
      followClosure(around: token, parameter: name)
    } else if token[-1] != ".", let method, let position = method.parameters.firstIndex(of: name) {
      addArguments(of: method, at: position)
    } else if name.first?.isUppercase != true, !Self.keywords.contains(name) {
      isUnclear = true
    }
  }

  /// Adds the arguments that calls of a method pass for one of its parameters.
  private mutating func addArguments(of method: Member, at position: Int) {
    guard visited.insert("\(method.name)(\(position))").inserted else { return }
    var isCalled = false
    for token in words[method.name.plainName] ?? [] where widget.code.method(at: token) != nil {
      steps += 1
      let given = ViewCall(token).arguments
      if [method.labels, widget.labels(of: method)].contains(given.map { $0.label ?? "_" }) {
        openValues.append(given[position].unlabeled)
        isCalled = true
      } else if methods[method.name]?.count == 1 {
        // The method is passed on, or the call uses the parameter's default.
        isUnclear = true
      }
    }
    if !isCalled { isUnclear = true }
  }

  /// Adds the values that a body returns.
  private mutating func addReturned(by body: Code) {
    let returns = body.filter { $0.text == "return" }
    steps += body.count
    for token in returns { openValues.append(token.file.expression(from: token.index + 1)) }
    if returns.isEmpty { openValues.append(body) }
  }

  /// Follows a closure that passes its parameter to the handler, and so is a handler itself.
  private mutating func followClosure(around token: Cursor, parameter: String) {
    let brace = token.brackets.first { brace in
      brace.text == "{" && brace.closureHead?.contains { $0.text == parameter } == true
    }
    guard let brace else { return isUnclear = true }
    let before = brace.moved(-1)
    if before.text == ")" {
      addParameter(of: before.opening.moved(-1), position: nil, label: nil)
    } else if before.isWord {
      addParameter(of: before, position: nil, label: before[1] == ":" ? before.text : nil)
    } else {
      followValue(of: brace)
    }
  }

  // MARK: - Results

  static let names = ["newData", "noData", "failed"]
  private static let keywords: Set<String> = ["as", "await", "nil", "self", "try"]

  /// Returns the result that a token names, `NCUpdateResult.newData`, `.newData`, `NCUpdateResultNewData`; nil if none.
  private func result(_ token: Cursor) -> String? {
    guard token.isWord else { return nil }
    let isPrefixed = token.text.hasPrefix("NCUpdateResult") && token.text.utf8.count > 14
    guard isPrefixed || token[-1] == "." else { return nil }
    let word = (isPrefixed ? String(token.text.dropFirst(14)) : token.text).lowercased()
    return Self.names.first { $0.lowercased() == word }
  }

  /// Whether a token is compared, and so is a condition rather than a value.
  private func isCompared(_ token: Cursor) -> Bool {
    var start = token
    while start[-1] == "." {
      let owner = start.moved(-2)
      let isOwner = owner.isWord && !owner.isAny("return", "case", "in", "else", "is")
      start = start.moved(isOwner ? -2 : -1)
    }
    return ["==", "!=", "case"].contains(start[-1]) || ["==", "!="].contains(token[1])
  }
}
