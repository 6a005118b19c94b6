package import LintCore

extension Configuration {
  /// Checks that all rules and parameters that it names are there, and fit.
  ///
  /// - Throws: The first thing that is wrong, at its place.
  package func check(against rules: [Rule]) throws(Finding) {
    var settings = LintSettings(rules: rules)
    try Self.apply(self.rules, to: &settings)
    for override in overrides { try Self.apply(override.rules, to: &settings, all: rules) }
  }

  /// The settings for a file, by its path relative to the configuration's folder.
  ///
  /// - Throws: What `check` throws.
  package func settings(for path: String, rules: [Rule]) throws(Finding) -> LintSettings {
    var settings = LintSettings(rules: rules)
    try Self.apply(self.rules, to: &settings)
    for override in overrides where override.files.contains(where: { $0.matches(path) }) {
      try Self.apply(override.rules, to: &settings, all: rules)
    }
    return settings
  }

  /// Which overrides hold for a file: files with the same ones have the same settings.
  package func matchingOverrides(for path: String) -> [Int] {
    overrides.indices.filter { index in overrides[index].files.contains { $0.matches(path) } }
  }

  /// The line on which the last word about a rule stands, for a file.
  package func line(settingRule id: String, for path: String) -> Int? {
    let own = rules.last { $0.id == id }?.line
    return matchingOverrides(for: path).reduce(own) { line, index in
      overrides[index].rules.last { $0.id == id }?.line ?? line
    }
  }

  private static func apply(
    _ changes: [RuleSetting],
    to settings: inout LintSettings,
    all rules: [Rule] = []
  ) throws(Finding) {
    for change in changes {
      if let check = DescriptionCheck(rawValue: change.id), !check.canBeSuppressed {
        throw change.node.faultAtKey("\(change.id) cannot be configured: without it a file could not be checked at all")
      }
      if CheckList.ids.contains(change.id) {
        if let first = change.parameters.first { throw first.value.unknownKey(first.name, among: ["severity"]) }
        if change.isOff {
          settings.checkSeverities[change.id] = .some(nil)
        } else if let severity = change.severity {
          settings.checkSeverities[change.id] = severity
        }
        continue
      }
      guard settings.knownRules.contains(change.id) else {
        let near = NearName.question(to: change.id, in: settings.knownRules)
        throw change.node.faultAtKey(
          "\"\(change.id)\" is no rule",
          help: near ?? "\(ProductInfo.name) rules lists them"
        )
      }
      try apply(change, to: &settings, all: rules)
    }
  }

  private static func apply(
    _ change: RuleSetting,
    to settings: inout LintSettings,
    all rules: [Rule]
  ) throws(Finding) {
    let index = settings.rules.firstIndex { $0.id == change.id }
    guard var rule = index.map({ settings.rules[$0] }) ?? rules.first(where: { $0.id == change.id }) else { return }
    if let severity = change.severity { rule.severity = severity }
    for (name, value) in change.parameters {
      guard let parameter = rule.parameters.firstIndex(where: { $0.name == name }) else {
        throw value.unknownKey(name, among: ["severity"] + rule.parameters.map(\.name))
      }
      rule.parameters[parameter] = try rule.parameters[parameter].setting(value)
    }
    if let index {
      if change.isOff { settings.rules.remove(at: index) } else { settings.rules[index] = rule }
    } else if change.severity != nil {
      // An override may switch on again what the configuration has switched off.
      settings.rules.append(rule)
      settings.rules.sort { $0.id < $1.id }
    }
  }
}
