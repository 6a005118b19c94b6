import WidgetLint

/// What is said of a rule or a check as it is configured for a document: `explain` without the examples.
struct RuleText {
  private let id: String
  private let check: DocumentCheck

  /// The words for a rule or check.
  init(_ id: String, _ check: DocumentCheck) {
    self.id = id
    self.check = check
  }

  /// Adds them to a hover; nothing where there is no such rule.
  func add(to hover: inout HoverText) {
    if let document = check.scope.flatMap({ try? $0.known.document(id) }) {
      add(document, to: &hover)
    } else if let known = CheckList.descriptions.first(where: { $0.id == id }) {
      let set = check.linter?.settings.checkSeverities[id].map { $0?.name ?? "off" }
      hover.add(id, [set ?? known.severity], [known.summary])
    }
  }

  private func add(_ document: RuleDocument, to hover: inout HoverText) {
    let settings = check.linter?.settings
    let set = settings?.rules.first { $0.id == id }
    let rule = set ?? document.rule
    var paragraphs = [rule.summary]
    if let rationale = document.rationale {
      paragraphs.append(rationale.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    if let guideline = rule.guideline { paragraphs.append("Guideline: \(guideline)") }
    for parameter in rule.parameters {
      paragraphs.append("\(parameter.name): \(parameter.values.map(\.data.shown).joined(separator: ", "))")
    }
    for fix in rule.fixes { paragraphs.append("Fix: \(fix.description) (\(fix.isSafe ? "safe" : "unsafe"))") }
    if let reason = document.noFix { paragraphs.append("No fix: \(reason)") }
    hover.add(id, [settings != nil && set == nil ? "off" : rule.severity.name], paragraphs)
  }
}
