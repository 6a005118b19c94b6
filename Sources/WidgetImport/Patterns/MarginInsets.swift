/// `marginInsets`: the result of the margin insets method, as far as its sides are numbers.
enum MarginInsets: CodePattern {
  static let field = "marginInsets"

  /// The sides of insets in their order, each with the key of its field.
  private static let sides = [("top", "top"), ("left", "leading"), ("bottom", "bottom"), ("right", "trailing")]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let method = widget.handler("widgetMarginInsets", label: "forProposedMarginInsets") else { return }
    if let value = method.body.returned.flatMap({ value($0.stripped, method, widget) }) {
      facts.set(field, value)
    } else {
      facts.leaveOut(field, at: method.head.place, "it is computed")
    }
  }

  private static func value(_ returned: Code, _ method: Method, _ widget: WidgetCode) -> SourceValue? {
    if returned.count == 1 {
      let name = returned.start.text
      let changes = changes(of: name, method)
      if !changes.isEmpty { return value(of: changes, method, widget) }
      if method.parameters.contains(name) { return .scalar("default", at: returned.place) }
    }
    let zero = SourceValue.scalar("zero", at: returned.place)
    let definition = widget.definition(returned)
    let words = definition.words
    if let last = words.last, ["zero", "UIEdgeInsetsZero"].contains(last), words.count <= 2, definition.count <= 3 {
      return zero
    }
    guard let arguments = definition.arguments(of: "UIEdgeInsets", "UIEdgeInsetsMake") else { return nil }
    if arguments.isEmpty { return zero }
    guard arguments.count == 4 else { return nil }
    let numbers = zip(sides, arguments.map(\.unlabeled)).compactMap { side, argument in
      widget.number(argument).map { (side.1, SourceValue.scalar($0, at: argument.place)) }
    }
    if numbers.count == 4, numbers.allSatisfy({ $0.1.shown == "0" }) { return zero }
    return numbers.isEmpty ? nil : .mapping(numbers)
  }

  /// The places that change the insets with a name, the proposed ones or a copy: at a side's name, or at their own.
  private static func changes(of name: String, _ method: Method) -> [Cursor] {
    let sides = method.body.filter { $0[-1] == "." && $0[-2] == name && CodeNames.giving.contains($0[1]) }
    return sides + method.body.assignments(to: name).map { $0.start.moved(-2) }
  }

  /// The sides that are set once, to numbers, unconditionally.
  private static func value(of changes: [Cursor], _ method: Method, _ widget: WidgetCode) -> SourceValue? {
    guard changes.allSatisfy({ change in sides.contains { $0.0 == change.text } }) else { return nil }
    let found: [(String, SourceValue)] = sides.compactMap { side, key in
      let set = changes.filter { $0.text == side }
      guard set.count == 1, let value = set[0].assigned, !set[0].isInCase else { return nil }
      return widget.number(value).map { (key, .scalar($0, at: set[0].place)) }
    }
    return found.isEmpty ? nil : .mapping(found)
  }
}
