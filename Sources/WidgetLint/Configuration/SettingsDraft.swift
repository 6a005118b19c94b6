import LintCore

/// Settings to which one list of a configuration after the other is applied.
struct SettingsDraft {
  /// All rules, sorted by id, with what is set so far; one that is off is as it was.
  private var rules: [Rule]
  private let unset: [Rule]
  private var isOn: [Bool]
  private let known: LintSettings
  private var checkSeverities: [String: Severity?] = [:]
  /// What is wrong so far.
  private(set) var faults = Faults()

  /// A draft in which all rules, which are sorted by id, are on and as they are.
  init(_ rules: [Rule]) {
    (self.rules, unset) = (rules, rules)
    isOn = Array(repeating: true, count: rules.count)
    known = LintSettings(rules: rules)
  }

  /// What is set.
  var settings: LintSettings {
    var settings = known
    settings.rules = zip(rules, isOn).compactMap { $1 ? $0 : nil }
    settings.checkSeverities = checkSeverities
    return settings
  }

  /// Applies one list of settings: groups first, so that the more specific has the last word.
  mutating func apply(_ changes: [ConfigurationFile.RuleSetting]) {
    for rank in [RuleGroup.Rank.all, .group] {
      for change in changes where RuleGroup.rank(of: change.name) == rank && !known.knows(change.name) {
        if let first = change.parameters.first {
          faults.add(
            first.value.faultAtKey("\"\(first.name)\" is set for the group \(change.name), expected severity alone")
          )
        }
        for id in known.knownRules where RuleGroup.contains(change.name, id) {
          if DescriptionCheck(rawValue: id)?.canBeSuppressed == false { continue }
          apply(severityOf: change, to: id)
        }
      }
    }
    for change in changes where !faults.isFull {
      if known.knows(change.name) {
        do throws(Finding) {
          try apply(toOne: change)
        } catch {
          faults.add(error)
        }
      } else if RuleGroup.rank(of: change.name) == nil {
        let near = NearName.question(to: change.name, in: known.knownRules + RuleGroup.names)
        faults.add(
          change.node.faultAtKey(
            "\"\(change.name)\" is no rule, and no group of rules",
            help: near ?? "\(ProductInfo.name) rules lists them"
          )
        )
      }
    }
  }

  private mutating func apply(toOne change: ConfigurationFile.RuleSetting) throws(Finding) {
    let id = change.name
    if let check = DescriptionCheck(rawValue: id), !check.canBeSuppressed {
      throw change.node.faultAtKey("\(id) cannot be configured: without it a file could not be checked at all")
    }
    if CheckList.ids.contains(id), let first = change.parameters.first {
      throw first.value.unknownKey(first.name, among: ["severity"])
    }
    apply(severityOf: change, to: id)
    guard let index = LintSettings.index(of: id, in: rules) else { return }
    // What is off is checked all the same.
    let set = try Self.setting(change.parameters, of: rules[index])
    if isOn[index] { rules[index] = set }
  }

  private static func setting(
    _ parameters: [(name: String, value: StrictNode)],
    of rule: Rule
  ) throws(Finding) -> Rule {
    if parameters.isEmpty { return rule }
    var rule = rule
    let numbers = Dictionary(rule.parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for (name, value) in parameters {
      guard let number = numbers[name] else {
        throw value.unknownKey(name, among: ["severity"] + rule.parameters.map(\.name))
      }
      rule.parameters[number] = try rule.parameters[number].setting(value)
    }
    return rule
  }

  private mutating func apply(severityOf change: ConfigurationFile.RuleSetting, to id: String) {
    if CheckList.ids.contains(id) {
      if change.isOff || change.severity != nil { checkSeverities[id] = .some(change.severity) }
      return
    }
    guard let index = LintSettings.index(of: id, in: rules) else { return }
    if change.isOff {
      (rules[index], isOn[index]) = (unset[index], false)
    } else if let severity = change.severity {
      // A later word may switch on again what an earlier one has switched off.
      rules[index].severity = severity
      isOn[index] = true
    }
  }
}
