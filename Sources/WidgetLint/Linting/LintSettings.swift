package import LintCore
import LintSystem

/// The settings for descriptions that follow some guidelines: the rules that are on, and the severities.
package struct LintSettings: Sendable {
  /// All existing guidelines and rules, on or off.
  package let known: KnownGuidelines
  /// The table of the fields of the descriptions.
  package let table: FieldTable
  /// The rules that are on, with their severities and parameters, sorted by id.
  package var rules: [Rule]
  /// The severities that are set for checks; nil for a check that is off.
  package var checkSeverities: [String: Severity?] = [:]
  /// Whether to count the outcomes of each rule.
  package var countsVerdicts = false
  /// The comparison of descriptions with their sources; nil if sources are not compared.
  package var sourceChecker: (any SourceChecker)?
  /// The settings for descriptions that follow other guidelines.
  package var others: @Sendable (KnownSet) -> LintSettings?

  /// The unchanged rules of a set of guidelines, by default the default set.
  package init(_ known: KnownGuidelines = KnownGuidelines(), _ set: KnownSet? = nil) {
    let set = set ?? known.defaultSet
    self.known = known
    table = set.set.table
    rules = known.rules(of: set)
    others = { LintSettings(known, $0) }
  }

  /// Some unchanged rules of one table of fields, in any order.
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

  /// The settings with the rules of more guidelines.
  package func merged(with sets: [KnownSet]) -> LintSettings {
    var merged = self
    merged.rules = (rules + sets.compactMap(others).flatMap(\.rules)).sorted { $0.id < $1.id }
    return merged
  }

  /// The sorted ids of all existing rules and checks, on or off.
  package var knownRules: [String] {
    Set(rules.map(\.id) + known.ids + Check.allCases.map(\.id)).sorted()
  }

  /// Whether there is a rule or check of an id, on or off.
  package func knows(_ id: String) -> Bool { Check(rawValue: id) != nil || rule(id) != nil || known.knows(id) }

  /// The rule with an id, as it is set; nil if it is off or does not exist.
  package func rule(_ id: String) -> Rule? { Self.index(of: id, in: rules).map { rules[$0] } }

  /// What tells settings apart within a run.
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

  /// The index of a rule in a list sorted by id.
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

  /// A finding with the severity that is set for its check; nil if that is off.
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
  /// The findings about a description's differences; its file's path is below the working folder or from the root.
  func findings(for description: Description, path: [UInt8]) -> [Finding]
}
