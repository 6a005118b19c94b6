/// `startsWith`, `startsWithIgnoringCase` and `contains`: a part of a text, by grapheme clusters.
enum TextPart: String, CaseIterable, Predicate {
  case startsWith, startsWithIgnoringCase, contains

  var summary: String {
    switch self {
    case .startsWith: "the text starts with one of these, matching case"
    case .startsWithIgnoringCase: "the text starts with one of these, whatever the case"
    case .contains: "the text contains one of these, matching case"
    }
  }

  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { type.form.holdsText }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    evaluator.isAnyText(at: frame) { text, part in
      switch self {
      case .startsWith: TextComparison.starts(text, with: part)
      case .startsWithIgnoringCase: TextComparison.starts(text, with: part, ignoringCase: true)
      // Searching takes a look at each byte of the text.
      case .contains: evaluator.budget.spend(1 + text.count >> 5) && TextComparison.contains(text, part)
      }
    }
  }
}
