/// `marginInsets`: the sides of the margin insets method's result that are numbers.
enum MarginInsets: CodePattern {
  static let field = "marginInsets"

  /// The sides of insets in their order, each with the key of its field.
  private static let sides = [("top", "top"), ("left", "leading"), ("bottom", "bottom"), ("right", "trailing")]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let method = widget.handler("widgetMarginInsets", label: "forProposedMarginInsets") else { return }
    let returns = method.body.returns.filter { !widget.isDead($0) }
    let only = returns.count == 1 ? returns[0].file.expression(from: returns[0].index + 1) : method.body.returned
    if let value = only.flatMap({ value($0.stripped, method, widget) }) {
      facts.set(field, value)
    } else {
      facts.leaveOut(field, at: method.head.place, "it is computed")
    }
  }

  private static func value(_ returned: Code, _ method: Member, _ widget: WidgetCode) -> SourceValue? {
    let name = returned.start.text
    var first: Code? = widget.definition(returned)
    var changes: [Cursor] = []
    if returned.count == 1 {
      guard !method.body.changes(name) else { return nil }
      // The places that set a side of the proposed insets or of a copy.
      changes = method.body.filter { $0[-1] == "." && $0[-2] == name && CodeNames.giving.contains($0[1]) }
      if !changes.isEmpty {
        first = returned.start.local(name, in: method.body)?.value.stripped
      } else if method.parameters.contains(name) {
        return .scalar("default", at: returned.place)
      }
    }
    var numbers = first.map { known(in: $0, widget) } ?? [:]
    for (side, key) in sides {
      let set = changes.filter { $0.text == side }
      if set.isEmpty { continue }
      let value = set.count == 1 && !set[0].isInCase ? set[0].assigned : nil
      numbers[key] = value.flatMap { widget.number($0) }.map { .scalar($0, at: set[0].place) }
    }
    if numbers.count == 4, numbers.values.allSatisfy({ $0.shown == "0" }) {
      return .scalar("zero", at: returned.place)
    }
    let found = sides.compactMap { side in numbers[side.1].map { (side.1, $0) } }
    return found.isEmpty ? nil : .mapping(found)
  }

  /// Returns the sides that are numbers in an expression, by the keys of their fields.
  private static func known(in insets: Code, _ widget: WidgetCode) -> [String: SourceValue] {
    let insets = widget.definition(insets)
    let words = insets.words
    let isZero = ["zero", "UIEdgeInsetsZero"].contains(words.last) && words.count <= 2 && insets.count <= 3
    var arguments = isZero ? [] : insets.arguments(of: "UIEdgeInsets", "UIEdgeInsetsMake")
    // In (UIEdgeInsets){0, 5, 0, 5}, the expression ends after the type.
    let brace = insets.start.moved(2)
    if words == ["UIEdgeInsets"], brace.text == "{", let end = brace.file.tokens.partner(brace.index) {
      arguments = Code(brace.file, brace.index + 1..<end).elements
    }
    guard let arguments, [0, 4].contains(arguments.count) else { return [:] }
    let numbers = sides.enumerated().compactMap { index, side in
      let value = arguments.isEmpty ? insets : arguments[index].unlabeled
      let number = arguments.isEmpty ? "0" : widget.number(value)
      return number.map { (side.1, SourceValue.scalar($0, at: value.place)) }
    }
    return Dictionary(uniqueKeysWithValues: numbers)
  }
}
