import LintCore

/// The colors of a terminal, or none.
struct TextStyle: Sendable {
  let usesColor: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }

  /// The frame around a line.
  func frame(_ text: String) -> String { wrapped(text, "34") }

  /// The mark that points at a value.
  func marker(_ text: String) -> String { wrapped(text, "1;33") }

  /// The name of a severity in its color.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: wrapped(severity.name, "1;31")
    case .warning: wrapped(severity.name, "1;33")
    case .info: wrapped(severity.name, "1;36")
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
