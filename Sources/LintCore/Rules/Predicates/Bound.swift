/// `minimum`, `maximum`, `exclusiveMinimum` and `exclusiveMaximum`: bounds of numbers and versions.
package struct Bound: Predicate {
  /// Which side is bounded, and whether the bound itself is allowed.
  package enum Relation: String, Sendable, CaseIterable {
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum

    func allows<Value: Comparable>(_ value: Value, _ bound: Value) -> Bool {
      switch self {
      case .minimum: value >= bound
      case .maximum: value <= bound
      case .exclusiveMinimum: value > bound
      case .exclusiveMaximum: value < bound
      }
    }

    var summary: String {
      switch self {
      case .minimum: "the number or version is this or more"
      case .maximum: "the number or version is this or less"
      case .exclusiveMinimum: "the number or version is more than this"
      case .exclusiveMaximum: "the number or version is less than this"
      }
    }
  }

  /// Which side is bounded.
  package let relation: Relation
  /// The bound; of several, each.
  package let bound: Operand

  /// A bound of a number or a version.
  package init(relation: Relation, bound: Operand) {
    self.relation = relation
    self.bound = bound
  }

  package var name: String { relation.rawValue }
  package var operands: [Operand] { [bound] }
  package var need: Need { .number }
  package var test: any PredicateTest { relation }

  package func replacing(operands: [Operand]) -> any Predicate { Bound(relation: relation, bound: operands[0]) }

  static let kinds = Relation.allCases.map { relation in
    PredicateKind(
      name: relation.rawValue,
      summary: relation.summary,
      fits: { $0.isNumber || $0.form.scalar == .version }
    ) { reader throws(Finding) in
      Bound(relation: relation, bound: try reader.operand())
    }
  }
}

extension Bound.Relation: PredicateTest {
  package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
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
}

extension PathType {
  /// Whether a number may stand here.
  var isNumber: Bool {
    switch form.scalar {
    case .points, .wholeNumber: true
    default: false
    }
  }
}
