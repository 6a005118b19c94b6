import WidgetModel

/// `urlScheme`: a URL's scheme is one of some, whatever the case; the word `app` has none.
package struct URLScheme: Predicate {
  /// The schemes, without colons.
  package let schemes: Operand

  /// A test for a URL's scheme.
  package init(schemes: Operand) { self.schemes = schemes }

  package var name: String { "urlScheme" }
  package var operands: [Operand] { [schemes] }
  package var need: Need { .text }

  package func replacing(operands: [Operand]) -> any Predicate { URLScheme(schemes: operands[0]) }

  package func verdict(of subject: Subject, at frame: Frame, in evaluator: Evaluator) -> Verdict {
    withScheme(of: subject, evaluator) { scheme in
      evaluator.isAny(for: subject, at: frame, need: need) { other in
        evaluator.withText(of: other) { TextComparison.isSameIgnoringCase($0, scheme) }
      }
    } ?? .unknown
  }

  package func failure(of subject: Subject, at frame: Frame, in evaluator: Evaluator) -> Failure {
    Failure(
      node: subject.node,
      actual: withScheme(of: subject, evaluator) { .text(String($0)) },
      expected: evaluator.data(of: operands(at: frame), for: subject, given: frame.given, need: need)
    )
  }

  private func withScheme<Result>(
    of subject: Subject,
    _ evaluator: Evaluator,
    _ body: (Span<UInt8>) -> Result
  ) -> Result? {
    guard subject.state == .written, subject.value.isURL else { return nil }
    return evaluator.withWritten(subject) { url in
      url.indices.first { url[$0] == UInt8(ascii: ":") }.map { body(url.extracting(first: $0)) }
    }
  }

  static let kind = PredicateKind(
    name: "urlScheme",
    summary: "the URL's scheme is one of these, whatever the case",
    fits: { $0.form.scalar == .url }
  ) { reader throws(Finding) in
    URLScheme(schemes: try reader.operand(as: .text))
  }
}
