/// A part of a file that has a value.
struct Expression: Equatable {
  /// The index of the file.
  let file: Int
  /// Its tokens.
  let range: Range<Int>
}

/// Finds out what expressions stand for, as far as that is written literally.
struct ExpressionReader {
  /// How many names are followed from one to the next.
  private static let depthLimit = 8
  /// The most tokens of an expression that is looked at: those that are in each other are looked at again and again.
  private static let lengthLimit = 1_000

  private let widget: WidgetCode

  init(_ widget: WidgetCode) { self.widget = widget }

  private func code(_ expression: Expression) -> CodeFile { widget.code.files[expression.file] }

  /// Whether an expression is too long to be looked at.
  func isTooLong(_ expression: Expression) -> Bool { expression.range.count > Self.lengthLimit }

  /// The expression without what does not change its value: `return`, parentheses, `!`, `as URL`.
  func stripped(_ expression: Expression) -> Expression {
    guard !isTooLong(expression) else { return expression }
    let file = code(expression)
    var range = expression.range
    while !range.isEmpty {
      if file.isToken(range.lowerBound, "return") || file.isToken(range.lowerBound, "try") {
        range = range.lowerBound + 1..<range.upperBound
      } else if file.isToken(range.lowerBound, "("), file.partner(range.lowerBound) == range.upperBound - 1 {
        range = range.lowerBound + 1..<range.upperBound - 1
      } else if range.count > 1,
        file.isToken(range.upperBound - 1, "!") || file.isToken(range.upperBound - 1, "?")
          || file.isToken(range.upperBound - 1, ";")
      {
        range = range.lowerBound..<range.upperBound - 1
      } else if let at = range.first(where: { file.isToken($0, "as") }), at > range.lowerBound,
        range.upperBound - at < 5
      {
        range = range.lowerBound..<at
      } else {
        break
      }
    }
    return Expression(file: expression.file, range: range)
  }

  /// What an expression stands for: the value of a name, of the name in that value, and so on.
  func definition(_ expression: Expression) -> Expression {
    var current = stripped(expression)
    for _ in 0..<Self.depthLimit {
      guard let next = value(ofName: current) else { return current }
      current = stripped(next)
    }
    return current
  }

  /// The first value of a local name, even where it is changed later, else what the name stands for.
  func content(of name: Expression) -> Expression {
    let file = code(name)
    if let method = widget.method(at: name.range.lowerBound, in: file),
      case .declared(let value, _) = file.local(
        file.text(name.range.lowerBound),
        usedAt: name.range.lowerBound,
        in: method.body
      )
    {
      return value.isEmpty ? name : stripped(Expression(file: name.file, range: value))
    }
    return definition(name)
  }

  /// The value of a name: a local one, a property's, a constant's; nil of what is no name, or may have another value.
  private func value(ofName expression: Expression) -> Expression? {
    guard !isTooLong(expression) else { return nil }
    let file = code(expression)
    let words = expression.range.filter { file.isWord($0) }
    guard let last = words.last, expression.range.allSatisfy({ file.isWord($0) || file.isToken($0, ".") }) else {
      return nil
    }
    let name = file.text(last)
    if words.count == 1, let method = widget.method(at: last, in: file) {
      if case .declared(let value, let isConstant) = file.local(name, usedAt: last, in: method.body) {
        guard !value.isEmpty || isConstant, isConstant || !file.isAssigned(name, in: method.body) else {
          return nil
        }
        return value.isEmpty ? nil : Expression(file: expression.file, range: value)
      }
      if method.parameters.contains(name) { return nil }
    }
    let first = file.text(words[0])
    let isOwn = words.count == 1 || words.count == 2 && first == "self"
    if isOwn || first == "Self" { return (widget.property(name) ?? (isOwn ? global(name) : nil)).flatMap(value) }
    return widget.code.variables(named: name, of: file.text(words[words.count - 2])).first.flatMap(value)
  }

