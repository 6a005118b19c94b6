/// A kind of condition that tests one value.
package protocol Predicate: ConditionKind {
  /// The setting of a condition besides its operands; nil if there is none.
  func setting(of condition: Condition) -> String?

  /// Whether a trace shows a condition's operands and parts; true if they apply to its own subject.
  var showsParts: Bool { get }

  /// The values and places of a failure.
  func failure(at frame: Frame, in evaluator: borrowing Evaluator) -> Failure
}

/// The predicates of the rule language.
package enum Predicates {
  /// All predicates; a new one is a file of its own and a line here.
  package static let all: [any Predicate] =
    kinds(Presence.self) + kinds(Membership.self) + kinds(Bound.self) + kinds(Length.self) + kinds(ItemCount.self)
    + kinds(TextPart.self) + kinds(PhrasePart.self) + kinds(FoldedText.self) + kinds(ColorTerm.self) + [
      NonEmpty(), TypeTest(), UniqueBy(), GroupedBy(), Count(), StartsWithWords(),
      Includes(), SubsetOf(), Phrase(), SpecificURL(), URLScheme(), Contrast(), ColorName(), Like(),
      Language(),
    ]

  // Converting an array's type checks conformances at run time, which takes longer than reading all rules.
  private static func kinds<Kind: Predicate & CaseIterable>(_ type: Kind.Type) -> [any Predicate] {
    type.allCases.map { $0 }
  }
}

extension Predicate where Self: RawRepresentable, RawValue == String {
  package var name: String { rawValue }
}

extension Predicate {
  package var showsParts: Bool { true }

  package var operandKind: OperandKind { .any }

  package func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(try entry.operand()) }

  package var takes: KeyType { .operand }

  package func setting(of condition: Condition) -> String? { condition.isExpected ? nil : "false" }

  package func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool { false }

  package func failure(at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    evaluator.failure(at: frame, actual: evaluator.data(of: frame.subject))
  }

  // MARK: - As a condition

  package func failures(at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    [failure(at: frame, in: evaluator)]
  }

  /// The keys of the operands; empty if the predicate's own name says enough.
  private var operandNames: [String] {
    guard case .keys(let keys) = takes else { return [] }
    return keys.compactMap { key in if case .operand = key.type { key.name } else { nil } }
  }

  /// The words that follow the predicate's name, filled with those of its operands; nil is an operand that is left out.
  func words(of condition: Condition, _ values: [String?]) -> String {
    let names = operandNames
    let named = values.enumerated().compactMap { place, value in
      value.map { names.isEmpty ? $0 : "\(names[place]) \($0)" }
    }
    let setting = setting(of: condition).map { [$0] } ?? []
    return (setting + condition.parts.map { "where \($0.outline)" } + named).joined(separator: ", ")
  }

  package func neededFields(of condition: Condition, for verdict: Verdict) -> FieldSet { FieldSet() }

  package func failingTypes(of condition: Condition, from subject: PathType, given: PathType) -> [PathType] {
    [subject]
  }
}
