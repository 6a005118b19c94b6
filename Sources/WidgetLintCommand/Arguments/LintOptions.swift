import WidgetLint

/// What a run is asked to do.
struct LintOptions {
  /// Files and folders, `-` for standard input; the current folder where there are none.
  var paths: [String] = []
  /// The formats that are asked for.
  var requestedFormats: [OutputFormat] = []
  /// The severity that fails the run; nil for what the configuration says.
  var failOn: FailOn?
  /// The only rules to check, as lists of ids.
  var select: [String] = []
  /// The rules not to check, as lists of ids.
  var ignore: [String] = []
  /// Whether safe fixes are made.
  var fix = false
  /// Whether all fixes are made.
  var unsafeFixes = false
  /// Whether the fixes are shown and not written.
  var diff = false
  /// Where rules and their configuration come from.
  var configuration = ConfigurationOptions()
  /// How many files are checked side by side; nil for one a processor.
  var jobs: Int?
  /// Whether only findings are printed.
  var quiet = false
  /// Whether it is counted what each rule said.
  var statistics = false
  /// When to use colors.
  var color = ColorChoice.auto
  /// The name of standard input.
  var stdinFilename: String?
  /// Whether files are checked that the configuration excludes.
  var noExclude = false
  /// Whether a run with nothing to check succeeds.
  var allowEmpty = false
  /// Whether the files are listed and not checked.
  var showFiles = false
  /// The baseline whose findings are left out.
  var baseline: String?
  /// The baseline to write.
  var writeBaseline: String?
  /// Whether an entry of the baseline that no longer occurs fails the run.
  var failOnStaleBaseline = false

  /// What compares descriptions with their sources, in place of the rules; nil for the rules.
  var sourceChecker: (any SourceChecker)?

  /// The formats; text where none is asked for.
  var formats: [OutputFormat] {
    requestedFormats.isEmpty ? OutputFormat(argument: "text").map { [$0] } ?? [] : requestedFormats
  }

  /// The ids of `--select`.
  var selected: [String] { Self.ids(select) }

  /// The ids of `--ignore`.
  var ignored: [String] { Self.ids(ignore) }

  private static func ids(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
  }

  /// Which rules they ask for.
  var selection: RuleSelection {
    var selection = RuleSelection(select: selected, ignore: ignored, countsVerdicts: statistics)
    selection.sourceChecker = sourceChecker
    return selection
  }

  /// Does it.
  func run(_ arguments: RawArguments) -> ExitStatus {
    do throws(WorkspaceError) {
      let run = try LintRun(self, arguments)
      return showFiles ? run.showFiles() : try run.run()
    } catch {
      return Console.fail(error)
    }
  }
}
