import WidgetLint
import YAML

/// Completes a comment that suppresses findings, or begins to, as far as it is typed.
struct SuppressionCompletion {
  private let check: DocumentCheck
  private let tree: YAMLStream
  private let suppression: Suppression

  /// Reads a comment of a tree; nil if it is no suppression.
  init?(_ comment: YAMLComment, in tree: YAMLStream, _ check: DocumentCheck) {
    guard let suppression = Suppression(comment, in: tree) else { return nil }
    (self.suppression, self.tree, self.check) = (suppression, tree, check)
  }

  /// The items that fit at an offset, and the bytes whose place they take.
  func items(at offset: Int) -> (items: [CompletionItem], range: Range<Int>) {
    if directive.touches(offset) {
      let meanings: [(Suppression.Scope, String)] = [
        (.next, "Suppress the findings about what begins on the next line"),
        (.line, "Suppress the findings on this line"), (.file, "Suppress the findings in the whole file"),
      ]
      return (meanings.map { CompletionItem(label: $0.rawValue, kind: .enumMember, documentation: $1) }, directive)
    }
    guard let word = ruleName(at: offset) else { return ([], offset..<offset) }
    let named = suppression.names.filter { $0.range != word }.map(\.id)
    let covered = Set(coveredFindings.map(\.rule))
    let rules = check.suppressibleRules.filter { !named.contains($0.id) }
    let sorted = rules.filter { covered.contains($0.id) } + rules.filter { !covered.contains($0.id) }
    return (sorted.map { CompletionItem(label: $0.id, kind: .enumMember, documentation: $0.summary) }, word)
  }

  /// The bytes of the directive, which follows the first colon.
  private var directive: Range<Int> {
    let bytes = tree.bytes[suppression.range]
    let start = (bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.startIndex) + 1
    return start..<start + suppression.directive.utf8.count
  }

  /// The bytes of a rule's id that is at an offset, or could be; nil if that is a place for a reason.
  private func ruleName(at offset: Int) -> Range<Int>? {
    if let name = suppression.names.first(where: { $0.range.touches(offset) }) { return name.range }
    let name = suppression.names.last { $0.range.upperBound < offset }
    let before = tree.bytes[(name?.range ?? directive).upperBound..<max(directive.upperBound, offset)]
    // The reason follows two dashes.
    let isInList = before.allSatisfy { $0.isBlank || $0 == UInt8(ascii: ",") }
    let isParted = name == nil ? before.first?.isBlank == true : before.contains(UInt8(ascii: ","))
    return isInList && isParted ? offset..<offset : nil
  }

  /// The findings that the comment would suppress.
  private var coveredFindings: [Finding] {
    guard let file = check.file else { return [] }
    let found = file.findings + file.suppressed.map(\.finding)
    let start = suppression.range.lowerBound
    let known = Suppressions.find(in: file.tree)?.suppressions.first { $0.range.lowerBound == start }
    let line = check.text.line(at: start)
    let range: Range<Int>
    switch suppression.scope {
    case .file: return found
    case .line: range = check.text.range(ofLine: line)
    case .next: range = known?.covered ?? check.text.range(ofLine: line + 1)
    case nil: return []
    }
    return found.filter { range.contains($0.range.lowerBound) }
  }
}
