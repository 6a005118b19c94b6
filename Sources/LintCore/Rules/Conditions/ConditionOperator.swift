/// A kind of condition that joins other conditions, or applies them to other subjects.
package enum ConditionOperator: String, CaseIterable, ConditionKind {
  /// The part holds for everything that a path selects. It consists of the other keys of the same mapping, so
  /// ``RuleScope`` reads it.
  case path
  /// Every part holds.
  case all
  /// At least one part holds.
  case any
  /// The part does not hold.
  case not

  package var name: String { rawValue }

  package var summary: String {
    switch self {
    case .path: "a path below the given node, or one that starts with $"
    case .all: "all of these hold"
    case .any: "one of these holds"
    case .not: "this does not hold"
    }
  }

  package var takes: KeyType {
    switch self {
    case .path: .path
    case .all, .any: .list(.condition, atLeast: 1)
    case .not: .condition
    }
  }

  package var operandKind: OperandKind { .any }

  package func fits(_ type: PathType) -> Bool { true }

  package func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    switch self {
    case .path, .not: Condition(parts: [try entry.scope.condition(entry.node, on: entry.subject)])
    case .all, .any: Condition(parts: try entry.scope.conditions(entry.node, on: entry.subject))
    }
  }

  // MARK: - Judging

  package func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    switch self {
    case .path: verdict(atPathOf: frame, in: evaluator)
    case .all: evaluator.verdict(ofPartsBelow: frame, decidedBy: .fails)
    case .any: evaluator.verdict(ofPartsBelow: frame, decidedBy: .holds)
    case .not: evaluator.verdict(at: frame.at(frame.place + 1)).negated
    }
  }

  private func verdict(atPathOf frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    var result: Verdict?
    evaluator.forEachSubject(of: evaluator.walk(at: frame), given: frame.given) { selected in
      let verdict = evaluator.verdict(at: frame.at(frame.place + 1, selected))
      // Each subject is judged on its own, so a failure decides, even beside one that cannot be read.
      result = verdict == .fails ? .fails : result?.and(verdict) ?? verdict
      return result != .fails
    }
    return result ?? .unknown
  }

  package func failures(at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    var found: [Failure] = []
    switch self {
    case .path:
      evaluator.forEachSubject(of: evaluator.walk(at: frame), given: frame.given) { selected in
        found += evaluator.failures(at: frame.at(frame.place + 1, selected))
        return found.count < Description.Limits.findings
      }
    case .all:
      for part in evaluator.parts(below: frame.place) where found.count < Description.Limits.findings {
        found += evaluator.failures(at: frame.at(part))
      }
    case .any:
      // If none holds, every part fails; the last one best shows what would comply.
      for part in evaluator.parts(below: frame.place).reversed() where found.isEmpty {
        found = evaluator.failures(knownAt: frame.at(part))
      }
      return [evaluator.failure(at: frame.subject, like: found.first)]
    case .not:
      return [evaluator.failure(at: frame.subject, like: evaluator.comparison(at: frame))]
    }
    return found
  }

  // MARK: - What is known before anything is judged

  package func neededFields(of condition: Condition, for verdict: Verdict) -> FieldSet {
    // One part is enough for `all` to fail, and for `any` to hold.
    if self == .all && verdict == .fails || self == .any && verdict == .holds {
      return condition.parts.reduce(.all) { $0.intersection($1.neededFields(for: verdict)) }
    }
    let verdictOfPart = self == .not ? verdict.negated : verdict
    let isNeeded = self == .path && !condition.parts[0].judgesMissing(as: verdict)
    let own = isNeeded ? condition.path?.fieldsToBeWritten ?? FieldSet() : FieldSet()
    return condition.parts.reduce(own) { $0.union($1.neededFields(for: verdictOfPart)) }
  }

  package func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool {
    switch self {
    // The path may select other subjects, which may be missing.
    case .path: true
    case .all, .any: condition.parts.contains { $0.judgesMissing(as: verdict) }
    case .not: condition.parts[0].judgesMissing(as: verdict.negated)
    }
  }

  package func failingTypes(of condition: Condition, from subject: PathType, given: PathType) -> [PathType] {
    let subject = condition.path.map { $0.type(from: given) } ?? subject
    guard let subject else { return [] }
    return condition.parts.flatMap { $0.kind.failingTypes(of: $0, from: subject, given: given) }
  }
}

extension Path {
  /// The type at the end of the path.
  fileprivate func type(from given: PathType) -> PathType? {
    steps.reduce(origin == .document ? .document(table) : given) { $0?.stepping($1) }
  }
}
