/// `includes`: a list has an entry that is one of some.
struct Includes: Predicate {
  var name: String { "includes" }
  var summary: String { "the list has one of these" }

  func fits(_ type: PathType) -> Bool { type.isList }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state == .written else { return .unknown }
    var result = Verdict.fails
    evaluator.forEachEntry(of: subject) { entry in
      result = result.or(Membership.isMember(entry, for: subject, at: frame, in: evaluator))
    }
    return result
  }
}

extension Evaluator {
  /// Visits the entries of a list, or the lone value that stands for one.
  func forEachEntry(of subject: Subject, _ visit: (Subject) -> Void) {
    guard subject.value.isList else { return visit(subject) }
    forEachChild(of: subject.node) { visit(self.subject($0)) }
  }
}
