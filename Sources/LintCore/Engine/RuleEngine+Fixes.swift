import YAML

extension RuleEngine {
  /// Gives a finding a fix of the rule by its number, or the reason why there is none here.
  func offerFix(_ number: Int, for failure: Failure, ofRule rule: Int, given: Int, to finding: inout Finding) {
    let fix = evaluator.program.rules[rule].fixes[number]
    guard let node = target(of: fix, from: failure.node) else { return }
    finding.offer(fix.description, isSafe: fix.isSafe) { () throws(EditObstacle) in
      try edits(fix, at: node) {
        evaluator.written(byFix: number, ofRule: rule, for: evaluator.subject(failure.node), given: given)
      }
    }
  }

  /// The node that is changed: the failing one, or the one around it that the fix names.
  private func target(of fix: RuleFix, from failing: Int) -> Int? {
    guard let target = fix.target else { return failing }
    var node = failing
    while node > 0 {
      if description[node].field == target.field, description[node].isElement == target.isElement,
        !description[Int(description[node].parent)].value.isLanguages
      {
        return node
      }
      node = Int(description[node].parent)
    }
    return target.field == .document ? 0 : nil
  }

  /// The edits of a fix; `written` is what it writes.
  private func edits(_ fix: RuleFix, at node: Int, _ written: () -> String?) throws(EditObstacle) -> [TextEdit] {
    let editor = DescriptionEditor(description)
    func text() throws(EditObstacle) -> String {
      guard let text = written() else { throw .layout }
      return text
    }
    switch fix.action {
    case .remove:
      return try editor.removing(node)
    case .put:
      return try editor.replacing(node, with: try text())
    case .set:
      guard let field = fix.field else { throw .layout }
      return try editor.setting(field, of: node, to: try text())
    case .prefix:
      let prefix = try text()
      let space = TextComparison.joinsWithoutSpace(prefix, description.text(node)) ? "" : " "
      return try editor.prefixing(node, with: prefix + space)
    }
  }

  private var description: Description { evaluator.description }
}
