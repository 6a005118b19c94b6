/// What a rule asks of a node: a kind of condition, with what it is applied to.
package struct Condition: Sendable {
  /// The number of its kind among all of them.
  package var kindNumber = 0
  /// Its operands, one for each of its kind's; nil is one that is left out.
  package var operands: [Operand?] = []
  /// Whether it must hold, else the opposite of what its kind says counts.
  package var isExpected = true
  /// The conditions that it is made of.
  package var parts: [Condition] = []
  /// The path that it walks.
  package var path: Path?
  /// Texts that only its kind reads, as it looks them up.
  package var texts: [String] = []

  /// Its kind.
  package var kind: any ConditionKind { ConditionKinds.all[kindNumber] }

  /// The condition in one line, as rule files write it.
  package var text: String { "{\(kind.entry(for: self))}" }
}

extension Condition {
  /// A condition that compares with one operand.
  init(_ operand: Operand) { self.init(operands: [operand]) }

  /// A condition of nothing but its parts.
  init(_ kind: any ConditionOperator, parts: [Condition] = [], path: Path? = nil) {
    self.init(kindNumber: ConditionKinds.number(of: kind.name) ?? 0, parts: parts, path: path)
  }
}
