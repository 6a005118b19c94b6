package import LintCore

/// Everything to say about a rule or check: lists, explanations, pages, hovers and reports take their words from it.
package struct RuleGuide: Sendable {
  package let id: String
  /// What the rule demands, in one sentence without a full stop.
  package let summary: String
  /// The severity if no configuration sets another.
  package let defaultSeverity: Severity
  /// The rule with its parameters as they are set; nil for a check.
  package private(set) var rule: Rule?
  /// The rest of the rule's file; nil for a check, or if the file was not read.
  package let document: RuleDocument?
  /// The current severity; nil if it is off.
  package private(set) var severity: Severity?
  /// The place of the configuration that sets it; nil if none does.
  package private(set) var origin: String?

  /// Creates the guide to a rule in its default settings, with everything that its file says.
  package init(_ document: RuleDocument) { self.init(document.rule, document) }

  /// Creates the guide to a rule in its default settings.
  package init(_ rule: Rule, _ document: RuleDocument? = nil) {
    (id, summary, defaultSeverity, severity) = (rule.id, rule.summary, rule.severity, rule.severity)
    (self.rule, self.document) = (rule, document)
  }

  /// Creates the guide to a check in its default settings.
  package init(_ check: Check) {
    (id, summary, defaultSeverity, severity) = (check.id, check.summary, check.severity, check.severity)
    (rule, document) = (nil, nil)
  }

  /// Creates the guide to the rule or check with an id, in its default settings; nil if there is none.
  package init?(_ id: String, in known: KnownGuidelines) {
    guard let guide = known.document(id).map({ Self($0) }) ?? Check(rawValue: id).map({ Self($0) }) else { return nil }
    self = guide
  }

  /// The guides to rules, followed by those to all checks.
  package static func all(_ rules: [Rule]) -> [RuleGuide] { rules.map { RuleGuide($0) } + checks }

  /// The guides to rules with everything that their files say, followed by those to all checks.
  package static func all(_ documents: [RuleDocument]) -> [RuleGuide] { documents.map { RuleGuide($0) } + checks }

  /// The guides to all checks in their default settings.
  package static var checks: [RuleGuide] { Check.allCases.map { RuleGuide($0) } }

  /// Returns the guide to the rule in some settings, which come from `origin`.
  package func configured(by settings: LintSettings, in origin: String? = nil) -> RuleGuide {
    var guide = self
    guide.origin = origin
    if rule == nil {
      if let set = settings.checkSeverities[id] { guide.severity = set }
    } else {
      let set = settings.rule(id)
      guide.severity = set?.severity
      if let set { guide.rule = set }
    }
    return guide
  }

  /// The name of the current severity, or `off`.
  package var shownSeverity: String { severity?.name ?? "off" }

  /// The parameters as they are set.
  package var parameters: [RuleParameter] { rule?.parameters ?? [] }

  /// The advice texts; a finding gets the first that applies.
  package var helps: [String] {
    guard let rule else { return [] }
    return rule.help.map { $0.filled(for: nil, of: rule) }
  }
}

extension RuleParameter {
  /// The parameter with its value: `minimum: 8`, or for a list `kinds: a, b`.
  package var shown: String { "\(name): \(values.map(\.data.shown).joined(separator: ", "))" }

  /// The parameter as part of a sentence: `kinds: a and b`.
  package var words: String { "\(name): \(DataValue.enumerate(values.map(\.data.shown), "and"))" }

  var json: JSONText {
    let values = values.map { JSONText($0.data) }
    return isList ? .list(values) : values.first ?? .null
  }
}

extension Fix {
  /// Returns the flag that applies a safe or an unsafe fix.
  package static func flag(isSafe: Bool) -> String { isSafe ? "--fix" : "--unsafe-fixes" }
}

extension RuleDocument.Example {
  /// The places where the rule reports the example, as part of a sentence; empty if the example complies.
  package var shownReports: String { reports.map { $0.isEmpty ? "the document" : $0 }.joined(separator: ", ") }
}

