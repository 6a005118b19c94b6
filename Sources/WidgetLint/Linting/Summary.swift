/// The numbers of a whole run.
public struct Summary: Sendable {
  /// The files that were checked.
  public package(set) var files = 0
  /// The findings of severity error.
  public package(set) var errors = 0
  /// The findings of severity warning.
  public package(set) var warnings = 0
  /// The findings of severity info.
  public package(set) var infos = 0
  /// The findings that comments and configurations suppress.
  public package(set) var suppressed = 0
  /// The findings that a baseline leaves out.
  public package(set) var baselined = 0
  /// The findings that `--fix` would fix.
  public package(set) var safelyFixable = 0
  /// The findings that only `--unsafe-fixes` would fix.
  public package(set) var unsafelyFixable = 0
  /// The findings that were fixed.
  public package(set) var fixed = 0
  /// Whether everything that was named could be checked.
  package var isComplete = true
  /// The sentence for a report that is not complete.
  package static let incomplete = "Not everything could be checked; the errors that the run printed say why."
  /// The rules that could judge, and those whose fields were missing.
  package private(set) var reach = RuleReach()
  /// The number of values in projects that are left out because code sets them or no source gives them plainly.
  package var setInCode = 0
  /// The number of views and files of projects that are not read.
  package var unread = 0

  /// A run that has checked nothing yet.
  public init() {}

  /// Adds one file, with the numbers of its findings that a run would fix.
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
