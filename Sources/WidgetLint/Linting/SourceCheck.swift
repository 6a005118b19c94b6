package import LintCore

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
