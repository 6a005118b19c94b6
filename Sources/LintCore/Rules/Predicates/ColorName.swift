/// `colorName`: a color is written as one of the listed UIKit names.
struct ColorName: Predicate {
  var name: String { "colorName" }
  var summary: String { "the color is written by one of these UIKit names" }
  var takes: KeyType { .texts }
  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { type.form.kind == ColorKind.self }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let names = try entry.texts()
    for name in names where Color(name: Array(name.utf8).span) == nil {
      let near = NearName.question(to: name, in: Color.uiKit.map(\.name))
      throw entry.node.fault("\"\(name)\" is none of UIKit's color names", help: near)
    }
    return Condition(.list(names.map { .constant(.text($0)) }))
  }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, frame.subject.value.scalar?.color != nil else { return .unknown }
    return evaluator.withWritten(frame.subject) { written in
      evaluator.isAny(at: frame) { name in
        evaluator.withText(of: name) { TextComparison.isSame($0, written) }
      }
    }
  }
}
