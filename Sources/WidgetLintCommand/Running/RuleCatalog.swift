import RuleLanguage
import SystemFiles
import WidgetLint
import WidgetModel

/// The rules with all that their files say.
enum RuleCatalog {
  /// The built-in rules.
  static func builtIn() throws(RunFailure) -> [RuleDocument] {
    do throws(Finding) {
      return try BuiltInRules.documents()
    } catch {
      throw .message(error.message)
    }
  }
}
