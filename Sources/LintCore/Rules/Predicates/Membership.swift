/// `equals`, `enum` and `notEnum`: whether a value is one of some; text by canonical equivalence.
enum Membership: String, CaseIterable, Predicate {
  case equals, `enum`, notEnum

  var summary: String {
    switch self {
    case .equals: "the value is this one"
    case .enum: "the value is one of these"
    case .notEnum: "the value is none of these"
    }
  }

  func fits(_ type: PathType) -> Bool { type.form.kind != nil || !type.form.words.isEmpty }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    // What is missing has no value that can be read.
    switch subject.value {
    case .list, .mapping, .languages, .unreadable, .unknown: return .unknown
    case .text, .word, .scalar: break
    }
    let isMember = Self.isMember(subject, for: subject, at: frame, in: evaluator)
    return self == .notEnum ? isMember.negated : isMember
  }

  /// Whether a scalar is one of the values of an operand, seen from a subject.
  static func isMember(_ scalar: Subject, for subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator)
    -> Verdict
  {
    if scalar.state == .unknown { return .unknown }
    return evaluator.withText(of: scalar) { text in
      evaluator.isAny(for: subject, at: frame) { other in
        evaluator.withText(of: other) { TextComparison.isSame($0, text) } ?? false
      }
    }
      ?? evaluator.isAny(for: subject, at: frame) { other in
        scalar.value.scalar.map { $0 == evaluator.value(of: other) } ?? false
      }
  }
}
