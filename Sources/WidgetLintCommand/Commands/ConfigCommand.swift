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

  @Argument(help: ArgumentHelp("A file or folder (default: the current folder).", valueName: "path"))
  var path: String?

  @OptionGroup var configuration: ConfigurationArguments

  mutating func run(_ arguments: RawArguments) -> ExitStatus {
    do throws(RunFailure) {
      var file = path.map { arguments.path($0) } ?? FilePath(".")
      if (try? FileSystem.kind(of: file)) == .folder { file = file.appending("_.widget.yml".utf8) }
      var finder = try ConfigurationFinder(configuration.options, arguments)
      let found = try finder.find(for: file)
      let current = FileSystem.currentFolder
      let relative = found.path(of: file.absolute(in: current), in: current).shown
      let settings = try SettingsCache(select: [], ignore: [], counts: false).settings(for: relative, found)
      let text = EffectiveConfiguration(found.configuration, settings, rules: found.known.rules, path: relative).text
      return Console.writeOutput(VisibleText.escapedLines(text))
    } catch {
      return error.report()
    }
  }
}
