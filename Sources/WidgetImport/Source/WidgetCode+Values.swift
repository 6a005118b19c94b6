/// Finds the values of expressions, as far as they are written literally.
extension WidgetCode {
  /// The code that an expression refers to: the value of a name, of the name in that value, and so on.
  func definition(_ expression: Code) -> Code {
    var current = expression.stripped
    for _ in 0..<Limits.names {
      guard let next = value(ofName: current) else { return current }
      current = next.stripped
    }
    return current
  }

  /// The first value of a local name, even if it changes later; for another name, its definition.
  func firstValue(of name: Code) -> Code {
    guard let method = code.method(at: name.start), let local = name.start.local(name.start.text, in: method.body)
    else { return definition(name) }
    return local.value.isEmpty ? name : local.value.stripped
  }

  // MARK: - Names

  private func value(ofName expression: Code) -> Code? {
    guard !expression.isTooLong, expression.start.isWord, expression.allSatisfy({ $0.isWord || $0.text == "." }),
      let last = expression.reversed().first(where: \.isWord)
    else { return nil }
    return value(of: expression.words, at: last)
  }

  /// The value of names joined by periods: a local name's, a property's, a constant's; nil if it may have another.
  func value(of words: [String], at token: Cursor) -> Code? {
    guard let name = words.last else { return nil }
    if name == "rawValue", words.count > 2 { return rawValue(of: words[words.count - 2], in: words[words.count - 3]) }
    if words.count == 1, let method = code.method(at: token) {
      if let local = token.local(name, in: method.body) {
        let isChanged = !local.isConstant && method.body.changes(name)
        return local.value.isEmpty || isChanged ? nil : local.value
      }
      if method.parameters.contains(name) || token.hides(name) { return nil }
    }
    let isOwn = words.count == 1 || words.count == 2 && words[0] == "self"
    if isOwn || words[0] == "Self" {
      // Another view may have a property of that name.
      let own = code.type(at: token).flatMap { code.variables(named: name, of: $0).first }
      return (own ?? properties[name] ?? (isOwn ? constant(name, of: "", at: token) : nil)).flatMap(value)
    }
    return constant(name, of: words[words.count - 2], at: token).flatMap(value)
  }

  /// The only variable with a name of a type, or of none, that a token may mean. Several files may have one of that name,
  /// or a type such as `Constants`; a file means its own.
  private func constant(_ name: String, of type: String, at token: Cursor) -> Variable? {
    let all = code.variables(named: name, of: type).prefix(Limits.declarations)
    let own = all.filter { $0.token.file === token.file }
    let found = own.isEmpty ? all.filter { !$0.isOfFile } : own
    return found.count == 1 ? found[0] : nil
  }

  /// The value of a case: `case add = "maps://add"`.
  private func rawValue(of name: String, in type: String) -> Code? {
    let bodies = (code.types[type] ?? []).filter { !$0.isExtension }.map(\.body)
    guard bodies.count == 1, bodies[0].count <= Limits.member else { return nil }
    return bodies[0].first { $0.text == name && ["case", ","].contains($0[-1]) }?.assigned
  }

