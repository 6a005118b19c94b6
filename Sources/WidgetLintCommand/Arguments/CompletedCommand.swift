import ArgumentParser
import WidgetLint

/// The program as a shell completes it: where no subcommand is named, the flags of lint are offered, too.
struct CompletedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProductInfo.name,
    version: ProductInfo.version,
    subcommands: RootCommand.commands
  )

  @OptionGroup var lint: LintArguments

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
