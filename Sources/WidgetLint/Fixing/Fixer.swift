import LintCore

/// Applies the fixes of a file's findings, as long as they do no harm.
///
/// Each pass takes fixes that do not touch each other, and keeps those after which the file is still YAML and has no
/// new finding; the passes end when no fix is left or nothing changes.
public struct Fixer: Sendable {
  /// The linter that judges a text.
  package let linter: Linter
  /// Whether fixes that change the meaning are taken.
  private let allowsUnsafe: Bool
  /// The only rule whose findings are fixed; nil if all are.
  private let rule: String?

  /// The most passes over a file: a fix may uncover a finding that another one fixes, but not for ever.
  fileprivate static let passes = 10

  /// The most bytes of text tried for a file: finding harmless fixes among many harmful ones takes many trials.
  private let trialWeight: Int

  /// A fixer for the linter's findings that takes only safe fixes, or all.
  public init(_ linter: Linter, allowsUnsafe: Bool) {
    self.init(linter, allowsUnsafe: allowsUnsafe, rule: nil)
  }

  /// A fixer for one rule or all; `trialWeight` limits the trials for a file, and the fixes left then are left out.
  package init(_ linter: Linter, allowsUnsafe: Bool, rule: String? = nil, trialWeight: Int = 64 * 1024 * 1024) {
    (self.rule, self.linter, self.allowsUnsafe, self.trialWeight) = (rule, linter, allowsUnsafe, trialWeight)
  }

  /// Fixes a file that the same linter has checked. A run that adds a finding is made again with fixes that add none,
  /// and the next run goes on from there.
  public func fix(_ before: CheckedFile) -> FixedFile {
    var file = FixedFile(before)
    // If some findings are not known, a fix may add others unnoticed.
    if before.isShortened { return file }
    var passes = FixPasses(fixer: self, weightLeft: trialWeight)
    for _ in 0..<Self.passes {
      passes.allowsNewFixable = true
      let (result, isHarmless) = passes.run(over: file)
      if isHarmless { return result }
      // A fix added a finding that another, refused fix should have removed; now each must be harmless by itself.
      passes.allowsNewFixable = false
      let careful = passes.run(over: file).file
      if careful.fixed.count == file.fixed.count { return careful }
      file = careful
    }
    return file
  }

  /// Whether the fix of a finding in a file does no harm by itself.
  package func accepts(_ finding: Finding, in file: CheckedFile) -> Bool {
    guard !file.isShortened else { return false }
    var passes = FixPasses(fixer: self, weightLeft: trialWeight)
    var (result, accepted) = (FixedFile(file), [Finding]())
    passes.take([finding], from: FixedFile(file), into: &result, &accepted)
    return !accepted.isEmpty
  }

  /// Writes comments that suppress a file's findings, with a reason; if one kind does harm, the next is tried.
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

  /// The number of a file's findings that `--fix` would fix, and of those that only `--unsafe-fixes` would.
  package static func fixable(_ file: CheckedFile, by linter: Linter) -> (safe: Int, unsafe: Int) {
    let fixes = file.findings.compactMap(\.fix)
    if fixes.isEmpty { return (0, 0) }
    var safe = 0
    if fixes.contains(where: \.isSafe) {
      let fixed = Fixer(linter, allowsUnsafe: false).fix(file)
      safe = fixed.fixed.count
      // Allowing unsafe fixes would change nothing.
      if fixes.allSatisfy(\.isSafe), fixed.after.findings.allSatisfy({ $0.fix == nil }) { return (safe, 0) }
    }
    return (safe, max(0, Fixer(linter, allowsUnsafe: true).fix(file).fixed.count - safe))
  }

  /// Whether a finding has a fix that may be applied.
  fileprivate func isFixable(_ finding: Finding) -> Bool {
    finding.fix.map { ($0.isSafe || allowsUnsafe) && (rule == nil || finding.rule == rule) } ?? false
  }
}

/// The passes over one file.
///
/// A run makes passes until one accepts nothing. A pass tries all fixes at once that do not touch each other, then each
/// half of those that do harm, down to a single fix, which is refused; if it accepts none, it tries those that touch.
private struct FixPasses {
  let fixer: Fixer
  /// The bytes of text that may still be tried.
  var weightLeft: Int
  /// Whether a fix may add a finding that another fix removes.
  var allowsNewFixable = true
  /// The reason for which findings are suppressed; nil if they are fixed.
  var reason: String?
  /// The number of the kind of comment to try.
  var commentKind = 0

  /// Makes the passes, and returns whether they added no finding.
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

  /// Applies the fixes that can be applied together, and returns the findings whose fixes were accepted.
  private mutating func pass(over file: inout FixedFile) -> [Finding] {
    let start = file
    (file.refused, file.untried) = ([], 0)
    var accepted: [Finding] = []
    let fixable =
      reason.map { SuppressionEdits(start.after).findings(trying: commentKind, reason: $0) }
      ?? start.after.findings.filter(fixer.isFixable)
    // Unreadable values come first: after that, rules judge the intended values.
    for group in [fixable.filter(\.isAboutDescription), fixable.filter { !$0.isAboutDescription }] {
      // A refused fix must not keep away those that touch it.
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

  /// Takes the fixes that do no harm: all of them, or else as many as possible of each half.
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

  /// The number of bytes after an error of syntax, which are not read, so that fixes do not change it; nil without one.
  private static func unreadEnd(of file: CheckedFile) -> Int? {
    file.findings.first { $0.rule == Check.yamlSyntax.id }.map { file.tree.sourceCount - $0.range.lowerBound }
  }

  /// The fixes that do not touch an earlier one, and those that do.
  private static func apart(_ findings: [Finding]) -> (apart: [Finding], touching: [Finding]) {
    var (apart, touching): ([Finding], [Finding]) = ([], [])
    let fixes = findings.compactMap { finding in finding.fix.map { (finding: finding, range: $0.range) } }
    var last: Range<Int>?
    for (finding, range) in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // Text added at an edge could end up on either side of it.
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

/// A file after its fixes.
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
  /// The rules whose findings were fixed, one entry for each finding.
  public internal(set) var fixed: [String] = []
  /// The fixes that were left out, since they would have added a finding.
  public internal(set) var refused: [LeftOut] = []
  /// The number of fixes that were left out because finding the harmless ones would take too long.
  public internal(set) var untried = 0

  /// A file as it is before any fix.
  init(_ file: CheckedFile) {
    (before, after) = (file, file)
    edited = EditedText(Array(file.bytes[..<file.tree.sourceCount]))
  }

  /// The text with the fixes.
  public var text: String { String(decoding: edited.bytes, as: UTF8.self) }

  /// Whether the text was changed.
  public var isChanged: Bool { !fixed.isEmpty }
}
