import LintCore
import WidgetLint

/// Rules and statements as lists.
enum RuleList {
  /// The rules, a line each or as JSON; the checks of the description follow.
  static func text(_ guides: [RuleGuide], _ isJSON: Bool) -> String {
    if isJSON { return JSONText.list(guides.map(\.listed)).pretty() + "\n" }
    return TextTable.lines(
      guides.map { guide in
        let byItself = "  # \(guide.defaultSeverity.name) by itself"
        let origin = guide.origin.map { "\(byItself), set in \(VisibleText.escaped($0))" } ?? ""
        return [guide.id, guide.shownSeverity, VisibleText.escaped(guide.summary) + origin]
      }
    )
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
        ("rules", .texts(row.rules)), ("reason", JSONText(row.statement.reason)),
      ])
    }
    return JSONText.list(list).pretty() + "\n"
  }
}
