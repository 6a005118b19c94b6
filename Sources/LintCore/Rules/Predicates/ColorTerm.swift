/// `alpha`, `luminance` and `chroma`: bounds of what is computed from a color, over white where it is translucent.
package struct ColorTerm: Predicate {
  /// What is computed.
  package enum Term: String, Sendable, CaseIterable {
    /// The opacity, 0 to 1.
    case alpha
    /// The relative luminance of WCAG, 0 to 1.
    case luminance
    /// The largest less the smallest 8-bit channel, 0 to 255.
    case chroma

    var summary: String {
      switch self {
      case .alpha: "the color's opacity, 0 to 1, is within `minimum` and `maximum`"
      case .luminance: "the color's relative luminance over white is within `minimum` and `maximum`, colors or numbers"
      case .chroma: "the difference between the color's channels over white is within `minimum` and `maximum`"
      }
    }

    func value(of color: Color) -> Double {
      switch self {
      case .alpha: Double(color.alpha) / 255
      case .luminance: color.composited(over: .white).luminance
      case .chroma: Double(color.composited(over: .white).chroma)
      }
    }
  }

  /// What is computed.
  package let term: Term
  /// The smallest value; nil where there is none.
  package let minimum: Operand?
  /// The largest value; nil where there is none.
  package let maximum: Operand?

  /// Bounds of a term.
  package init(term: Term, minimum: Operand?, maximum: Operand?) {
    self.term = term
    self.minimum = minimum
    self.maximum = maximum
  }

  package var name: String { term.rawValue }
  package var operands: [Operand] { [minimum, maximum].compactMap { $0 } }
  package var operandNames: [String] {
    [minimum.map { _ in "minimum" }, maximum.map { _ in "maximum" }].compactMap { $0 }
  }
  package var test: any PredicateTest { Test(term: term, hasMinimum: minimum != nil, hasMaximum: maximum != nil) }

  package func replacing(operands: [Operand]) -> any Predicate {
    ColorTerm(
      term: term,
      minimum: minimum == nil ? nil : operands.first,
      maximum: maximum == nil ? nil : operands.last
    )
  }

  /// What judges for it.
  package struct Test: PredicateTest {
    let term: Term
    let hasMinimum: Bool
    let hasMaximum: Bool

    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written, case .color(let color) = subject.value else { return .unknown }
      let value = term.value(of: color)
      var result = Verdict.holds
      func bound(_ resolved: ResolvedOperand) -> Double? {
        evaluator.number(of: resolved) ?? evaluator.color(of: resolved).map { term.value(of: $0) }
      }
      if hasMinimum {
        result = evaluator.isEach(for: subject, at: frame, need: .any) { bound($0).map { value >= $0 } }
      }
      if hasMaximum {
        let place = hasMinimum ? 1 : 0
        result = result.and(
          evaluator.isEach(operand: place, for: subject, at: frame, need: .any) { bound($0).map { value <= $0 } }
        )
      }
      return result
    }
  }

  static let kinds = Term.allCases.map { term in
    PredicateKind(name: term.rawValue, summary: term.summary, fits: { $0.form.scalar == .color }) {
      reader throws(Finding) in
      let entries = try reader.fields(["minimum", "maximum"], required: [])
      let shape: Constant.Shape = term == .luminance ? .colorOrNumber : .number
      return ColorTerm(
        term: term,
        minimum: try entries["minimum"]?.operand(as: shape),
        maximum: try entries["maximum"]?.operand(as: shape)
      )
    }
  }
}
