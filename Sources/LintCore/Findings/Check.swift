/// A check that no rule file describes, of a description, its suppressions or its sources.
package enum Check: String, Sendable, CaseIterable {
  case yamlSyntax = "yaml-syntax"
  case emptyDescription = "empty-description"
  case duplicateKey = "duplicate-key"
  case unknownField = "unknown-field"
  case missingField = "missing-field"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case unquotedColor = "unquoted-color"
  case limitExceeded = "limit-exceeded"
  case suppressionWithoutReason = "suppression-without-reason"
  case unknownRule = "unknown-rule"
  case unusedSuppression = "unused-suppression"
  case sourceMismatch = "source-mismatch"
  case sourceMissing = "source-missing"
  case sourceMissingHere = "source-missing-here"

  /// The subject of a check.
  package enum Subject: Sendable {
    /// The description itself, regardless of rules.
    case description
    /// The comments that suppress findings.
    case suppressions
    /// The sources that the description names; `import --check` looks at them.
    case sources
  }

  /// Its subject.
  package var subject: Subject {
    switch self {
    case .suppressionWithoutReason, .unknownRule, .unusedSuppression: .suppressions
    case .sourceMismatch, .sourceMissing, .sourceMissingHere: .sources
    default: .description
    }
  }

  /// The rule id of its findings.
  package var id: String { rawValue }

  /// Its demand in one sentence, without a period.
  package var summary: String {
    switch self {
    case .yamlSyntax: "The file is YAML in UTF-8"
    case .emptyDescription: "The file holds a description"
    case .duplicateKey: "A key is given once in its mapping"
    case .unknownField: "Every key is a field of the description"
    case .missingField: "Required fields are there"
    case .wrongType: "A value has its field's type"
    case .invalidValue: "A value is one of those that its field allows"
    case .unquotedColor: "A hex color is quoted, since an unquoted # starts a comment"
    case .limitExceeded: "The file keeps within the limits of size, nesting and aliases"
    case .suppressionWithoutReason: "A suppression says why"
    case .unknownRule: "A suppression names existing rules"
    case .unusedSuppression: "A suppression suppresses something"
    case .sourceMismatch: "A value is what the sources say"
    case .sourceMissing: "The description names its sources, and they are there"
    case .sourceMissingHere: "What the sources say is in the description"
    }
  }

  /// The severity, unless a configuration sets another.
  package var severity: Severity {
    if self == .sourceMissingHere { return .info }
    return subject == .suppressions || self == .sourceMismatch ? .warning : .error
  }

  /// Whether a configuration may set its severity, or switch it off.
  package var isConfigurable: Bool { self != .yamlSyntax && self != .limitExceeded }

  /// Whether findings of a rule or check mean that part of a file was not read.
  package static func isAboutUnreadText(_ id: String) -> Bool { Check(rawValue: id)?.isConfigurable == false }

  /// Whether a comment may suppress the findings of a rule or check.
  package static func canBeSuppressed(_ id: String) -> Bool {
    Check(rawValue: id).map { $0.isConfigurable && $0.subject != .suppressions } ?? true
  }
}

extension Finding {
  /// A finding of a check, with the check's own severity.
  package init(_ check: Check, _ message: String, help: String? = nil, range: Range<Int>, document: Int = 1) {
    self.init(
      rule: check.id,
      severity: check.severity,
      message: message,
      help: help,
      range: range,
      document: document
    )
  }

  /// Whether a check of the description itself made it, rather than a rule.
  package var isAboutDescription: Bool { Check(rawValue: rule)?.subject == .description }
}
