/// `equals`, `enum` and `notEnum`: whether a value is one of some; text by canonical equivalence.
package struct Membership: Predicate {
  package let name: String
  /// The values.
  package let values: Operand
  /// Whether it must be none of them.
  package let isNegated: Bool

  /// A test for one of some values, or for none of them.
  package init(name: String, values: Operand, isNegated: Bool) {
    self.name = name
    self.values = values
    self.isNegated = isNegated
  }

  package var operands: [Operand] { [values] }
  package var test: any PredicateTest { Test(isNegated: isNegated) }

  package func replacing(operands: [Operand]) -> any Predicate {
    Membership(name: name, values: operands[0], isNegated: isNegated)
  }

  /// Whether a scalar is one of the values of an operand, seen from a subject.
  static func isMember(_ scalar: Subject, for subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator)
    -> Verdict
  {
    evaluator.withText(of: scalar) { text in
      evaluator.isAny(for: subject, at: frame, need: .any) { other in
        evaluator.withText(of: other) { TextComparison.isSame($0, text) } ?? false
      }
    }
      ?? evaluator.isAny(for: subject, at: frame, need: .any) { isEqual(scalar.value, $0, in: evaluator) }
  }

  /// Whether what is no text equals what a resolved operand is; values of different types do not.
  private static func isEqual(
    _ value: DescriptionNode.Value,
    _ resolved: ResolvedOperand,
    in evaluator: borrowing Evaluator
  ) -> Bool {
    switch value {
    case .number(let number): evaluator.number(of: resolved) == number
    case .version(let version): evaluator.version(of: resolved) == version
    case .color(let color): evaluator.color(of: resolved) == color
    case .boolean(let flag): evaluator.boolean(of: resolved) == flag
    case .text, .word, .url, .list, .mapping, .languages, .unreadable: false
    }
  }

  /// What judges for it.
  package struct Test: PredicateTest {
    let isNegated: Bool

    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      // What is missing has no value that can be read.
      switch subject.value {
      case .list, .mapping, .languages, .unreadable: return .unknown
      default: break
      }
      let isMember = Membership.isMember(subject, for: subject, at: frame, in: evaluator)
      return isNegated ? isMember.negated : isMember
    }
  }

  static let kinds = [
    PredicateKind(name: "equals", summary: "the value is this one", fits: Self.isScalar) {
      reader throws(Finding) in
      Membership(name: "equals", values: try reader.operand(), isNegated: false)
    },
    PredicateKind(name: "enum", summary: "the value is one of these", fits: Self.isScalar) {
      reader throws(Finding) in
      Membership(name: "enum", values: try reader.operand(), isNegated: false)
    },
    PredicateKind(name: "notEnum", summary: "the value is none of these", fits: Self.isScalar) {
      reader throws(Finding) in
      Membership(name: "notEnum", values: try reader.operand(), isNegated: true)
    },
  ]

  private static func isScalar(_ type: PathType) -> Bool { type.form.scalar != nil || !type.form.words.isEmpty }
}
