/// `subsetOf`: every entry of a list is one of some.
package struct SubsetOf: Predicate {
  /// The values that the entries may be.
  package let values: Operand

  /// A test for entries among some values.
  package init(values: Operand) { self.values = values }

  package var name: String { "subsetOf" }
  package var operands: [Operand] { [values] }
  package var test: any PredicateTest { Test() }

  package func replacing(operands: [Operand]) -> any Predicate { SubsetOf(values: operands[0]) }

  /// What judges for it.
  package struct Test: PredicateTest {
    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written else { return .unknown }
      var result = Verdict.holds
      var texts = TextSet()
      evaluator.forEachResolvedOperand(of: frame.operands, for: subject, given: frame.given, need: .any) { resolved in
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

  static let kind = PredicateKind(
    name: "subsetOf",
    summary: "every entry of the list is one of these",
    fits: { $0.isList }
  ) { reader throws(Finding) in
    SubsetOf(values: try reader.operand())
  }
}
