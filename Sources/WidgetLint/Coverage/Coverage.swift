package import LintCore

/// Which rules check which statements of the sources.
package struct Coverage: Sendable {
  /// A statement with the rules that check it.
  package struct Row: Sendable {
    /// The statement.
    package let statement: Statement
    /// The ids of the rules that check it.
    package let rules: [String]
  }

  /// The statements in the order of the sources.
  package let rows: [Row]
  /// The gaps: what is named and not there, and what nothing checks without a reason.
  package let gaps: [String]

  /// Compares statements with rules.
  package init(_ statements: [Statement], _ rules: [Rule]) {
    rows = statements.map { statement in
      Row(statement: statement, rules: rules.filter { $0.statements.contains(statement.id) }.map(\.id))
    }
    let known = Set(statements.map(\.id))
    var gaps: [String] = []
    for row in rows where row.rules.isEmpty && row.statement.reason == nil {
      gaps.append("the statement \(row.statement.id) has no rule and no reason")
    }
    for row in rows where !row.rules.isEmpty && row.statement.reason != nil {
      gaps.append("the statement \(row.statement.id) has a rule, and a reason why it has none")
    }
    for rule in rules {
      if rule.statements.isEmpty { gaps.append("the rule \(rule.id) names no statement") }
      for id in rule.statements where !known.contains(id) {
        gaps.append("the rule \(rule.id) names the statement \(id), which is not there")
      }
    }
    self.gaps = gaps
  }
}
