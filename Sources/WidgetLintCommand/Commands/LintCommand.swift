import ArgumentParser
import WidgetLint

/// `widgetlint [lint] PATH…`: checks files and folders.
struct LintCommand: PathsCommand {
  static let configuration = CommandConfiguration(commandName: "lint", abstract: "Check files and folders.")

  static let examples: [(line: String, does: String)] = [
    ("widgetlint", "check everything below this folder"),
    ("widgetlint --fix Maps.widget.yml", "fix what has one right answer in a file, and show what is left"),
  ]

  @Argument(
    help: ArgumentHelp("Files and folders to check; - is standard input.", valueName: "path"),
    completion: Completion.descriptions
  )
  var paths: [String] = []

  @OptionGroup var flags: LintArguments

  func validate() throws { try flags.validate(paths) }

  var color: ColorChoice { flags.checking.shared.color }

  mutating func run(_ arguments: RawArguments) throws(WorkspaceError) -> ExitStatus {
    try flags.options(for: paths, arguments).run()
  }
}
