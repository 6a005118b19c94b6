/// `urlScheme`: a URL's scheme is one of those listed, ignoring case; the word `app` has none.
struct URLScheme: Predicate {
  var name: String { "urlScheme" }
  var summary: String { "the URL's scheme is one of these, whatever the case" }
  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { type.form.isURL }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(try entry.operand(as: .scheme)) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard let range = Self.scheme(of: frame.subject, evaluator) else { return .unknown }
    let scheme = evaluator.bytes.span.extracting(range)
    return evaluator.isAny(at: frame) { other in
      evaluator.withText(of: other) { TextComparison.isSame($0, scheme, ignoringCase: true) }
    }
  }

  func failure(at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    let scheme = Self.scheme(of: frame.subject, evaluator).map { String(decoding: evaluator.bytes[$0], as: UTF8.self) }
    var failure = evaluator.failure(at: frame, actual: scheme.map { .text($0) })
    if let scheme { failure.near = NearName.nearest(to: scheme, in: own(at: frame, in: evaluator)) }
    return failure
  }

  /// The schemes that the description itself names, 20 at most.
  private func own(at frame: Frame, in evaluator: borrowing Evaluator) -> [String] {
    var own: [String] = []
    for operand in evaluator.operands(at: frame) {
      evaluator.forEachResolvedOperand(of: operand, at: frame) { resolved in
        guard resolved.state != .constant, own.count < 20 else { return }
        if let text = evaluator.withText(of: resolved, { String($0) }) { own.append(text) }
      }
    }
    return own
  }

  /// The range of a URL's scheme in the stream's bytes.
  private static func scheme(of subject: Subject, _ evaluator: borrowing Evaluator) -> Range<Int>? {
    guard subject.state == .written, subject.value.isText else { return nil }
    let range = evaluator.description.textRange(subject.node)
    // A colon in a path is part of a name.
    if evaluator.bytes[range].first == UInt8(ascii: "/") { return nil }
    return range.first { evaluator.bytes[$0] == UInt8(ascii: ":") }.map { range.lowerBound..<$0 }
  }
}
