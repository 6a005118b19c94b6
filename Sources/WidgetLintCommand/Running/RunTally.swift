import LintSystem
import WidgetImport
import WidgetLint

/// What a run has found so far, and the outputs that report it.
struct RunTally {
  let options: LintOptions
  let fixWriter: FixWriter?
  var baselines: BaselineRun
  let outputs: Outputs
  var progress: Progress
  /// The exit status so far.
  var status: ExitStatus
  var summary = Summary()
  var statistics = Statistics()
  private(set) var setInCode: [String] = []
  private(set) var unread: [String] = []
  /// The reports on projects and configurations that wait for their turn among those on descriptions.
  private(set) var waiting = WaitingReports()

  /// Takes the outcome of checking one file; false once neither an output nor a baseline needs another.
  mutating func take(_ outcome: consuming LintRun.Outcome) -> Bool {
    switch consume outcome {
    case .unreadable(let message): status = Console.fail(message)
    case .checked(var report, let job, let fixed, let fixable):
      if let fixed, let fixWriter { report = fixWriter.finish(fixed, job.file, &self) }
      count(&report, job.failOn, fixable)
      waiting.send(before: FilePath(report.path), to: outputs)
      outputs.report([report])
    }
    progress.advance()
    return !outputs.isStopped || options.writeBaseline != nil
  }

  /// Takes the report on a configuration, with the lowest severity that fails the run.
  mutating func add(configuration report: consuming CheckedFile, _ failOn: FailOn) {
    count(&report, failOn, (0, 0))
    waiting.add(report)
  }

  /// Takes a linted project.
  mutating func add(_ linted: LintedProject, _ failOn: FailOn) {
    setInCode += linted.setInCode
    unread += linted.unread
    (summary.setInCode, summary.unread) = (setInCode.count, unread.count)
    var project = linted.checked
    for index in project.files.indices { count(&project.files[index], failOn, (0, 0)) }
    waiting.add(project, keepsCleanFiles: options.outputs.contains(where: \.kind.showsProjects))
  }

  private mutating func count(_ report: inout CheckedFile, _ failOn: FailOn, _ fixable: (safe: Int, unsafe: Int)) {
    summary.baselined += baselines.apply(to: &report)
    // At most the fixes still reported: a baseline may hide some, and applying a fix may uncover others.
    let fixes = report.findings.compactMap(\.fix)
    let safe = min(fixable.safe, fixes.count(where: \.isSafe))
    summary.add(report, fixable: (safe, min(fixable.unsafe, fixes.count { !$0.isSafe })))
    if let counts = report.statistics { statistics.add(counts) }
    if status == .clean, let least = failOn.severity, report.findings.contains(where: { $0.severity >= least }) {
      status = .findings
    }
  }

  /// Ends the outputs, and returns the exit status of the run.
  mutating func finish() -> ExitStatus {
    progress.end()
    waiting.send(before: nil, to: outputs)
    summary.isComplete = status != .failed
    if outputs.finish(summary) == .failed { status = .failed }
    status = baselines.finish(status)
    if options.selection.countsVerdicts {
      Console.showStatistics(statistics, summary.reach, setInCode: setInCode, unread: unread)
    }
    return status
  }
}

/// A line on standard error that shows the progress of a long run to people at a terminal.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  /// The time at which the line was last written; nil if it never was.
  private var last: ContinuousClock.Instant?
  private var done = 0

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && total > 1 && OutputFile.standardError.isTerminal
  }

  /// Counts one file.
  mutating func advance() {
    done += 1
    guard isShown, done % 64 == 0 else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), last.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
    last = now
    // Leaves the cursor at the start, so that findings on the same terminal, which are longer, overwrite the line.
    Console.writeError("\u{1B}[K\(done) of \(total) files\r", end: "")
  }

  /// Removes the line.
  func end() {
    if last != nil { Console.writeError("\u{1B}[K", end: "") }
  }
}
