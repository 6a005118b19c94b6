import ArgumentParser
import WidgetLint

/// `widgetlint [lint] PATH…`: checks files and folders.
struct LintCommand: RunnableCommand {
  static let configuration = CommandConfiguration(commandName: "lint", abstract: "Check files and folders.")

  @Argument(help: ArgumentHelp("Files and folders to check; - is standard input.", valueName: "path"))
  var paths: [String] = []

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("How to say it: \(OutputFormat.help), each perhaps to a file.", valueName: "name[=file]")
  )
  var requestedFormats: [OutputFormat] = []

  @Option(help: ArgumentHelp("The severity that makes the exit code 1 (default: warning).", valueName: "severity"))
  var failOn: FailOn?

  @Option(help: ArgumentHelp("Check these rules only.", valueName: "id,…"))
  var select: [String] = []

  @Option(help: ArgumentHelp("Do not check these rules.", valueName: "id,…"))
  var ignore: [String] = []

  @Flag(help: "Fix what has one right answer.")
  var fix = false

  @Flag(help: "Fix also what changes the widget's design or its wording.")
  var unsafeFixes = false

  @Flag(help: "Show the fixes as a unified diff, and write nothing.")
  var diff = false

  @OptionGroup var configuration: ConfigurationArguments

  @Option(help: ArgumentHelp("How many files to check side by side (default: one a processor).", valueName: "n"))
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Print findings only.")
  var quiet = false

  @Flag(help: "Count what each rule said.")
  var statistics = false

  @Option(help: ArgumentHelp("When to use colors.", valueName: "when"))
  var color = ColorChoice.auto

  @Option(help: ArgumentHelp("The name of standard input.", valueName: "path"))
  var stdinFilename: String?

  @Flag(help: "Check files that the configuration excludes.")
  var noExclude = false

  @Flag(help: "Succeed when there is nothing to check.")
  var allowEmpty = false

  @Flag(help: "List the files that would be checked.")
  var showFiles = false

  @Option(help: ArgumentHelp("Leave out the findings in this baseline.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write the findings to this baseline instead of reporting them.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Fail where an entry of the baseline no longer occurs.")
  var failOnStaleBaseline = false

  private var options: LintOptions {
    LintOptions(
      paths: paths,
      requestedFormats: requestedFormats,
      failOn: failOn,
      select: select,
      ignore: ignore,
      fix: fix,
      unsafeFixes: unsafeFixes,
      diff: diff,
      configuration: configuration.options,
      jobs: jobs,
      quiet: quiet,
      statistics: statistics,
      color: color,
      stdinFilename: stdinFilename,
      noExclude: noExclude,
      allowEmpty: allowEmpty,
      showFiles: showFiles,
      baseline: baseline,
      writeBaseline: writeBaseline,
      failOnStaleBaseline: failOnStaleBaseline
    )
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs), expected 1 or more") }
    if failOnStaleBaseline, baseline == nil { throw ValidationError("--fail-on-stale-baseline needs --baseline") }
  }

  mutating func run(_ arguments: RawArguments) -> ExitStatus { options.run(arguments) }
}
