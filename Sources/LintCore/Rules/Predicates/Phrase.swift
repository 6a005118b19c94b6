/// `phrase`: a text is, once folded, one of some phrases, in which a word in braces stands for a name in any language.
struct Phrase: Predicate {
  var name: String { "phrase" }
  var summary: String {
    "the text is one of these phrases, folded; {app} stands for the app's name and its URL schemes"
  }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let table = entry.subject.table
    let paths = table.names.map { name in
      let end: [Path.Step] = table[name].type.element == nil ? [] : [.each]
      return Path(table: table, origin: .document, steps: table.way(to: name).map { .field($0) } + end)
    }
    let (phrases, field) = (try entry.texts(), table.guidelines.names.first?.name)
    let filled = field.map { "{\($0)}" } ?? ""
    let isUnfilled = { (phrase: String) in
      Array(phrase.utf8).replacing(filled.utf8, with: []).contains(UInt8(ascii: "{"))
    }
    if let phrase = phrases.first(where: isUnfilled) {
      let help = field.map { "{\($0)} is the only one that is filled" } ?? "no name is filled here"
      throw entry.node.fault("\"\(phrase)\" holds a name in braces that nothing fills", help: help)
    }
    return Condition(
      // Each has the path of another field that holds a name.
      parts: paths.dropFirst().map { Condition(kindNumber: ConditionKinds.number(of: name) ?? 0, path: $0) },
      path: paths.first ?? Path(table: table, origin: .document, steps: []),
      texts: PhraseTable.texts(of: phrases, name: field)
    )
  }

  // Its parts only carry paths; they are not conditions to show.
  var showsParts: Bool { false }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written else { return .unknown }
    let table = evaluator.phrases(at: frame)
    return evaluator.withText(of: frame.subject) { title in
      evaluator.budget.spend(table.count >> 3)
      guard table.mayHold(title) || table.holdsLoneName && Self.mayBeName(title, at: frame, evaluator) else {
        return .fails
      }
      guard evaluator.budget.spend(table.count) else { return .unreadable }
      let folded = PhraseFolding.trimmed(PhraseFolding.folded(title))
      return Verdict(table.holds(folded) || Self.holdsName(folded, in: table, at: frame, evaluator))
    } ?? .unknown
  }

  /// Visits the names that a word in braces stands for, until the visitor has enough.
  private static func forEachName(at frame: Frame, _ evaluator: borrowing Evaluator, _ visit: (Subject) -> Bool) {
    var isWanted = true
    func follow(_ place: Int, _ evaluator: borrowing Evaluator) -> Bool {
      let walk = evaluator.walk(at: frame.at(place))
      evaluator.forEachSubject(of: walk, given: frame.given) { named in
        isWanted = visit(named)
        return isWanted
      }
      return isWanted
    }
    guard follow(frame.place, evaluator) else { return }
    evaluator.forEachPart(below: frame.place) { follow($0, evaluator) }
  }

  /// Whether a title may be the app's name in some language once both are folded.
  private static func mayBeName(_ title: Span<UInt8>, at frame: Frame, _ evaluator: borrowing Evaluator) -> Bool {
    var mayBe = false
    forEachName(at: frame, evaluator) { named in
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
    forEachName(at: frame, evaluator) { named in
      guard named.state == .written else { return true }
      isFound =
        evaluator.withText(of: named) { name in
          let candidates = candidates.filter { table.mayBegin(title, pattern: $0, around: name) }
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

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written else { return .unknown }
    let table = evaluator.phrases(at: frame)
    return evaluator.withText(of: frame.subject) { text in
      // If bytes cannot tell, comparing a word takes far longer than a step, and each word may begin like each phrase.
      let steps = 8 * text.count + (1 + text.count >> 5) * (1 + table.size >> 3)
      guard evaluator.budget.spend(steps) else { return .unreadable }
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
