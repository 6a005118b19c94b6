import LintCore

extension Finding {
  /// The message, and what to do on a line below, for formats that have no place of their own for it.
  var messageAndHelp: String { help.map { "\(message)\nhelp: \($0)" } ?? message }
}
