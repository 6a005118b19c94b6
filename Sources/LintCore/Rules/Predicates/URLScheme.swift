import YAML

/// `urlScheme`: a URL's scheme is one of some, whatever the case; the word `app` has none.
package struct URLScheme: Predicate {
  /// The schemes, without colons.
  package let schemes: Operand

  /// A test for a URL's scheme.
  package init(schemes: Operand) { self.schemes = schemes }

  package var name: String { "urlScheme" }
  package var operands: [Operand] { [schemes] }
  package var need: Need { .text }
  package var test: any PredicateTest { Test() }

  package func replacing(operands: [Operand]) -> any Predicate { URLScheme(schemes: operands[0]) }

  package func failure(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    Failure(
      node: subject.node,
      actual: URLScheme.scheme(of: subject, evaluator).map {
        .text(String(decoding: evaluator.bytes[$0], as: UTF8.self))
      },
      expected: evaluator.data(of: operands(at: frame), for: subject, given: frame.given, need: need)
    )
  }

  /// Where a URL's scheme stands in the stream's bytes.
  private static func scheme(of subject: Subject, _ evaluator: borrowing Evaluator) -> Range<Int>? {
    guard subject.state == .written, subject.value.isURL else { return nil }
    let range = evaluator.description.textRange(subject.node)
    let bytes = evaluator.bytes.span
    for index in range where bytes[index] == UInt8(ascii: ":") { return range.lowerBound..<index }
    return nil
  }

  /// What judges for it.
  package struct Test: PredicateTest {
    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard let range = URLScheme.scheme(of: subject, evaluator) else { return .unknown }
      let scheme = evaluator.bytes.span.extracting(range)
      return evaluator.isAny(for: subject, at: frame, need: .text) { other in
        evaluator.withText(of: other) { TextComparison.isSameIgnoringCase($0, scheme) }
      }
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
