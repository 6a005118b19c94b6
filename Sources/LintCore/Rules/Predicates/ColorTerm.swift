/// `alpha`, `luminance` and `chroma`: bounds of a color's opacity, and of its luminance and chroma over white.
enum ColorTerm: String, CaseIterable, Predicate {
  /// The opacity, 0 to 1.
  case alpha
  /// The relative luminance of WCAG, 0 to 1.
  case luminance
  /// The difference of the largest and the smallest 8-bit channel, 0 to 255.
  case chroma

  var summary: String {
    switch self {
    case .alpha: "the color's opacity is within `minimum` and `maximum`, 0 to 1"
    case .luminance: "the color's relative luminance over white is within `minimum` and `maximum`, colors or numbers"
    case .chroma: "the difference between the color's channels over white is within `minimum` and `maximum`"
    }
  }

  var takes: KeyType { .keys(Self.keys) }

  private static let keys = [
    FileKey("minimum", .operand, "The smallest value"), FileKey("maximum", .operand, "The largest value"),
  ]

  func fits(_ type: PathType) -> Bool { type.form.kind == ColorKind.self }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let bounds = try entry.fields(Self.keys)
    if bounds.isEmpty { throw entry.node.fault("no bound is given", help: "add minimum or maximum") }
    let shape: Constant.Shape = self == .luminance ? .colorOrNumber : .number
    return Condition(operands: [
      try bounds["minimum"]?.operand(as: shape), try bounds["maximum"]?.operand(as: shape),
    ])
  }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, let color = frame.subject.value.scalar?.color else { return .unknown }
    let value = value(of: color)
    func bound(_ bound: Subject) -> Double? {
      bound.value.number ?? bound.value.scalar?.color.map { self.value(of: $0) }
    }
    let isEnough = evaluator.isEach(at: frame) { bound($0).map { value >= $0 } }
    return isEnough.and(
      evaluator.isEach(operand: 1, at: frame) { bound($0).map { value <= $0 } }
    )
  }

  private func value(of color: Color) -> Double {
    switch self {
    case .alpha: Double(color.alpha) / 255
    case .luminance: color.composited(over: .white).luminance
    case .chroma: Double(color.composited(over: .white).chroma)
    }
  }
}
