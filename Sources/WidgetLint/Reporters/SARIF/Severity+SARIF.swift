import LintCore

extension Severity {
  /// SARIF's word for it.
  var sarif: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
