/// `startsWithWords`: a text starts with another as whole words; in a language other than `default` it is enough that
/// it contains it, since names are inflected and stand elsewhere there.
package struct StartsWithWords: Predicate {
  /// The words.
  package let words: Operand

  /// A test for words at the beginning.
  package init(words: Operand) { self.words = words }

  package var name: String { "startsWithWords" }
  package var operands: [Operand] { [words] }
  package var need: Need { .text }
  package var test: any PredicateTest { Test() }

  package func replacing(operands: [Operand]) -> any Predicate { StartsWithWords(words: operands[0]) }

  /// What judges for it.
  package struct Test: PredicateTest {
    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written else { return .unknown }
      let isDefault = evaluator.isDefaultLanguage(subject.node)
      return evaluator.withText(of: subject) { text in
        evaluator.isAny(for: subject, at: frame, need: .text) { other in
          evaluator.withText(of: other) {
            isDefault ? TextComparison.startsWithWords(text, $0) : TextComparison.contains(text, $0)
          }
        }
      } ?? .unknown
    }
  }

  static let kind = PredicateKind(
    name: "startsWithWords",
    summary: "the text starts with this as whole words; in a language other than default it contains it",
    fits: { $0.isText }
  ) { reader throws(Finding) in
    StartsWithWords(words: try reader.operand())
  }
}
