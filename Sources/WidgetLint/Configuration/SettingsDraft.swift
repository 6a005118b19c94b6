import LintCore

/// Settings to which the rule lists of a configuration are applied in turn. That happens once per file, with the rules
/// of all sets that it names, to find faults, and again per guideline set to get the settings that apply.
struct SettingsDraft {
  /// The settings before any change.
  private let unset: LintSettings
  /// The settings so far, with all rules.
  private var draft: LintSettings
  /// The rules that are off; the draft keeps them too, since a later list may switch them on again.
  private var off: Set<String> = []
  /// Whether every rule is known, so that any other name is a fault.
  private var isComplete = true
  /// The faults found so far.
  let faults = FaultCollector()

  /// Creates a draft of unchanged settings.
  init(_ unset: LintSettings) { (self.unset, draft) = (unset, unset) }

  /// Creates a draft with the rules of the default set and of every other set that has a rule named in the file.
  init(_ known: KnownGuidelines, naming file: ConfigurationFile, isComplete: Bool) {
    var settings = LintSettings(known, known.defaultSet)
    let named = (file.rules + file.overrides.flatMap(\.rules)).map(\.name)
    let others = known.sets.dropFirst().filter { set in named.contains { known.holds($0, set) } }
    settings.rules = (settings.rules + others.flatMap(known.rules)).sorted { $0.id < $1.id }
    self.init(settings)
    self.isComplete = isComplete
  }

  /// The settings so far.
  var settings: LintSettings {
    var settings = draft
    if !off.isEmpty { settings.rules.removeAll { off.contains($0.id) } }
    return settings
  }

  /// Applies one list of settings, groups first, so that more specific names override them.
  mutating func apply(_ changes: [ConfigurationFile.RuleSetting]) {
    let groups = unset.known.groups
    let ofGroups = changes.filter { groups.exists($0.name) && !unset.knows($0.name) }
    for change in ofGroups {
      guard let first = change.parameters.first else { continue }
      let message = "\"\(first.name)\" is set for the group \(change.name), expected severity alone"
      faults.add(first.value.faultAtKey(message))
    }
    for rule in unset.rules {
      let ranked = ofGroups.map { (rank: groups.rank(of: $0.name, for: rule.id), change: $0) }
      for (rank, change) in ranked.sorted(by: { $0.rank < $1.rank }) where rank > 0 { set(rule.id, as: change) }
    }
    for change in changes where !faults.isFull {
      if unset.knows(change.name) {
        do throws(Finding) {
          try apply(toOne: change)
        } catch {
          faults.add(error)
        }
      } else if isComplete, !groups.exists(change.name) {
        let near = NearName.question(to: change.name, in: unset.knownRules + groups.names)
        let message = "\"\(change.name)\" is not a rule or a group of rules"
        faults.add(change.node.faultAtKey(message, help: near ?? "\(ProductInfo.name) rules lists them"))
      }
    }
  }

  /// Reports a name that names no rule.
  func check(_ name: String, at node: StrictNode) {
    if unset.knows(name) || !isComplete { return }
    let near = NearName.question(to: name, in: unset.knownRules)
    faults.add(node.fault("\"\(name)\" is not a rule", help: near ?? "\(ProductInfo.name) rules lists them"))
  }

  private mutating func apply(toOne change: ConfigurationFile.RuleSetting) throws(Finding) {
    let id = change.name
    if let check = Check(rawValue: id) {
      guard check.isConfigurable else {
        throw change.node.faultAtKey("\(id) cannot be configured: without it a file could not be checked at all")
      }
      if let first = change.parameters.first { throw first.value.unknownKey(first.name, among: ["severity"]) }
    }
    set(id, as: change)
    guard let index = LintSettings.index(of: id, in: draft.rules) else { return }
    var rule = draft.rules[index]
    for (name, value) in change.parameters {
      guard let number = rule.parameters.firstIndex(where: { $0.name == name }) else {
        faults.add(value.unknownKey(name, among: ["severity"] + rule.parameters.map(\.name)))
        continue
      }
      let parameter = rule.parameters[number]
      let set = faults.collect { () throws(Finding) in try parameter.setting(value) }
      rule.parameters[number] = set ?? parameter
    }
    draft.rules[index] = rule
  }

  /// Sets the severity of a rule or check, or switches it off or on again.
  private mutating func set(_ id: String, as change: ConfigurationFile.RuleSetting) {
    guard change.isOff || change.severity != nil else { return }
    if Check(rawValue: id) != nil {
      draft.checkSeverities[id] = .some(change.severity)
    } else if let index = LintSettings.index(of: id, in: draft.rules) {
      if let severity = change.severity {
        draft.rules[index].severity = severity
        off.remove(id)
      } else {
        off.insert(id)
      }
    }
  }
}
