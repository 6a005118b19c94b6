import LintCore
import WidgetLint

/// The rules' parts of a page, each with an id that links lead to.
struct RuleArticles {
  private var numbers: [String: Int] = [:]

  /// The id of a rule's part: its own, or a number where that could be more than a name.
  mutating func id(of rule: String) -> String {
    let isName = rule.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
    if isName, !rule.isEmpty { return "rule-\(rule)" }
    let number = numbers[rule] ?? numbers.count + 1
    numbers[rule] = number
    return "rule.\(number)"
  }

  /// The part about a rule, with its severity if the page tells that.
  mutating func article(_ rule: String, _ summary: String, severity: String? = nil, _ content: Markup) -> Markup {
    let name = severity.map { " \($0)" } ?? ""
    let word: Markup = severity.map { " <span class=\"severity\">\($0)</span>" } ?? ""
    return """
      <article class="rule\(name)" id="\(id(of: rule))" tabindex="-1"><h3>\(Markup.words(summary))\(word)</h3>\
      <p class="muted code">\(rule)</p>\(content)</article>

      """
  }
}

extension RuleGuide {
  private static let statements: [String: String] = {
    let all = BuiltInGuidelines.all.flatMap { (try? $0.loaded().statements) ?? [] }
    return Dictionary(all.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
  }()

  /// Rationale, guideline, parameters, and the statements of the sources; the guideline is left out where the rules of one
  /// are together.
  func details(namesGuideline: Bool) -> Markup {
    var html: Markup = ""
    if let rationale = document?.rationale { html += "<p>\(Markup.words(rationale))</p>" }
    if namesGuideline, let guideline = rule?.guideline { html += .note("Guideline: \(guideline)") }
    if !parameters.isEmpty {
      html += .note("A configuration may set \(parameters.map(\.words).joined(separator: "; "))")
    }
    let statements = (rule?.statements ?? []).compactMap { Self.statements[$0] }
    if statements.isEmpty { return html }
    let quotes = statements.map { "<li>\u{201C}\(Markup.words($0))\u{201D}</li>" as Markup }
    return "\(html)<ul class=\"muted\">\(quotes)</ul>"
  }
}
