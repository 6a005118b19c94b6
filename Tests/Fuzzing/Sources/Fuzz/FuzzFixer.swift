import Invariants
import LintCore
import WidgetLint
import YAML

/// Fixes remove their findings and do no harm, a second run changes nothing, and the diff shows exactly the changes.
enum FuzzFixer {
  /// The rule or check of a finding, with its path without indices.
  private typealias Kind = [String]

  static func check(_ bytes: [UInt8]) {
    // One run per input is enough: a neighbor of each input has the other parity.
    let allowsUnsafe = bytes.count % 2 == 0
    let once = LintInvariants.fix(bytes, allowsUnsafe: allowsUnsafe)
    checkEdits(of: once.before)
    let fixed = once.edited.bytes
    Fuzzer.expect(once.isChanged == (fixed != bytes), "the text is not what was said to be fixed")
    checkDiff(of: once)
    guard once.isChanged else { return }
    LintInvariants.check(once.after.findings, in: YAMLStream(fixed))
    checkHarm(of: once)
    let twice = LintInvariants.fix(fixed, allowsUnsafe: allowsUnsafe)
    Fuzzer.expect(!twice.isChanged, "a second run fixes \(twice.fixed)")
    Fuzzer.expect(kinds(twice.before) == kinds(once.after), "the fixed text is not what was judged")
    let fixable = once.after.findings.count { $0.fix.map { $0.isSafe || allowsUnsafe } ?? false }
    Fuzzer.expect(
      fixable == once.refused.count,
      "\(fixable) findings can still be fixed, \(once.refused.count) fixes were refused"
    )
  }

  /// Checks that the edits of each fix are in order and on code point boundaries.
  private static func checkEdits(of report: CheckedFile) {
    let places = PlaceInvariants(YAMLStream(report.bytes))
    for finding in report.findings {
      guard let fix = finding.fix else { continue }
      Fuzzer.expect(!fix.edits.isEmpty, "the fix of \(finding.rule) changes nothing")
      for edit in fix.edits { places.check(edit.range, "an edit of \(finding.rule)") }
      for (edit, next) in zip(fix.edits, fix.edits.dropFirst()) {
        Fuzzer.expect(edit.range.upperBound <= next.range.lowerBound, "edits of \(finding.rule) overlap")
      }
    }
  }

  /// Checks for no new findings about the description, nor of rules, except where a value became readable.
  private static func checkHarm(of file: FixedFile) {
    let before = kinds(file.before)
    let isReadable = !file.fixed.contains { Check(rawValue: $0)?.subject == .description }
    for (kind, count) in kinds(file.after) where isReadable || !mayBeUncovered(kind[0]) {
      Fuzzer.expect(count <= before[kind, default: 0], "\(kind) is new after fixes of \(file.fixed)")
    }
  }

  /// Whether a finding may be about a value that was unreadable before.
  private static func mayBeUncovered(_ rule: String) -> Bool {
    switch Check(rawValue: rule) {
    case .yamlSyntax, .limitExceeded, .duplicateKey, .emptyDescription: false
    default: true
    }
  }

  private static func checkDiff(of file: FixedFile) {
    let diff = UnifiedDiff(file.edited, name: Array("a".utf8)).bytes
    Fuzzer.expect(diff.isEmpty == !file.isChanged, "the diff does not say whether something has changed")
    let patched = try? PatchedText(file.edited.original, diff)
    Fuzzer.expect(patched?.bytes == file.edited.bytes, "the diff does not lead to the fixed text")
  }

  private static func kinds(_ report: CheckedFile) -> [Kind: Int] {
    report.findings.reduce(into: [:]) { kinds, finding in
      let path = finding.path.split(separator: "/").map { $0.allSatisfy(\.isNumber) ? "" : String($0) }
      kinds[[finding.rule] + path, default: 0] += 1
    }
  }
}
