package import LintCore

/// What the rule files that are compiled in say beside what linting needs.
package enum RuleCatalog {
  /// The built-in rules.
  package static func builtIn() throws(WorkspaceError) -> [RuleDocument] {
    try read { () throws(Finding) in try BuiltInRules.documents() }
  }

  /// Which of them check which statements of the sources.
  package static func coverage() throws(WorkspaceError) -> Coverage {
    Coverage(try read { () throws(Finding) in try BuiltInRules.statements() }, BuiltInRules.rules)
  }

  private static func read<Result>(_ body: () throws(Finding) -> Result) throws(WorkspaceError) -> Result {
    do throws(Finding) {
      return try body()
    } catch {
      throw .message(error.message)
    }
  }
}
