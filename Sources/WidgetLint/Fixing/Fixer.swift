import LintCore

/// Applies the fixes of a file's findings as long as they do no harm.
///
/// Each pass tries fixes that do not touch each other, and keeps those after which the file is still YAML and has no
/// new finding. Passes end when no fix is left, when nothing changes, or at a limit.
public struct Fixer: Sendable {
  /// The linter that judges a text.
  package let linter: Linter
  /// Whether to apply unsafe fixes, which change design or wording, too.
  private let allowsUnsafe: Bool
  /// The only rule whose findings are fixed; nil for all rules.
  private let rule: String?

  /// The most passes over a file: a fix may uncover another finding with a fix, but not forever.
  fileprivate static let passes = 10

  /// The limit on the trials for a file, as their total `CheckedFile.weight` in bytes: finding the harmless fixes among
  /// many harmful ones takes many trials.
  private let trialWeight: Int

  /// Creates a fixer for the linter's findings that applies only safe fixes, or unsafe ones too.
  public init(_ linter: Linter, allowsUnsafe: Bool) {
    self.init(linter, allowsUnsafe: allowsUnsafe, rule: nil)
  }

  /// Creates a fixer for one rule or all; fixes still untried when the trials reach `trialWeight` bytes are left out.
  package init(_ linter: Linter, allowsUnsafe: Bool, rule: String? = nil, trialWeight: Int = 64 * 1024 * 1024) {
    (self.rule, self.linter, self.allowsUnsafe, self.trialWeight) = (rule, linter, allowsUnsafe, trialWeight)
  }

  /// Fixes a file that the same linter has checked.
  ///
  /// If a run ends with a new finding, it is repeated with fixes that add none, and the next run starts from there.
  public func fix(_ before: CheckedFile) -> FixedFile {
    var file = FixedFile(before)
    // Unreported findings could not be told from new ones.
    if before.isShortened { return file }
    var passes = FixPasses(fixer: self, weightLeft: trialWeight)
    for _ in 0..<Self.passes {
      passes.allowsNewFixable = true
      let (result, isHarmless) = passes.run(over: file)
      if isHarmless { return result }
      // A fix added a finding that another fix should have removed but was refused. Now each must be harmless alone.
      passes.allowsNewFixable = false
      let careful = passes.run(over: file).file
      if careful.fixed.count == file.fixed.count { return careful }
      file = careful
    }
    return file
  }

  /// Whether the fix of a finding in a file does no harm when applied alone.
  package func accepts(_ finding: Finding, in file: CheckedFile) -> Bool {
    guard !file.isShortened else { return false }
    var passes = FixPasses(fixer: self, weightLeft: trialWeight)
    var (result, accepted) = (FixedFile(file), [Finding]())
    passes.take([finding], from: FixedFile(file), into: &result, &accepted)
    return !accepted.isEmpty
  }

  /// Adds comments that suppress a file's findings for a reason, trying one kind of comment after the other.
  package func suppress(_ before: CheckedFile, reason: String) -> FixedFile {
    var file = FixedFile(before)
    if before.isShortened { return file }
    var passes = FixPasses(fixer: self, weightLeft: trialWeight, allowsNewFixable: false, reason: reason)
    for number in 0..<Self.passes {
      passes.commentKind = number
      file = passes.run(over: file).file
    }
    return file
  }

  /// The number of a file's findings that `--fix` fixes, and of the others that `--unsafe-fixes` fixes.
  package static func fixable(_ file: CheckedFile, by linter: Linter) -> (safe: Int, unsafe: Int) {
    let fixes = file.findings.compactMap(\.fix)
    if fixes.isEmpty { return (0, 0) }
    var safe = 0
    if fixes.contains(where: \.isSafe) {
      let fixed = Fixer(linter, allowsUnsafe: false).fix(file)
      safe = fixed.fixed.count
      // No fix is unsafe, so that allowing unsafe ones would change nothing.
      if fixes.allSatisfy(\.isSafe), fixed.after.findings.allSatisfy({ $0.fix == nil }) { return (safe, 0) }
    }
    return (safe, max(0, Fixer(linter, allowsUnsafe: true).fix(file).fixed.count - safe))
  }

  /// Whether a finding has a fix that this fixer may apply.
  fileprivate func isFixable(_ finding: Finding) -> Bool {
    finding.fix.map { ($0.isSafe || allowsUnsafe) && (rule == nil || finding.rule == rule) } ?? false
  }
}

/// The passes over one file.
///
/// A run makes passes until one accepts nothing. A pass tries all fixes that do not touch each other at once; if they
/// do harm, it tries each half, down to a single fix, which is refused. If it accepts none, it tries those that touch.
private struct FixPasses {
  let fixer: Fixer
  /// The weight that trials may still add up to, in bytes.
  var weightLeft: Int
  /// Whether a fix may add a finding that another fix removes.
  var allowsNewFixable = true
  /// The reason to give when suppressing findings; nil to fix them.
  var reason: String?
  /// The index of the kind of comment to try, from 0.
  var commentKind = 0

