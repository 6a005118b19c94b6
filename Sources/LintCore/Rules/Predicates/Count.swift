/// `count`: how many entries of a list meet a condition.
package struct Count: Predicate {
  /// The condition, judged for each entry as the given node.
  package let condition: Condition
  /// The smallest number; nil where there is none.
  package let minimum: Operand?
  /// The largest number; nil where there is none.
  package let maximum: Operand?

  /// A bound of how many entries meet a condition.
  package init(condition: Condition, minimum: Operand?, maximum: Operand?) {
    self.condition = condition
    self.minimum = minimum
    self.maximum = maximum
  }

  package var name: String { "count" }
  package var operands: [Operand] { [minimum, maximum].compactMap { $0 } }
  package var operandNames: [String] {
    [minimum.map { _ in "minimum" }, maximum.map { _ in "maximum" }].compactMap { $0 }
  }
  package var need: Need { .number }
  package var conditions: [Condition] { [condition] }
  package var test: any PredicateTest { Test(hasMinimum: minimum != nil, hasMaximum: maximum != nil) }

  package func replacing(operands: [Operand]) -> any Predicate {
    Count(
      condition: condition,
      minimum: minimum == nil ? nil : operands.first,
      maximum: maximum == nil ? nil : operands.last
    )
  }

  package var mutants: [Mutant<any Predicate>] {
    operandMutants
      + condition.mutants.map { mutant in
        mutant.map { Count(condition: $0, minimum: minimum, maximum: maximum) }
      }
  }

  package func failure(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    Failure(
      node: subject.node,
      actual: Count.count(subject, frame, evaluator).map { .number(Double($0.known)) },
      expected: evaluator.data(of: operands(at: frame).suffix(1), for: subject, given: frame.given, need: need)
    )
  }

  /// How many entries meet the condition, and of how many it is not known; nil where one is unreadable.
  private static func count(
    _ subject: Subject,
    _ frame: Frame,
    _ evaluator: borrowing Evaluator
  ) -> (known: Int, unknown: Int)? {
    var (known, unknown, isReadable) = (0, 0, true)
    evaluator.forEachChild(of: subject.node) { element in
      switch evaluator.verdict(frame.condition, given: element) {
      case .holds: known += 1
      case .fails: break
      case .unknown: unknown += 1
      case .unreadable: isReadable = false
      }
    }
    return isReadable ? (known, unknown) : nil
  }

  /// What judges for it.
  package struct Test: PredicateTest {
    let hasMinimum: Bool
    let hasMaximum: Bool

    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written, subject.value.isList else { return .unknown }
      guard let count = Count.count(subject, frame, evaluator) else { return .unreadable }
      func bound(_ place: Int, isMaximum: Bool) -> Verdict {
        func verdict(_ number: Int) -> Verdict {
          evaluator.isEach(operand: place, for: subject, at: frame, need: .number) {
            evaluator.number(of: $0).map { isMaximum ? Double(number) <= $0 : Double(number) >= $0 }
          }
        }
        // An entry of which it is not known may count or not: only a bound that holds both ways holds.
        let (least, most) = (verdict(count.known), verdict(count.known + count.unknown))
        return least == most ? least : .unknown
      }
      let least = hasMinimum ? bound(0, isMaximum: false) : .holds
      return hasMaximum ? least.and(bound(hasMinimum ? 1 : 0, isMaximum: true)) : least
    }
  }

  static let kind = PredicateKind(
    name: "count",
    summary: "so many entries meet the condition `where`",
    fits: { $0.isList }
  ) { reader throws(Finding) in
    let entries = try reader.fields(["where", "minimum", "maximum"], required: ["where"])
    guard let condition = try entries["where"]?.elementCondition() else { throw reader.fault("where: is missing") }
    return Count(
      condition: condition,
      minimum: try entries["minimum"]?.number(minimum: 0),
      maximum: try entries["maximum"]?.number(minimum: 0)
    )
  }
}
