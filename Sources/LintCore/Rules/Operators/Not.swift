/// `not`: the part does not hold.
struct Not: ConditionOperator {
  let name = "not"
  let summary = "this does not hold"

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    evaluator.verdict(frame.place + 1, of: subject, given: frame.given).negated
  }

  func failures(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure] {
    [evaluator.failure(at: subject, like: comparison(of: subject, at: frame, in: evaluator))]
  }

  func entry(for condition: Condition) -> String { "not: \(condition.parts[0].text)" }

  func neededFields(of condition: Condition, for verdict: Verdict, _ needs: (Path) -> FieldSet) -> FieldSet {
    condition.parts[0].neededFields(for: verdict.negated, needs)
  }

  func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool {
    condition.parts[0].judgesMissing(as: verdict.negated)
  }
}
