/// `subsetOf`: every entry of a list is one of some.
struct SubsetOf: Predicate {
  var name: String { "subsetOf" }
  var summary: String { "every entry of the list is one of these" }

  func fits(_ type: PathType) -> Bool { type.isList }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state == .written else { return .unknown }
    var result = Verdict.holds
    var texts = TextSet()
    evaluator.forEachResolvedOperand(of: frame.operands.lowerBound, for: subject, at: frame) { resolved in
      switch resolved {
      case .missing: result = result.and(.unknown)
      case .unreadable: result = .unreadable
      case .constant, .subject:
        evaluator.withText(of: resolved) { text in
          if texts.first(like: text, in: evaluator) == nil { texts.insert(text, of: resolved, in: evaluator) }
        }
      }
    }
    evaluator.forEachEntry(of: subject) { entry in
      result = result.and(Verdict(evaluator.withText(of: entry) { texts.first(like: $0, in: evaluator) != nil }))
    }
    return result
  }
}
