/// `language`: a text is in one of the listed languages; a text without a language is in the default one.
struct Language: Predicate {
  var name: String { "language" }
  var summary: String { "the text is in one of these languages, `default` or a tag" }
  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(try entry.operand(as: .language)) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, frame.subject.value.isText else { return .unknown }
    let language = Array(evaluator.description.language(of: frame.subject.node).utf8)
    return evaluator.isAny(at: frame) { other in
      evaluator.withText(of: other) { TextComparison.isSame($0, language.span, ignoringCase: true) }
    }
  }
}
