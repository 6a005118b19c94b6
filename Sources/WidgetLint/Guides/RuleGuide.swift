package import LintCore

/// All that there is to say of a rule or a check; lists, explanations, pages, hovers and reports take their words from here.
package struct RuleGuide: Sendable {
  /// The id.
  package let id: String
  /// Its demand in one sentence, without a full stop.
  package let summary: String
  /// The severity, where no configuration sets another.
  package let defaultSeverity: Severity
  /// The rule with its parameters as they are set; nil for a check.
  package private(set) var rule: Rule?
  /// The rest of the rule's file; nil for a check, and if the file was not read.
  package let document: RuleDocument?
  /// The severity that is set; nil is off.
  package private(set) var severity: Severity?
  /// Where a configuration sets it; nil if none does.
  package private(set) var origin: String?
  /// The parameters as the rule's file has them.
  let defaults: [RuleParameter]

  /// The guide to a rule by itself, with all that its file says.
  package init(_ document: RuleDocument) { self.init(document.rule, document) }

  /// The guide to a rule by itself.
  package init(_ rule: Rule, _ document: RuleDocument? = nil) {
    (id, summary, defaultSeverity, severity) = (rule.id, rule.summary, rule.severity, rule.severity)
    (self.rule, self.document, defaults) = (rule, document, rule.parameters)
  }

  /// The guide to a check by itself.
  package init(_ check: Check) {
    (id, summary, defaultSeverity, severity) = (check.id, check.summary, check.severity, check.severity)
    (rule, document, defaults) = (nil, nil, [])
  }

  /// The guides to rules, and then those to all checks.
  package static func all(_ rules: [Rule]) -> [RuleGuide] { rules.map { RuleGuide($0) } + checks }

  /// The guides to rules with all that their files say, and then those to all checks.
  package static func all(_ documents: [RuleDocument]) -> [RuleGuide] { documents.map { RuleGuide($0) } + checks }

  /// The guides to all checks by themselves.
  package static var checks: [RuleGuide] { Check.allCases.map { RuleGuide($0) } }

  /// The guide to the rule as it is set, and where.
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

  /// The word for the severity that is set.
  package var shownSeverity: String { severity?.name ?? "off" }

  /// The parameters as they are set.
  package var parameters: [RuleParameter] { rule?.parameters ?? [] }

  /// Advice about a finding, of which the first that applies is given.
  package var helps: [String] {
    let failure = Failure(node: 0, actual: nil, expected: nil)
    return (rule?.help.variants ?? []).map {
      $0.template.filled(
        for: failure,
        field: "",
        item: nil,
        noun: rule?.table?.guidelines.items?.noun,
        parameters: parameters
      )
    }
  }
}

extension RuleParameter {
  /// `minimum: 8`, and for a list `kinds: a, b`.
  package var shown: String { "\(name): \(values.map(\.data.shown).joined(separator: ", "))" }

  /// The same as part of a sentence: `kinds: a and b`.
  package var words: String { "\(name): \(DataValue.enumerate(values.map(\.data.shown), "and"))" }

  /// The value as JSON.
  var json: JSONText {
    let values = values.map { JSONText($0.data) }
    return isList ? .list(values) : values.first ?? .null
  }
}

extension RuleFix {
  /// The flag with which a run makes it.
  package var flag: String { Fix.flag(isSafe: isSafe) }
}

extension Fix {
  /// The flag with which a run makes it.
  package var flag: String { Self.flag(isSafe: isSafe) }

  fileprivate static func flag(isSafe: Bool) -> String { isSafe ? "--fix" : "--unsafe-fixes" }
}

extension RuleDocument.Example {
  /// The places that the rule reports, as a sentence says them; empty for an example that complies.
  package var shownReports: String { reports.map { $0.isEmpty ? "the document" : $0 }.joined(separator: ", ") }
}
