import ArgumentParser
import LintCore
import LintSystem
import WidgetLint

/// The completions that a shell offers for an argument.
enum Completion {
  /// Descriptions, and the folders that lead to them.
  static let descriptions = CompletionKind.file(extensions: DescriptionName.endings.map { String($0.dropFirst()) })
  /// Other files of YAML: configurations, rules, baselines.
  static let yaml = CompletionKind.file(extensions: ["yml", "yaml"])
  /// One rule known in the current folder.
  static let rule = CompletionKind.custom { _, _, _ in ids() }
  /// Several rules and groups, after those that a list already contains.
  static let rules = CompletionKind.custom { _, _, word in
    let before = word.lastIndex(of: ",").map { word[...$0] } ?? ""
    return (ids() + KnownGuidelines.here.groups.names).map { before + $0 }
  }

  /// The ids of all rules and checks; only built-in ones if the current folder's configuration cannot be read.
  private static func ids() -> [String] { (KnownGuidelines.here.ids + Check.allCases.map(\.id)).sorted() }

  /// Whether some arguments request a completion script, or come from one.
  static func isAsked(_ arguments: [String]) -> Bool {
    arguments.contains { $0 == "---completion" || $0.hasPrefix("--generate-completion-script") }
  }

  /// A generated script, changed to complete like lint if no subcommand is named. The generator of argument parser 1.8
  /// ignores the default subcommand, and no argument of the root can stand for a path: it would take the subcommands'
  /// names. Each replaced text is in one script only; the rest stays as it is.
  static func completingPaths(_ script: String) -> String {
    let inBash = "        # Offer subcommand completions\n"
    let inZsh = "        _describe -V subcommand subcommands && ret=0\n"
    let afterPathInZsh = "            \"_widgetlint_${words[1]}\" && ret=0\n            ;;\n"
    let inFish = "\"widgetlint lint\" -ge 1'"
    let paths = script.split(separator: "\n").filter { $0.contains(inFish) }
    return script.replacing(inBash, with: inBash + "        _widgetlint_lint\n")
      .replacing(inZsh, with: inZsh + "        _widgetlint_lint && ret=0\n")
      .replacing(
        afterPathInZsh,
        with: afterPathInZsh + "        *)\n            _widgetlint_lint && ret=0\n            ;;\n"
      )
      + paths.map { "\n" + $0.replacing(inFish, with: "\"widgetlint\" -ge 1'") }.joined()
  }
}

/// The program as a shell completes it: without a subcommand, the flags of lint are offered as well.
struct CompletedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProductInfo.name,
    version: ProductInfo.version,
    subcommands: RootCommand.commands
  )

  @OptionGroup var reporting: ReportingArguments
  @OptionGroup var checking: CheckingArguments
  @OptionGroup var shared: SharedArguments
  @OptionGroup var running: RunningArguments
}
