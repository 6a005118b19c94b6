/// `foldedEnum`, `foldedContains`: a text is, or contains, a listed one, ignoring case, white space, `-` and `_`.
enum FoldedText: String, CaseIterable, Predicate {
  case foldedEnum, foldedContains

  var summary: String {
    "the text \(self == .foldedEnum ? "is" : "contains") one of these, ignoring case, white space, - and _"
  }

  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { type.isText }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    var folded: [UInt8]?
    return evaluator.isAnyText(at: frame) { text, other in
      if self == .foldedEnum { return NearName.isSame(other, text) }
      guard evaluator.budget.spend(text.count) else { return false }
      let whole = folded ?? Array(NearName.normalized(String(text)).utf8)
      folded = whole
      return TextComparison.contains(whole.span, Array(NearName.normalized(String(other)).utf8).span)
    }
  }
}