  private func global(_ name: String) -> Variable? {
    let found = widget.code.variables(named: name, of: "")
    return found.count == 1 ? found[0] : nil
  }

  private func value(of variable: Variable) -> Expression? {
    let file = widget.code.files[variable.file]
    var values: [Expression] = []
    if !variable.value.isEmpty { values.append(Expression(file: variable.file, range: variable.value)) }
    if variable.value.isEmpty, !variable.accessor.isEmpty {
      guard let returned = returned(in: variable.accessor, file) else { return nil }
      values.append(Expression(file: variable.file, range: returned))
    }
    if !variable.isConstant {
      values += widget.assigned(variable.name).filter { $0.file != variable.file || $0.range != variable.value }
    }
    return values.count == 1 ? values[0] : nil
  }

  /// What the body of a computed property or a function returns, where it is one expression.
  func returned(in body: Range<Int>, _ file: CodeFile) -> Range<Int>? {
    let returns = body.filter { file.isToken($0, "return") }
    if returns.isEmpty {
      let end = file.expressionEnd(from: body.lowerBound, limit: body.upperBound)
      return end == body.upperBound ? body : nil
    }
    guard returns.count == 1 else { return nil }
    return returns[0] + 1..<file.expressionEnd(from: returns[0] + 1, limit: body.upperBound)
  }

  // MARK: - Numbers

  /// The number that an expression is; nil where it is computed.
  func number(_ expression: Expression) -> String? {
    let definition = definition(expression)
    let file = code(definition)
    var range = definition.range
    if range.count > 3, file.isToken(range.lowerBound, in: ["CGFloat", "Double", "Float"]),
      file.isToken(range.lowerBound + 1, "("), file.partner(range.lowerBound + 1) == range.upperBound - 1
    {
      return number(inside: Expression(file: definition.file, range: range.lowerBound + 2..<range.upperBound - 1))
    }
    var sign = ""
    if file.isToken(range.lowerBound, "-") {
      sign = "-"
      range = range.dropFirst()
    }
    guard range.count == 1, file.tokens[range.lowerBound].kind == .number, !file.tokens[range.lowerBound].isConditional
    else {
      return nil
    }
    return Self.decimal(file.text(range.lowerBound)).map { sign + $0 }
  }

  private func number(inside expression: Expression) -> String? {
    let definition = definition(expression)
    let file = code(definition)
    guard definition.range.count == 1, file.tokens[definition.range.lowerBound].kind == .number else { return nil }
    return Self.decimal(file.text(definition.range.lowerBound))
  }

