extension Path {
  /// The path as rule files write it.
  package var text: String {
    let start =
      switch origin {
      case .document: "$"
      case .given: steps.isEmpty ? "." : ""
      case .widget: PathParser.ownWidget
      }
    return steps.reduce(into: start) { text, step in
      switch step {
      case .field(let field): text += "." + FieldTable.description[field].key
      case .privateField(let key): text += "." + key
      case .each: text += "[*]"
      case .element(let number): text += "[\(number)]"
      case .displayedTitle: text += "." + PathParser.displayedTitle
      }
    }
  }
}

extension Condition {
  /// The condition in one line, as rule files write it.
  package var text: String { "{\(kind.entry(for: self))}" }
}

extension Operand {
  /// The operand in one line.
  var text: String {
    switch self {
    case .constant(let constant): constant.data.shown
    case .parameter(let index): "{parameter: \(index)}"
    case .reference(let path, let otherwise):
      "{ref: \(path.text)\(otherwise.map { ", otherwise: \($0.text)" } ?? "")}"
    case .choice(let condition, let then, let otherwise):
      "{if: \(condition.text), then: \(then.text)\(otherwise.map { ", else: \($0.text)" } ?? "")}"
    case .list(let operands): "[\(operands.map(\.text).joined(separator: ", "))]"
    }
  }
}
