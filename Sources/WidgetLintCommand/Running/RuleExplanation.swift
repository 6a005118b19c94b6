import LintCore
import WidgetLint

/// A rule's documentation, as its file has it.
enum RuleExplanation {
  /// What a rule asks, why, its parameters and its examples.
  static func text(_ document: RuleDocument, _ configured: ConfiguredRule) -> String {
    let rule = document.rule
    let parameters = configured.parameters
    var text = "\(rule.id) (\(configured.severity))\n\(rule.summary)\n\n"
    if let rationale = document.rationale { text += "\(wrapped(rationale))\n" }
    if let guideline = rule.guideline { text += "Guideline: \(guideline)\n" }
    for (place, address) in rule.documentation.enumerated() {
      text += "\(place == 0 ? "Sources:  " : "          ") \(address)\n"
    }
    text += "Looks at:  \(rule.given.map(\.text).joined(separator: ", "))\n"
    if !parameters.isEmpty {
      text += "\nParameters, which a configuration may set:\n"
      for parameter in parameters {
        text += "  \(parameter.name): \(parameter.values.map(\.data.shown).joined(separator: ", "))\n"
      }
    }
    for (place, help) in rule.help.variants.enumerated() {
      let words = help.template.filled(
        for: Failure(node: 0, actual: nil, expected: nil),
        field: "",
        widget: nil,
        parameters: parameters
      )
      text += place == 0 ? "\nWhat to do: \(words)\n" : "        or: \(words)\n"
    }
    if let reason = document.noFix { text += "No fix:     \(reason)\n" }
    for fix in rule.fixes {
      text += "Fix:        \(fix.description), with \(fix.isSafe ? "--fix" : "--unsafe-fixes")\n"
    }
    for example in document.examples {
      let reports = example.reports.map { $0.isEmpty ? "the document" : $0 }.joined(separator: ", ")
      text += "\n" + (reports.isEmpty ? "Complies" : "Reported at \(reports)")
      if !example.parameters.isEmpty {
        let values = example.parameters.map { "\($0.name): \($0.values.map(\.data.shown).joined(separator: ", "))" }
        text += " with \(values.joined(separator: "; "))"
      }
      text += ":\n\n" + indented(example.description)
    }
    return text
  }

  /// What a check of the description asks.
  static func text(_ check: RuleDescription) -> String {
    let guides = DescriptionCheck(rawValue: check.id)?.guides ?? []
    return "\(check.id) (\(check.severity))\n\(check.summary)\n" + guides.map { "\n\($0.text)" }.joined()
  }

  /// The same as JSON.
  static func json(_ document: RuleDocument, _ configured: ConfiguredRules) -> JSONText {
    let rule = document.rule
    let parameters = zip(rule.parameters, configured.parameters(of: rule)).map { own, set in
      (own.name, JSONText.object([("value", value(set)), ("default", value(own))]))
    }
    let examples = document.examples.map { example in
      JSONText.object([
        ("description", .text(example.description)), ("reports", .list(example.reports.map { .text($0) })),
        ("parameters", .object(example.parameters.map { ($0.name, value($0)) })), ("fixed", JSONText(example.fixed)),
      ])
    }
    return .object([
      ("id", .text(rule.id)), ("severity", .text(configured.severity(of: rule.id, byItself: rule.severity.name))),
      ("default", .text(rule.severity.name)), ("setIn", JSONText(configured.origin(of: rule.id))),
      ("guideline", JSONText(rule.guideline)), ("summary", .text(rule.summary)),
      ("rationale", JSONText(document.rationale)), ("given", .list(rule.given.map { .text($0.text) })),
      ("parameters", .object(parameters)),
      (
        "fixes",
        .list(
          rule.fixes.map { .object([("description", .text($0.description)), ("safe", .boolean($0.isSafe))]) }
        )
      ), ("noFix", JSONText(document.noFix)), ("examples", .list(examples)),
    ])
  }

  private static func value(_ parameter: RuleParameter) -> JSONText {
    let values = parameter.values.map { JSONText($0.data) }
    return parameter.isList ? .list(values) : values.first ?? .null
  }

  /// What a check of the description asks, as JSON.
  static func json(_ check: RuleDescription) -> JSONText {
    let types = (DescriptionCheck(rawValue: check.id)?.guides ?? []).map { guide in
      JSONText.object([
        ("name", .text(guide.name)), ("expected", .text(guide.expected)),
        ("right", .list(guide.examples.right.map { .text($0) })),
        ("wrong", .list(guide.examples.wrong.map { .text($0) })),
      ])
    }
    return .object([
      ("id", .text(check.id)), ("severity", .text(check.severity)), ("summary", .text(check.summary)),
      ("types", .list(types)),
    ])
  }

  private static func wrapped(_ text: String, width: Int = 80) -> String {
    var lines: [String] = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: "") {
      $0 += $1.isEmpty ? "" : "    \($1)\n"
    }
  }
}