  /// A number of Swift or C as a decimal one: `1_000.0f` is `1000`.
  static func decimal(_ text: String) -> String? {
    var text = text.filter { $0 != "_" }
    while text.last == "f" || text.last == "F" { text.removeLast() }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  // MARK: - Texts

  /// The text that an expression is, up to the first part that is not literal; nil where it does not begin with one.
  func text(_ expression: Expression) -> StringLiteral? { text(expression, depth: 0) }

  private func text(_ expression: Expression, depth: Int) -> StringLiteral? {
    guard depth < Self.depthLimit else { return nil }
    let definition = definition(expression)
    guard !isTooLong(definition) else { return nil }
    let file = code(definition)
    let range = definition.range
    guard let first = range.first, !range.contains(where: { file.tokens[$0].isConditional }) else { return nil }
    if range.count == 1 {
      if let string = file.string(first) { return completed(string, at: first, definition.file, depth) }
      return widget.code.macros[file.text(first)]
    }
    if let argument = textArgument(definition) { return text(argument, depth: depth + 1) }
    if file.isToken(first, "String") || file.isToken(first, "["), let format = format(definition) { return format }
    return joined(definition, depth)
  }

  /// A string whose interpolated part may be a literal itself: `"\(Scheme.name)://"`.
  private func completed(_ string: StringLiteral, at index: Int, _ file: Int, _ depth: Int) -> StringLiteral? {
    guard string.variable != nil, string.text.isEmpty else { return string }
    guard let path = string.path, let found = named(path, at: index, file) else { return nil }
    guard var text = text(found, depth: depth + 1), text.variable == nil else { return nil }
    text.text += string.rest
    text.variable = string.nextVariable
    return text
  }

  /// The value of a name that is written in a string.
  private func named(_ path: String, at index: Int, _ file: Int) -> Expression? {
    let parts = path.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let code = widget.code.files[file]
    if parts.count == 1, let method = widget.method(at: index, in: code),
      case .declared(let value, let isConstant) = code.local(last, usedAt: index, in: method.body)
    {
      guard !value.isEmpty, isConstant || !code.isAssigned(last, in: method.body) else { return nil }
      return Expression(file: file, range: value)
    }
    let isOwn = parts.count == 1 || parts[0] == "self"
    if isOwn { return (widget.property(last) ?? global(last)).flatMap(value) }
    return widget.code.variables(named: last, of: parts[parts.count - 2]).first.flatMap(value)
  }

  /// The argument of `URL(string: …)` or `[NSURL URLWithString:…]`.
  private func textArgument(_ expression: Expression) -> Expression? {
    let file = code(expression)
    let range = expression.range
    var open = range.lowerBound + 1
    if file.isToken(range.lowerBound, in: ["URL", "NSURL", "URLComponents"]) {
      if file.isToken(open, "."), file.isToken(open + 1, "init") { open += 2 }
      guard file.isToken(open, "("), let close = file.partner(open), file.isToken(open + 1, "string") else {
        return nil
      }
      // What is called on the URL changes it.
      guard file.partner(open) == range.upperBound - 1 || range.upperBound - close <= 2 else { return nil }
      let argument = file.elements(in: open + 1..<close).first ?? open + 1..<close
      return Expression(file: expression.file, range: argument.lowerBound + 2..<argument.upperBound)
    }
    guard file.isToken(range.lowerBound, "["), let close = file.partner(range.lowerBound), close == range.upperBound - 1
    else {
      return nil
    }
    guard file.isToken(open, "NSURL"), file.isToken(open + 1, "URLWithString"), file.isToken(open + 2, ":") else {
      return nil
    }
    return Expression(file: expression.file, range: open + 3..<close)
  }

  /// `String(format: "scheme://%@", …)` or `[NSString stringWithFormat:@"scheme://%@", …]`.
  private func format(_ expression: Expression) -> StringLiteral? {
    let file = code(expression)
    let range = expression.range
    guard let index = range.first(where: { file.isToken($0, "format") || file.isToken($0, "stringWithFormat") }),
      file.isToken(index + 1, ":"), let string = file.string(index + 2), string.variable == nil
    else { return nil }
    let name = range.last { file.isWord($0) }.map { file.text($0) } ?? "value"
    guard let percent = string.text.firstIndex(of: "%") else { return string }
    return StringLiteral(text: String(string.text[..<percent]), variable: name)
  }

  /// `"scheme://" + host + …`
  private func joined(_ expression: Expression, _ depth: Int) -> StringLiteral? {
    let file = code(expression)
    var parts: [Range<Int>] = []
    var start = expression.range.lowerBound
    var index = start
    while index < expression.range.upperBound {
      if file.isToken(index, "+") {
        parts.append(start..<index)
        start = index + 1
      }
      if file.isToken(index, "?") || file.isToken(index, "??") { return nil }
      index = file.after(index)
    }
    guard !parts.isEmpty, start < expression.range.upperBound else { return nil }
    parts.append(start..<expression.range.upperBound)
    var result: StringLiteral?
    for part in parts {
      let next = text(Expression(file: expression.file, range: part), depth: depth + 1)
      guard var text = result else {
        guard let next else { return nil }
        result = next
        if next.variable != nil { break }
        continue
      }
      text.text += next?.text ?? ""
      text.variable = next == nil ? part.last { file.isWord($0) }.map { file.text($0) } ?? "value" : next?.variable
      result = text
      if text.variable != nil { break }
    }
    return result
  }
}
