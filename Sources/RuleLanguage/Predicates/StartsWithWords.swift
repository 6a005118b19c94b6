import WidgetModel

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

  package func replacing(operands: [Operand]) -> any Predicate { StartsWithWords(words: operands[0]) }

  package func verdict(of subject: Subject, in evaluator: Evaluator) -> Verdict {
    guard subject.state != .unreadable else { return .unreadable }
    guard subject.state == .written, let text = evaluator.text(of: subject) else { return .unknown }
    let isDefault = evaluator.description.language(of: subject.node) == "default"
    return evaluator.isAny(of: words, for: subject, need: need) {
      guard let other = evaluator.text(of: $0) else { return nil }
      return isDefault ? TextComparison.startsWithWords(text, other) : TextComparison.contains(text, other)
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
