import YAML

/// One suggestion of the sources, in the project's own words, with the reason if no rule can check it.
package struct Statement: Sendable {
  /// The name by which rules refer to it.
  package let id: String
  /// The name of the source.
  package let source: String
  /// Its demand.
  package let text: String
  /// The reason why no rule can check it; nil if one does.
  package let reason: String?

  /// Reads the statements of a set of guidelines, each from one of its sources.
  ///
  /// - Throws: All faults, each at its place.
  package static func read(_ bytes: [UInt8], from sources: [String]) throws(Faults) -> [Statement] {
    try StrictNode.read(bytes, check: FieldsReader.check) { root, faults throws(Finding) in
      var ids: Set<String> = []
      return faults.collect(try root.elements()) { node throws(Finding) in
        let fields = try KeyedNodes(node, GuidelinesKeys.statement, faults)
        let id = fields.part("id") { node throws(Finding) in
          let id = try node.line()
          guard ids.insert(id).inserted else { throw node.fault("the statement \"\(id)\" is given twice") }
          return id
        }
        return Statement(
          id: id ?? "",
          source: fields.word("source", among: sources) ?? "",
          text: fields.text("text") ?? "",
          reason: fields.text("reason")
        )
      }
    }
  }
}
