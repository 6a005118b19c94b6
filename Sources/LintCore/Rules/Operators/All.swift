/// `all`: each part holds.
struct All: ConditionOperator {
  let name = "all"
  let summary = "all of these hold"
  let takesSeveralParts = true

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { entry.condition(parts: try entry.severalParts()) }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    evaluator.verdict(ofPartsBelow: frame, decidedBy: .fails, of: subject)
  }

  func failures(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    var found: [Failure] = []
    for part in evaluator.parts(below: frame.part) where found.count < Description.Limits.findings {
      found += evaluator.failures(part, of: subject, given: frame.given)
    }
    return found
  }

  func neededFields(of condition: Condition, for verdict: Verdict, _ needs: (Path) -> FieldSet) -> FieldSet {
    condition.parts.neededFields(ofEach: verdict == .holds, for: verdict, needs)
  }
}
