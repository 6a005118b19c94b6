import ArgumentParser
import WidgetLint

/// The flags of `widgetlint lint`.
struct LintArguments: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("How to say it: \(OutputFormat.help), each perhaps to a file.", valueName: "name[=file]")
  )
  var requestedFormats: [OutputFormat] = []

  @Option(help: ArgumentHelp("The severity that makes the exit code 1 (default: warning).", valueName: "severity"))
  var failOn: FailOn?

  @Option(help: ArgumentHelp("Check these rules only.", valueName: "id,…"), completion: Completion.rules)
  var select: [String] = []

  @Option(help: ArgumentHelp("Do not check these rules.", valueName: "id,…"), completion: Completion.rules)
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

  @Option(help: ArgumentHelp("The name of standard input.", valueName: "path"), completion: Completion.descriptions)
  var stdinFilename: String?

  @Flag(help: "Check files that the configuration excludes.")
  var noExclude = false

  @Flag(help: "Succeed when there is nothing to check.")
  var allowEmpty = false

  @Flag(help: "List the files that would be checked.")
  var showFiles = false

  @Option(
    help: ArgumentHelp("Leave out the findings in this baseline.", valueName: "file"),
    completion: Completion.yaml
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write the findings to this baseline instead of reporting them.", valueName: "file"),
    completion: Completion.yaml
  )
  var writeBaseline: String?

  @Flag(help: "Fail where an entry of the baseline no longer occurs.")
  var failOnStaleBaseline = false

  /// What they say, of some paths.
  func options(paths: [String]) -> LintOptions {
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
}
