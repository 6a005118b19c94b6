/// The rules that the command line selects, on top of the configuration.
package struct RuleSelection: Sendable {
  /// The only rules or groups to check; empty for all.
  package var select: [String] = []
  /// The rules or groups not to check.
  package var ignore: [String] = []
  /// Whether to count the outcomes of each rule.
  package var countsVerdicts = false
  /// The check against the sources that replaces the rules; nil to check the rules.
  package var sourceChecker: (any SourceChecker)?

  /// Creates a selection of all rules.
  package init() {}

  /// Returns settings with the selection applied.
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

  /// All names that it mentions.
  package var names: [String] { select + ignore }

  /// Whether a rule is selected: the most specific name that covers it decides, and a tie ignores it.
  package func includes(_ id: String, _ groups: RuleGroups) -> Bool {
    let ignored = ignore.reduce(0) { max($0, groups.rank(of: $1, for: id)) }
    // `--select all` includes the checks, and `--ignore all` does not.
    let selected = select.reduce(0) { max($0, $1 == RuleGroups.all ? 1 : groups.rank(of: $1, for: id)) }
    return select.isEmpty ? ignored == 0 : selected > ignored
  }
}
