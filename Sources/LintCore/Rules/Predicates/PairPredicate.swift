/// A predicate of a list whose entries fail in pairs: a later entry together with the first one it conflicts with.
protocol PairPredicate: Predicate {
  /// A text of an entry that fails, with the node of the first one.
  typealias Pair = (subject: Subject, first: Int)
  /// The texts of entries that fail.
  static func pairs(_ frame: Frame, _ evaluator: borrowing Evaluator, atMost limit: Int) -> [Pair]
}

extension PairPredicate {
  func fits(_ type: PathType) -> Bool { type.isList }

  func setting(of condition: Condition) -> String? { condition.path?.text }

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

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(path: try entry.elementPath()) }

  static func pairs(_ frame: Frame, _ evaluator: borrowing Evaluator, atMost limit: Int) -> [Pair] {
    guard frame.subject.value.isList, evaluator.description.elementCount(of: frame.subject.node) > 1 else { return [] }
    // The first node of each text; strings are equal by canonical equivalence.
    var first: [String: Int] = [:]
    var found: [(Subject, Int)] = []
    evaluator.forEachChild(of: frame.subject.node) { element in
      evaluator.forEachSubject(of: evaluator.walk(at: frame), given: element) { value in
        guard found.count < limit else { return false }
        guard evaluator.isDefaultLanguage(value.node), let text = evaluator.withText(of: value, { String($0) })
        else { return true }
        if let node = first[text] { found.append((value, node)) } else { first[text] = value.node }
        return true
      }
    }
    return found
  }
}
