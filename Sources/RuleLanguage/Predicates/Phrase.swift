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

    /// Whether a title is the phrase around a name, by canonical equivalence.
    fileprivate func matches(_ title: String, name: String) -> Bool {
      guard let after else { return false }
      return PhraseFolding.trimmed(before + name + after) == title
    }

    /// Whether a title begins and ends as the phrase does, byte by byte.
    fileprivate func mayMatch(_ title: Substring.UTF8View) -> Bool {
      guard let after, title.starts(with: before.utf8) else { return false }
      return title.count >= before.utf8.count + after.utf8.count
        && title.suffix(after.utf8.count).elementsEqual(after.utf8)
    }
  }

  /// The first byte of a pattern and its last one; nil where the name stands there.
  private struct Ends: Sendable {
    let first: UInt8?
    let last: UInt8?

    init(_ pattern: Pattern) {
      first = pattern.before.utf8.first
      last = pattern.after?.utf8.last
    }
  }

  /// The phrases that hold no name, folded.
  package let plain: [String]
  /// The phrases around the app's name.
  package let patterns: [Pattern]
  private let ends: [Ends]
  /// The plain phrases in the order of their bytes.
  private let sorted: [String]
  /// Whether bytes tell what the phrases' characters would.
  private let isSimple: Bool

  /// A test for phrases that are folded already.
  package init(plain: [String], patterns: [Pattern]) {
    self.plain = plain
    self.patterns = patterns
    ends = patterns.map { Ends($0) }
    sorted = plain.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    isSimple = (plain + patterns.flatMap { [$0.before, $0.after ?? ""] }).allSatisfy { Array($0.utf8).span.isSimple }
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
  package var paths: [Path] { [Self.appName] }

  package func verdict(of subject: Subject, at frame: Frame, in evaluator: Evaluator) -> Verdict {
    guard subject.state == .written, let title = evaluator.withText(of: subject, PhraseFolding.title) else {
      return .unknown
    }
    let candidates = candidates(for: title)
    if candidates.isPlain { return .holds }
    if candidates.patterns.isEmpty { return .fails }
    var isPhrase = false
    var selection = evaluator.selection(evaluator.program.walks[frame.walks], given: frame.given)
    while !isPhrase, let named = evaluator.next(&selection) {
      guard named.state == .written, let name = evaluator.withText(of: named, PhraseFolding.folded) else { continue }
      // A name that folds to nothing makes no phrase.
      if PhraseFolding.trimmed(name).isEmpty { continue }
      isPhrase = candidates.patterns.contains { patterns[$0].matches(title, name: name) }
    }
    return Verdict(isPhrase)
  }

  /// Whether a folded title is one of the plain phrases, and else around which patterns it may be built.
  private func candidates(for title: String) -> (isPlain: Bool, patterns: [Int]) {
    guard isSimple, Array(title.utf8).span.isSimple else {
      return (plain.contains(title), Array(patterns.indices))
    }
    if isSorted(title) { return (true, []) }
    let (first, last) = (title.utf8.first, title.utf8.last)
    let found = ends.indices.filter { index in
      (ends[index].first ?? first) == first && (ends[index].last ?? last) == last
        && patterns[index].mayMatch(Substring(title).utf8)
    }
    return (false, found)
  }

  private func isSorted(_ title: String) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].utf8.lexicographicallyPrecedes(title.utf8) { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low].utf8.elementsEqual(title.utf8)
  }

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
  /// What it is made from again; the ends of its patterns follow from that.
  package var customMirror: Mirror {
    Mirror(self, children: ["plain": plain, "patterns": patterns], displayStyle: .struct)
  }
}
