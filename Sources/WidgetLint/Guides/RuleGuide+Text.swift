import LintCore

extension RuleGuide {
  /// The text of `explain`: the rule's aim, its reasons, its parameters and its examples.
  package var text: String {
    let severity = origin.map { "\(shownSeverity), set in \($0); \(defaultSeverity.name) by itself" } ?? shownSeverity
    let head = "\(id) (\(severity))\n\(summary)\n"
    guard let rule else { return head + valueGuides.map { "\n\($0.text)" }.joined() }
    var text = head + "\n"
    if let rationale = document?.rationale { text += "\(Self.wrapped(rationale))\n" }
    if let guideline = rule.guideline { text += "Guideline: \(guideline)\n" }
    for (place, address) in rule.documentation.enumerated() {
      text += "\(place == 0 ? "Sources:  " : "          ") \(address)\n"
    }
    text += "Looks at:  \(rule.given.map(\.text).joined(separator: ", "))\n"
    for (name, condition) in [("Where:     ", rule.when), ("Expects:   ", rule.expect)] {
      let words = condition?.words(rule.given.count == 1 ? rule.given[0].words : "it", rule.parameters) ?? []
      for (place, line) in words.enumerated() { text += (place == 0 ? name : "           ") + line + "\n" }
    }
    if !parameters.isEmpty {
      text += "\nParameters, which a configuration may set:\n"
      for parameter in parameters { text += "  \(parameter.shown)\n" }
    }
    for (place, help) in helps.enumerated() { text += place == 0 ? "\nWhat to do: \(help)\n" : "        or: \(help)\n" }
    for (kind, words) in [("swift", "In Swift:"), ("storyboard", "In Xcode:"), ("plist", "In a list:")] {
      guard let line = document?.fixInSource[kind] else { continue }
      text += words + String(repeating: " ", count: 12 - words.count) + line + "\n"
    }
    if let reason = document?.noFix { text += "No fix:     \(reason)\n" }
    for fix in rule.fixes { text += "Fix:        \(fix.description), with \(fix.flag)\n" }
    for example in document?.examples ?? [] {
      text += "\n" + (example.reports.isEmpty ? "Complies" : "Reported at \(example.shownReports)")
      let parameters = example.parameters.map(\.shown).joined(separator: "; ")
      text += (parameters.isEmpty ? "" : " with \(parameters)") + ":\n\n"
      for line in example.description.split(separator: "\n") { text += "    \(line)\n" }
    }
    return text
  }

  /// The same as JSON.
  package var json: JSONText {
    guard let rule else {
      let types = valueGuides.map { guide in
        JSONText.object([
          ("name", .text(guide.name)), ("expected", .text(guide.expected)),
          ("right", .texts(guide.right)), ("wrong", .texts(guide.wrong)),
        ])
      }
      return .object([
        ("id", .text(id)), ("severity", .text(shownSeverity)), ("summary", .text(summary)), ("types", .list(types)),
      ])
    }
    let parameters = zip(defaults, parameters).map { own, set in
      (own.name, JSONText.object([("value", set.json), ("default", own.json)]))
    }
    let fixes = rule.fixes.map {
      JSONText.object([("description", .text($0.description)), ("safe", .boolean($0.isSafe))])
    }
    let examples = (document?.examples ?? []).map { example in
      JSONText.object([
        ("description", .text(example.description)), ("reports", .texts(example.reports)),
        ("parameters", .object(example.parameters.map { ($0.name, $0.json) })), ("fixed", JSONText(example.fixed)),
      ])
    }
    return .object([
      ("id", .text(id)), ("severity", .text(shownSeverity)), ("default", .text(defaultSeverity.name)),
      ("setIn", JSONText(origin)), ("guideline", JSONText(rule.guideline)), ("summary", .text(summary)),
      ("rationale", JSONText(document?.rationale)), ("given", .texts(rule.given.map(\.text))),
      ("parameters", .object(parameters)), ("fixes", .list(fixes)), ("noFix", JSONText(document?.noFix)),
      ("examples", .list(examples)),
    ])
  }

  /// An element of `rules --format json`.
  package func listed(in groups: RuleGroups) -> JSONText {
    .object([
      ("id", .text(id)), ("guidelines", JSONText(rule?.table?.guidelines.id)),
      ("groups", .texts(groups.names(of: id))), ("severity", .text(shownSeverity)),
      ("guideline", JSONText(rule?.guideline)),
      ("summary", .text(summary)), ("parameters", .object(parameters.map { ($0.name, $0.json) })),
      ("default", .text(defaultSeverity.name)), ("setIn", JSONText(origin)),
      ("documentation", .texts(rule?.documentation ?? [])),
    ])
  }

  /// Guides to the values that a check of the description asks for.
  private var valueGuides: [TypeGuide] {
    guard rule == nil, let check = Check(rawValue: id) else { return [] }
    return TypeGuide.guides(to: check, in: (try? BuiltInGuidelines.all[0].loaded().document.types) ?? [])
  }

  private static func wrapped(_ text: String, width: Int = 80) -> String {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
