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

  var need: Need { .number }

  func fits(_ type: PathType) -> Bool { type.isNumber || type.form.scalar == .version }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { entry.condition([try entry.operand()]) }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    switch (subject.state, subject.value) {
    case (.written, .number(let number)), (.defaulted, .number(let number)):
      return evaluator.isEach(for: subject, at: frame, need: .number) {
        evaluator.number(of: $0).map { allows(number, $0) }
      }
    case (.written, .version(let version)), (.defaulted, .version(let version)):
      return evaluator.isEach(for: subject, at: frame, need: .number) {
        evaluator.version(of: $0).map { allows(version, $0) }
      }
    default:
      return .unknown
    }
  }

  private func allows<Value: Comparable>(_ value: Value, _ bound: Value) -> Bool {
    switch self {
    case .minimum: value >= bound
    case .maximum: value <= bound
    case .exclusiveMinimum: value > bound
    case .exclusiveMaximum: value < bound
    }
  }
}

extension PathType {
  /// Whether a number may be here.
  var isNumber: Bool { form.valueKind == .number || isPrivate }
}
