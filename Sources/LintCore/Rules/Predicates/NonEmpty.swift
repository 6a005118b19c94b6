/// `nonEmpty`: a value has an entry that is more than white space; a missing value has none.
struct NonEmpty: Predicate {
  var name: String { "nonEmpty" }
  var summary: String { "the value has an entry that is more than white space" }
  var takes: KeyType { .onlyTrue }

  func fits(_ type: PathType) -> Bool { type.isList || type.form.kind != nil }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    _ = try entry.node.word(among: ["true"])
    return Condition()
  }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written else { return Verdict(frame.subject.state == .unknown) }
    var found = false
    evaluator.forEachEntry(of: frame.subject) { found = found || hasContent($0.node, evaluator) }
    return Verdict(found)
  }

  func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool { verdict == .fails }

  private func hasContent(_ node: Int, _ evaluator: borrowing Evaluator) -> Bool {
    guard evaluator.description[node].value.isText else { return true }
    let text = evaluator.bytes.span.extracting(evaluator.description.textRange(node))
    return !text.isWhiteSpace
  }
}
