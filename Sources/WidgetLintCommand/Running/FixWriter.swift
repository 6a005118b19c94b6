import LintSystem
import WidgetLint

/// Writes the fixes of a run's files, or shows them.
final class FixWriter: Sendable {
  private let options: LintOptions

  /// Creates a writer for the flags; nil if they ask for no fixes.
  init?(_ options: LintOptions) {
    guard options.fix || options.unsafeFixes || options.diff || options.suppressAll != nil else { return nil }
    self.options = options
  }

  /// Fixes a file, or suppresses its findings.
  func fix(_ file: CheckedFile, by linter: Linter) -> FixedFile {
    let fixer = Fixer(linter, allowsUnsafe: options.unsafeFixes)
    return options.suppressAll.map { fixer.suppress(file, reason: $0) } ?? fixer.fix(file)
  }

  /// Whether to show the fixes on standard output instead of writing them.
  var showsDiff: Bool { options.diff }

  /// The state of a file to report: after its fixes if they are written, before them if they are only shown.
  func shown(_ fixed: FixedFile) -> CheckedFile { showsDiff ? fixed.before : fixed.after }

  /// Writes or shows the fixes of a file, and returns the state to report.
  func finish(_ fixed: FixedFile, _ file: FileFinder.File, _ tally: inout RunTally) -> CheckedFile {
    let name = file.path.shown
    let suppresses = options.suppressAll != nil
    if !fixed.refused.isEmpty, !suppresses {
      let left = fixed.refused.count.counted("fix", "fixes")
      let named = DataValue.enumerate(fixed.refused.map { "\($0.rule) on line \($0.line)" }, upTo: 5)
      say("\(name): left out \(left) that would add a finding: \(named)")
    }
    if suppresses, SuppressionEdits.isWithoutComments(fixed.before), !fixed.before.findings.isEmpty {
      say("\(name): left as it was, since JSON has no comments; a baseline (--write-baseline) leaves its findings out")
    }
    if fixed.before.isShortened {
      say("\(name): left out all fixes, since the file has more findings than are reported; fix some of these first")
    }
    if fixed.untried > 0 {
      let left = fixed.untried.counted("fix", "fixes")
      say("\(name): left out \(left), since trying each of so many takes too long")
    }
    if showsDiff || file.isStandardInput {
      let bytes = showsDiff ? UnifiedDiff(fixed.edited, name: fixed.before.path).bytes : fixed.edited.bytes
      if Console.showOutput(bytes) == .failed { tally.status = .failed }
      if !showsDiff, !suppresses { tally.summary.fixed += fixed.fixed.count }
      return shown(fixed)
    }
    guard fixed.isChanged else { return fixed.after }
    if (try? FileSource().repository(of: file.walked ?? file.path.parent, holds: file.path)) == false {
      tally.status = Console.fail("\(name): not fixed: the link leads out of the repository")
      return fixed.before
    }
    do throws(SystemError) {
      let (old, new) = (fixed.edited.original, fixed.edited.bytes)
      // False if the file was already fixed under another name, so that there is nothing left to write.
      guard try FileReplacement.replace(file.path, from: old, to: new) else { return fixed.after }
    } catch {
      tally.status = Console.fail("\(name): not fixed: \(error.message)")
      return fixed.before
    }
    if suppresses {
      let count = fixed.before.findings.count - fixed.after.findings.count
      say("\(name): suppressed \(count.counted("finding"))")
    } else {
      let rules = Set(fixed.fixed).sorted().joined(separator: ", ")
      say("\(name): fixed \(fixed.fixed.count.counted("finding")) (\(rules))")
      tally.summary.fixed += fixed.fixed.count
    }
    return fixed.after
  }

  private func say(_ message: String) {
    if !options.quiet { Console.writeError(VisibleText.escaped(message)) }
  }
}
