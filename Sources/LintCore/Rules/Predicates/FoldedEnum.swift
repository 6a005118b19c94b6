/// `foldedEnum`: a text is one of some, case, white space, `-` and `_` aside.
package struct FoldedEnum: Predicate {
  /// The texts.
  package let texts: Operand

  /// A test for one of some texts.
  package init(texts: Operand) { self.texts = texts }

  package var name: String { "foldedEnum" }
  package var operands: [Operand] { [texts] }
  package var need: Need { .text }
  package var test: any PredicateTest { Test() }

  package func replacing(operands: [Operand]) -> any Predicate { FoldedEnum(texts: operands[0]) }

  /// What judges for it.
  package struct Test: PredicateTest {
    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      evaluator.withText(of: subject) { text in
        evaluator.isAny(for: subject, at: frame, need: .text) { other in
          evaluator.withText(of: other) { NearName.isSame($0, text) }
        }
      } ?? .unknown
    }
  }

  static let kind = PredicateKind(
    name: "foldedEnum",
    summary: "the text is one of these, case, white space, - and _ aside",
    fits: { $0.isText }
  ) { reader throws(Finding) in
    FoldedEnum(texts: try reader.operand())
  }
}
