import WidgetLint

/// What the parser's help does not say: examples and exit codes.
enum HelpEnding {
  /// The end of a help text that some arguments ask for; nil where the text is no help.
  static func text(after message: String, _ arguments: [String]) -> String? {
    guard message.hasPrefix("OVERVIEW: ") else { return nil }
    let name = arguments.first { !RawArguments.isFlag($0) && $0 != "help" }
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
    "\n\(title):\n" + TextTable.lines(rows.map { ["", $0.line, $0.does] })
  }
}