  /// The values that its declaration and branches before a use of it give a local name; nil if it may have others.
  func assigned(_ name: Cursor) -> [Code]? {
    guard let method = code.method(at: name)?.body, let local = name.local(name.text, in: method) else { return nil }
    // In each turn of a loop around its declaration, the name is new.
    let (file, first) = (name.file, local.value)
    let body = Code(file, file.blocks[Int(file.tokens[local.token].block)].body)
    guard !body.moves(name.text), !body.grows(name.text), body.assignments(to: name.text).count <= Limits.leaves
    else { return nil }
    // `nil` and an empty text are never opened.
    var hasFirst = !first.isEmpty && first.start.text != "nil" && first.start.string?.literal != ""
    var values = hasFirst ? [first] : []
    for value in body.assignments(to: name.text) {
      let place = value.start.moved(-2)
      let kinds = place.blocksInMethod.prefix { !$0.body.contains(name.index) }.map(\.kind)
      // Where all branches give it another value, it never has the first one.
      let known: [Block.Kind] = hasFirst ? [.conditional] : [.conditional, .alternative, .selection, .label]
      guard place.index < name.index, place[-1] != ".", kinds.allSatisfy(known.contains) else { return nil }
      if kinds.isEmpty { (values, hasFirst) = ([], true) }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  private func value(of variable: Variable) -> Code? {
    var values: [Code] = []
    if !variable.value.isEmpty {
      values.append(variable.value)
    } else if !variable.accessor.isEmpty {
      guard let returned = variable.accessor.returned else { return nil }
      values.append(returned)
    }
    if !variable.isConstant { values += (assignments[variable.name] ?? []).filter { $0 != variable.value } }
    return values.count == 1 ? values[0] : nil
  }

  // MARK: - Numbers

  /// The number that an expression is; nil if it is computed.
  func number(_ expression: Code) -> String? {
    var code = definition(expression)
    if let inner = code.arguments(of: "CGFloat", "Double", "Float"), inner.count == 1 { code = definition(inner[0]) }
    let isNegative = code.start.text == "-"
    if isNegative { code = code.dropFirst() }
    guard !code.isTooLong, !code.contains(where: \.token.isUndecided), let number = sum(code) else { return nil }
    return isNegative ? "-" + number : number
  }

  /// The value of number literals, or their names, joined by `+` and `*`.
  private func sum(_ code: Code) -> String? {
    if code.count == 1 { return literal(code) }
    var sum = 0.0
    for term in code.parts(between: "+") {
      let factors = term.parts(between: "*").map { literal($0).flatMap { Double($0) } ?? .nan }
      sum += factors.reduce(1, *)
    }
    return sum.isFinite ? sum.shown : nil
  }

  private func literal(_ factor: Code) -> String? {
    let code = definition(factor)
    guard code.count == 1, !code.start.token.isUndecided else { return nil }
    return code.start.number
  }

  // MARK: - Texts

  /// The text that an expression is, up to the first part that is not literal; nil if it does not begin with one.
  func text(_ expression: Code) -> StringLiteral? {
    steps.left = Limits.textParts
    return text(expression, depth: 0)
  }

  /// The text, after following names and parts up to a depth.
  func text(_ expression: Code, depth: Int) -> StringLiteral? {
    guard steps.take(), depth < Limits.names else { return nil }
    let code = definition(expression)
    guard !code.isTooLong, let first = code.first, !code.contains(where: \.token.isUndecided) else { return nil }
    if code.count == 1 {
      return first.string.map { completed($0, at: first, depth) } ?? grown(first, depth)
    }
    // Many names may refer to one value.
    return knownTexts.value(code) {
      if let element = element(code) { return text(element, depth: depth + 1) }
      if let argument = urlText(code) { return text(argument, depth: depth + 1) }
      if let url = components(code, depth) ?? continued(code, depth) { return url }
      if first.isAny("String", "NSString", "["), let format = format(code) { return format }
      return joined(code, depth)
    }
  }

  /// An element of a constant list, which nothing can change: `names[0]` with `let names = ["A", "B"]`.
  private func element(_ code: Code) -> Code? {
    guard let bracket = code.last?.opening, bracket.text == "[", bracket.index > code.startIndex,
      bracket.index + 3 == code.endIndex, let index = bracket.moved(1).number.flatMap({ Int($0) }),
      let list = definition(code[code.startIndex..<bracket.index]).inside("["), !list.isTooLong,
      list.start[-2] == "=", list.start.moved(-3).declaredName[-1] == "let"
    else { return nil }
    return list.elements.dropFirst(index).first
  }

  /// A string with its interpolated part resolved if that is literal: `"\(Scheme.name)://"`.
  private func completed(_ string: StringLiteral, at token: Cursor, _ depth: Int) -> StringLiteral? {
    guard let first = string.parts.first, string.text.isEmpty else { return string }
    guard let words = first.path?.split(separator: ".").map(String.init),
      let found = value(of: words, at: token), let part = text(found, depth: depth + 1), let literal = part.literal
    else { return nil }
    var whole = string
    whole.resolve(literal)
    whole.place = part.place
    return whole
  }

  /// The text of a local name that its method only adds to.
  private func grown(_ name: Cursor, _ depth: Int) -> StringLiteral? {
    guard let body = code.method(at: name)?.body, body.grows(name.text),
      let first = name.local(name.text, in: body)?.value, var text = text(first, depth: depth + 1)
    else { return nil }
    if text.literal != nil { text.append(nil, otherwise: name.text) }
    return text
  }

  /// `String(format: "scheme://%@", …)` or `[NSString stringWithFormat:@"scheme://%@", …]`.
  private func format(_ code: Code) -> StringLiteral? {
    guard let name = code.first(where: { $0.isAny("format", "stringWithFormat") }), name[1] == ":",
      let string = name.moved(2).string, let format = string.literal
    else { return nil }
    guard let percent = format.firstIndex(of: "%") else { return string }
    let part = StringLiteral.Part(name: code.words.last ?? "value")
    return StringLiteral(text: String(format[..<percent]), parts: [part], place: string.place)
  }

  /// `"scheme://" + host + …`
  private func joined(_ code: Code, _ depth: Int) -> StringLiteral? {
    let parts = code.parts(between: "+")
    guard parts.count > 1, parts.last?.isEmpty == false, !code.outer.contains(where: { $0.isAny("?", "??") }),
      var result = text(parts[0], depth: depth + 1)
    else { return nil }
    for part in parts.dropFirst() where result.literal != nil {
      result.append(text(part, depth: depth + 1), otherwise: part.words.last ?? "value")
    }
    return result
  }
}

extension Double {
  /// Its text, without a decimal point if it is whole.
  var shown: String { self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
