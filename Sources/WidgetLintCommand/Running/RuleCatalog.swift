import LintCore
import LintSystem
import WidgetLint

/// What the rule files that are compiled in say beside what linting needs.
enum RuleCatalog {
  /// The built-in rules.
  static func builtIn() throws(RunFailure) -> [RuleDocument] {
    try read { () throws(Finding) in try BuiltInRules.documents() }
  }

  /// Which of them check which statements of the sources.
  static func coverage() throws(RunFailure) -> Coverage {
    Coverage(try read { () throws(Finding) in try BuiltInRules.statements() }, BuiltInRules.rules)
  }

  private static func read<Result>(_ body: () throws(Finding) -> Result) throws(RunFailure) -> Result {
    do throws(Finding) {
      return try body()
    } catch {
      throw .message(error.message)
    }
  }
}
