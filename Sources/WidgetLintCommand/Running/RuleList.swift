import LintCore
import WidgetLint

/// Rules and statements as lists.
enum RuleList {
  /// The rules, a line each or as JSON; the checks of the description follow.
  static func text(_ configured: ConfiguredRules, _ isJSON: Bool) -> String {
    let rules = configured.rules
    guard isJSON else {
      let all =
        rules.map { ($0.id, $0.severity.name, VisibleText.escaped($0.summary)) }
        + CheckList.descriptions.map { ($0.id, $0.severity, $0.summary) }
      return TextTable.lines(
        all.map { id, severity, summary in
          let origin = configured.origin(of: id).map { "  # \(severity) by itself, set in \(VisibleText.escaped($0))" }
          return [id, configured.severity(of: id, byItself: severity), summary + (origin ?? "")]
        }
      )
    }
    let list = rules.map { rule in
      JSONText.object([
        ("id", .text(rule.id)), ("severity", .text(configured.severity(of: rule.id, byItself: rule.severity.name))),
        ("guideline", JSONText(rule.guideline)),
        ("summary", .text(rule.summary)),
        ("parameters", .object(configured.parameters(of: rule).map { ($0.name, json($0)) })),
        ("default", .text(rule.severity.name)), ("setIn", JSONText(configured.origin(of: rule.id))),
        ("documentation", .list(rule.documentation.map { .text($0) })),
      ])
    }
    let checks = CheckList.descriptions.map { check in
      JSONText.object([
        ("id", .text(check.id)), ("severity", .text(configured.severity(of: check.id, byItself: check.severity))),
        ("guideline", .null),
        ("summary", .text(check.summary)), ("parameters", .object([])),
        ("default", .text(check.severity)), ("setIn", JSONText(configured.origin(of: check.id))),
        ("documentation", .list([])),
      ])
    }
    return JSONText.list(list + checks).pretty() + "\n"
  }

  /// The statements of the sources with the rules that check them.
  static func coverage(_ coverage: Coverage, _ isJSON: Bool) -> String {
    guard isJSON else {
      return coverage.rows.map { row in
        let answer = row.statement.reason.map { "no rule: \($0)" } ?? row.rules.joined(separator: ", ")
        return "\(row.statement.source)  \(row.statement.text)\n     \(answer)\n"
      }.joined()
    }
    let list = coverage.rows.map { row in
      JSONText.object([
        ("id", .text(row.statement.id)), ("source", .text(row.statement.source)), ("text", .text(row.statement.text)),
        ("rules", .list(row.rules.map { .text($0) })), ("reason", JSONText(row.statement.reason)),
      ])
    }
    return JSONText.list(list).pretty() + "\n"
  }

  private static func json(_ parameter: RuleParameter) -> JSONText {
    let values = parameter.values.map { JSONText($0.data) }
    return parameter.isList ? .list(values) : values.first ?? .null
  }
}
