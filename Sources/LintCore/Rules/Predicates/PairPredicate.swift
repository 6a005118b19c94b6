/// A predicate of a list whose entries fail in pairs: a later one beside the first one that it belongs to.
protocol PairPredicate: Predicate {
  /// The texts of entries that fail, each with the node of the first one.
  static func pairs(
    _ subject: Subject,
    _ frame: Frame,
    _ evaluator: borrowing Evaluator,
    atMost limit: Int
  ) -> [(subject: Subject, first: Int)]
}

extension PairPredicate {
  func fits(_ type: PathType) -> Bool { type.isList }

  func setting(of condition: Condition) -> String? { condition.path?.text }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state == .written, subject.value.isList else { return .unknown }
    return Verdict(Self.pairs(subject, frame, evaluator, atMost: 1).isEmpty)
  }

  func failure(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    failures(of: subject, at: frame, in: evaluator).first ?? Failure(node: subject.node, actual: nil, expected: nil)
  }

  func failures(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    Self.pairs(subject, frame, evaluator, atMost: Description.Limits.findings).map { text, first in
      let related = Failure.Related(message: "the first one is here", node: first)
      return Failure(node: text.node, actual: evaluator.data(of: text), expected: nil, related: [related])
    }
  }
}
