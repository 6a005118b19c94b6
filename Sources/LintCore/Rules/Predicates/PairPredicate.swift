/// A predicate of a list whose entries fail in pairs: an entry and the first earlier one that conflicts with it and has
/// the same text at the condition's path, in the default language.
protocol PairPredicate: Predicate {
  /// Whether an entry can be one of a pair.
  static func counts(_ entry: Int, _ frame: Frame, _ evaluator: borrowing Evaluator) -> Bool
  /// Whether an entry conflicts with an earlier one that has the same text.
  static func isConflict(_ earlier: Int, _ entry: Int, _ frame: Frame, _ evaluator: borrowing Evaluator) -> Bool
}

extension PairPredicate {
  func fits(_ type: PathType) -> Bool { type.isList }

  func setting(of condition: Condition) -> String? { condition.path?.text }

  /// The texts of entries that fail, each with the node of the text in the earlier entry.
  private static func pairs(
    _ frame: Frame,
    _ evaluator: borrowing Evaluator,
    atMost limit: Int
  ) -> [(subject: Subject, first: Int)] {
    guard frame.subject.value.isList else { return [] }
    // Strings are equal by canonical equivalence.
    var groups: [String: [(entry: Int, node: Int)]] = [:]
    var found: [(Subject, Int)] = []
    evaluator.forEachChild(of: frame.subject.node) { entry in
      guard counts(entry, frame, evaluator) else { return }
      evaluator.forEachSubject(of: evaluator.walk(at: frame), given: entry) { text in
        guard found.count < limit else { return false }
        guard evaluator.isDefaultLanguage(text.node), let name = evaluator.withText(of: text, { String($0) }) else {
          return true
        }
        let first = groups[name]?.first { isConflict($0.entry, entry, frame, evaluator) }
        if let first { found.append((text, first.node)) }
        groups[name, default: []].append((entry, text.node))
        return true
      }
    }
    return found
  }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, evaluator.isList(frame.subject) else { return .unknown }
    return Verdict(Self.pairs(frame, evaluator, atMost: 1).isEmpty)
  }

  func failure(at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    failures(at: frame, in: evaluator).first ?? Failure(node: frame.subject.node, actual: nil, expected: nil)
  }

  func failures(at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    Self.pairs(frame, evaluator, atMost: Description.Limits.findings).map { text, first in
      let related = [Failure.Related("the first one is here", first)]
      return Failure(node: text.node, actual: evaluator.data(of: text), expected: nil, related: related)
    }
  }
}

/// `uniqueBy`: no two elements of a list have the same text at a path, in the default language.
struct UniqueBy: PairPredicate {
  var name: String { "uniqueBy" }
  var summary: String { "no two entries of the list have the same text at this path" }
  var takes: KeyType { .path }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(path: try entry.elementText()) }

  static func counts(_ entry: Int, _ frame: Frame, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.description.elementCount(of: frame.subject.node) > 1
  }

  static func isConflict(_ one: Int, _ other: Int, _ frame: Frame, _ evaluator: borrowing Evaluator) -> Bool { true }
}
