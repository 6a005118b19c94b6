/// `minLength` and `maxLength`: bounds of a text's length in grapheme clusters.
enum Length: String, CaseIterable, Predicate {
  case minLength, maxLength

  var summary: String {
    "the text has this many grapheme clusters \(self == .maxLength ? "at most" : "at least")"
  }

  var operandKind: OperandKind { .number }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(try entry.operand(as: .count)) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, frame.subject.value.isText else { return .unknown }
    let bytes = evaluator.description.textRange(frame.subject.node).count
    return evaluator.isEach(at: frame) {
      guard let limit = $0.value.number else { return nil }
      // A cluster is at least one byte, so most texts need no counting.
      if Double(bytes) <= limit, self == .maxLength { return true }
      // Counting clusters takes a look at each byte, for each bound.
      guard evaluator.budget.spend(bytes >> 1) else { return nil }
      let count = Double(evaluator.description.text(frame.subject.node).count)
      return self == .maxLength ? count <= limit : count >= limit
    }
  }
}
