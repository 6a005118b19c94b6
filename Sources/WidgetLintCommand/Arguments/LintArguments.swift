import ArgumentParser
import LintSystem
import WidgetLint

/// The flags of `widgetlint lint` for reporting and fixing findings.
///
/// Groups are siblings, never nested: a debug build of the parser validates each level five times.
struct ReportingArguments: ParsableArguments {
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
}

/// The flags of `widgetlint lint` for the run itself.
struct RunningArguments: ParsableArguments {
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
}
