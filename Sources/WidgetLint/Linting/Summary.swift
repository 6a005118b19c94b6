package import LintCore

/// What a whole run found.
package struct Summary: Sendable, Equatable {
  /// The files that were checked.
  package var files = 0
  /// The findings of severity error.
  package var errors = 0
  /// The findings of severity warning.
  package var warnings = 0
  /// The findings of severity info.
  package var infos = 0
  /// The findings that comments silence.
  package var suppressed = 0
  /// The findings that a baseline leaves out.
  package var baselined = 0
  /// The findings that `--fix` would fix.
  package var safelyFixable = 0
  /// The findings that only `--unsafe-fixes` would fix.
  package var unsafelyFixable = 0
  /// The findings that were fixed.
  package var fixed = 0

  /// A run that has checked nothing yet.
  package init() {}

  /// Adds one file.
  package mutating func add(_ report: CheckedFile) {
    files += 1
    for finding in report.findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
      if let fix = finding.fix {
        if fix.isSafe { safelyFixable += 1 } else { unsafelyFixable += 1 }
      }
    }
    suppressed += report.suppressed.count
  }

  /// The number of findings at or over a severity.
  package func count(atLeast severity: Severity) -> Int {
    errors + (severity <= .warning ? warnings : 0) + (severity <= .info ? infos : 0)
  }
}
