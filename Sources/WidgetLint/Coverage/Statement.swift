package import LintCore
import YAML

/// One suggestion of the sources, in the project's own words, with what checks it or why nothing can.
package struct Statement: Sendable {
  /// The name by which rules refer to it.
  package let id: String
  /// The source: A is Apple's suggestions, B the article on supporting iOS 9 and 10.
  package let source: String
  /// What it asks.
  package let text: String
  /// Why no rule can check it; nil where one does.
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
