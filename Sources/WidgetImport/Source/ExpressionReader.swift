/// Finds out what expressions stand for, as far as that is written literally.
struct ExpressionReader {
  private let widget: WidgetCode

  init(_ widget: WidgetCode) { self.widget = widget }

  /// Whether an expression is too long to be looked at.
  func isTooLong(_ expression: Code) -> Bool { expression.count > CodeLimits.value }

  /// The expression without what does not change its value: `return`, parentheses, `!`, `as URL`.
  func stripped(_ expression: Code) -> Code {
    guard !isTooLong(expression) else { return expression }
    var code = expression
    while let first = code.first, let last = code.last {
      if first.isAny("return", "try") {
        code = code.dropFirst()
      } else if first.text == "(", code.file.partner(first.index) == last.index {
        code = code.dropFirst().dropLast()
      } else if code.count > 1, last.isAny("!", "?", ";") {
        code = code.dropLast()
      } else if let cast = code.first(where: { $0.text == "as" }), cast.index > first.index,
        code.endIndex - cast.index < 5
      {
        code = code[code.startIndex..<cast.index]
      } else {
        break
      }
    }
    return code
  }

  /// What an expression stands for: the value of a name, of the name in that value, and so on.
  func definition(_ expression: Code) -> Code {
    var current = stripped(expression)
    for _ in 0..<CodeLimits.names {
      guard let next = value(ofName: current) else { return current }
      current = stripped(next)
    }
    return current
  }

  /// The first value of a local name, even if it is changed later, else what the name stands for.
  func content(of name: Code) -> Code {
    guard let method = widget.code.method(at: name.start),
      let local = name.file.local(name.start.text, usedAt: name.startIndex, in: method.body)
    else { return definition(name) }
    return local.value.isEmpty ? name : stripped(local.value)
  }

  // MARK: - Names

  private func value(ofName expression: Code) -> Code? {
    guard !isTooLong(expression), expression.allSatisfy({ $0.isWord || $0.text == "." }),
      let last = expression.reversed().first(where: \.isWord)
    else { return nil }
    return value(of: expression.words, at: last)
  }

  /// The value of names joined by points: a local one, a property's, a constant's; nil if it may have another.
  private func value(of words: [String], at token: Cursor) -> Code? {
    guard let name = words.last else { return nil }
    if words.count == 1, let method = widget.code.method(at: token) {
      if let local = token.file.local(name, usedAt: token.index, in: method.body) {
        let isChanged = !local.isConstant && !token.file.assignments(to: name, in: method.body).isEmpty
        return local.value.isEmpty || isChanged ? nil : local.value
      }
      if method.parameters.contains(name) { return nil }
    }
    let isOwn = words.count == 1 || words.count == 2 && words[0] == "self"
    if isOwn || words[0] == "Self" {
      return (widget.property(name) ?? (isOwn ? global(name) : nil)).flatMap(value)
    }
    return widget.code.variables(named: name, of: words[words.count - 2]).first.flatMap(value)
  }

  private func global(_ name: String) -> Variable? {
    let found = widget.code.variables(named: name, of: "")
    return found.count == 1 ? found[0] : nil
  }

  private func value(of variable: Variable) -> Code? {
    var values: [Code] = []
    if !variable.value.isEmpty {
      values.append(variable.value)
    } else if !variable.accessor.isEmpty {
      guard let returned = returned(in: variable.accessor) else { return nil }
      values.append(returned)
    }
    if !variable.isConstant { values += widget.assigned(variable.name).filter { $0 != variable.value } }
    return values.count == 1 ? values[0] : nil
  }

  /// What the body of a computed property or a function returns if it is one expression.
  func returned(in body: Code) -> Code? {
    let returns = body.filter { $0.text == "return" }
    guard let first = returns.first else {
      return body.file.expression(from: body.startIndex).endIndex == body.endIndex ? body : nil
    }
    return returns.count == 1 ? body.file.expression(from: first.index + 1) : nil
  }

  // MARK: - Numbers

