package import LintCore

extension Configuration {
  /// What the nearest file, or another, is wrong about: rules and parameters that are not there, or do not fit.
  package static func faults(in file: ConfigurationFile, against rules: [Rule]) -> Faults {
    var faults = Faults()
    var settings = LintSettings(rules: rules)
    apply(file.rules, to: &settings, all: rules, &faults)
    for override in file.overrides { apply(override.rules, to: &settings, all: rules, &faults) }
    return faults
  }

  /// The settings for a file, by its path for each layer; what is wrong, as `faults` tells it, is passed over.
  package func settings(for paths: [String], rules: [Rule]) -> LintSettings {
    var settings = LintSettings(rules: rules)
    var faults = Faults()
    for changes in changes(for: paths) { Self.apply(changes.rules, to: &settings, all: rules, &faults) }
    return settings
  }

  /// Which overrides hold for a file, counted over all layers: files with the same ones have the same settings.
  package func matchingOverrides(for paths: [String]) -> [Int] {
    var matching: [Int] = []
    var count = 0
    for (layer, path) in zip(layers, paths) {
      for override in layer.file.overrides {
        if override.files.contains(where: { $0.matches(path) }) { matching.append(count) }
        count += 1
      }
    }
    return matching
  }

  /// Where the last word about a rule stands, for a file.
  package func origin(ofRule id: String, for paths: [String]) -> Origin? {
    for changes in changes(for: paths).reversed() {
      let setting = changes.rules.filter { RuleGroup.rank(of: $0.name, for: id) > 0 }
        .max { RuleGroup.rank(of: $0.name, for: id) < RuleGroup.rank(of: $1.name, for: id) }
      if let setting { return Origin(name: changes.name, line: setting.line) }
    }
    return nil
  }

  /// What is set for a file, in the order in which it is: a later list has the last word, whatever it names.
  private func changes(for paths: [String]) -> [(name: String, rules: [ConfigurationFile.RuleSetting])] {
    zip(layers, paths).flatMap { layer, path in
      let matching = layer.file.overrides.filter { $0.files.contains { $0.matches(path) } }
      return ([layer.file.rules] + matching.map(\.rules)).map { (layer.file.name, $0) }
    }
  }

  /// Applies one list of settings: groups first, so that the more specific has the last word.
  private static func apply(
    _ changes: [ConfigurationFile.RuleSetting],
    to settings: inout LintSettings,
    all rules: [Rule],
    _ faults: inout Faults
  ) {
    for rank in [RuleGroup.Rank.all, .group] {
      for change in changes where RuleGroup.rank(of: change.name) == rank && !settings.knownRules.contains(change.name)
      {
        if let first = change.parameters.first {
          faults.add(
            first.value.faultAtKey("\"\(first.name)\" is set for the group \(change.name), expected severity alone")
          )
        }
        for id in settings.knownRules where RuleGroup.contains(change.name, id) {
          if DescriptionCheck(rawValue: id)?.canBeSuppressed == false { continue }
          apply(severityOf: change, to: id, in: &settings, all: rules)
        }
      }
    }
    for change in changes {
      if settings.knownRules.contains(change.name) {
        faults.collect { () throws(Finding) in try apply(change, to: &settings, all: rules) }
      } else if RuleGroup.rank(of: change.name) == nil {
        let near = NearName.question(to: change.name, in: settings.knownRules + RuleGroup.names)
        faults.add(
          change.node.faultAtKey(
            "\"\(change.name)\" is no rule, and no group of rules",
            help: near ?? "\(ProductInfo.name) rules lists them"
          )
        )
      }
    }
  }

  private static func apply(
    _ change: ConfigurationFile.RuleSetting,
    to settings: inout LintSettings,
    all rules: [Rule]
  ) throws(Finding) {
    let id = change.name
    if let check = DescriptionCheck(rawValue: id), !check.canBeSuppressed {
      throw change.node.faultAtKey("\(id) cannot be configured: without it a file could not be checked at all")
    }
    if CheckList.ids.contains(id), let first = change.parameters.first {
      throw first.value.unknownKey(first.name, among: ["severity"])
    }
    apply(severityOf: change, to: id, in: &settings, all: rules)
    guard let index = settings.rules.firstIndex(where: { $0.id == id }) else {
      // What is off is checked all the same.
      if let rule = rules.first(where: { $0.id == id }) { _ = try Self.setting(change.parameters, of: rule) }
      return
    }
    settings.rules[index] = try setting(change.parameters, of: settings.rules[index])
  }

  private static func setting(
    _ parameters: [(name: String, value: StrictNode)],
    of rule: Rule
  ) throws(Finding) -> Rule {
    var rule = rule
    for (name, value) in parameters {
      guard let parameter = rule.parameters.firstIndex(where: { $0.name == name }) else {
        throw value.unknownKey(name, among: ["severity"] + rule.parameters.map(\.name))
      }
      rule.parameters[parameter] = try rule.parameters[parameter].setting(value)
    }
    return rule
  }

  private static func apply(
    severityOf change: ConfigurationFile.RuleSetting,
    to id: String,
    in settings: inout LintSettings,
    all rules: [Rule]
  ) {
    if CheckList.ids.contains(id) {
      if change.isOff || change.severity != nil { settings.checkSeverities[id] = .some(change.severity) }
      return
    }
    if change.isOff { return settings.rules.removeAll { $0.id == id } }
    guard let severity = change.severity else { return }
    if let index = settings.rules.firstIndex(where: { $0.id == id }) {
      settings.rules[index].severity = severity
    } else if var rule = rules.first(where: { $0.id == id }) {
      // A later word may switch on again what an earlier one has switched off.
      rule.severity = severity
      settings.rules.append(rule)
      settings.rules.sort { $0.id < $1.id }
    }
  }
}
