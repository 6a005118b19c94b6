/// `minItems` and `maxItems`: bounds of a list's length, or of a count.
enum ItemCount: String, CaseIterable, Predicate {
  case minItems, maxItems

  var summary: String { "the list has this many entries \(self == .maxItems ? "at most" : "at least")" }

  var operandKind: OperandKind { .number }

  func fits(_ type: PathType) -> Bool { type.isList }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(try entry.operand(as: .count)) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, let count = Self.count(frame.subject, evaluator) else { return .unknown }
    return evaluator.isEach(at: frame) {
      $0.value.number.map { self == .maxItems ? count <= $0 : count >= $0 }
    }
  }

  func failure(at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    evaluator.failure(at: frame, actual: Self.count(frame.subject, evaluator).map { .number($0) })
  }

  private static func count(_ subject: Subject, _ evaluator: borrowing Evaluator) -> Double? {
    switch subject.value {
    case .scalar(let value): value.number
    case .list: Double(evaluator.description.elementCount(of: subject.node))
    case _ where evaluator.isList(subject): 1
    default: nil
    }
  }
}
