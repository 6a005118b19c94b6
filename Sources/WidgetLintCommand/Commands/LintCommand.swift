import ArgumentParser
import LintSystem
import WidgetLint

/// `widgetlint [lint] PATH…`: checks files and folders.
struct LintCommand: ConfiguredCommand, PathsCommand {
  static let commandName = "lint"
  static let abstract = "Check files and folders."

  static let examples: [(line: String, does: String)] = [
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

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("The report's format: \(ReportFormat.help), each perhaps to a file.", valueName: "name[=file]")
  )
  var formats: [ReportFormat] = []

  @Option(help: ArgumentHelp("The severity that makes the exit code 1 (default: warning).", valueName: "severity"))
  var failOn: FailOn?

  @Flag(help: "Fix what has one right answer.")
  var fix = false

  @Flag(help: "Fix also what changes the widget's design or its wording.")
  var unsafeFixes = false

  @Flag(help: "Show the fixes as a unified diff, and write nothing.")
  var diff = false

  @Option(
    help: ArgumentHelp("Suppress each finding in descriptions, in comments with this reason.", valueName: "reason")
  )
  var suppressAll: String?

  @OptionGroup var checking: CheckingArguments
  @OptionGroup var shared: SharedArguments

  @Option(help: ArgumentHelp("How many files to check side by side (default: one per processor).", valueName: "n"))
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Print findings only.")
  var quiet = false

  @Flag(help: "Show how often each rule passed, failed or did not apply.")
  var statistics = false

  @Flag(help: "Succeed when there is nothing to check.")
  var allowEmpty = false

  @Flag(help: "List the files that would be checked.")
  var showFiles = false

  @Option(
    help: ArgumentHelp("Write the findings to this baseline instead of reporting them.", valueName: "file"),
    completion: Completion.yaml
  )
  var writeBaseline: FilePath?

  @Flag(help: "Fail where an entry of the baseline no longer occurs.")
  var failOnStaleBaseline = false

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    var options = try checking.options(for: paths, shared)
    projects.apply(to: &options.importing)
    options.formats = formats
    (options.failOn, options.suppressAll) = (failOn, suppressAll)
    (options.fix, options.unsafeFixes, options.diff) = (fix, unsafeFixes, diff)
    (options.jobs, options.quiet, options.allowEmpty) = (jobs, quiet, allowEmpty)
    options.selection.countsVerdicts = statistics
    options.showFiles = showFiles
    options.writeBaseline = writeBaseline
    options.failOnStaleBaseline = failOnStaleBaseline
    return try options.run()
  }
}
