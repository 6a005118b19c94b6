package import LintCore
package import LintSystem

/// The built-in rules and those that files add, each under an id of its own.
package struct KnownRules {
  /// The rules, sorted by id.
  package private(set) var rules: [Rule] = BuiltInRules.rules
  /// The rules that files add.
  private var added: [String: LoadedRule] = [:]

  /// Adds the rules of files.
  mutating func add(_ files: [LoadedRule]) throws(WorkspaceError) {
    for file in files {
      let rule = file.document.rule
      if let taken = added[rule.id]?.path.shown ?? (rules.contains { $0.id == rule.id } ? "a built-in rule" : nil) {
        throw .message("\(file.path.shown): the id \"\(rule.id)\" is taken by \(taken)")
      }
      added[rule.id] = file
      rules.append(rule)
    }
    rules.sort { $0.id < $1.id }
  }

  /// The rules that files add, with all that the files say, sorted by id.
  package var documents: [RuleDocument] { added.sorted { $0.key < $1.key }.map(\.value.document) }

  /// The file that adds a rule; nil for one that is built in.
  package func file(ofRule id: String) -> FilePath? { added[id]?.path }

  /// A rule with all that its file says.
  package func document(_ id: String) throws(WorkspaceError) -> RuleDocument? {
    if let file = added[id] { return file.document }
    return try BuiltInRules.documents(id).first
  }
}
