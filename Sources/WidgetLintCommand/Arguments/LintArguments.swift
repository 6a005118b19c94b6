import ArgumentParser
import WidgetLint

/// The flags of `widgetlint lint`.
struct LintArguments: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("How to say it: \(ReportFormat.help), each perhaps to a file.", valueName: "name[=file]")
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

  @OptionGroup var checking: CheckingArguments

  @Option(help: ArgumentHelp("How many files to check side by side (default: one a processor).", valueName: "n"))
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Print findings only.")
  var quiet = false

  @Flag(help: "Count what each rule said.")
  var statistics = false

  @Flag(help: "Succeed when there is nothing to check.")
  var allowEmpty = false

  @Flag(help: "List the files that would be checked.")
  var showFiles = false

  @Option(
    help: ArgumentHelp("Write the findings to this baseline instead of reporting them.", valueName: "file"),
    completion: Completion.yaml
  )
  var writeBaseline: String?

  @Flag(help: "Fail where an entry of the baseline no longer occurs.")
  var failOnStaleBaseline = false

  /// Sees to it that what is asked of some paths makes sense.
  func validate(_ paths: [String]) throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs), expected 1 or more") }
    if failOnStaleBaseline, checking.baseline == nil {
      throw ValidationError("--fail-on-stale-baseline needs --baseline")
    }
    try checking.validate(paths)
    if writeBaseline != nil, fix || unsafeFixes || diff {
      throw ValidationError(
        "--write-baseline keeps findings and --fix, --unsafe-fixes and --diff fix them; run one after the other"
      )
    }
  }

  /// The run over some paths that they ask for.
  func options(for paths: [String], _ arguments: RawArguments) -> LintOptions {
    var options = checking.options(for: paths, arguments)
    options.write(formats, arguments)
    options.failOn = failOn
    options.fix = fix
    options.unsafeFixes = unsafeFixes
    options.diff = diff
    options.jobs = jobs
    options.quiet = quiet
    options.statistics = statistics
    options.allowEmpty = allowEmpty
    options.showFiles = showFiles
    options.writeBaseline = writeBaseline.map { arguments.path($0) }
    options.failOnStaleBaseline = failOnStaleBaseline
    return options
  }
}
