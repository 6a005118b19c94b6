/// `startsWith`, `startsWithIgnoringCase` and `contains`: a part of a text, by grapheme clusters.
package struct TextPart: Predicate {
  /// Which part.
  package enum Part: String, Sendable, CaseIterable {
    case startsWith, startsWithIgnoringCase, contains

    var summary: String {
      switch self {
      case .startsWith: "the text starts with one of these, case mattering"
      case .startsWithIgnoringCase: "the text starts with one of these, whatever the case"
      case .contains: "the text contains one of these, case mattering"
      }
    }
  }

  /// Which part.
  package let part: Part
  /// The texts; one of them is enough.
  package let texts: Operand

  /// A test for a part of a text.
  package init(part: Part, texts: Operand) {
    self.part = part
    self.texts = texts
  }

  package var name: String { part.rawValue }
  package var operands: [Operand] { [texts] }
  package var need: Need { .text }
  package var test: any PredicateTest { Test(part: part) }

  package func replacing(operands: [Operand]) -> any Predicate { TextPart(part: part, texts: operands[0]) }

  /// What judges for it.
  package struct Test: PredicateTest {
    let part: Part

    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      evaluator.withText(of: subject) { text in
        evaluator.isAny(for: subject, at: frame, need: .text) { other in
          evaluator.withText(of: other) {
            switch part {
            case .startsWith: TextComparison.starts(text, with: $0)
            case .startsWithIgnoringCase: TextComparison.startsIgnoringCase(text, with: $0)
            case .contains: TextComparison.contains(text, $0)
            }
          }
        }
      } ?? .unknown
    }
  }

  static let kinds = Part.allCases.map { part in
    PredicateKind(name: part.rawValue, summary: part.summary, fits: { $0.isText || $0.form.scalar == .url }) {
      reader throws(Finding) in
      TextPart(part: part, texts: try reader.operand())
    }
  }
}
