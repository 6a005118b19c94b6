/// Which rules a run asks for, beside what the configuration says.
package struct RuleSelection: Sendable {
  /// The only rules to check, or groups of them; all where there are none.
  package var select: [String] = []
  /// The rules not to check, or groups of them.
  package var ignore: [String] = []
  /// Whether to count what each rule says of each node.
  package var countsVerdicts = false
  /// The comparison with the sources that takes the place of the rules; nil for the rules.
  package var sourceChecker: (any SourceChecker)?

  /// All rules.
  package init() {}

  /// Settings with what the run asks for.
  func applied(to settings: LintSettings) -> LintSettings {
    var settings = settings
    settings.countsVerdicts = countsVerdicts
    settings.sourceChecker = sourceChecker
    if names.isEmpty { return settings }
    let groups = settings.known.groups
    settings.rules.removeAll { !includes($0.id, groups) }
    for check in Check.allCases where check.isConfigurable && !includes(check.id, groups) {
      settings.checkSeverities[check.id] = .some(nil)
    }
    return settings
  }

  /// All names that it holds.
  package var names: [String] { select + ignore }

  /// Whether a rule is asked for; of the names that mean it the most specific decides, and of equals the one to ignore.
  package func includes(_ id: String, _ groups: RuleGroups) -> Bool {
    let ignored = ignore.reduce(0) { max($0, groups.rank(of: $1, for: id)) }
    // `--select all` includes the checks, and `--ignore all` does not.
    let selected = select.reduce(0) { max($0, $1 == RuleGroups.all ? 1 : groups.rank(of: $1, for: id)) }
    return select.isEmpty ? ignored == 0 : selected > ignored
  }
}
