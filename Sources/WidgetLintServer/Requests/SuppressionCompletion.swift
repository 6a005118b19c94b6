import WidgetLint

/// What can be written in a comment that suppresses findings.
struct SuppressionCompletion {
  private let comment: SuppressionComment
  private let text: DocumentText
  private let check: DocumentCheck

  /// Looks at a comment that suppresses.
  init(_ comment: SuppressionComment, in text: DocumentText, _ check: DocumentCheck) {
    self.comment = comment
    self.text = text
    self.check = check
  }

  /// What fits at an offset, and the bytes whose place it takes.
  func items(at offset: Int) -> (items: [CompletionItem], range: Range<Int>) {
    guard let (kind, word) = comment.word(at: offset) else { return ([], offset..<offset) }
    switch kind {
    case .directive:
      let meanings: [(Suppression.Scope, String)] = [
        (.next, "Suppress the findings about what begins on the next line"),
        (.line, "Suppress the findings on this line"), (.file, "Suppress the findings in the whole file"),
      ]
      return (
        meanings.map { CompletionItem(label: $0.rawValue, kind: .enumMember, documentation: $1) }, word
      )
    case .rule:
      let named = Set(comment.suppression.names.filter { $0.range != word }.map(\.id))
      let covered = Set(coveredFindings.map(\.rule))
      let ids = RuleGuide.suppressible(check).filter { !named.contains($0.id) }
      let sorted = ids.filter { covered.contains($0.id) } + ids.filter { !covered.contains($0.id) }
      return (sorted.map { CompletionItem(label: $0.id, kind: .enumMember, documentation: $0.summary) }, word)
    }
  }

  /// The findings that the comment would suppress.
  private var coveredFindings: [Finding] {
    guard let file = check.file else { return [] }
    let found = file.findings + file.suppressed.map(\.finding)
    let start = comment.suppression.range.lowerBound
    let known = Suppressions.find(in: file.tree)?.suppressions.first { $0.range.lowerBound == start }
    let line = text.line(at: start)
    let range: Range<Int>
    switch comment.suppression.scope {
    case .file: return found
    case .line: range = text.range(ofLine: line)
    case .next: range = known?.covered ?? text.range(ofLine: line + 1)
    case nil: return []
    }
    return found.filter { range.contains($0.range.lowerBound) }
  }
}

extension RuleGuide {
  /// The rules and checks that there are for a document and that a comment may suppress, sorted by id.
  static func suppressible(_ check: DocumentCheck) -> [RuleGuide] {
    let rules = check.scope?.known.rules ?? BuiltInRules.rules
    return (rules.map { RuleGuide($0) } + Check.all.map { RuleGuide($0) })
      .filter { canBeSuppressed($0.id) }.sorted { $0.id < $1.id }
  }

  /// Whether a comment may suppress a rule or check.
  static func canBeSuppressed(_ id: String) -> Bool {
    SuppressionCheck(rawValue: id) == nil && DescriptionCheck(rawValue: id)?.canBeSuppressed ?? true
  }
}