  /// The number that an expression is; nil if it is computed.
  func number(_ expression: Code) -> String? {
    var code = definition(expression)
    if code.count > 3, code.start.isAny("CGFloat", "Double", "Float"),
      let inner = code.start.parenthesized, inner.endIndex == code.endIndex - 1
    {
      code = definition(inner)
      return code.count == 1 && code.start.token.kind == .number ? Self.decimal(code.start.text) : nil
    }
    let isNegative = code.start.text == "-"
    if isNegative { code = code.dropFirst() }
    guard code.count == 1, code.start.token.kind == .number, !code.start.token.isConditional else { return nil }
    return Self.decimal(code.start.text).map { isNegative ? "-" + $0 : $0 }
  }

  /// A number of Swift or C as a decimal one: `1_000.0f` is `1000`.
  private static func decimal(_ text: String) -> String? {
    var text = text.filter { $0 != "_" }
    while text.last == "f" || text.last == "F" { text.removeLast() }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  // MARK: - Texts

  /// The text that an expression is, up to the first part that is not literal; nil if it does not begin with one.
  func text(_ expression: Code) -> StringLiteral? { text(expression, depth: 0) }

  private func text(_ expression: Code, depth: Int) -> StringLiteral? {
    guard depth < CodeLimits.names else { return nil }
    let code = definition(expression)
    guard !isTooLong(code), let first = code.first, !code.contains(where: \.token.isConditional) else { return nil }
    if code.count == 1 {
      return first.string.map { completed($0, at: first, depth) } ?? widget.code.macros[first.text]
    }
    if let argument = urlText(code) { return text(argument, depth: depth + 1) }
    if first.isAny("String", "["), let format = format(code) { return format }
    return joined(code, depth)
  }

  /// A string whose interpolated part may be a literal itself: `"\(Scheme.name)://"`.
  private func completed(_ string: StringLiteral, at token: Cursor, _ depth: Int) -> StringLiteral? {
    guard string.variable != nil, string.text.isEmpty else { return string }
    guard let words = string.path?.split(separator: ".").map(String.init),
      let found = value(of: words, at: token), var text = text(found, depth: depth + 1),
      text.variable == nil
    else { return nil }
    text.text += string.rest
    text.variable = string.nextVariable
    return text
  }

  /// The argument of `URL(string: …)` or `[NSURL URLWithString:…]`.
  private func urlText(_ code: Code) -> Code? {
    if code.start.isAny("URL", "NSURL", "URLComponents") {
      let name = code.start[1] == "." && code.start[2] == "init" ? code.start.moved(2) : code.start
      guard let arguments = name.parenthesized, arguments.start.text == "string" else { return nil }
      // What is called on the URL changes it.
      guard code.endIndex - arguments.endIndex <= 2 else { return nil }
      return (arguments.elements.first ?? arguments).dropFirst(2)
    }
    let isMessage = code.start.text == "[" && code.file.partner(code.startIndex) == code.endIndex - 1
    guard isMessage, code.start[1] == "NSURL", code.start[2] == "URLWithString", code.start[3] == ":" else {
      return nil
    }
    return code.dropFirst(4).dropLast()
  }

  /// `String(format: "scheme://%@", …)` or `[NSString stringWithFormat:@"scheme://%@", …]`.
  private func format(_ code: Code) -> StringLiteral? {
    guard let name = code.first(where: { $0.isAny("format", "stringWithFormat") }), name[1] == ":",
      let string = name.moved(2).string, string.variable == nil
    else { return nil }
    guard let percent = string.text.firstIndex(of: "%") else { return string }
    return StringLiteral(text: String(string.text[..<percent]), variable: Self.lastWord(code))
  }

  private static func lastWord(_ code: Code) -> String { code.words.last ?? "value" }

  /// `"scheme://" + host + …`
  private func joined(_ code: Code, _ depth: Int) -> StringLiteral? {
    guard !code.outer.contains(where: { $0.isAny("?", "??") }) else { return nil }
    var parts: [Code] = []
    var rest = code
    while let (part, after) = rest.parts(around: "+") {
      parts.append(part)
      rest = after
    }
    guard let first = parts.first, !rest.isEmpty, var result = text(first, depth: depth + 1) else { return nil }
    for part in parts.dropFirst() + [rest] where result.variable == nil {
      let next = text(part, depth: depth + 1)
      result.text += next?.text ?? ""
      result.variable = next == nil ? Self.lastWord(part) : next?.variable
    }
    return result
  }
}
