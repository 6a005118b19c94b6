package import LintCore
import YAML

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
  /// Compares statements with rules.
  package init(_ statements: [Statement], _ rules: [Rule]) {
    rows = statements.map { statement in
      Row(statement: statement, rules: rules.filter { $0.statements.contains(statement.id) }.map(\.id))
    }
  }

  /// The statements, each with the rules that check it or why none can.
  package var text: String {
    rows.map { row in
      let answer = row.statement.reason.map { "no rule: \($0)" } ?? row.rules.joined(separator: ", ")
      return "\(row.statement.source)  \(row.statement.text)\n     \(answer)\n"
    }.joined()
  }

  /// The same as JSON.
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

/// One suggestion of the sources, in the project's own words, with what checks it or why nothing can.
package struct Statement: Sendable {
  /// The name by which rules refer to it.
  package let id: String
  /// The source: A is Apple's suggestions, B the article on supporting iOS 9 and 10.
  package let source: String
  /// Its demand.
  package let text: String
  /// Why no rule can check it; nil if one does.
  package let reason: String?

  /// The rule id of what is wrong with the list of statements.
  static let check = "statements"

  /// Reads a list of statements.
  ///
  /// - Throws: The first thing that is wrong, at its place.
  package static func read(_ bytes: [UInt8]) throws(Finding) -> [Statement] {
    try StrictNode(root: YAMLStream(bytes), check: check).elements().map { node throws(Finding) in
      let fields = try node.fields(["id", "source", "text", "reason"], required: ["id", "source", "text"])
      guard let id = fields["id"], let source = fields["source"], let text = fields["text"] else {
        throw node.fault("id, source and text are required")
      }
      return Statement(
        id: try id.text(),
        source: try source.word(among: ["A", "B"]),
        text: try text.text(),
        reason: try fields["reason"].map { node throws(Finding) in try node.text() }
      )
    }
  }
}
