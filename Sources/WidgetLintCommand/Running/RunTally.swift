import LintCore
import WidgetLint

/// What a run has found so far, and where it goes.
struct RunTally {
  private let options: LintOptions
  private let fixWriter: FixWriter?
  private var baselines: BaselineRun
  private var outputs: Outputs
  private var progress: Progress
  private var status: ExitStatus
  private var summary = Summary()
  private var statistics = Statistics()

  /// The tally of a run over `count` files, with the status that it begins with.
  init(
    _ options: LintOptions,
    fixWriter: FixWriter?,
    baselines: BaselineRun,
    outputs: Outputs,
    count: Int,
    status: ExitStatus
  ) {
    self.options = options
    self.fixWriter = fixWriter
    self.baselines = baselines
    self.outputs = outputs
    self.status = status
    progress = Progress(total: count, isQuiet: options.quiet)
  }

  /// Takes what checking one file gave, and says whether anybody wants more.
  mutating func take(_ outcome: consuming LintRun.Outcome) -> Bool {
    switch consume outcome {
    case .unreadable(let message): status = Console.fail(message)
    case .report(let report, let failOn, let fixable): add(report, failOn, fixable)
    case .fixed(let fixed, let file, let failOn, let fixable):
      guard let result = fixWriter?.finish(fixed, file) else { break }
      if result.status == .failed { status = .failed }
      summary.fixed += result.fixed
      add(result.report, failOn, fixable)
    }
    progress.advance()
    return !outputs.isStopped || options.writeBaseline != nil
  }

  private mutating func add(
    _ report: consuming CheckedFile,
    _ failOn: FailOn,
    _ fixable: (safe: Int, unsafe: Int)
  ) {
    let hidden = baselines.apply(to: &report)
    summary.baselined += hidden
    summary.add(report, fixable: hidden == 0 ? fixable : Self.shown(fixable, of: report.findings))
    statistics.add(report.statistics)
    if status == .clean, let least = failOn.severity, report.findings.contains(where: { $0.severity >= least }) {
      status = .findings
    }
    outputs.report(report)
  }

  /// What a run fixes of the findings that a baseline leaves.
  private static func shown(_ fixable: (safe: Int, unsafe: Int), of findings: [Finding]) -> (safe: Int, unsafe: Int) {
    let fixes = findings.compactMap(\.fix)
    return (min(fixable.safe, fixes.count(where: \.isSafe)), min(fixable.unsafe, fixes.count { !$0.isSafe }))
  }

  /// Ends the outputs, and says how the run ended.
  mutating func finish() -> ExitStatus {
    progress.end()
    if outputs.finish(summary) == .failed { status = .failed }
    status = baselines.finish(status)
    if options.statistics { Console.showStatistics(statistics) }
    return status
  }
}
