import WidgetLint

/// Finds the comment that suppresses a finding, by trying.
struct Suppressor {
  /// What tells findings apart in texts that differ by a comment.
  private struct Kind: Hashable {
    let rule: String
    let path: String
    let message: String

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.path
      message = finding.message
    }
  }

  private let file: CheckedFile
  private let linter: Linter
  private let text: DocumentText

  /// Looks at a text that was checked.
  init(_ file: CheckedFile, _ linter: Linter, _ text: DocumentText) {
    self.file = file
    self.linter = linter
    self.text = text
  }

  /// The edit that suppresses a finding and does nothing else; nil if there is none.
  func edit(suppressing finding: Finding) -> TextEdit? {
    candidates(for: finding).first { isHarmless($0, suppressing: finding) }
  }

  /// A comment after the line; the id in a suppression that covers it; a comment above it, or above what it is in.
  private func candidates(for finding: Finding) -> [TextEdit] {
    let start = finding.range.lowerBound
    let line = text.line(at: start)
    let end = text.range(ofLine: line).upperBound
    var edits = [TextEdit(end..<end, " # \(ProductInfo.name):\(Suppression.Scope.line.rawValue) \(finding.rule) -- ")]
    for suppression in Suppressions.find(in: file.tree)?.suppressions ?? [] where suppression.covered.contains(start) {
      guard suppression.scope != .file, let last = suppression.names.last else { continue }
      edits.append(TextEdit(last.range.upperBound..<last.range.upperBound, ", \(finding.rule)"))
    }
    return edits
      + linesAbove(start).map { line in
        let range = text.range(ofLine: line)
        let indent = String(decoding: text.bytes[range].prefix { $0 == 0x20 }, as: UTF8.self)
        let comment = "# \(ProductInfo.name):\(Suppression.Scope.next.rawValue) \(finding.rule) -- "
        // A byte order mark stays in front.
        let first = line == 0 && text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : range.lowerBound
        return TextEdit(first..<first, indent + comment + text.lineBreak)
      }
  }

  /// The lines on which the finding's node and those around it begin, from the innermost.
  private func linesAbove(_ start: Int) -> [Int] {
    let around = file.tree.steps(to: start).steps.reversed().map { file.tree[$0.key ?? $0.value].range.lowerBound }
    var lines: [Int] = []
    for line in ([start] + around).map(text.line) where !lines.contains(line) { lines.append(line) }
    return lines
  }

  private func isHarmless(_ edit: TextEdit, suppressing finding: Finding) -> Bool {
    let changed = text.replacing(edit.range, with: Array(edit.replacement.utf8)).bytes
    let after = linter.check(changed, name: file.name, path: file.path).findings
    var allowed: [Kind: Int] = [:]
    for finding in file.findings { allowed[Kind(finding), default: 0] += 1 }
    allowed[Kind(finding), default: 0] -= 1
    for finding in after where finding.rule != SuppressionCheck.withoutReason.rawValue {
      allowed[Kind(finding), default: 0] -= 1
    }
    return allowed.values.allSatisfy { $0 >= 0 }
  }
}
