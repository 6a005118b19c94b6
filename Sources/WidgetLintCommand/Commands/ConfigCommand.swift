import ArgumentParser
import LintSystem
import WidgetLint

/// `widgetlint config [PATH]`: the effective configuration for a path, with the origin of each value.
struct ConfigCommand: ConfiguredCommand {
  static let commandName = "config"
  static let abstract = "Print the effective configuration for a path, and where each value comes from."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint config", "what holds in this folder, and which line says so"),
    ("widgetlint config Maps.widget.yml", "what holds for a file"),
  ]

  @Argument(
    help: ArgumentHelp("A file or folder (default: the current folder).", valueName: "path"),
    completion: Completion.descriptions
  )
  var path: FilePath?

  @Option(help: ArgumentHelp("The format of the output.", valueName: "name"))
  var format = DataFormat.text

  @OptionGroup var shared: SharedArguments

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    var file = path ?? FilePath(".")
    if (try? FileSystem.kind(of: file)) == .folder { file = file.appending(DescriptionName.any) }
    let effective = try EffectiveConfiguration(shared.workspace.scope(for: file), for: file)
    return Console.writeOutput(
      format == .json ? effective.json.pretty() + "\n" : VisibleText.escapedLines(effective.text)
    )
  }
}
