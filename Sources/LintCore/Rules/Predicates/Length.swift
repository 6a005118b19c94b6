/// `minLength` and `maxLength`: bounds of a text's length in grapheme clusters.
package struct Length: Predicate {
  /// Whether the bound is the largest length, else the smallest.
  package let isMaximum: Bool
  /// The bound, in grapheme clusters.
  package let bound: Operand

  /// A bound of a text's length.
  package init(isMaximum: Bool, bound: Operand) {
    self.isMaximum = isMaximum
    self.bound = bound
  }

  package var name: String { isMaximum ? "maxLength" : "minLength" }
  package var operands: [Operand] { [bound] }
  package var need: Need { .number }
  package var test: any PredicateTest { Test(isMaximum: isMaximum) }

  package func replacing(operands: [Operand]) -> any Predicate { Length(isMaximum: isMaximum, bound: operands[0]) }

  /// What judges for it.
  package struct Test: PredicateTest {
    let isMaximum: Bool

    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written, subject.value.isText else { return .unknown }
      let bytes = evaluator.description.textRange(subject.node).count
      return evaluator.isEach(for: subject, at: frame, need: .number) {
        guard let limit = evaluator.number(of: $0) else { return nil }
        // A cluster is a byte at least, so that most texts need no counting.
        if Double(bytes) <= limit { return isMaximum || Double(count(subject, evaluator)) >= limit }
        let count = Double(count(subject, evaluator))
        return isMaximum ? count <= limit : count >= limit
      }
    }

    private func count(_ subject: Subject, _ evaluator: borrowing Evaluator) -> Int {
      evaluator.description.text(subject.node).count
    }
  }

  static let kinds = [false, true].map { isMaximum in
    PredicateKind(
      name: isMaximum ? "maxLength" : "minLength",
      summary: "the text has this many grapheme clusters \(isMaximum ? "at most" : "at least")",
      fits: { $0.isText }
    ) { reader throws(Finding) in
      Length(isMaximum: isMaximum, bound: try reader.number(minimum: 0))
    }
  }
}

extension PathType {
  /// Whether a free text may stand here.
  var isText: Bool {
    switch form.scalar {
    case .text, .any, .scheme: true
    default: false
    }
  }
}
