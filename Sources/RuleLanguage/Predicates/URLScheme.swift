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

  package func verdict(of subject: Subject, in evaluator: Evaluator) -> Verdict {
    guard subject.state != .unreadable else { return .unreadable }
    guard let scheme = scheme(of: subject, evaluator) else { return .unknown }
    return evaluator.isAny(of: schemes, for: subject, need: need) {
      evaluator.text(of: $0).map { TextComparison.isSameIgnoringCase($0, scheme) }
    }
  }

  package func failure(of subject: Subject, in evaluator: Evaluator) -> Failure {
    Failure(
      node: subject.node,
      actual: scheme(of: subject, evaluator).map { .text($0) },
      expected: evaluator.data(of: operands, for: subject, need: need)
    )
  }

  private func scheme(of subject: Subject, _ evaluator: Evaluator) -> String? {
    guard subject.state == .written, subject.value.isURL else { return nil }
    let url = evaluator.description.bytes(subject.node)
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return String(decoding: url[..<colon], as: UTF8.self)
  }

  static let kind = PredicateKind(
    name: "urlScheme",
    summary: "the URL's scheme is one of these, whatever the case",
    fits: { $0.form.scalar == .url }
  ) { reader throws(Finding) in
    URLScheme(schemes: try reader.operand(as: .text))
  }
}
