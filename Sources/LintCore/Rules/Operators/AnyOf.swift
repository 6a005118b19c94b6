/// `any`: one part holds.
struct AnyOf: ConditionOperator {
  let name = "any"
  let summary = "one of these holds"
  let takesSeveralParts = true

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { entry.condition(parts: try entry.severalParts()) }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    evaluator.verdict(ofPartsBelow: frame, decidedBy: .holds, of: subject)
  }

  func failures(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    // Each part fails where none holds; the last one says best what would do.
    var first: Failure?
    for part in evaluator.parts(below: frame.part).reversed() where first == nil {
      first = evaluator.failures(knownIn: part, of: subject, given: frame.given).first
    }
    return [evaluator.failure(at: subject, like: first)]
  }

  func neededFields(of condition: Condition, for verdict: Verdict, _ needs: (Path) -> FieldSet) -> FieldSet {
    condition.parts.neededFields(ofEach: verdict == .fails, for: verdict, needs)
  }
}
