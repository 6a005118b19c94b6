/// A kind of condition that joins other conditions, or applies them to other subjects.
package protocol ConditionOperator: ConditionKind {}

/// The operators of the rule language.
package enum ConditionOperators {
  /// All of them: a new one is a file of its own and a line here.
  package static let all: [any ConditionOperator] = [PathOperator(), Junction.all, Junction.any, Not()]
}

extension ConditionOperator {
  package var operandKind: OperandKind { .any }

  package var takes: KeyType { .condition }

  package func fits(_ type: PathType) -> Bool { true }

  package func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    Condition(parts: [try entry.scope.condition(entry.node, on: entry.subject)])
  }

  package func failingTypes(of condition: Condition, from subject: PathType, given: PathType) -> [PathType] {
    condition.parts.flatMap { $0.kind.failingTypes(of: $0, from: subject, given: given) }
  }

  package func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool {
    condition.parts.contains { $0.judgesMissing(as: verdict) }
  }
}
