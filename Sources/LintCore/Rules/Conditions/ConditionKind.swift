/// A kind of condition: its name in rule files, how it is read from them, and how it judges a subject.
///
/// A kind stores nothing about a rule: the rule's operands and parts are in a ``Condition``. There are two sorts: a
/// ``Predicate`` tests one value, and a ``ConditionOperator`` joins or moves other conditions.
package protocol ConditionKind: Sendable {
  /// Its name in rule files.
  var name: String { get }

  /// Its meaning in one sentence, without a period.
  var summary: String { get }

  /// The type of the value after its name in rule files.
  var takes: KeyType { get }

  /// Whether it can judge values of a type.
  func fits(_ type: PathType) -> Bool

  /// Reads the value after its name.
  func read(_ entry: ConditionEntry) throws(Finding) -> Condition

  /// The verdict of a condition of this kind on a subject.
  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict

  /// The places at which a subject fails; the condition is known to fail.
  func failures(at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure]

  // MARK: - What is known of a condition before anything is judged

  /// The shape that its operands have.
  var operandKind: OperandKind { get }

  /// The fields that must all be written for the condition to reach `verdict`.
  func neededFields(of condition: Condition, for verdict: Verdict) -> FieldSet

  /// Whether this kind can reach `verdict` for a missing subject, before the condition's `isExpected` negates it.
  func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool

  /// The types of the values at which the condition may fail for a subject of a type.
  func failingTypes(of condition: Condition, from subject: PathType, given: PathType) -> [PathType]
}

/// All kinds of conditions, each identified by its index.
package enum ConditionKinds {
  /// The operators, then the predicates.
  package static let all: [any ConditionKind] =
    ConditionOperator.allCases.map { kind -> any ConditionKind in kind }
    + Predicates.all.map { kind -> any ConditionKind in kind }

  /// The index of the kind with a name; nil if there is none.
  static func number(of name: String) -> Int? { all.firstIndex { $0.name == name } }
}

/// The shape that a predicate needs its operand to have.
package enum OperandKind: Sendable {
  case number, text, color, any
}
