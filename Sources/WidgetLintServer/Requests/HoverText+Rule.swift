import WidgetLint

extension HoverText {
  /// Adds what is said of a rule or a check as it is set for a document; nothing where there is no such rule.
  mutating func add(rule id: String, _ check: DocumentCheck) {
    let document = check.scope.flatMap { try? $0.known.document(id) }
    guard let own = document.map({ RuleGuide($0) }) ?? Check.named(id).map({ RuleGuide($0) }) else { return }
    let guide = (check.linter?.settings).map { own.configured(by: $0) } ?? own
    var paragraphs = [guide.summary]
    if let rationale = document?.rationale {
      paragraphs.append(rationale.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    if let guideline = guide.rule?.guideline { paragraphs.append("Guideline: \(guideline)") }
    paragraphs += guide.parameters.map(\.shown)
    paragraphs += (guide.rule?.fixes ?? []).map { "Fix: \($0.description) (\($0.isSafe ? "safe" : "unsafe"))" }
    if let reason = document?.noFix { paragraphs.append("No fix: \(reason)") }
    add(id, [guide.shownSeverity], paragraphs)
  }
}
