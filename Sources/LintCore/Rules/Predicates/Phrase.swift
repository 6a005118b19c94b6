/// `phrase`: a text is, once folded, one of some phrases, in which `{app}` stands for the app's name in any language.
struct Phrase: Predicate {
  var name: String { "phrase" }
  var summary: String { "the text is one of these phrases, folded; {app} stands for the app's name" }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let table = entry.subject.table
    let name = table.names.first
    return Condition(
      path: Path(table: table, origin: .document, steps: name.map { table.way(to: $0).map { .field($0) } } ?? []),
      texts: PhraseTable.texts(of: try entry.texts(), name: table.guidelines.names.first?.name)
    )
  }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state == .written else { return .unknown }
    let table = evaluator.program.phrases[frame.texts]
    return evaluator.withText(of: subject) { title in
      evaluator.budget.spend(table.count >> 3)
      guard table.mayHold(title) || table.holdsLoneName && Self.mayBeName(title, at: frame, evaluator) else {
        return .fails
      }
      guard evaluator.budget.spend(table.count) else { return .unreadable }
      let folded = PhraseFolding.trimmed(PhraseFolding.folded(title))
      return Verdict(table.holds(folded) || Self.holdsName(folded, in: table, at: frame, evaluator))
    } ?? .unknown
  }

  /// Whether a title may be the app's name in some language once both are folded.
  private static func mayBeName(_ title: Span<UInt8>, at frame: Frame, _ evaluator: borrowing Evaluator) -> Bool {
    var mayBe = false
    evaluator.forEachSubject(of: evaluator.program.walks[frame.walk], given: frame.given) { named in
      mayBe = evaluator.withText(of: named) { PhraseFolding.mayBeginAlike(title, $0) } ?? true
      return !mayBe
    }
    return mayBe
  }

  /// Whether a folded title is a phrase around the app's name in some language.
  private static func holdsName(
    _ title: [UInt8],
    in table: PhraseTable,
    at frame: Frame,
    _ evaluator: borrowing Evaluator
  ) -> Bool {
    let candidates = table.candidates(for: title)
    if candidates.isEmpty { return false }
    var isFound = false
    evaluator.forEachSubject(of: evaluator.program.walks[frame.walk], given: frame.given) { named in
      guard named.state == .written else { return true }
      isFound =
        evaluator.withText(of: named) { name in
          let candidates = candidates.filter { table.mayBe(title, pattern: $0, around: name) }
          if candidates.isEmpty { return false }
          let name = PhraseFolding.folded(name)
          // A name of nothing but marks makes no phrase.
          if PhraseFolding.trimmed(name).isEmpty { return false }
          return candidates.contains { table.isSame(title, pattern: $0, around: name) }
        } ?? false
      return !isFound
    }
    return isFound
  }
}
