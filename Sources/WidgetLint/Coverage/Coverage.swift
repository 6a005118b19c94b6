package import LintCore

/// The statements of the sources, with the rules that check them.
package struct Coverage: Sendable {
  /// The statements in the order of the sources, each with the ids of the rules that check it.
  package let rows: [(statement: Statement, rules: [String])]

  /// Compares the statements of sets of guidelines with their rules.
  package init(_ sets: [LoadedGuidelines]) {
    rows = sets.flatMap { set in
      set.statements.map { statement in
        (statement, set.rules.map(\.rule).filter { $0.statements.contains(statement.id) }.map(\.id))
      }
    }
  }

  /// The statements as text, each with the rules that check it or the reason why none can.
  package var text: String {
    rows.map { row in
      let answer = row.statement.reason.map { "no rule: \($0)" } ?? row.rules.joined(separator: ", ")
      return "\(row.statement.source)  \(row.statement.text)\n     \(answer)\n"
    }.joined()
  }

  /// The statements as JSON.
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
