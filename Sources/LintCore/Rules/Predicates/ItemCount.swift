/// `minItems` and `maxItems`: bounds of a list's length, or of a count.
package struct ItemCount: Predicate {
  /// Whether the bound is the largest number, else the smallest.
  package let isMaximum: Bool
  /// The bound.
  package let bound: Operand

  /// A bound of a list's length.
  package init(isMaximum: Bool, bound: Operand) {
    self.isMaximum = isMaximum
    self.bound = bound
  }

  package var name: String { isMaximum ? "maxItems" : "minItems" }
  package var operands: [Operand] { [bound] }
  package var need: Need { .number }
  package var test: any PredicateTest { Test(isMaximum: isMaximum) }

  package func replacing(operands: [Operand]) -> any Predicate { ItemCount(isMaximum: isMaximum, bound: operands[0]) }

  package func failure(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    Failure(
      node: subject.node,
      actual: ItemCount.count(subject, evaluator).map { .number($0) },
      expected: evaluator.data(of: operands(at: frame), for: subject, given: frame.given, need: need)
    )
  }

  private static func count(_ subject: Subject, _ evaluator: borrowing Evaluator) -> Double? {
    switch subject.value {
    case .number(let number): number
    case .list: Double(evaluator.description.elementCount(of: subject.node))
    case _ where FieldTable.description.isOneOrMany(subject.field): 1
    default: nil
    }
  }

  /// What judges for it.
  package struct Test: PredicateTest {
    let isMaximum: Bool

    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written, let count = ItemCount.count(subject, evaluator) else { return .unknown }
      return evaluator.isEach(for: subject, at: frame, need: .number) {
        evaluator.number(of: $0).map { isMaximum ? count <= $0 : count >= $0 }
      }
    }
  }

  static let kinds = [false, true].map { isMaximum in
    PredicateKind(
      name: isMaximum ? "maxItems" : "minItems",
      summary: "the list has this many entries \(isMaximum ? "at most" : "at least")",
      fits: { $0.isList }
    ) { reader throws(Finding) in
      ItemCount(isMaximum: isMaximum, bound: try reader.number(minimum: 0))
    }
  }
}
