/// One suggestion of the guidelines as data: which nodes it looks at, what it expects of them, and what to say.
package struct Rule: Sendable {
  /// Which of the values that fail a rule are reported.
  package enum Report: Int, Sendable, CaseIterable {
    /// Each one.
    case each
    /// The first one of each node that the rule looks at.
    case first
    /// Of equal ones in an item, the first.
    case distinct

    /// The word for it in rule files.
    var name: String { "\(self)" }
  }

  /// Its name, everywhere.
  package let id: String
  /// The severity of its findings.
  package var severity: Severity
  /// The guideline that it belongs to, where it says so.
  package let guideline: String?
  /// The statements of the sources that it checks.
  package let statements: [String]
  /// Its demand in one sentence, without a full stop.
  package let summary: String
  /// The addresses of its own page, or of what it rests on, the nearest first.
  package var documentation: [String]
  /// The parameters that a configuration may set.
  package var parameters: [RuleParameter]
  /// The nodes that it looks at.
  package var given: [Path]
  /// The condition under which it applies.
  package var when: Condition?
  /// The condition of what complies.
  package var expect: Condition
  /// Which of the values that fail are reported.
  package var report: Report
  /// The message about a value that fails.
  package var message: Wording
  /// The advice about it; empty if the message says enough.
  package var help: Wording
  /// The table of the fields that it looks at.
  package var table: FieldTable? { given.first?.table }
  /// The fixes of its findings, of which the first that applies counts; empty if people decide.
  package let fixes: [RuleFix]

  /// The rule with other values of some of its parameters.
  package func taking(_ others: [RuleParameter]) -> Rule {
    var rule = self
    rule.parameters = parameters.map { own in others.last { $0.name == own.name } ?? own }
    return rule
  }
}
