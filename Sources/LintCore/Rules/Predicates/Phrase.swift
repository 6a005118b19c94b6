/// `phrase`: a text is, once folded, a listed phrase, in which a word in braces stands for a name in any language.
struct Phrase: Predicate {
  var name: String { "phrase" }
  var summary: String {
    "the text is one of these phrases, folded; {app} stands for the app's name and its URL schemes"
  }
  var takes: KeyType { .texts }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let table = entry.subject.table
    let paths = table.names.map { name in
      let end: [Path.Step] = table[name].type.element == nil ? [] : [.each]
      return Path(table: table, origin: .document, steps: table.way(to: name).map { .field($0) } + end)
    }
    let (phrases, field) = (try entry.texts(), table.guidelines.name?.name)
    let filled = field.map { "{\($0)}" } ?? ""
    let isUnfilled = { (phrase: String) in
      Array(phrase.utf8).replacing(filled.utf8, with: []).contains(UInt8(ascii: "{"))
    }
    if let phrase = phrases.first(where: isUnfilled) {
      let help = field.map { "{\($0)} is the only one that is filled" } ?? "no name is filled here"
      throw entry.node.fault("\"\(phrase)\" holds a name in braces that nothing fills", help: help)
    }
    return Condition(
      // Each part only carries the path of another field that holds a name.
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
      guard evaluator.budget.spend(table.texts.count >> 3) else { return .unreadable }
      let folded = PhraseFolding.trimmed(PhraseFolding.folded(title))
      return Verdict(table.holds(folded) || Self.holdsName(folded, in: table, at: frame, evaluator))
    } ?? .unknown
  }

  /// Whether a folded title is a phrase with one of the names, in any language, in place of the word in braces.
  private static func holdsName(
    _ title: [UInt8],
    in table: PhraseTable,
    at frame: Frame,
    _ evaluator: borrowing Evaluator
  ) -> Bool {
    let patterns = table.patterns(for: title)
    if patterns.isEmpty { return false }
    var isFound = false
    for place in [frame.place] + evaluator.parts(below: frame.place) where !isFound {
      evaluator.forEachSubject(of: evaluator.walk(at: frame.at(place)), given: frame.given) { named in
        guard named.state == .written else { return true }
        isFound = evaluator.withText(of: named) { table.holds(title, around: $0, in: patterns) } ?? false
        return !isFound
      }
    }
    return isFound
  }
}

/// `startsWithPhrase` and `containsPhrase`: a text has, once folded, a listed phrase as whole words.
enum PhrasePart: String, CaseIterable, Predicate {
  case startsWithPhrase, containsPhrase

  var summary: String {
    "the text \(self == .startsWithPhrase ? "starts with" : "contains") one of these phrases, folded, as whole words"
  }
  var takes: KeyType { .texts }

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
        table.texts.contains { phrase in
          self == .startsWithPhrase
            ? TextComparison.startsWithWords(folded.span, Array(phrase.utf8).span)
            : TextComparison.containsWords(folded.span, Array(phrase.utf8).span)
        }
      )
    } ?? .unknown
  }
}
