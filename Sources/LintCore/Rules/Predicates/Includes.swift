/// `includes`: a list has an entry that is one of some.
package struct Includes: Predicate {
  /// The values; one of them is enough.
  package let values: Operand

  /// A test for an entry.
  package init(values: Operand) { self.values = values }

  package var name: String { "includes" }
  package var operands: [Operand] { [values] }
  package var test: any PredicateTest { Test() }

  package func replacing(operands: [Operand]) -> any Predicate { Includes(values: operands[0]) }

  /// What judges for it.
  package struct Test: PredicateTest {
    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written else { return .unknown }
      var result = Verdict.fails
      evaluator.forEachEntry(of: subject) { entry in
        result = result.or(Membership.isMember(entry, for: subject, at: frame, in: evaluator))
      }
      return result
    }
  }

  static let kind = PredicateKind(
    name: "includes",
    summary: "the list has one of these",
    fits: { $0.isList }
  ) { reader throws(Finding) in
    Includes(values: try reader.operand())
  }
}

extension Evaluator {
  /// Visits the entries of a list, or the lone value that stands for one.
  func forEachEntry(of subject: Subject, _ visit: (Subject) -> Void) {
    guard subject.value.isList else { return visit(subject) }
    forEachChild(of: subject.node) { visit(self.subject($0)) }
  }
}
