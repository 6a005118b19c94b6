/// Finds the literal values of expressions.
extension WidgetCode {
  /// Returns an expression with the member that holds it; nil outside of members.
  func expression(_ code: Code) -> CodeExpression? {
    var values = values
    values.steps = Steps(Limits.valueSteps)
    return self.code.scope(of: code.start).map { CodeExpression(code, in: $0, values) }
  }

  /// Returns the code that an expression refers to: the value of a name, of the name in that value, and so on.
  func definition(_ code: Code) -> Code { expression(code)?.definition.code ?? code.stripped }

  /// Returns the first value of a local name, even if it changes later, or the definition of any other name.
  func firstValue(of name: Code) -> Code {
    guard let local = code.local(name.start) else { return definition(name) }
    return local.value.isEmpty ? name : local.value.stripped
  }

  /// Returns the values of a local name from its declaration and branches before this use; nil if it may have others.
  func assigned(_ name: Cursor) -> [Code]? {
    guard let local = code.local(name) else { return nil }
    // A loop around the declaration makes a new variable each time.
    let (file, first) = (name.file, local.value)
    let body = Code(file, file.block(of: local.token).body)
    guard !body.moves(name.text), !body.grows(name.text), body.assignments(to: name.text).count <= Limits.leaves
    else { return nil }
    // `nil` and an empty text are never opened.
    var hasFirst = !first.isEmpty && first.start.text != "nil" && first.start.string?.literal != ""
    var values = hasFirst ? [first] : []
    for value in body.assignments(to: name.text) {
      let place = value.start.moved(-2)
      if isDead(place) { continue }
      let kinds = place.blocksInMethod.prefix { !$0.body.contains(name.index) }.map(\.kind)
      // If all branches give it another value, it never has the first one.
      if hasFirst, kinds == [.alternative] {
        let chain = Set(
          sequence(first: file.block(of: place.index)) { $0.previous.map { file.blocks[$0] } }.map(\.index)
        )
        let given = values.filter { chain.contains(file.block(of: $0.startIndex).index) }
        if Set(given.map { file.block(of: $0.startIndex).index }).count == chain.count - 1 {
          (values, hasFirst) = (given, false)
        }
      }
      let known: [Block.Kind] = hasFirst ? [.conditional] : [.conditional, .alternative, .selection, .label]
      guard place.index < name.index, place[-1] != ".", kinds.allSatisfy(known.contains) else { return nil }
      if kinds.isEmpty { (values, hasFirst) = ([], true) }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  /// Returns the number that an expression evaluates to; nil if it is computed.
  func number(_ code: Code) -> String? {
    guard let numbers = expression(code)?.leaf(hops: Limits.names)?.numbers(), numbers.count == 1 else { return nil }
    return numbers[0].shown
  }

  /// Returns the literal text with which an expression begins; nil if it does not begin with any.
  func text(_ code: Code) -> StringLiteral? {
    expression(code).map { $0.text() } ?? CodeValues.text(code)
  }

  /// Returns the expressions that a text, or the text of a URL, may be: several if a choice or branches decide.
  func possibleValues(of expression: Code) -> [Code] {
    var found: [Code] = []
    var open = [expression]
    // Names may refer to each other.
    let steps = Steps(Limits.leaves)
    while let next = open.popLast() {
      // open(.near), which is a constant of URL.
      let constants = self.expression(next)?.implicit(of: "URL") ?? []
      let code = definition(constants.count == 1 ? constants[0].code : next)
      let values = code.urlText.map { [$0] } ?? (code.count == 1 ? assigned(code.start) : nil) ?? code.choices()
      if values != [code], steps.take() { open += values.reversed() } else { found.append(code) }
    }
    return found
  }
}
