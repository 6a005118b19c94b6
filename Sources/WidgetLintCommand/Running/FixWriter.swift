import LintCore
import LintSystem
import WidgetLint

/// Writes the fixes of a run's files, or shows them.
struct FixWriter: Sendable {
  /// The result of fixing a file.
  struct Result {
    /// The file in its current state, fixed or not.
    let report: CheckedFile
    /// The number of findings that were fixed.
    var fixed = 0
    var status = ExitStatus.clean
  }

  private let allowsUnsafe: Bool
  /// The reason for which all findings are suppressed; nil if they are fixed.
  private let suppressionReason: String?
  /// Whether the fixes are only shown on standard output, not written.
  let showsDiff: Bool
  private let isQuiet: Bool

  /// A writer for the flags; nil if they request no fixes.
  init?(_ options: LintOptions) {
    guard options.fix || options.unsafeFixes || options.diff || options.suppressAll != nil else { return nil }
    allowsUnsafe = options.unsafeFixes
    suppressionReason = options.suppressAll
    showsDiff = options.diff
    isQuiet = options.quiet
  }

  /// A file before and after its fixes.
  func fix(_ file: CheckedFile, by linter: Linter) -> FixedFile {
    let fixer = Fixer(linter, allowsUnsafe: allowsUnsafe)
    return suppressionReason.map { fixer.suppress(file, reason: $0) } ?? fixer.fix(file)
  }

  /// The state of a file that is reported, whether its fixes are written or shown.
  func shown(_ fixed: FixedFile) -> CheckedFile { showsDiff ? fixed.before : fixed.after }

  /// Writes or shows the fixes of a file.
  func finish(_ fixed: FixedFile, _ file: FileFinder.File) -> Result {
    let name = file.path.shown
    if !fixed.refused.isEmpty, suppressionReason == nil {
      let many = 5
      let named = fixed.refused.prefix(many).map { "\($0.rule) on line \($0.line)" }
      let rest = fixed.refused.count > many ? ["\(fixed.refused.count - many) more"] : []
      let left = fixed.refused.count.counted("fix", "fixes")
      say("\(name): left out \(left) that would add a finding: \(DataValue.enumerate(named + rest, "and"))")
    }
    if fixed.before.isShortened {
      say("\(name): left out all fixes, since the file has more findings than are reported; fix some of these first")
    }
    if fixed.untried > 0 {
      let left = fixed.untried.counted("fix", "fixes")
      say("\(name): left out \(left), since trying each of so many takes too long")
    }
    if showsDiff {
      let diff = UnifiedDiff(fixed.edited, name: fixed.before.path)
      return Result(report: fixed.before, status: Console.showOutput(diff.bytes))
    }
    if file.isStandardInput {
      let status = Console.showOutput(fixed.edited.bytes)
      return Result(report: fixed.after, fixed: suppressionReason == nil ? fixed.fixed.count : 0, status: status)
    }
    guard fixed.isChanged else { return Result(report: fixed.after) }
    if (try? FileSource().repository(of: file.walked ?? file.path.parent, holds: file.path)) == false {
      let status = Console.fail("\(name): not fixed, and left as it was: the link leads out of the repository")
      return Result(report: fixed.before, status: status)
    }
    do throws(SystemError) {
      let (old, new) = (fixed.edited.original, fixed.edited.bytes)
      // False if the file was already fixed under another name.
      guard try FileReplacement.replace(file.path, from: old, to: new) else { return Result(report: fixed.after) }
    } catch {
      let status = Console.fail("\(name): not fixed, and left as it was: \(error.message)")
      return Result(report: fixed.before, status: status)
    }
    if suppressionReason != nil {
      let count = fixed.before.findings.count - fixed.after.findings.count
      say("\(name): suppressed \(count.counted("finding"))")
      return Result(report: fixed.after)
    }
    let rules = Set(fixed.fixed).sorted().joined(separator: ", ")
    say("\(name): fixed \(fixed.fixed.count.counted("finding")) (\(rules))")
    return Result(report: fixed.after, fixed: fixed.fixed.count)
  }

  private func say(_ message: String) {
    if !isQuiet { Console.writeError(VisibleText.escaped(message)) }
  }
}
