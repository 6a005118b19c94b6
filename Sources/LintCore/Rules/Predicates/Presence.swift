/// `present` and `absent`: whether a value is written; a default does not count.
package struct Presence: Predicate, PredicateTest {
  /// Whether it must be written.
  package let isExpected: Bool

  /// A test for what is written, or for what is not.
  package init(isExpected: Bool) { self.isExpected = isExpected }

  package var name: String { isExpected ? "present" : "absent" }

  package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    Verdict((subject.state == .written) == isExpected)
  }

  package func judgesMissing(as verdict: Verdict) -> Bool { verdict == Verdict(!isExpected) }

  static let kinds = [
    PredicateKind(name: "present", summary: "the value is written", fits: { _ in true }) {
      reader throws(Finding) in
      Presence(isExpected: try reader.flag())
    },
    PredicateKind(name: "absent", summary: "the value is not written", fits: { _ in true }) {
      reader throws(Finding) in
      Presence(isExpected: !(try reader.flag()))
    },
  ]
}
