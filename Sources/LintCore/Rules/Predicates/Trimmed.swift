/// `trimmed`: a text neither begins nor ends with white space.
struct Trimmed: Predicate {
  var name: String { "trimmed" }
  var summary: String { "the text has no white space at its ends" }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(isExpected: try entry.node.flag()) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    Verdict(
      evaluator.withText(of: frame.subject) { text in
        let scalars = String(text).unicodeScalars
        return scalars.first?.isSpace != true && scalars.last?.isSpace != true
      }
    )
  }
}
