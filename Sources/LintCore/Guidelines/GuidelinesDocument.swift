/// A set of guidelines with all that its files say beside what linting needs.
package struct GuidelinesDocument: Sendable {
  /// Where statements come from.
  package struct Source: Sendable {
    /// The name by which statements refer to it.
    package let name: String
    /// What it is called.
    package let title: String
    /// The addresses of its pages.
    package let pages: [String]
  }

  /// The set's table of fields.
  package let table: FieldTable
  /// What the guidelines are about, in a few words.
  package let title: String
  /// The sources of the statements.
  package let sources: [Source]
  /// Lines that show what each type takes and what it does not.
  package let types: [TypeGuide]

  /// Who the guidelines are.
  package var guidelines: Guidelines { table.guidelines }

  /// The addresses of a rule's pages: those of the sources whose statements it checks, then its own.
  func pages(of rule: Rule, _ statements: [String: Statement]) -> [String] {
    let names = rule.statements.compactMap { statements[$0]?.source }
    return sources.filter { names.contains($0.name) }.flatMap(\.pages) + rule.documentation
  }
}
