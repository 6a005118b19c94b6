import LintCore
package import LintSystem

/// What holds for one file, as a configuration file would say it, each value with where it comes from.
package struct EffectiveConfiguration {
  private let scope: ConfigurationScope
  private let settings: LintSettings
  private let file: FilePath

  /// What a scope and its settings say of a file.
  package init(_ scope: ConfigurationScope, _ settings: LintSettings, for file: FilePath) {
    self.scope = scope
    self.settings = settings
    self.file = file
  }

  /// The configuration as YAML.
  package var text: String {
    let layers = scope.configuration?.layers.map(\.file) ?? []
    var rows: [(String, String)] = [
      ("extends: \(list(layers.flatMap { $0.extends.map(\.path) }))", origin("extends")),
      ("root: \(layers.last?.isRoot ?? false)", origin("root")),
      ("failOn: \((scope.configuration?.failOn ?? .warning).rawValue)", origin("failOn")),
      ("exclude: \(list(layers.flatMap(\.exclude.patterns)))", origin("exclude")),
      ("rulePaths: \(list(layers.flatMap { $0.rulePaths.map(\.path) }))", origin("rulePaths")),
      ("rules:", ""),
    ]
    for rule in scope.known.rules { rows.append(("  \(rule.id): \(value(of: rule))", origin(rule: rule.id))) }
    for check in CheckList.descriptions {
      let set = settings.checkSeverities[check.id].map { $0?.name ?? "off" }
      rows.append(("  \(check.id): \(set ?? check.severity)", origin(rule: check.id)))
    }
    // A long list must not push what is after every other row off the screen.
    let width = rows.filter { !$0.1.isEmpty }.map(\.0.count).filter { $0 <= 80 }.max() ?? 0
    return rows.reduce(into: "") { text, row in
      let space = String(repeating: " ", count: max(0, width - row.0.count))
      text += row.1.isEmpty ? "\(row.0)\n" : "\(row.0)\(space)  # \(row.1)\n"
    }
  }

  /// The configuration as JSON, each value with where it comes from; null is the default.
  package var json: JSONText {
    let layers = scope.configuration?.layers.map(\.file) ?? []
    func entry(_ key: String, _ value: JSONText) -> (String, JSONText) {
      (key, .object([("value", value), ("from", from(origin(key)))]))
    }
    func texts(_ values: [String]) -> JSONText { .list(values.map { .text($0) }) }
    let rules = scope.known.rules.map { rule in
      let set = settings.rules.first { $0.id == rule.id }
      let parameters = (set ?? rule).parameters.map { parameter in
        let values = parameter.values.map { JSONText($0.data) }
        return (parameter.name, parameter.isList ? JSONText.list(values) : values.first ?? .null)
      }
      return json(rule.id, set?.severity.name ?? "off", parameters)
    }
    let checks = CheckList.descriptions.map { check in
      json(check.id, settings.checkSeverities[check.id].map { $0?.name ?? "off" } ?? check.severity, [])
    }
    return .object([
      entry("extends", texts(layers.flatMap { $0.extends.map(\.path) })),
      entry("root", .boolean(layers.last?.isRoot ?? false)),
      entry("failOn", .text((scope.configuration?.failOn ?? .warning).rawValue)),
      entry("exclude", texts(layers.flatMap(\.exclude.patterns))),
      entry("rulePaths", texts(layers.flatMap { $0.rulePaths.map(\.path) })), ("rules", .list(rules + checks)),
    ])
  }

  private func json(_ id: String, _ severity: String, _ parameters: [(String, JSONText)]) -> JSONText {
    .object([
      ("id", .text(id)), ("severity", .text(severity)), ("parameters", .object(parameters)),
      ("from", from(origin(rule: id))),
    ])
  }

  private func from(_ origin: String) -> JSONText { origin == "default" ? .null : .text(origin) }

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
    let origins = scope.configuration?.origins(of: key) ?? []
    // Of a single value the nearest file has the last word; lists grow.
    let holding = ["failOn", "root"].contains(key) ? origins.suffix(1) : origins[...]
    return holding.isEmpty ? "default" : holding.map(\.description).joined(separator: ", ")
  }

  private func origin(rule id: String) -> String {
    scope.origin(ofRule: id, for: file)?.description ?? "default"
  }
}
