/// A kind of condition that joins other conditions, or applies them to other subjects.
package protocol ConditionOperator: ConditionKind {}

/// The operators of the rule language.
package enum ConditionOperators {
  /// All of them: a new one is a file of its own and a line here.
  package static let all: [any ConditionOperator] = [PathOperator(), Junction.all, Junction.any, Not()]
}

extension ConditionOperator {
  package var operandKind: OperandKind { .any }

  package var takes: KeyType { takesSeveralParts ? .list(.condition, atLeast: 1) : .condition }

  package func fits(_ type: PathType) -> Bool { true }

  package func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let (scope, node, subject) = (entry.scope, entry.node, entry.subject)
    if takesSeveralParts { return Condition(parts: try scope.conditions(node, on: subject)) }
    return Condition(parts: [try scope.condition(node, on: subject)])
  }

  package var takesSeveralParts: Bool { false }

  package func failingTypes(of condition: Condition, from subject: PathType, given: PathType) -> [PathType] {
    condition.parts.flatMap { $0.kind.failingTypes(of: $0, from: subject, given: given) }
  }

  package func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool {
    condition.parts.contains { $0.judgesMissing(as: verdict) }
  }
}
