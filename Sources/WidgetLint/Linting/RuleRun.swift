package import RuleLanguage
package import WidgetModel

/// Runs one rule over one description.
package struct RuleRun {
  /// The rule.
  let rule: Rule
  /// The description.
  let description: Description

  /// A rule and the description to run it over.
  package init(rule: Rule, description: Description) {
    self.rule = rule
    self.description = description
  }

  /// What a rule says of a node.
  package enum Outcome: Sendable, Equatable {
    case passed, failed
    /// The rule is not about the node, or cannot judge it.
    case notApplied
  }

  /// Visits the nodes that the rule looks at.
  package func forEachGiven(_ visit: (Evaluator) -> Void) {
    let document = Evaluator(description: description, parameters: rule.parameters, given: 0)
    for path in rule.given {
      document.forEachSubject(at: path) { subject in
        guard subject.state == .written || subject.state == .unreadable else { return }
        visit(Evaluator(description: description, parameters: rule.parameters, given: subject.node))
      }
    }
  }

  /// What the rule says of one node.
  package func outcome(_ evaluator: Evaluator) -> Outcome {
    let subject = evaluator.givenSubject
    if let when = rule.when, evaluator.verdict(when, of: subject) != .holds { return .notApplied }
    switch evaluator.verdict(rule.expect, of: subject) {
    case .holds: return .passed
    case .fails: return .failed
    case .unknown, .unreadable: return .notApplied
    }
  }

  /// Adds the findings; what the rule said of each node, or that it found none, is counted in `counts`.
  func run(into findings: inout [Finding], _ counts: inout Statistics.Counts) {
    var isAnywhere = false
    defer {
      // A rule that finds nothing to look at has judged nothing.
      if !isAnywhere { counts.notApplied += 1 }
    }
    forEachGiven { evaluator in
      isAnywhere = true
      switch outcome(evaluator) {
      case .passed: counts.passed += 1
      case .notApplied: counts.notApplied += 1
      case .failed:
        counts.failed += 1
        report(evaluator, into: &findings)
      }
    }
  }

  /// The findings alone.
  package func findings() -> [Finding] {
    var findings: [Finding] = []
    var counts = Statistics.Counts()
    run(into: &findings, &counts)
    return findings
  }

  private func report(_ evaluator: Evaluator, into findings: inout [Finding]) {
    var seen: Set<Int> = []
    for failure in evaluator.failures(rule.expect, of: evaluator.givenSubject)
    where seen.insert(failure.node).inserted {
      var finding = finding(for: failure)
      if !rule.fixes.isEmpty { offerFix(for: failure, evaluator, to: &finding) }
      findings.append(finding)
      if rule.reportsFirstOnly { return }
    }
  }

  private func finding(for failure: Failure) -> Finding {
    let widget = description.widgetName(of: failure.node)
    let place = description.place(of: failure.node)
    func fill(_ template: Template) -> String {
      template.filled(for: failure, widget: widget, parameters: rule.parameters)
    }
    let related = failure.related.map {
      Finding.Related(message: $0.message, range: description.place(of: $0.node).range)
    }
    return Finding(
      rule: rule.id,
      severity: rule.severity,
      message: fill(rule.message),
      help: rule.help.map(fill),
      range: place.range,
      path: description.pointer(to: failure.node),
      document: description.document,
      widget: widget,
      actual: failure.actual,
      expected: failure.expected,
      guideline: rule.guideline,
      related: place.related + related
    )
  }
}
