/// `path`: the part holds for everything that a path selects. The part consists of the other keys of the same mapping,
/// so ``RuleScope`` reads it.
struct PathOperator: ConditionOperator {
  let name = "path"
  let summary = "a path below the given node, or one that starts with $"
  let takes = KeyType.path

  /// Its number among all kinds.
  static let number = ConditionKinds.number(of: PathOperator().name)

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    var result: Verdict?
    evaluator.forEachSubject(of: evaluator.walk(at: frame), given: frame.given) { selected in
      let verdict = evaluator.verdict(at: frame.at(frame.place + 1, selected))
      // Each subject is judged on its own, so a failure decides, even beside one that cannot be read.
      result = verdict == .fails ? .fails : result?.and(verdict) ?? verdict
      return result != .fails
    }
    return result ?? .unknown
  }

  func failures(at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    let walk = evaluator.walk(at: frame)
    if let only = evaluator.onlySubject(of: walk, given: frame.given) {
      return evaluator.failures(knownAt: frame.at(frame.place + 1, only))
    }
    var found: [Failure] = []
    evaluator.forEachSubject(of: walk, given: frame.given) { selected in
      found += evaluator.failures(at: frame.at(frame.place + 1, selected))
      return found.count < Description.Limits.findings
    }
    return found
  }

  func neededFields(of condition: Condition, for verdict: Verdict, _ needs: (Path) -> FieldSet) -> FieldSet {
    let part = condition.parts[0]
    let own = part.judgesMissing(as: verdict) ? FieldSet() : condition.path.map(needs) ?? FieldSet()
    return part.neededFields(for: verdict, needs).union(own)
  }

  // The path may select other subjects, which may be missing.
  func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool { true }

  func failingTypes(of condition: Condition, from subject: PathType, given: PathType) -> [PathType] {
    let part = condition.parts[0]
    return condition.path?.type(from: given).map { part.kind.failingTypes(of: part, from: $0, given: given) } ?? []
  }
}

extension Path {
  /// The type at the end of the path.
  fileprivate func type(from given: PathType) -> PathType? {
    steps.reduce(origin == .document ? .document(table) : given) { $0?.stepping($1) }
  }
}
