/// `startsWithWords`: a text starts with another as whole words; in a language other than `default`, containing it is
/// enough, since names are inflected there and may come later.
struct StartsWithWords: Predicate {
  var name: String { "startsWithWords" }
  var summary: String {
    "the text starts with this as whole words; in a language other than default it contains it"
  }
  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { type.isText }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written else { return .unknown }
    let isDefault = evaluator.isDefaultLanguage(frame.subject.node)
    return evaluator.isAnyText(at: frame) { text, words in
      if isDefault { return TextComparison.startsWithWords(text, words) }
      return evaluator.budget.spend(1 + text.count >> 5) && TextComparison.contains(text, words)
    }
  }
}
