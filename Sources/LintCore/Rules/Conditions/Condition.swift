/// A condition that a rule sets for a node: its kind, with what the kind is applied to.
package struct Condition: Sendable {
  /// The index of its kind in ``ConditionKinds/all``.
  package var kindNumber = 0
  /// The operands, one for each that its kind has; nil for one that is left out.
  package var operands: [Operand?] = []
  /// Whether it must hold; if not, the verdict of its kind is negated.
  package var isExpected = true
  /// The conditions that it is made of.
  package var parts: [Condition] = []
  /// The path that it walks; nil if it has none.
  package var path: Path?
  /// Texts that only its kind reads, prepared for looking them up.
  package var texts: [String] = []

  /// Its kind.
  package var kind: any ConditionKind { ConditionKinds.all[kindNumber] }

  private static let operators = ConditionOperator.allCases

  /// Its kind if that is an operator; nil for a predicate. Compares numbers, since a cast looks up types at run time.
  var conditionOperator: ConditionOperator? { kindNumber < Self.operators.count ? Self.operators[kindNumber] : nil }
}

extension Condition {
  /// The condition on one line, with the values that are written in the rule: `.primary equals true`.
  var outline: String {
    let name = conditionOperator == .path ? nil : kind.name
    let own =
      [path?.text, name, isExpected ? nil : "false"].compactMap(\.self) + texts
      + operands.flatMap { $0?.outline ?? [] }
    return (own + parts.map(\.outline)).joined(separator: " ")
  }

  /// A condition that compares with one operand.
  init(_ operand: Operand) { self.init(operands: [operand]) }

  /// An operator without operands, applied to its parts at a path or at the subject itself.
  init(_ kind: ConditionOperator, parts: [Condition] = [], path: Path? = nil) {
    self.init(kindNumber: ConditionKinds.number(of: kind.name) ?? 0, parts: parts, path: path)
  }
}

/// An operand of a predicate.
package indirect enum Operand: Sendable {
  case constant(Constant)
  /// A parameter of the rule, by its index.
  case parameter(Int)
  /// The selection of a path, or `otherwise` if that is missing or of another shape.
  case reference(Path, otherwise: Operand?)
  /// One of two operands, chosen by a condition on the given node; without `otherwise`, the value may be missing.
  case choice(Condition, then: Operand, otherwise: Operand?)
  case list([Operand])
}

extension Operand {
  /// The texts that are written in the rule.
  var texts: [String] {
    switch self {
    case .constant(let constant): if case .text(let text) = constant.data { [text] } else { [] }
    case .reference(_, let otherwise): otherwise?.texts ?? []
    case .choice(_, let then, let otherwise): then.texts + (otherwise?.texts ?? [])
    case .list(let operands): operands.flatMap(\.texts)
    case .parameter: []
    }
  }

  /// The values and paths that are written in the rule.
  fileprivate var outline: [String] {
    switch self {
    case .constant(let constant): [constant.data.clipped]
    case .reference(let path, _): [path.text]
    case .list(let operands): operands.flatMap(\.outline)
    case .parameter, .choice: []
    }
  }
}
