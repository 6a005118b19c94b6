import RuleLanguage
import WidgetModel
import YAMLEditing

extension RuleRun {
  /// Gives a finding the rule's fix, or the reason why there is none here.
  func offerFix(for failure: Failure, _ evaluator: Evaluator, to finding: inout Finding) {
    let fix = rule.fixes.first { fix in
      fix.when.map { evaluator.verdict($0, of: evaluator.givenSubject) == .holds } ?? true
    }
    guard let fix, let node = target(of: fix, from: failure.node) else { return }
    let subject = evaluator.subject(failure.node)
    finding.offer(fix.description, isSafe: fix.isSafe) { () throws(EditObstacle) in
      try edits(fix.action, at: node, subject, evaluator)
    }
  }

  /// The node that is changed: the failing one, or the one around it that the fix names.
  private func target(of fix: RuleFix, from failing: Int) -> Int? {
    guard let target = fix.target else { return failing }
    var node = failing
    while node > 0 {
      if description[node].field == target.field, description[node].isElement == target.isElement,
        description[Int(description[node].parent)].value != .languages
      {
        return node
      }
      node = Int(description[node].parent)
    }
    return target.field == .document ? 0 : nil
  }

  private func edits(
    _ action: RuleFix.Action,
    at node: Int,
    _ subject: Subject,
    _ evaluator: Evaluator
  ) throws(EditObstacle) -> [TextEdit] {
    let editor = DescriptionEditor(description)
    switch action {
    case .remove:
      return try editor.removing(node)
    case .put(let operand):
      return try editor.replacing(node, with: try text(of: operand, subject, evaluator))
    case .set(let field, let operand):
      return try editor.setting(field, of: node, to: try text(of: operand, subject, evaluator))
    case .prefix(let operand):
      let prefix = try text(of: operand, subject, evaluator)
      let space = TextComparison.joinsWithoutSpace(prefix, description.text(node)) ? "" : " "
      return try editor.prefixing(node, with: prefix + space)
    }
  }

  /// What an operand stands for, as it is written.
  private func text(
    of operand: Operand,
    _ subject: Subject,
    _ evaluator: Evaluator
  ) throws(EditObstacle) -> String {
    var found: String?
    evaluator.forEachComparand(of: operand, for: subject, need: .any) { comparand in
      if found == nil { found = evaluator.written(comparand) }
    }
    guard let found else { throw .layout }
    return found
  }
}
