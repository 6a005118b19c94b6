import ArgumentParser
import LintCore
import LintSystem
import WidgetLint

/// The completions that a shell offers for an argument.
enum Completion {
  /// Descriptions, and the folders on the way to them.
  static let descriptions = CompletionKind.file(extensions: DescriptionName.endings.map { String($0.dropFirst()) })
  /// Other files of YAML: configurations, rules, baselines.
  static let yaml = CompletionKind.file(extensions: ["yml", "yaml"])
  /// One rule that the current folder knows.
  static let rule = CompletionKind.custom { _, _, _ in ids() }
  /// Several of them and groups, after those that a list has already.
  static let rules = CompletionKind.custom { _, _, word in
    let before = word.lastIndex(of: ",").map { word[...$0] } ?? ""
    return (ids() + KnownGuidelines.here.groups.names).map { before + $0 }
  }

  /// Those of the built-in rules where the current folder's configuration cannot be read.
  private static func ids() -> [String] { (KnownGuidelines.here.ids + Check.allCases.map(\.id)).sorted() }

  /// Whether some arguments ask for a completion script, or come from one.
  static func isAsked(_ arguments: [String]) -> Bool {
    arguments.contains { $0 == "---completion" || $0.hasPrefix("--generate-completion-script") }
  }

  /// A generated script that completes as lint does where no subcommand is named. The generator of argument parser 1.8
  /// passes over the default subcommand, and no argument of the root can stand for a path: it would take the
  /// subcommands' names. The texts replaced are in one script each; all else stays as it is.
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

/// The program as a shell completes it: where no subcommand is named, the flags of lint are offered, too.
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
