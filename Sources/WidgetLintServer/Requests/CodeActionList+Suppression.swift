import LintSystem
import WidgetImport
import WidgetLint
import YAML

/// Suppressions: the comment that suppresses a finding, found by trying.
extension CodeActionList {
  /// The edit that suppresses a finding and does nothing else; nil if there is none.
  func suppression(of finding: Finding) -> TextEdit? {
    guard let file = check.file else { return nil }
    if check.kind == .source { return suppression(of: finding, inSource: file) }
    guard let linter = check.linter else { return nil }
    return SuppressionEdits(file).candidates([finding.rule], at: finding.range.lowerBound, reason: "").first { edit in
      let changed = check.text.replacing(edit.range, with: Array(edit.replacement.utf8)).bytes
      let after = linter.check(changed, name: file.name, path: file.path).findings
      return isOnlyMissing(finding, in: after, before: file.findings)
    }
  }

  /// The comment above a line of a source that suppresses a finding there; nil where comments do not.
  private func suppression(of finding: Finding, inSource file: CheckedFile) -> TextEdit? {
    guard let (opening, closing) = SourceComments.signs(in: FilePath(file.path)) else { return nil }
    let text = check.text
    let line = text.range(ofLine: text.line(at: finding.range.lowerBound))
    // In a string of several lines it would be text.
    if SourceStrings.hold(line.lowerBound, in: text.bytes, of: FilePath(file.path)) { return nil }
    let indent = String(decoding: text.bytes[line].prefix(while: \.isBlank), as: UTF8.self)
    let comment = "\(opening)\(ProductInfo.name):\(Suppression.Scope.next.rawValue) \(finding.rule) --"
    let edit = TextEdit(
      line.lowerBound..<line.lowerBound,
      indent + comment + (closing.isEmpty ? " " : closing) + text.lineBreak
    )
    let changed = YAMLStream(plain: text.replacing(edit.range, with: Array(edit.replacement.utf8)).bytes)
    var moved = finding
    let distance = edit.replacement.utf8.count
    moved.range = finding.range.lowerBound + distance..<finding.range.upperBound + distance
    var suppressions = Suppressions.find(in: SourceComments(changed))
    return suppressions?.part([moved]).left.isEmpty == true ? edit : nil
  }

  /// Whether a finding is gone and nothing has come but that the comment still wants a reason.
  private func isOnlyMissing(_ finding: Finding, in after: [Finding], before: [Finding]) -> Bool {
    // What tells findings apart in texts that differ by a comment.
    func key(_ finding: Finding) -> [String] { [finding.rule, finding.path, finding.message] }
    let after = after.filter { $0.rule != Check.suppressionWithoutReason.id }
    var allowed: [[String]: Int] = [:]
    for finding in before { allowed[key(finding), default: 0] += 1 }
    for finding in [finding] + after { allowed[key(finding), default: 0] -= 1 }
    return allowed.values.allSatisfy { $0 >= 0 }
  }
}
