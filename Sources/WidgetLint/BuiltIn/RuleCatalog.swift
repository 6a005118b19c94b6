package import LintCore

/// What the rule files that are compiled in say beside what linting needs.
package enum RuleCatalog {
  /// The built-in rules, or one of them.
  package static func builtIn(_ id: String? = nil) throws(WorkspaceError) -> [RuleDocument] {
    do throws(Faults) {
      return try BuiltInRules.documents(id)
    } catch {
      throw .message(error.findings.first?.message ?? "")
    }
  }

  /// Which of them check which statements of the sources.
  package static func coverage() throws(WorkspaceError) -> Coverage {
    do throws(Finding) {
      return Coverage(try BuiltInRules.statements(), BuiltInRules.rules)
    } catch {
      throw .message(error.message)
    }
  }
}
