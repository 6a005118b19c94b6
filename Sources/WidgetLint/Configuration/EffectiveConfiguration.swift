package import LintCore

/// What holds for one file, as a configuration file would say it, each value with where it comes from.
package struct EffectiveConfiguration {
  private let configuration: Configuration?
  private let settings: LintSettings
  private let rules: [Rule]
  private let path: String

  /// What a configuration and its settings say of a path, which is relative to the configuration's folder.
  package init(_ configuration: Configuration?, _ settings: LintSettings, rules: [Rule], path: String) {
    self.configuration = configuration
    self.settings = settings
    self.rules = rules
    self.path = path
  }

  /// The configuration as YAML.
  package var text: String {
    var rows: [(String, String)] = [
      ("failOn: \((configuration?.failOn ?? .warning).rawValue)", origin("failOn")),
      ("exclude: \(list(configuration?.exclude.map(\.pattern) ?? []))", origin("exclude")),
      ("rulePaths: \(list(configuration?.rulePaths ?? []))", origin("rulePaths")),
      ("rules:", ""),
    ]
    for rule in rules { rows.append(("  \(rule.id): \(value(of: rule))", origin(rule: rule.id))) }
    for check in CheckList.descriptions {
      let set = settings.checkSeverities[check.id].map { $0?.name ?? "off" }
      rows.append(("  \(check.id): \(set ?? check.severity)", origin(rule: check.id)))
    }
    // A long list must not push what stands after every other row off the screen.
    let width = rows.filter { !$0.1.isEmpty }.map(\.0.count).filter { $0 <= 80 }.max() ?? 0
    return rows.reduce(into: "") { text, row in
      let space = String(repeating: " ", count: max(0, width - row.0.count))
      text += row.1.isEmpty ? "\(row.0)\n" : "\(row.0)\(space)  # \(row.1)\n"
    }
  }

  private func value(of rule: Rule) -> String {
    guard let set = settings.rules.first(where: { $0.id == rule.id }) else { return "off" }
    guard !set.parameters.isEmpty else { return set.severity.name }
    let parameters = set.parameters.map { "\($0.name): \(value(of: $0))" }
    return "{severity: \(set.severity.name), \(parameters.joined(separator: ", "))}"
  }

  private func value(of parameter: RuleParameter) -> String {
    let values = parameter.values.map { JSONText($0.data).compact }
    return parameter.isList ? "[\(values.joined(separator: ", "))]" : values.first ?? "null"
  }

  private func list(_ values: [String]) -> String {
    "[\(values.map { JSONText.text($0).compact }.joined(separator: ", "))]"
  }

  private func origin(_ key: String) -> String {
    guard let configuration, let line = configuration.lines[key] else { return "default" }
    return "\(configuration.name):\(line)"
  }

  private func origin(rule id: String) -> String {
    guard let configuration, let line = configuration.line(settingRule: id, for: path) else { return "default" }
    return "\(configuration.name):\(line)"
  }
}
