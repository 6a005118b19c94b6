import ArgumentParser
import LintCore
import LintSystem
import WidgetLint

/// `widgetlint config [PATH]`: the effective configuration for a path, and where each value comes from.
struct ConfigCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the effective configuration for a path, and where each value comes from."
  )

  @Argument(
    help: ArgumentHelp("A file or folder (default: the current folder).", valueName: "path"),
    completion: Completion.descriptions
  )
  var path: String?

  @OptionGroup var configuration: ConfigurationArguments

  mutating func run(_ arguments: RawArguments) -> ExitStatus {
    do throws(WorkspaceError) {
      var file = path.map { arguments.path($0) } ?? FilePath(".")
      if (try? FileSystem.kind(of: file)) == .folder { file = file.appending("_.widget.yml".utf8) }
      let scope = try Workspace(configuration.options, arguments).scope(for: file)
      let relative = scope.relativePath(of: file).shown
      let settings = try scope.settings(for: relative)
      let text = EffectiveConfiguration(scope.configuration, settings, rules: scope.known.rules, path: relative).text
      return Console.writeOutput(VisibleText.escapedLines(text))
    } catch {
      return Console.fail(error)
    }
  }
}
