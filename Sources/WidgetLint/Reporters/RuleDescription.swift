package import LintCore

/// What a report may say of a rule or a check.
package struct RuleDescription: Sendable {
  /// Its id.
  package let id: String
  /// Its severity, where nothing sets another.
  package let severity: String
  /// The guideline that it belongs to; nil for checks of the description.
  package let guideline: String?
  /// What it asks, in one sentence without a full stop.
  package let summary: String
  /// Why it asks so.
  package let rationale: String?
  /// The addresses of its own page, or of what it rests on, the nearest first.
  package let documentation: [String]
  /// What a configuration may set, each with its value: `minimum: 8`.
  package var parameters: [String] = []
  /// The ids of the statements of the sources that it checks.
  package var statements: [String] = []
  /// A description that complies.
  package let valid: String?
  /// A description that does not.
  package let invalid: String?

  /// A description from its parts.
  package init(
    id: String,
    severity: String,
    guideline: String?,
    summary: String,
    rationale: String?,
    documentation: [String] = [],
    valid: String? = nil,
    invalid: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.guideline = guideline
    self.summary = summary
    self.rationale = rationale
    self.documentation = documentation
    self.valid = valid
    self.invalid = invalid
  }

  /// A description of a rule by its file.
  package init(_ document: RuleDocument) {
    self.init(
      id: document.rule.id,
      severity: document.rule.severity.name,
      guideline: document.rule.guideline,
      summary: document.rule.summary,
      rationale: document.rationale,
      documentation: document.rule.documentation,
      valid: document.examples.first { $0.reports.isEmpty }?.description,
      invalid: document.examples.first { !$0.reports.isEmpty }?.description
    )
    parameters = document.rule.parameters.map {
      "\($0.name): \(DataValue.enumerate($0.values.map(\.data.shown), "and"))"
    }
    statements = document.rule.statements
  }
}
