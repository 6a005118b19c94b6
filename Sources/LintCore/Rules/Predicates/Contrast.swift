/// `contrast`: the contrast ratio of WCAG between a color and the one behind it.
package struct Contrast: Predicate {
  /// The color behind.
  package let backing: Operand
  /// The smallest ratio, 1 to 21.
  package let minimum: Operand

  /// A bound of a contrast ratio.
  package init(backing: Operand, minimum: Operand) {
    self.backing = backing
    self.minimum = minimum
  }

  package var name: String { "contrast" }
  package var operands: [Operand] { [backing, minimum] }
  package var operandNames: [String] { ["with", "minimum"] }
  package var test: any PredicateTest { Test() }

  package func replacing(operands: [Operand]) -> any Predicate {
    Contrast(backing: operands[0], minimum: operands[1])
  }

  package func failure(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    var ratio: Double?
    evaluator.forEachResolvedOperand(of: frame.operands, for: subject, given: frame.given, need: .color) { behind in
      if case .color(let color) = subject.value, let ground = evaluator.color(of: behind) {
        ratio = color.contrast(with: ground)
      }
    }
    return Failure(
      node: subject.node,
      actual: ratio.map { .number($0) },
      expected: evaluator.data(
        of: frame.operands + 1..<frame.operands + 2,
        for: subject,
        given: frame.given,
        need: .number
      )
    )
  }

  /// What judges for it.
  package struct Test: PredicateTest {
    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written, case .color(let color) = subject.value else { return .unknown }
      return evaluator.isEach(for: subject, at: frame, need: .color) { behind in
        guard let ground = evaluator.color(of: behind) else { return nil }
        let ratio = color.contrast(with: ground)
        var isEnough: Bool?
        evaluator.forEachResolvedOperand(of: frame.operands + 1, for: subject, given: frame.given, need: .number) {
          bound in
          if let bound = evaluator.number(of: bound) { isEnough = (isEnough ?? true) && ratio >= bound }
        }
        return isEnough
      }
    }
  }

  static let kind = PredicateKind(
    name: "contrast",
    summary: "the contrast ratio with the color `with` is `minimum` or more",
    fits: { $0.form.scalar == .color }
  ) { reader throws(Finding) in
    let entries = try reader.fields(["with", "minimum"], required: ["with", "minimum"])
    guard let backing = try entries["with"]?.operand(as: .color),
      let minimum = try entries["minimum"]?.operand(as: .number)
    else { throw reader.fault("contrast needs with and minimum") }
    return Contrast(backing: backing, minimum: minimum)
  }
}
