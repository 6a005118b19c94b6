import WidgetLint

/// What the parser's help does not say: examples and exit codes.
enum HelpEnding {
  /// The end of a help text that some arguments ask for; empty where the text is no help.
  static func text(after message: String, _ arguments: [String]) -> String {
    guard message.hasPrefix("OVERVIEW: ") else { return "" }
    let name = arguments.first { $0.utf8.first != UInt8(ascii: "-") && $0 != "help" }
    let examples = name.flatMap(RootCommand.subcommand)?.examples ?? LintCommand.examples
    // Some help texts end with a line break, some without.
    return (message.hasSuffix("\n") ? "" : "\n") + section("EXAMPLES", examples) + section("EXIT CODES", exitCodes)
  }

  /// What each exit code means.
  private static let exitCodes: [(line: String, does: String)] = [
    ("0", "nothing at or over --fail-on"), ("1", "findings, or examples of a rule that fail"),
    ("2", "the run itself failed: usage, configuration, a file that cannot be read or written, nothing to check"),
  ]

  private static func section(_ title: String, _ rows: [(line: String, does: String)]) -> String {
    let width = rows.map(\.line.count).max() ?? 0
    return "\n\(title):\n"
      + rows.map { "  \($0.line)\(String(repeating: " ", count: width - $0.line.count))  \($0.does)\n" }.joined()
  }
}
