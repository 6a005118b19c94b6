import LintSystem
import WidgetLint
import YAML

/// Suppressions: the comment that suppresses a finding, found by trying.
extension CodeActionList {
  /// The edit that suppresses a finding and does nothing else; nil if there is none.
  func suppression(of finding: Finding) -> TextEdit? {
    guard let file = check.file else { return nil }
    if check.kind == .source { return suppression(of: finding, inSource: file) }
    guard let linter = check.linter else { return nil }
    return candidates(for: finding, in: file).first { edit in
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

  /// A comment after the line; the id in a suppression that covers it; a comment above it, or above what it is in.
  private func candidates(for finding: Finding, in file: CheckedFile) -> [TextEdit] {
    let text = check.text
    func comment(_ scope: Suppression.Scope) -> String {
      "# \(ProductInfo.name):\(scope.rawValue) \(finding.rule) -- "
    }
    func insertion(_ place: Int, _ text: String) -> TextEdit { TextEdit(place..<place, text) }
    let start = finding.range.lowerBound
    let lineEnd = text.range(ofLine: text.line(at: start)).upperBound
    let known = (Suppressions.find(in: file.tree)?.suppressions ?? [])
      .filter { $0.covered.contains(start) && $0.scope != .file }
    // The lines on which the finding's node and those around it begin, from the innermost.
    let around = file.tree.steps(to: start).steps.reversed().map { Int(file.tree[$0.first].start) }
    return [insertion(lineEnd, " " + comment(.line))]
      + known.compactMap { $0.names.last.map { insertion($0.range.upperBound, ", \(finding.rule)") } }
      + ([start] + around).map(text.line).unique.map { line in
        let range = text.range(ofLine: line)
        let indent = String(decoding: text.bytes[range].prefix { $0 == 0x20 }, as: UTF8.self)
        // A byte order mark stays in front.
        let place = line == 0 ? text.markLength : range.lowerBound
        return insertion(place, indent + comment(.next) + text.lineBreak)
      }
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
