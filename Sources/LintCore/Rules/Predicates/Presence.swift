/// `present` and `absent`: whether a value is written; a default does not count.
enum Presence: String, CaseIterable, Predicate {
  case present, absent

  var summary: String {
    switch self {
    case .present: "the value is written"
    case .absent: "the value is not written"
    }
  }
  var takes: KeyType { .truth() }

  func fits(_ type: PathType) -> Bool { true }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(isExpected: try entry.node.flag()) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    Verdict((frame.subject.state == .written || frame.subject.state == .unknown) == (self == .present))
  }

  func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool {
    verdict == (self == .present ? .fails : .holds)
  }
}
