package import LintCore

/// What one file is checked with: the rules that are on, and how much each finding matters.
package struct LintSettings: Sendable {
  /// The rules that are on, with their severities and parameters, sorted by id.
  package var rules: [Rule]
  /// The ids of all rules and checks that there are, on or off, sorted.
  package let knownRules: [String]
  /// The severities that are set for checks of the description and of suppressions; nil is off.
  package var checkSeverities: [String: Severity?] = [:]
  /// Whether to count what each rule says of each node.
  package var countsVerdicts = false
  /// What compares descriptions with their sources; nil where they are not looked at.
  package var sourceChecker: (any SourceChecker)?

  /// All rules as they are.
  package init(rules: [Rule]) {
    self.rules = rules
    let ids = rules.map { $0.id }
    knownRules = (ids + CheckList.ids.filter { !ids.contains($0) }).sorted()
  }

  /// Whether there is a rule or check of an id, on or off.
  package func knows(_ id: String) -> Bool { Self.index(of: id, in: knownRules.count) { knownRules[$0] } != nil }

  /// The index of a rule among some that are sorted by id.
  static func index(of id: String, in rules: [Rule]) -> Int? { index(of: id, in: rules.count) { rules[$0].id } }

  /// Binary search: a file may name very many rules.
  private static func index(of id: String, in count: Int, _ idAt: (Int) -> String) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if idAt(middle) < id { low = middle + 1 } else { high = middle }
    }
    return low < count && idAt(low) == id ? low : nil
  }

  /// Whether a rule or check is on.
  package func isOn(_ id: String) -> Bool {
    if let set = checkSeverities[id] { return set != nil }
    if SourceCheck(rawValue: id) != nil { return sourceChecker != nil }
    return CheckList.ids.contains(id) || Self.index(of: id, in: rules) != nil
  }
}

/// The findings that no rule file describes.
package enum CheckList {
  /// Their ids.
  package static let ids =
    DescriptionCheck.allCases.map(\.rawValue) + SuppressionCheck.allCases.map(\.rawValue)
    + SourceCheck.allCases.map(\.rawValue)

  /// What they are, for reports and explanations.
  package static let descriptions =
    DescriptionCheck.allCases.map {
      RuleDescription(id: $0.rawValue, severity: "error", guideline: nil, summary: $0.summary, rationale: nil)
    }
    + SuppressionCheck.allCases.map {
      RuleDescription(id: $0.rawValue, severity: "warning", guideline: nil, summary: $0.summary, rationale: nil)
    }
    + SourceCheck.allCases.map {
      RuleDescription(id: $0.rawValue, severity: $0.severity.name, guideline: nil, summary: $0.summary, rationale: nil)
    }
}
