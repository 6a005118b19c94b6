package import LintCore

/// The statements of the sources, with the rules that check them.
package struct Coverage: Sendable {
  /// The statements in the order of the sources, each with the ids of the rules that check it.
  package let rows: [(statement: Statement, rules: [String])]

  /// Collects the statements of guideline sets with the rules that check them, including `added` rules from files.
  package init(_ sets: [LoadedGuidelines], _ added: [Rule] = []) {
    rows = sets.flatMap { set in
      let rules = set.rules.map(\.rule) + added.filter { $0.table?.guidelines.id == set.table.guidelines.id }
      return set.statements.map { statement in
        (statement, rules.filter { $0.statements.contains(statement.id) }.map(\.id))
      }
    }
  }

  /// The statements as text, each with the rules that check it, or with the reason why none can.
  package var text: String {
    rows.map { row in
      let reason = row.rules.isEmpty ? row.statement.reason : nil
      let answer = reason.map { "no rule: \($0)" } ?? row.rules.joined(separator: ", ")
      return "\(row.statement.source)  \(row.statement.text)\n     \(answer)\n"
    }.joined()
  }

  package var json: JSONText {
    .list(
      rows.map { row in
        [
          "id": .text(row.statement.id), "source": .text(row.statement.source), "text": .text(row.statement.text),
          "rules": .texts(row.rules), "reason": JSONText(row.statement.reason),
        ]
      }
    )
  }
}
