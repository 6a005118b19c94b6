/// `phrase`: a text is, once folded, one of some phrases, in which `{app}` stands for the app's name in any language.
package struct Phrase: Predicate {
  /// A phrase, folded, around the app's name.
  package struct Pattern: Sendable, Equatable {
    /// What stands before the app's name.
    package let before: String
    /// What stands behind the app's name, without marks at its end.
    package let after: String

    /// A phrase in its two parts.
    package init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  /// The phrases that hold no name, folded, and without marks at their ends.
  package let plain: [String]
  /// The phrases around the app's name.
  package let patterns: [Pattern]
  private let table: PhraseTable

  /// A test for phrases that are folded and trimmed already.
  package init(plain: [String], patterns: [Pattern]) {
    self.plain = plain
    self.patterns = patterns
    table = PhraseTable(plain: plain, patterns: patterns)
  }

  /// A test for phrases as they are written.
  init(phrases: [String]) {
    var plain: [String] = []
    var patterns: [Pattern] = []
    func folded(_ text: Substring) -> [UInt8] { PhraseFolding.folded(Array(text.utf8).span) }
    func text(_ folded: [UInt8]) -> String { String(decoding: folded, as: UTF8.self) }
    for phrase in phrases {
      let parts = phrase.split(separator: "{app}", maxSplits: 1, omittingEmptySubsequences: false)
      let end = text(PhraseFolding.trimmed(folded(parts[parts.count - 1])))
      if parts.count == 2 {
        patterns.append(Pattern(before: text(folded(parts[0])), after: end))
      } else {
        plain.append(end)
      }
    }
    self.init(plain: plain, patterns: patterns)
  }

  package var name: String { "phrase" }
  package var paths: [Path] { [Self.appName] }
  package var test: any PredicateTest { table }

  private static let appName: Path = {
    let app = FieldTable.description.field(at: "app").map { [Path.Step.field($0)] } ?? []
    return Path(origin: .document, steps: app + [.field(FieldTable.appName)])
  }()

  static let kind = PredicateKind(
    name: "phrase",
    summary: "the text is one of these phrases, folded; {app} stands for the app's name",
    fits: { $0.isText }
  ) { reader throws(Finding) in
    Phrase(phrases: try reader.texts())
  }
}

extension Phrase: CustomReflectable {
  /// What it is made from again; the table follows from that.
  package var customMirror: Mirror {
    Mirror(self, children: ["plain": plain, "patterns": patterns], displayStyle: .struct)
  }
}

extension PhraseTable: PredicateTest {
  package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state == .written else { return .unknown }
    return evaluator.withText(of: subject) { title in
      evaluator.effort.spend(count >> 3)
      guard mayHold(title) else { return .fails }
      return verdict(ofTitle: PhraseFolding.trimmed(PhraseFolding.folded(title)), at: frame, in: evaluator)
    } ?? .unknown
  }

  private func verdict(ofTitle title: [UInt8], at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    if holds(title) { return .holds }
    let candidates = candidates(for: title)
    if candidates.isEmpty { return .fails }
    var result = Verdict.fails
    evaluator.forEachSubject(of: evaluator.program.walks[frame.walks], given: frame.given) { named in
      guard named.state == .written, let name = evaluator.withText(of: named, PhraseFolding.folded) else { return true }
      // A name of which nothing stays but marks makes no phrase.
      if PhraseFolding.trimmed(name).isEmpty { return true }
      if candidates.contains(where: { isSame(title, pattern: $0, around: name) }) { result = .holds }
      return result == .fails
    }
    return result
  }
}
