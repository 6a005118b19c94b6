/// `like`: a whole text matches one of the listed patterns.
struct Like: Predicate {
  var name: String { "like" }
  var summary: String {
    "the text is like one of these patterns: `*` stands for any text, `?` for a character, `[…]` for one of some"
  }
  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { type.form.holdsText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let operand = try entry.operand(as: .text)
    for pattern in operand.texts {
      if let fault = TextGlob(Array(pattern)).fault {
        throw entry.node.fault("the pattern \"\(pattern)\" matches nothing: \(fault)")
      }
    }
    return Condition(operand)
  }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    evaluator.isAnyText(at: frame) { text, pattern in
      // The steps that the match may take: a long pattern on a long text may use up the rule's budget.
      let steps = (1 + text.count >> 3) * (1 + pattern.count >> 3) + text.count + pattern.count
      guard evaluator.budget.spend(steps) else { return false }
      return TextGlob(Array(String(pattern))).matches(Array(String(text)))
    }
  }
}
