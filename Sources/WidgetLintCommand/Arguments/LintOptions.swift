import LintSystem
import WidgetImport
import WidgetLint

/// The options of a run of `lint`, with the defaults of a run without flags.
struct LintOptions: Sendable {
  /// Files and folders, `-` for standard input.
  let paths: [FilePath]
  /// The Xcode projects and workspaces to lint.
  var projects: [FilePath]
  /// The options for importing them.
  var importing = ImportOptions()
  /// The requested formats; empty for text.
  var formats: [ReportFormat] = []
  var outputs: [ReportFormat] { formats.isEmpty ? [ReportFormat(kind: TextReporter.kind)] : formats }
  var failOn: FailOn?
  var fix = false
  var unsafeFixes = false
  var diff = false
  /// The reason to give when suppressing all findings; nil to suppress none.
  var suppressAll: String?
  var jobs: Int?
  var quiet = false
  var allowEmpty = false
  var showFiles = false
  var baseline: FilePath?
  var writeBaseline: FilePath?
  var failOnStaleBaseline = false
  var stdinFilename = FilePath("<stdin>")
  var noExclude = false
  /// How to choose the configuration of a file.
  var configuration = Workspace.Choice.nearest
  /// Rules to add.
  var rules: [FilePath] = []
  var color = ColorChoice.auto
  var selection = RuleSelection()

  /// Creates the options of a run over some paths, or over the current folder if there are none.
  init(paths: [FilePath]) {
    let given = paths.isEmpty ? [FilePath(".")] : paths
    projects = given.filter(ImportOptions.isProject)
    self.paths = given.filter { !ImportOptions.isProject($0) }
  }

  func run() throws(WorkspaceError) -> ExitStatus {
    if let contradiction { throw .message(contradiction) }
    let run = try LintRun(self)
    // Never freed: the process ends with it, so that freeing thousands of objects would waste time.
    _ = Unmanaged.passRetained(run)
    return showFiles ? run.showFiles() : try run.run()
  }

  /// The reason why the options do not fit together; nil if they do.
  private var contradiction: String? {
    if let jobs, jobs < 1 { return "--jobs is \(jobs), expected 1 or more" }
    if failOnStaleBaseline, baseline == nil { return "--fail-on-stale-baseline needs --baseline" }
    let (fixes, writes) = (fix || unsafeFixes, writeBaseline != nil)
    if let file = writeBaseline?.shown,
      [".json", ".xml", ".sarif", ".txt"].contains(where: file.lowercased().hasSuffix)
    {
      return "a baseline is YAML, and \(file) says otherwise; name it such as widgetlint-baseline.yml"
    }
    if writeBaseline == .standard {
      return "a baseline names files from its own folder, and - is in none; name it such as widgetlint-baseline.yml"
    }
    if writes, fixes || diff {
      return "--write-baseline keeps findings and --fix, --unsafe-fixes and --diff fix them; run one after the other"
    }
    if showFiles, fixes || writes || suppressAll != nil {
      return "--show-files lists the files alone; run it without the flags that write"
    }
    guard let suppressAll else { return nil }
    if suppressAll.allSatisfy(\.isWhitespace) || VisibleText.escaped(suppressAll) != suppressAll {
      return "--suppress-all needs a reason on one line, as in --suppress-all \"until the redesign\""
    }
    return fixes || writes
      ? "--suppress-all keeps findings; run it without --fix, --unsafe-fixes and --write-baseline" : nil
  }
}
