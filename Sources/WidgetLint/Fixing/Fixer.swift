import LintCore
import YAML

/// Applies the fixes of a file's findings, as long as they fix without harm.
///
/// Each pass takes the fixes that do not touch each other, and keeps those after which the file is still YAML and has no
/// finding that was not there; the passes end where nothing is left, or nothing changes.
public struct Fixer: Sendable {
  /// What judges a text.
  package let linter: Linter
  /// Whether fixes are taken that change the meaning.
  private let allowsUnsafe: Bool
  /// The only rule whose findings are fixed; nil where all are.
  private let rule: String?

  /// How many passes a file gets: a fix may uncover what another one removes, but not for ever.
  private static let passes = 10

  /// How much the texts that are tried for a file may weigh: among many fixes that do harm, those that do none take many
  /// trials to find. A text that weighs more is tried once.
  private let trialWeight: Int

  /// A fixer for the linter's findings, which takes safe fixes or all of them.
  public init(_ linter: Linter, allowsUnsafe: Bool) {
    self.init(linter, allowsUnsafe: allowsUnsafe, rule: nil)
  }

  /// A fixer for one rule or all, whose trials of a file may weigh so much before it leaves the other fixes out.
  package init(_ linter: Linter, allowsUnsafe: Bool, rule: String? = nil, trialWeight: Int = 64 * 1024 * 1024) {
    self.rule = rule
    self.linter = linter
    self.allowsUnsafe = allowsUnsafe
    self.trialWeight = trialWeight
  }

  /// What a file, checked by the same linter, is before and after its fixes.
  public func fix(_ before: CheckedFile) -> FixedFile {
    var file = FixedFile(before)
    // Where some findings are not known, nobody can say that a fix adds none.
    if before.isShortened { return file }
    var effort = trialWeight
    for _ in 0..<Self.passes {
      let (result, isHarmless) = runPasses(over: file, mayAddFixable: true, &effort)
      if isHarmless { return result }
      // A fix has added what was left to another one, which was refused: here each must stand for itself.
      let careful = runPasses(over: file, mayAddFixable: false, &effort).file
      if careful.fixed.count == file.fixed.count { return careful }
      file = careful
    }
    return file
  }

  /// How many of a file's findings a run fixes with `--fix`, and how many more with `--unsafe-fixes`: a fix that would
  /// add a finding is left out there.
  package static func fixable(_ file: CheckedFile, by linter: Linter) -> (safe: Int, unsafe: Int) {
    let fixes = file.findings.compactMap(\.fix)
    if fixes.isEmpty { return (0, 0) }
    var safe = 0
    if fixes.contains(where: \.isSafe) {
      let fixed = Fixer(linter, allowsUnsafe: false).fix(file)
      safe = fixed.fixed.count
      // A run with unsafe fixes would do the same.
      if fixes.allSatisfy(\.isSafe), fixed.after.findings.allSatisfy({ $0.fix == nil }) { return (safe, 0) }
    }
    return (safe, max(0, Fixer(linter, allowsUnsafe: true).fix(file).fixed.count - safe))
  }

  /// Makes the passes, and says whether they have left no finding that was not there; a fix may first add a finding that
  /// another fix removes.
  private func runPasses(
    over file: FixedFile,
    mayAddFixable: Bool,
    _ effort: inout Int
  ) -> (file: FixedFile, isHarmless: Bool) {
    var result = file
    var readable = file.after
    for _ in 0..<Self.passes {
      let pass = pass(over: result.edited, result.after, mayAddFixable, &effort)
      (result.refused, result.untried) = (pass.refused, pass.untried)
      if pass.accepted.isEmpty { break }
      result.fixed += pass.accepted.map(\.rule)
      (result.edited, result.after) = (pass.text, pass.report)
      if pass.accepted.contains(where: \.isAboutDescription) { readable = result.after }
    }
    let isHarmless = HarmCheck(before: readable.findings, fixes: []).passes(result.after.findings) { _ in false }
    return (result, isHarmless)
  }

  /// Whether a finding has a fix that may be applied.
  private func isFixable(_ finding: Finding) -> Bool {
    finding.fix.map { ($0.isSafe || allowsUnsafe) && (rule == nil || finding.rule == rule) } ?? false
  }

  // MARK: - Passes

  /// A text with the fixes that were accepted.
  private struct Trial {
    var accepted: [Finding] = []
    var refused: [FixedFile.LeftOut] = []
    var untried = 0
    var text: EditedText
    var report: CheckedFile
  }

  /// Applies what can be applied at once.
  private func pass(
    over text: EditedText,
    _ report: CheckedFile,
    _ mayAddFixable: Bool,
    _ effort: inout Int
  ) -> Trial {
    let start = Trial(text: text, report: report)
    var trial = start
    let fixable = report.findings.filter(isFixable)
    // What could not be read comes first: then the rules judge what was meant.
    let groups = [fixable.filter(\.isAboutDescription), fixable.filter { !$0.isAboutDescription }]
    for group in groups {
      // A fix that is refused must not keep those away that touch it.
      var rest = group
      while trial.accepted.isEmpty, effort > 0, !rest.isEmpty {
        let (apart, touching) = Self.apart(rest)
        take(apart, &trial, from: start, mayAddFixable, &effort)
        rest = touching
      }
      if trial.accepted.isEmpty { trial.untried += rest.count }
    }
    return trial
  }

  /// Takes the fixes that do no harm: all of them, or else what can be taken of each half.
  private func take(
    _ fixes: [Finding],
    _ trial: inout Trial,
    from start: Trial,
    _ mayAddFixable: Bool,
    _ effort: inout Int
  ) {
    guard !fixes.isEmpty else { return }
    guard effort > 0 else { return trial.untried += fixes.count }
    let all = trial.accepted + fixes
    let edits = all.flatMap { $0.fix?.edits ?? [] }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    let text = start.text.applying(edits)
    let before = start.report
    let report = linter.check(text.bytes, name: before.name, path: before.path)
    effort -= report.weight
    let check = HarmCheck(before: before.findings, fixes: all)
    if check.passes(report.findings, isFixable: { mayAddFixable && isFixable($0) }) {
      (trial.accepted, trial.text, trial.report) = (all, text, report)
    } else if fixes.count == 1 {
      let line = before.position(of: fixes[0].range.lowerBound).line
      trial.refused.append(FixedFile.LeftOut(rule: fixes[0].rule, line: line))
    } else {
      take(Array(fixes[..<(fixes.count / 2)]), &trial, from: start, mayAddFixable, &effort)
      take(Array(fixes[(fixes.count / 2)...]), &trial, from: start, mayAddFixable, &effort)
    }
  }

  /// The fixes that do not touch an earlier one, and those that do.
  private static func apart(_ findings: [Finding]) -> (apart: [Finding], touching: [Finding]) {
    var apart: [Finding] = []
    var touching: [Finding] = []
    var last: Range<Int>?
    for (finding, range) in findings.compactMap({ finding in finding.fix.map { (finding, $0.range) } })
      .sorted(by: { $0.1.lowerBound < $1.1.lowerBound })
    {
      if let last {
        // What is added at an edge could end up on either side of it.
        let mayTouch = !last.isEmpty && !range.isEmpty
        guard mayTouch ? range.lowerBound >= last.upperBound : range.lowerBound > last.upperBound else {
          touching.append(finding)
          continue
        }
      }
      apart.append(finding)
      last = range
    }
    return (apart, touching)
  }
}
