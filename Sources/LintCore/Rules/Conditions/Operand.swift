/// An operand of a predicate.
package indirect enum Operand: Sendable {
  case constant(Constant)
  /// A parameter of the rule, by its index.
  case parameter(Int)
  /// What a path selects; `otherwise` takes its place where that is missing or of another shape.
  case reference(Path, otherwise: Operand?)
  /// One of two operands, by a condition on the given node; the second may be that the value is missing.
  case choice(Condition, then: Operand, otherwise: Operand?)
  case list([Operand])

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