extension RuleGuide {
  /// The text of `explain`: what the rule demands, why, its parameters and its examples.
  package var text: String {
    let severity = origin.map { "\(shownSeverity), set in \($0); \(defaultSeverity.name) by itself" } ?? shownSeverity
    let head = "\(id) (\(severity))\n\(summary)\n"
    guard let rule else {
      let examples = Check(rawValue: id)?.example.map { [("Complies", $0.right), ("Reported", $0.wrong)] } ?? []
      return head + valueGuides.map { "\n\($0.text)" }.joined()
        + examples.map { "\n\($0):\n\n\(Self.indented($1))" }.joined()
    }
    var text = head + "\n"
    if let rationale = document?.rationale { text += "\(Self.wrapped(rationale))\n" }
    if let guideline = rule.guideline { text += "Guideline: \(guideline)\n" }
    for (place, address) in rule.documentation.enumerated() {
      text += "\(place == 0 ? "Sources:  " : "          ") \(address)\n"
    }
    text += "Looks at:  \(rule.given.map(\.text).joined(separator: ", "))\n"
    if !parameters.isEmpty {
      text += "\nParameters, which a configuration may set:\n"
      for parameter in parameters { text += "  \(parameter.shown)\n" }
    }
    for (place, help) in helps.enumerated() { text += place == 0 ? "\nWhat to do: \(help)\n" : "        or: \(help)\n" }
    let kinds = [
      ("swift", "In Swift:"), ("objc", "In ObjC:"), ("storyboard", "In Xcode:"), ("plist", "In a plist:"),
    ]
    for (kind, words) in kinds {
      guard let line = document?.fixInSource[kind] else { continue }
      text += words + String(repeating: " ", count: 12 - words.count) + line + "\n"
    }
    if let reason = document?.noFix { text += "No fix:     \(reason)\n" }
    for fix in rule.fixes { text += "Fix:        \(fix.description), with \(Fix.flag(isSafe: fix.isSafe))\n" }
    for example in document?.examples ?? [] {
      text += "\n" + (example.reports.isEmpty ? "Complies" : "Reported at \(example.shownReports)")
      let parameters = example.parameters.map(\.shown).joined(separator: "; ")
      text += (parameters.isEmpty ? "" : " with \(parameters)") + ":\n\n"
      text += Self.indented(example.description)
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// Returns the guide as JSON: the members of a list's element, and the rest.
  package func json(in groups: RuleGroups) -> JSONText {
    guard let rule else {
      let types = valueGuides.map { guide -> JSONText in
        [
          "name": .text(guide.name), "expected": .text(guide.expected), "right": .texts(guide.right),
          "wrong": .texts(guide.wrong),
        ]
      }
      let example = Check(rawValue: id)?.example
      return listed(in: groups).adding([
        ("types", .list(types)),
        ("example", example.map { ["right": .text($0.right), "wrong": .text($0.wrong)] } ?? .null),
      ])
    }
    let fixes = rule.fixes.map { ["description": .text($0.description), "safe": .boolean($0.isSafe)] as JSONText }
    let examples = (document?.examples ?? []).map { example -> JSONText in
      [
        "description": .text(example.description), "reports": .texts(example.reports),
        "parameters": .object(example.parameters.map { ($0.name, $0.json) }), "fixed": JSONText(example.fixed),
      ]
    }
    return listed(in: groups).adding([
      ("rationale", JSONText(document?.rationale)), ("given", .texts(rule.given.map(\.text))), ("fixes", .list(fixes)),
      ("noFix", JSONText(document?.noFix)), ("examples", .list(examples)),
    ])
  }

  /// Returns the guide as an element of `rules --format json`.
  package func listed(in groups: RuleGroups) -> JSONText {
    [
      "id": .text(id), "guidelines": JSONText(rule?.table?.guidelines.id), "groups": .texts(groups.names(of: id)),
      "severity": .text(shownSeverity), "guideline": JSONText(rule?.guideline), "summary": .text(summary),
      "parameters": .object(parameters.map { ($0.name, $0.json) }), "default": .text(defaultSeverity.name),
      "setIn": JSONText(origin), "documentation": .texts(rule?.documentation ?? []),
    ]
  }

  /// Guides to the types that a check is about.
  private var valueGuides: [TypeGuide] {
    guard rule == nil, let check = Check(rawValue: id) else { return [] }
    return TypeGuide.guides(to: check, in: BuiltInGuidelines.all[0].loaded.types)
  }

  private static func wrapped(_ text: String) -> String {
    let width = 80
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
