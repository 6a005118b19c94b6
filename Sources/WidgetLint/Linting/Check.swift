package import LintCore

/// A finding that no rule file describes: about a description, its suppressions, or its sources.
package struct Check: Sendable {
  /// The rule id of its findings.
  package let id: String
  /// What it asks, in one sentence without a full stop.
  package let summary: String
  /// The severity, unless a configuration sets another.
  package let severity: Severity
  /// Whether a configuration may set its severity, or switch it off.
  package let isConfigurable: Bool

  /// All checks.
  package static let all =
    DescriptionCheck.allCases.map {
      Check(id: $0.rawValue, summary: $0.summary, severity: .error, isConfigurable: $0.canBeSuppressed)
    }
    + SuppressionCheck.allCases.map {
      Check(id: $0.rawValue, summary: $0.summary, severity: .warning, isConfigurable: true)
    }
    + SourceCheck.allCases.map {
      Check(id: $0.rawValue, summary: $0.summary, severity: $0.severity, isConfigurable: true)
    }

  /// The check of an id; nil if there is none.
  package static func named(_ id: String) -> Check? { all.first { $0.id == id } }
}

/// A finding about a description and the sources that it names; `import --check` looks for them.
package enum SourceCheck: String, Sendable, CaseIterable {
  case mismatch = "source-mismatch"
  case missing = "source-missing"

  /// What it asks, in one sentence without a full stop.
  package var summary: String {
    switch self {
    case .mismatch: "A value is what the sources say"
    case .missing: "The sources that the description names are there"
    }
  }

  /// How much it matters.
  package var severity: Severity { self == .mismatch ? .warning : .error }
}

/// Compares descriptions with the sources that they name.
package protocol SourceChecker: Sendable {
  /// What of a description differs; the path is the file's, below the working folder or from the root.
  func findings(for description: Description, path: [UInt8]) -> [Finding]
}
