import LintCore
import LintSystem
import WidgetLint

/// The rules as the configuration of a folder sets them.
struct ConfiguredRules {
  /// Any description that could be in the folder.
  private static let file = FilePath("_.widget.yml")

  /// The rules as they are by themselves.
  let rules: [Rule]
  private let settings: LintSettings
  private let scope: ConfigurationScope

  /// What a scope makes of its rules.
  init(_ scope: ConfigurationScope) throws(WorkspaceError) {
    self.scope = scope
    rules = scope.known.rules
    settings = try scope.settings(for: Self.file)
  }

  /// The severity of a rule or check, `off` where it is.
  func severity(of id: String, byItself: String) -> String {
    if let set = settings.checkSeverities[id] { return set?.name ?? "off" }
    if CheckList.ids.contains(id) { return byItself }
    return settings.rules.first { $0.id == id }?.severity.name ?? "off"
  }

  /// The parameters of a rule as they are set.
  func parameters(of rule: Rule) -> [RuleParameter] {
    settings.rules.first { $0.id == rule.id }?.parameters ?? rule.parameters
  }

  /// Where the configuration sets a rule; nil where it does not.
  func origin(of id: String) -> String? { scope.origin(ofRule: id, for: Self.file)?.description }
}

/// A rule as a configuration sets it.
struct ConfiguredRule {
  /// The severity, `off` where it is off, and what the configuration has changed.
  let severity: String
  /// Its parameters as they are set.
  let parameters: [RuleParameter]

  /// What a configuration makes of a rule.
  init(_ rule: Rule, _ configured: ConfiguredRules) {
    let set = configured.severity(of: rule.id, byItself: rule.severity.name)
    let origin = configured.origin(of: rule.id)
    severity = origin.map { "\(set), set in \($0); \(rule.severity.name) by itself" } ?? set
    parameters = configured.parameters(of: rule)
  }
}
