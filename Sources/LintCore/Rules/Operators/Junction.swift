/// `all` and `any`: every part holds, or at least one.
enum Junction: String, CaseIterable, ConditionOperator {
  case all, any

  var name: String { rawValue }
  var summary: String { self == .all ? "all of these hold" : "one of these holds" }
  var takes: KeyType { .list(.condition, atLeast: 1) }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    Condition(parts: try entry.scope.conditions(entry.node, on: entry.subject))
  }

  /// The verdict that decides as soon as one part has it.
  private var deciding: Verdict { self == .all ? .fails : .holds }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    evaluator.verdict(ofPartsBelow: frame, decidedBy: deciding)
  }

  func failures(at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    var found: [Failure] = []
    let parts = evaluator.parts(below: frame.place)
    if self == .all {
      for part in parts where found.count < Description.Limits.findings {
        found += evaluator.failures(at: frame.at(part))
      }
      return found
    }
    // If none holds, every part fails; the last one best shows what would comply.
    for part in parts.reversed() where found.isEmpty {
      found = evaluator.failures(knownAt: frame.at(part))
    }
    return [evaluator.failure(at: frame.subject, like: found.first)]
  }

  func neededFields(of condition: Condition, for verdict: Verdict, _ needs: (Path) -> FieldSet) -> FieldSet {
    let needed = condition.parts.map { $0.neededFields(for: verdict, needs) }
    return verdict == deciding
      ? needed.reduce(.all) { $0.intersection($1) } : needed.reduce(FieldSet()) { $0.union($1) }
  }
}

/// `not`: the part does not hold.
struct Not: ConditionOperator {
  let name = "not"
  let summary = "this does not hold"

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    evaluator.verdict(at: frame.at(frame.place + 1)).negated
  }

  func failures(at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    [evaluator.failure(at: frame.subject, like: evaluator.comparison(at: frame))]
  }

  func neededFields(of condition: Condition, for verdict: Verdict, _ needs: (Path) -> FieldSet) -> FieldSet {
    condition.parts[0].neededFields(for: verdict.negated, needs)
  }

  func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool {
    condition.parts[0].judgesMissing(as: verdict.negated)
  }
}
