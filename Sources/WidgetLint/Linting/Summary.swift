/// The counts of a whole run.
public struct Summary: Sendable {
  /// The number of files checked.
  public package(set) var files = 0
  /// The number of findings of severity error.
  public package(set) var errors = 0
  /// The number of findings of severity warning.
  public package(set) var warnings = 0
  /// The number of findings of severity info.
  public package(set) var infos = 0
  /// The number of findings that comments and configurations suppress.
  public package(set) var suppressed = 0
  /// The number of findings that a baseline leaves out.
  public package(set) var baselined = 0
  /// The number of findings that `--fix` would fix.
  public package(set) var safelyFixable = 0
  /// The number of other findings that `--unsafe-fixes` would fix.
  public package(set) var unsafelyFixable = 0
  /// The number of findings that were fixed.
  public package(set) var fixed = 0
  /// Whether everything named could be checked.
  package var isComplete = true
  /// The sentence for an incomplete report.
  package static let incomplete = "Not everything could be checked; the errors that the run printed say why."
  /// The rules that could judge, and those whose fields were missing.
  package private(set) var reach = RuleReach()
  /// The number of project values left out because code sets them or no source states them plainly.
  package var setInCode = 0
  /// The number of project views and files that were not read.
  package var unread = 0

  /// Creates the summary of a run that has checked nothing yet.
  public init() {}

  /// Adds one file; `fixable` is the number of its findings that each flag would fix.
  public mutating func add(_ report: CheckedFile, fixable: (safe: Int, unsafe: Int) = (0, 0)) {
    files += 1
    errors += report.findings.count { $0.severity == .error }
    warnings += report.findings.count { $0.severity == .warning }
    infos += report.findings.count { $0.severity == .info }
    safelyFixable += fixable.safe
    unsafelyFixable += fixable.unsafe
    suppressed += report.suppressed.count
    for description in report.judged { reach.add(description) }
  }
}
