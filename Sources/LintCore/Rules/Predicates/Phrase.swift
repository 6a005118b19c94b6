/// `phrase`: a text is, once folded, one of some phrases, in which `{app}` stands for the app's name in any language.
struct Phrase: Predicate {
  var name: String { "phrase" }
  var summary: String { "the text is one of these phrases, folded; {app} stands for the app's name" }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let app = FieldTable.description.field(at: "app").map { [Path.Step.field($0)] } ?? []
    return entry.condition(
      path: Path(origin: .document, steps: app + [.field(FieldTable.appName)]),
      texts: PhraseTable.texts(of: try entry.texts())
    )
  }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state == .written else { return .unknown }
    let table = evaluator.program.phrases[frame.texts]
    return evaluator.withText(of: subject) { title in
      evaluator.effort.spend(table.count >> 3)
      guard table.mayHold(title) || table.holdsNameAlone && Self.mayBeName(title, at: frame, evaluator) else {
        return .fails
      }
      guard evaluator.effort.spend(table.count) else { return .unreadable }
      let folded = PhraseFolding.trimmed(PhraseFolding.folded(title))
      return Self.verdict(ofTitle: folded, in: table, at: frame, evaluator)
    } ?? .unknown
  }

  /// Whether a title may be the app's name in a language once both are folded, by their first letters.
  private static func mayBeName(_ title: Span<UInt8>, at frame: Frame, _ evaluator: borrowing Evaluator) -> Bool {
    var mayBe = false
    evaluator.forEachSubject(of: evaluator.program.walks[frame.walk], given: frame.given) { named in
      let begins = evaluator.withText(of: named) { PhraseTable.mayBeginAlike(title, $0) }
      mayBe = begins ?? true
      return !mayBe
    }
    return mayBe
  }

  private static func verdict(
    ofTitle title: [UInt8],
    in table: PhraseTable,
    at frame: Frame,
    _ evaluator: borrowing Evaluator
  ) -> Verdict {
    if table.holds(title) { return .holds }
    let candidates = table.candidates(for: title)
    if candidates.isEmpty { return .fails }
    var result = Verdict.fails
    evaluator.forEachSubject(of: evaluator.program.walks[frame.walk], given: frame.given) { named in
      guard named.state == .written else { return true }
      let isSame = evaluator.withText(of: named) { name in
        guard candidates.contains(where: { table.mayBe(title, pattern: $0, around: name) }) else { return false }
        let name = PhraseFolding.folded(name)
        // A name of which nothing stays but marks makes no phrase.
        if PhraseFolding.trimmed(name).isEmpty { return false }
        return candidates.contains { table.isSame(title, pattern: $0, around: name) }
      }
      if isSame == true { result = .holds }
      return result == .fails
    }
    return result
  }
}
