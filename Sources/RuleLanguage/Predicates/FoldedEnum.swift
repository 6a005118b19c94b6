import WidgetModel

/// `foldedEnum`: a text is one of some, case, white space, `-` and `_` aside.
package struct FoldedEnum: Predicate {
  /// The texts.
  package let texts: Operand

  /// A test for one of some texts.
  package init(texts: Operand) { self.texts = texts }

  package var name: String { "foldedEnum" }
  package var operands: [Operand] { [texts] }
  package var need: Need { .text }

  package func replacing(operands: [Operand]) -> any Predicate { FoldedEnum(texts: operands[0]) }

  package func verdict(of subject: Subject, in evaluator: Evaluator) -> Verdict {
    guard subject.state != .unreadable else { return .unreadable }
    guard let text = evaluator.text(of: subject) else { return .unknown }
    return evaluator.isAny(of: texts, for: subject, need: need) {
      evaluator.text(of: $0).map { NearName.isSame($0, text) }
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
