import LintCore

/// Settings to which one list of a configuration after the other is applied.
struct SettingsDraft {
  /// All rules, sorted by id, with what is set so far; one that is off is as it was.
  private var rules: [Rule]
  private var isOn: [Bool]
  /// What nothing is set in.
  private let unset: LintSettings
  private var checkSeverities: [String: Severity?] = [:]
  /// What is wrong so far.
  private(set) var faults = Faults()

  /// A draft in which all rules are on and as they are.
  init(_ rules: [Rule]) {
    unset = LintSettings(rules: rules)
    self.rules = unset.rules
    isOn = Array(repeating: true, count: rules.count)
  }

  /// What is set.
  var settings: LintSettings {
    var settings = unset
    settings.rules = zip(rules, isOn).compactMap { $1 ? $0 : nil }
    settings.checkSeverities = checkSeverities
    return settings
  }

  /// Applies one list of settings: groups first, so that the more specific has the last word.
  mutating func apply(_ changes: [ConfigurationFile.RuleSetting]) {
    for rank in [RuleGroup.Rank.all, .group] {
      for change in changes where RuleGroup.rank(of: change.name) == rank && !unset.knows(change.name) {
        apply(toGroup: change)
      }
    }
    for change in changes where !faults.isFull {
      if unset.knows(change.name) {
        do throws(Finding) {
          try apply(toOne: change)
        } catch {
          faults.add(error)
        }
      } else if RuleGroup.rank(of: change.name) == nil {
        let near = NearName.question(to: change.name, in: unset.knownRules + RuleGroup.names)
        let message = "\"\(change.name)\" is no rule, and no group of rules"
        faults.add(change.node.faultAtKey(message, help: near ?? "\(ProductInfo.name) rules lists them"))
      }
    }
  }

  private mutating func apply(toGroup change: ConfigurationFile.RuleSetting) {
    if let first = change.parameters.first {
      let message = "\"\(first.name)\" is set for the group \(change.name), expected severity alone"
      faults.add(first.value.faultAtKey(message))
    }
    for id in unset.knownRules where RuleGroup.contains(change.name, id) {
      if Check.named(id)?.isConfigurable != false { set(id, as: change) }
    }
  }

  private mutating func apply(toOne change: ConfigurationFile.RuleSetting) throws(Finding) {
    let id = change.name
    if let check = Check.named(id) {
      guard check.isConfigurable else {
        throw change.node.faultAtKey("\(id) cannot be configured: without it a file could not be checked at all")
      }
      if let first = change.parameters.first { throw first.value.unknownKey(first.name, among: ["severity"]) }
    }
    set(id, as: change)
    guard let index = LintSettings.index(of: id, in: rules), !change.parameters.isEmpty else { return }
    var rule = rules[index]
    let numbers = Dictionary(rule.parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for (name, value) in change.parameters {
      guard let number = numbers[name] else {
        throw value.unknownKey(name, among: ["severity"] + rule.parameters.map(\.name))
      }
      rule.parameters[number] = try rule.parameters[number].setting(value)
    }
    // What is off is read all the same.
    if isOn[index] { rules[index] = rule }
  }

  /// Sets the severity of a rule or check, or switches it off or on again.
  private mutating func set(_ id: String, as change: ConfigurationFile.RuleSetting) {
    guard change.isOff || change.severity != nil else { return }
    if Check.named(id) != nil {
      checkSeverities[id] = .some(change.severity)
    } else if let index = LintSettings.index(of: id, in: rules) {
      if let severity = change.severity { rules[index].severity = severity } else { rules[index] = unset.rules[index] }
      isOn[index] = !change.isOff
    }
  }
}
