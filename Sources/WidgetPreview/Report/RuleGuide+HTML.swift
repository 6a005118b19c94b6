import LintCore
import WidgetLint

extension RuleGuide {
  private static let statements: [String: String] = {
    let all = (try? BuiltInRules.statements()) ?? []
    return Dictionary(all.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
  }()

  /// Writes rationale, guideline, parameters, and the statements of the sources; the guideline is left out where the rules
  /// of one are together.
  func write(to html: inout HTML, namesGuideline: Bool = true) {
    if let rationale = document?.rationale { html.element("p", rationale) }
    if namesGuideline, let guideline = rule?.guideline {
      html.note("Guideline: \(guideline)")
    }
    if !parameters.isEmpty {
      html.note("A configuration may set \(parameters.map(\.words).joined(separator: "; "))")
    }
    let statements = (rule?.statements ?? []).compactMap { Self.statements[$0] }
    if statements.isEmpty { return }
    html.append("<ul class=\"muted\">")
    for statement in statements { html.element("li", "\u{201C}\(statement)\u{201D}") }
    html.append("</ul>")
  }
}
