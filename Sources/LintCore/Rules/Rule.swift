/// One suggestion of the guidelines as data: which nodes it looks at, what it expects of them, and what to say.
package struct Rule: Sendable {
  /// Its name, everywhere.
  package let id: String
  /// How much its findings matter.
  package var severity: Severity
  /// The guideline that it belongs to, where it says so.
  package let guideline: String?
  /// The statements of the sources that it checks.
  package let statements: [String]
  /// What it asks, in one sentence without a full stop.
  package let summary: String
  /// The addresses of its own page, or of what it rests on, the nearest first.
  package let documentation: [String]
  /// What a configuration may set.
  package var parameters: [RuleParameter]
  /// The nodes that it looks at.
  package var given: [Path]
  /// The condition under which it applies.
  package var when: Condition?
  /// What complies.
  package var expect: Condition
  /// Whether only the first failing value of a node is reported.
  package var reportsFirstOnly: Bool
  /// What to say of a value that fails.
  package var message: Wording
  /// What to do about it; nothing where that is plain.
  package var help: Wording
  /// How its findings are fixed: the first fix that applies; none where people decide.
  package let fixes: [RuleFix]
}
