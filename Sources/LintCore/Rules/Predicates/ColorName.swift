/// `colorName`: a color is written by one of these UIKit names.
package struct ColorName: Predicate {
  /// The names.
  package let names: Operand

  /// A test for a color's name.
  package init(names: Operand) { self.names = names }

  package var name: String { "colorName" }
  package var operands: [Operand] { [names] }
  package var need: Need { .text }
  package var test: any PredicateTest { Test() }

  package func replacing(operands: [Operand]) -> any Predicate { ColorName(names: operands[0]) }

  /// What judges for it.
  package struct Test: PredicateTest {
    package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
      guard subject.state == .written, case .color = subject.value else { return .unknown }
      return evaluator.withWritten(subject) { written in
        evaluator.isAny(for: subject, at: frame, need: .text) { name in
          evaluator.withText(of: name) { TextComparison.isSame($0, written) }
        }
      }
    }
  }

  static let kind = PredicateKind(
    name: "colorName",
    summary: "the color is written by one of these UIKit names",
    fits: { $0.form.scalar == .color }
  ) { reader throws(Finding) in
    let names = try reader.texts()
    for name in names where Color(name: Array(name.utf8).span) == nil {
      let near = NearName.question(to: name, in: Color.uiKit.map(\.name))
      throw reader.fault("\"\(name)\" is none of UIKit's color names", help: near)
    }
    return ColorName(names: .list(names.map { .constant(.text($0)) }))
  }
}
