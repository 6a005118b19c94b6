import WidgetModel

/// `phrase`: a text is, once folded, one of some phrases, in which `{app}` stands for the app's name in any language.
package struct Phrase: Predicate {
  /// A phrase, folded, around the app's name.
  package struct Pattern: Sendable, Equatable {
    /// What stands before the app's name; the whole phrase where it has none.
    package let before: String
    /// What stands behind the app's name; nil where the phrase has none.
    package let after: String?

    /// A phrase in its two parts.
    package init(before: String, after: String?) {
      self.before = before
      self.after = after
    }

    /// Whether a title is the phrase around a name.
    func matches(_ title: String, name: String) -> Bool {
      guard let after else { return false }
      return PhraseFolding.trimmed(before + name + after) == title
    }

    /// Whether a title with these ends may be the phrase around some name.
    fileprivate func mayMatch(_ ends: Ends) -> Bool {
      if let after, !after.isEmpty { return Ends(after).mayEnd(like: ends) }
      return Ends(before).mayBegin(like: ends)
    }
  }

  /// The ends of a text: where one of two equivalent texts ends with a Latin letter, or begins with two, so does the
  /// other, since no mark can follow to make another letter of it.
  fileprivate struct Ends {
    private let first: UInt8
    private let second: UInt8
    private let last: UInt8

    init(_ text: String) {
      var bytes = text.utf8.makeIterator()
      first = bytes.next() ?? 0
      second = bytes.next() ?? 0
      last = text.utf8.last ?? 0
    }

    func mayEnd(like other: Ends) -> Bool {
      last == other.last || !Self.isLatin(last) && !Self.isLatin(other.last)
    }

    func mayBegin(like other: Ends) -> Bool {
      first == other.first || !beginsInLatin && !other.beginsInLatin || second == 0 || other.second == 0
    }

    private var beginsInLatin: Bool { Self.isLatin(first) && Self.isLatin(second) }

    private static func isLatin(_ letter: UInt8) -> Bool { letter >= 0x61 && letter <= 0x7A }
  }

  /// The phrases that hold no name, folded.
  package let plain: [String]
  /// The phrases around the app's name.
  package let patterns: [Pattern]

  /// A test for phrases that are folded already.
  package init(plain: [String], patterns: [Pattern]) {
    self.plain = plain
    self.patterns = patterns
  }

  /// A test for phrases as they are written.
  init(phrases: [String]) {
    var plain: [String] = []
    var patterns: [Pattern] = []
    for phrase in phrases {
      let parts = phrase.split(separator: "{app}", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 {
        patterns.append(
          Pattern(
            before: PhraseFolding.folded(parts[0]),
            after: PhraseFolding.trimmed(PhraseFolding.folded(parts[1]))
          )
        )
      } else {
        plain.append(PhraseFolding.trimmed(PhraseFolding.folded(parts[0])))
      }
    }
    self.init(plain: plain, patterns: patterns)
  }

  package var name: String { "phrase" }

  package func verdict(of subject: Subject, in evaluator: Evaluator) -> Verdict {
    guard subject.state != .unreadable else { return .unreadable }
    guard subject.state == .written, let text = evaluator.text(of: subject) else { return .unknown }
    let title = PhraseFolding.trimmed(PhraseFolding.folded(text[...]))
    if plain.contains(title) { return .holds }
    let ends = Ends(title)
    let candidates = patterns.filter { $0.mayMatch(ends) }
    if candidates.isEmpty { return .fails }
    return Verdict(names(of: evaluator).contains { name in candidates.contains { $0.matches(title, name: name) } })
  }

  /// The app's name in every language, folded; one that folds to nothing makes no phrase.
  private func names(of evaluator: Evaluator) -> [String] {
    var names: [String] = []
    evaluator.forEachSubject(at: Path(origin: .document, steps: Self.appName)) { subject in
      guard subject.state == .written, let text = evaluator.text(of: subject) else { return }
      let name = PhraseFolding.folded(text[...])
      if !PhraseFolding.trimmed(name).isEmpty { names.append(name) }
    }
    return names
  }

  private static let appName: [Path.Step] = {
    let table = FieldTable.description
    guard let app = table.field(at: "app") else { return [] }
    return [.field(app), .field(FieldTable.appName)]
  }()

  static let kind = PredicateKind(
    name: "phrase",
    summary: "the text is one of these phrases, folded; {app} stands for the app's name",
    fits: { $0.isText }
  ) { reader throws(Finding) in
    Phrase(phrases: try reader.texts())
  }
}