  /// Makes the passes, and returns the result and whether they added no finding.
  mutating func run(over file: FixedFile) -> (file: FixedFile, isHarmless: Bool) {
    var result = file
    var readable = file.after
    for _ in 0..<Fixer.passes {
      let accepted = pass(over: &result)
      if accepted.isEmpty { break }
      result.fixed += accepted.map(\.rule)
      if accepted.contains(where: \.isAboutDescription) { readable = result.after }
    }
    let isHarmless = HarmCheck(before: readable.findings, fixes: []).passes(result.after.findings)
    return (result, isHarmless)
  }

  /// Makes one pass, and returns the findings whose fixes were accepted.
  private mutating func pass(over file: inout FixedFile) -> [Finding] {
    let start = file
    (file.refused, file.untried) = ([], 0)
    var accepted: [Finding] = []
    let fixable =
      reason.map { SuppressionEdits(start.after).findings(trying: commentKind, reason: $0) }
      ?? start.after.findings.filter(fixer.isFixable)
    // Unreadable values come first: once they are fixed, rules judge the intended values.
    for group in [fixable.filter(\.isAboutDescription), fixable.filter { !$0.isAboutDescription }] {
      // A refused fix must not block those that touch it.
      var rest = group
      while accepted.isEmpty, weightLeft > 0, !rest.isEmpty {
        let (apart, touching) = Self.apart(rest)
        take(apart, from: start, into: &file, &accepted)
        rest = touching
      }
      if accepted.isEmpty { file.untried += rest.count }
    }
    return accepted
  }

  /// Applies the fixes if they do no harm together; otherwise does the same for each half.
  mutating func take(
    _ fixes: [Finding],
    from start: FixedFile,
    into file: inout FixedFile,
    _ accepted: inout [Finding]
  ) {
    guard !fixes.isEmpty else { return }
    guard weightLeft > 0 else { return file.untried += fixes.count }
    let all = accepted + fixes
    let edits = all.flatMap { $0.fix?.edits ?? [] }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    let text = start.edited.applying(edits)
    let before = start.after
    let after = fixer.linter.check(text.bytes, name: before.name, path: before.path)
    weightLeft -= after.weight
    let check = HarmCheck(before: before.findings, fixes: all, movesElements: reason == nil)
    if Self.unreadEnd(of: after) == Self.unreadEnd(of: before),
      check.passes(after.findings, isFixable: { allowsNewFixable && fixer.isFixable($0) })
    {
      (accepted, file.edited, file.after) = (all, text, after)
    } else if fixes.count == 1 {
      let line = before.position(of: fixes[0].range.lowerBound).line
      file.refused.append(FixedFile.LeftOut(rule: fixes[0].rule, line: line))
    } else {
      take(Array(fixes[..<(fixes.count / 2)]), from: start, into: &file, &accepted)
      take(Array(fixes[(fixes.count / 2)...]), from: start, into: &file, &accepted)
    }
  }

  /// The number of bytes after a syntax error, which are unread and must stay as they are; nil if there is none.
  private static func unreadEnd(of file: CheckedFile) -> Int? {
    file.findings.first { $0.rule == Check.yamlSyntax.id }.map { file.tree.sourceCount - $0.range.lowerBound }
  }

  /// Splits fixes into those that do not touch an earlier one, and those that do.
  private static func apart(_ findings: [Finding]) -> (apart: [Finding], touching: [Finding]) {
    var (apart, touching): ([Finding], [Finding]) = ([], [])
    let fixes = findings.compactMap { finding in finding.fix.map { (finding: finding, range: $0.range) } }
    var last: Range<Int>?
    for (finding, range) in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // Text inserted at the edge of another edit could end up on either side of it.
      let isApart = last.map { last in
        last.isEmpty || range.isEmpty ? range.lowerBound > last.upperBound : range.lowerBound >= last.upperBound
      }
      if isApart ?? true {
        apart.append(finding)
        last = range
      } else {
        touching.append(finding)
      }
    }
    return (apart, touching)
  }
}

/// A file before and after its fixes.
public struct FixedFile: Sendable {
  /// A fix that was left out.
  public struct LeftOut: Sendable, Hashable {
    /// The rule whose finding it would have fixed.
    public let rule: String
    /// The line of that finding, from 1.
    public let line: Int
  }

  /// The file before the fixes.
  public let before: CheckedFile
  /// The file after the fixes.
  public internal(set) var after: CheckedFile
  /// The text with the fixes, piece by piece.
  package internal(set) var edited: EditedText
  /// The rules whose findings were fixed, once for each finding.
  public internal(set) var fixed: [String] = []
  /// The fixes that were left out because they would have added a finding.
  public internal(set) var refused: [LeftOut] = []
  /// The number of fixes that were left out because trying them would have taken too long.
  public internal(set) var untried = 0

  /// Creates the result for a file before any fix.
  init(_ file: CheckedFile) {
    (before, after) = (file, file)
    edited = EditedText(Array(file.bytes[..<file.tree.sourceCount]))
  }

  /// The text with the fixes.
  public var text: String { String(decoding: edited.bytes, as: UTF8.self) }

  /// Whether the text was changed.
  public var isChanged: Bool { !fixed.isEmpty }
}
