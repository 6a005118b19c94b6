/// `equals`, `enum` and `notEnum`: whether a value is among those listed; texts are compared by canonical equivalence.
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

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    // The value of a missing subject is .unreadable.
    switch frame.subject.value {
    case .list, .mapping, .languages, .unreadable, .unknown: return .unknown
    case .text, .word, .scalar: break
    }
    let isMember = Self.isMember(frame.subject, at: frame, in: evaluator)
    return self == .notEnum ? isMember.negated : isMember
  }

  func failure(at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    var failure = evaluator.failure(at: frame, actual: evaluator.data(of: frame.subject))
    failure.isOfPart = self == .notEnum
    return failure
  }

  /// Whether a scalar is one of the values of the condition's operand.
  static func isMember(_ scalar: Subject, at frame: Frame, in evaluator: borrowing Evaluator)
    -> Verdict
  {
    if scalar.value.isClosed { return .unknown }
    return evaluator.withText(of: scalar) { text in
      evaluator.isAny(at: frame) { other in
        evaluator.withText(of: other) { TextComparison.isSame($0, text) } ?? false
      }
    }
      ?? evaluator.isAny(at: frame) { other in
        scalar.value.scalar.map { $0 == other.value.scalar } ?? false
      }
  }
}

/// `includes`: a list has an entry that is one of those listed.
struct Includes: Predicate {
  var name: String { "includes" }
  var summary: String { "the list has one of these" }

  func fits(_ type: PathType) -> Bool { type.isList }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written else { return .unknown }
    var result = Verdict.fails
    evaluator.forEachEntry(of: frame.subject) { entry in
      result = result.combined(with: Membership.isMember(entry, at: frame, in: evaluator), decidedBy: .holds)
    }
    return result
  }
}

/// `subsetOf`: every entry of a list is one of those listed.
struct SubsetOf: Predicate {
  var name: String { "subsetOf" }
  var summary: String { "every entry of the list is one of these" }

  func fits(_ type: PathType) -> Bool { type.isList }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written else { return .unknown }
    var (result, isComplete) = (Verdict.holds, true)
    // Strings are equal by canonical equivalence.
    var texts: Set<String> = []
    let operand = evaluator.operands(at: frame).lowerBound
    evaluator.forEachResolvedOperand(of: operand, at: frame) { resolved in
      switch resolved.state {
      case .missing, .unknown: isComplete = false
      case .unreadable: result = .unreadable
      case .constant, .defaulted, .written:
        if let text = evaluator.withText(of: resolved, { String($0) }) { texts.insert(text) }
      }
    }
    evaluator.forEachEntry(of: frame.subject) { entry in
      let isMember = evaluator.withText(of: entry) { texts.contains(String($0)) }
      // An operand value that is left out might have matched.
      result = result.and(isMember == false && !isComplete ? .unknown : Verdict(isMember))
    }
    return result
  }
}
