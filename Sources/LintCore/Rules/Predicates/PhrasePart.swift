/// `startsWithPhrase` and `containsPhrase`: a text has, once folded, one of some phrases as whole words.
enum PhrasePart: String, CaseIterable, Predicate {
  case startsWithPhrase, containsPhrase

  var summary: String {
    "the text \(self == .startsWithPhrase ? "starts with" : "contains") one of these phrases, folded, as whole words"
  }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let phrases = try entry.texts()
    if let phrase = phrases.first(where: { $0.contains("{") }) {
      throw entry.node.fault("\"\(phrase)\" holds a name in braces, which only `phrase` fills")
    }
    return Condition(
      texts: phrases.map { phrase in
        String(decoding: PhraseFolding.folded(Array(phrase.utf8).span, keepingSpaces: true), as: UTF8.self)
      }
    )
  }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state == .written else { return .unknown }
    let table = evaluator.program.phrases[frame.texts]
    return evaluator.withText(of: subject) { text in
      guard evaluator.budget.spend(text.count + table.count) else { return .unreadable }
      let folded = PhraseFolding.folded(text, keepingSpaces: true)
      return Verdict(
        table.contains { phrase in
          self == .startsWithPhrase
            ? TextComparison.startsWithWords(folded.span, phrase.span)
            : TextComparison.containsWords(folded.span, phrase.span)
        }
      )
    } ?? .unknown
  }
}
