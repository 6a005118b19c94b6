/// `foldedEnum`: a text is one of some, case, white space, `-` and `_` aside.
struct FoldedEnum: Predicate {
  var name: String { "foldedEnum" }
  var summary: String { "the text is one of these, case, white space, - and _ aside" }
  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { type.isText }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    evaluator.isAnyText(of: subject, at: frame) { NearName.isSame($1, $0) }
  }
}
