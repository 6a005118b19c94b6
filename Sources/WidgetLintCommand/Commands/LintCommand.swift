import ArgumentParser
import LintSystem
import WidgetLint

/// `widgetlint [lint] PATH…`: checks files and folders.
struct LintCommand: ConfiguredCommand, PathsCommand {
  static let configuration = CommandConfiguration(commandName: "lint", abstract: "Check files and folders.")

  static let examples: [(line: String, does: String)] = [
    ("widgetlint", "check everything below this folder"),
    ("widgetlint Maps.xcodeproj", "check the widgets of a project, at the lines of its sources"),
    ("widgetlint --fix Maps.widget.yml", "fix what has one right answer in a file, and show what is left"),
  ]

  @Argument(
    help: ArgumentHelp(
      "Files, folders, Xcode projects and manifests (project.yml, Project.swift) to check; - is standard input.",
      valueName: "path"
    ),
    completion: Completion.descriptions
  )
  var paths: [FilePath] = []

  @OptionGroup(title: "Projects") var projects: ProjectArguments
  @OptionGroup var reporting: ReportingArguments
  @OptionGroup var checking: CheckingArguments
  @OptionGroup var shared: SharedArguments
  @OptionGroup var running: RunningArguments

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    var options = try checking.options(for: paths, shared)
    projects.apply(to: &options.importing)
    options.formats = reporting.formats
    (options.failOn, options.suppressAll) = (reporting.failOn, reporting.suppressAll)
    (options.fix, options.unsafeFixes, options.diff) = (reporting.fix, reporting.unsafeFixes, reporting.diff)
    (options.jobs, options.quiet, options.allowEmpty) = (running.jobs, running.quiet, running.allowEmpty)
    options.selection.countsVerdicts = running.statistics
    options.showFiles = running.showFiles
    options.writeBaseline = running.writeBaseline
    options.failOnStaleBaseline = running.failOnStaleBaseline
    return try options.run()
  }
}
