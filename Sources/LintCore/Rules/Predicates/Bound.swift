/// `minimum`, `maximum`, `exclusiveMinimum` and `exclusiveMaximum`: bounds of numbers and versions.
enum Bound: String, CaseIterable, Predicate {
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum

  var summary: String {
    switch self {
    case .minimum: "the number or version is this or more"
    case .maximum: "the number or version is this or less"
    case .exclusiveMinimum: "the number or version is more than this"
    case .exclusiveMaximum: "the number or version is less than this"
    }
  }

  var operandKind: OperandKind { .number }

  func fits(_ type: PathType) -> Bool { type.isPrivate || type.form.kind?.isOrdered == true }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written || frame.subject.state == .defaulted, let value = frame.subject.value.scalar,
      value.kind.isOrdered
    else { return .unknown }
    return evaluator.isEach(at: frame) { bound in
      bound.value.scalar.flatMap { $0.kindNumber == value.kindNumber ? allows(value, $0) : nil }
    }
  }

  private func allows(_ value: ScalarValue, _ bound: ScalarValue) -> Bool {
    switch self {
    case .minimum: value >= bound
    case .maximum: value <= bound
    case .exclusiveMinimum: value > bound
    case .exclusiveMaximum: value < bound
    }
  }
}
