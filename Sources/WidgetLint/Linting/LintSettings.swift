package import LintCore
import LintSystem

/// The settings for descriptions that follow one guideline set: the rules that are on, and the severities.
package struct LintSettings: Sendable {
  /// All guideline sets and rules that exist, on or off.
  package let known: KnownGuidelines
  /// The table of the descriptions' fields.
  package let table: FieldTable
  /// The rules that are on, with their severities and parameters, sorted by id.
  package var rules: [Rule]
  /// The severities that are set for checks; nil for a check that is off.
  package var checkSeverities: [String: Severity?] = [:]
  /// Whether to count the outcomes of each rule.
  package var countsVerdicts = false
  /// Compares descriptions with their sources; nil if that is not asked for.
  package var sourceChecker: (any SourceChecker)?
  /// Returns the settings for descriptions that follow another guideline set.
  package var others: @Sendable (KnownSet) -> LintSettings?

  /// Creates settings with the unchanged rules of a guideline set, or of the default one if it is nil.
  package init(_ known: KnownGuidelines = KnownGuidelines(), _ set: KnownSet? = nil) {
    let set = set ?? known.defaultSet
    self.known = known
    table = set.set.table
    rules = known.rules(of: set)
    others = { LintSettings(known, $0) }
  }

  /// Creates settings for some unchanged rules with the same table of fields, in any order.
  package init(rules: [Rule]) {
    known = KnownGuidelines()
    table = rules.first?.table ?? BuiltInGuidelines.table
    self.rules = rules.sorted { $0.id < $1.id }
    others = { _ in nil }
  }

  /// The rules that are on, compiled to run.
  var program: RuleProgram {
    RuleProgram(rules, table, known: known.set(table.guidelines.id).map(known.rules)?.map(\.id))
  }

  /// Returns the settings with the rules of more guideline sets added.
  package func merged(with sets: [KnownSet]) -> LintSettings {
    var merged = self
    merged.rules = (rules + sets.compactMap(others).flatMap(\.rules)).sorted { $0.id < $1.id }
    return merged
  }

  /// The sorted ids of all existing rules and checks, on or off.
  package var knownRules: [String] {
    Set(rules.map(\.id) + known.ids + Check.allCases.map(\.id)).sorted()
  }

  /// Whether a rule or check with this id exists, on or off.
  package func knows(_ id: String) -> Bool { Check(rawValue: id) != nil || rule(id) != nil || known.knows(id) }

  /// Returns the rule with an id, with its parameters and severity as set; nil if it is off or does not exist.
  package func rule(_ id: String) -> Rule? { Self.index(of: id, in: rules).map { rules[$0] } }

  /// The key by which linters are shared: equal for settings that check alike.
  struct Identity: Hashable {
    private struct Setting: Hashable {
      let id: String
      let severity: Severity
      let parameters: [RuleParameter]
    }

    private let paths: [FilePath]
    private let checks: [String: Severity?]
    private let rules: [Setting]

    init(_ settings: LintSettings) {
      (paths, checks) = (settings.known.paths, settings.checkSeverities)
      let all = settings.merged(with: settings.known.sets.filter { $0.id != settings.table.guidelines.id })
      rules = all.rules.map { Setting(id: $0.id, severity: $0.severity, parameters: $0.parameters) }
    }
  }

  /// Returns the index of a rule in a list sorted by id; nil if it is not there.
  static func index(of id: String, in rules: [Rule]) -> Int? {
    let index = rules.partitionPoint(beyond: { $0.id >= id })
    return index < rules.count && rules[index].id == id ? index : nil
  }

  /// Whether a rule or check is on.
  package func isOn(_ id: String) -> Bool {
    if let set = checkSeverities[id] { return set != nil }
    if Check(rawValue: id)?.subject == .sources { return sourceChecker != nil }
    return Check(rawValue: id) != nil || rule(id) != nil
  }

  /// Returns a finding with the severity set for its check; nil if that check is off.
  func configured(_ finding: Finding) -> Finding? {
    guard let severity = checkSeverities[finding.rule] else { return finding }
    guard let severity else { return nil }
    var changed = finding
    changed.severity = severity
    return changed
  }
}

/// Compares descriptions with the sources that they name.
package protocol SourceChecker: Sendable {
  /// Returns findings where a description differs from its sources; `path` is absolute or from the working folder.
  func findings(for description: Description, path: [UInt8]) -> [Finding]
}
