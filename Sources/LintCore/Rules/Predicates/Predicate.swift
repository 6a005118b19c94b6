/// One test of a value, under the name that rule files give it.
package protocol Predicate: Sendable {
  /// Its name in rule files.
  var name: String { get }

  /// What it compares with.
  var operands: [Operand] { get }

  /// What each operand is, where the predicate's own name does not say.
  var operandNames: [String] { get }

  /// What else rule files say of it; nil for `true`, and where that is too long for a line.
  var setting: String? { get }

  /// The conditions that it judges for other nodes; one at most.
  var conditions: [Condition] { get }

  /// The paths that it walks.
  var paths: [Path] { get }

  /// The same test with other operands, as many as it has.
  func replacing(operands: [Operand]) -> any Predicate

  /// What judges for it.
  var test: any PredicateTest { get }

  /// The values and places of a failure, for a subject that failed.
  func failure(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Failure

  /// The same for each place where it failed, where those are several.
  func failures(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure]

  /// Whether it may hold, or fail, of what is missing.
  func judgesMissing(as verdict: Verdict) -> Bool

  /// The same test with one thing changed, in all ways.
  var mutants: [Mutant<any Predicate>] { get }

  /// The shape that its operands have.
  var need: Need { get }
}

/// What judges for a predicate: plain values alone, since a program hands it on for each subject.
package protocol PredicateTest: Sendable {
  /// What it says of a subject that can be read.
  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict
}

extension Predicate where Self: PredicateTest {
  package var test: any PredicateTest { self }
}

extension Predicate {
  package var operands: [Operand] { [] }

  package func replacing(operands: [Operand]) -> any Predicate { self }

  package var operandNames: [String] { [] }

  package var setting: String? { nil }

  package var conditions: [Condition] { [] }

  package var paths: [Path] { [] }

  package var need: Need { .any }

  package func judgesMissing(as verdict: Verdict) -> Bool { false }

  package func failures(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    [failure(of: subject, at: frame, in: evaluator)]
  }

  package func failure(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    Failure(
      node: subject.node,
      actual: evaluator.data(of: subject),
      expected: evaluator.data(of: operands(at: frame), for: subject, given: frame.given, need: need)
    )
  }
}

extension Predicate {
  /// Where its operands stand in the program.
  func operands(at frame: Frame) -> Range<Int> { frame.operands..<frame.operands + operands.count }
}

/// A predicate as rule files know it: its name, what it means, where it fits, and how its operand is read.
package struct PredicateKind: Sendable {
  /// Its name in rule files.
  package let name: String
  /// What it means, in one sentence.
  package let summary: String
  /// Whether it fits what a path selects.
  let fits: @Sendable (PathType) -> Bool
  /// Reads its operand.
  let read: @Sendable (PredicateReader) throws(Finding) -> any Predicate
}

extension PredicateKind {
  /// All predicates of the language: a new one is a file of its own and a line here.
  package static let all: [PredicateKind] =
    Presence.kinds + Membership.kinds + Bound.kinds + Length.kinds + ItemCount.kinds + TextPart.kinds
    + ColorTerm.kinds
    + [
      NonEmpty.kind, TypeTest.kind, UniqueBy.kind, Count.kind, StartsWithWords.kind, FoldedEnum.kind,
      HoldsVariable.kind, Includes.kind, SubsetOf.kind, Phrase.kind, SpecificURL.kind, URLScheme.kind,
      Contrast.kind, ColorName.kind,
    ]
}
