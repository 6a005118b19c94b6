/// A value that a rule has reported in an item, for rules that report equal ones once.
private struct ReportedValue: Hashable {
  let rule: Int
  let item: Int?
  let value: DataValue?
}

/// Runs rules over one description.
package struct RuleEngine: ~Copyable {
  /// The evaluator of the rules over the description.
  let evaluator: Evaluator

  /// A run of a program's rules over a description.
  package init(_ program: RuleProgram, _ description: Description) { evaluator = Evaluator(program, description) }

  /// Adds the findings of all rules, and says whether there may be more than are made; how often each rule said what is counted
  /// where that is asked for.
  package func run(into findings: inout [Finding], countingInto statistics: inout Statistics?) -> Bool {
    let start = findings.count
    let end = start + Description.Limits.findings
    let rules = evaluator.program.rules
    var counts = statistics.map { _ in [Statistics.Counts](repeating: Statistics.Counts(), count: rules.count) }
    var names = ItemNames()
    var reported: Set<ReportedValue> = []
    let endless = evaluator.judge(all: statistics != nil) { number, given, outcome in
      counts?[number].add(outcome)
      guard case .failed = outcome else { return }
      if findings.count < end { report(number, given, &names, &reported, into: &findings, upTo: end) }
    }
    let leavesOut = findings.count >= end
    for (number, steps) in endless { replaceFindings(ofRule: number, steps, from: start, in: &findings) }
    for number in rules.indices {
      guard let counted = counts?[number] else { continue }
      // A rule that finds nothing to look at, or that takes too many steps, has judged nothing.
      let isIdle = endless.contains { $0.rule == number } || counted == Statistics.Counts()
      statistics?.add(isIdle ? Statistics.Counts(notApplied: 1) : counted, ofRule: rules[number].id)
    }
    return leavesOut
  }

  /// Says that a rule takes too many steps, in place of what it found until then.
  private func replaceFindings(
    ofRule number: Int,
    _ limit: Int,
    from start: Int,
    in findings: inout [Finding]
  ) {
    let id = evaluator.program.rules[number].id
    findings[start...].removeAll { $0.rule == id }
    findings.append(
      Finding(
        .limitExceeded,
        "the rule \(id) takes more than \(limit) steps to judge the description, expected fewer",
        help: "shorten the lists and texts that it compares with each other",
        range: evaluator.description.place(of: 0).range,
        document: evaluator.description.document
      )
    )
  }

  private func report(
    _ number: Int,
    _ given: Int,
    _ names: inout ItemNames,
    _ reported: inout Set<ReportedValue>,
    into findings: inout [Finding],
    upTo end: Int
  ) {
    let rule = evaluator.program.rules[number]
    var seen: Set<Int> = []
    let fix = rule.fixes.isEmpty ? nil : evaluator.fix(ofRule: number, given: given)
    let message = evaluator.message(ofRule: number, given: given)
    let help = evaluator.help(ofRule: number, given: given)
    for failure in evaluator.failures(ofRule: number, given: given) where seen.insert(failure.node).inserted {
      if rule.report == .distinct {
        let item = evaluator.description.item(of: failure.node)
        if !reported.insert(ReportedValue(rule: number, item: item, value: failure.actual)).inserted { continue }
      }
      var finding = finding(for: failure, of: rule, message, help, &names)
      if let fix { offerFix(fix, for: failure, ofRule: number, given: given, to: &finding) }
      findings.append(finding)
      if rule.report == .first || findings.count == end { return }
    }
  }

  private func finding(
    for failure: Failure,
    of rule: Rule,
    _ message: Template?,
    _ help: Template?,
    _ names: inout ItemNames
  ) -> Finding {
    let description = evaluator.description
    let item = names.name(around: failure.node, in: description)
    let place = description.place(of: failure.node)
    func fill(_ template: Template) -> String {
      template.filled(
        for: failure,
        field: evaluator.table[description[failure.node].field].key,
        item: item,
        noun: evaluator.table.guidelines.items?.noun,
        parameters: rule.parameters
      )
    }
    let advice = help.map(fill)
    let near = failure.near.map { near in "did you mean \(near)?\(advice.map { " if not, \($0)" } ?? "")" }
    let related = failure.related.map {
      Finding.Related(message: $0.message, range: description.place(of: $0.node).range)
    }
    return Finding(
      rule: rule.id,
      severity: rule.severity,
      message: message.map(fill) ?? rule.summary,
      help: near ?? advice,
      range: place.range,
      path: description.pointer(to: failure.node),
      document: description.document,
      item: item,
      actual: failure.actual,
      expected: failure.expected,
      guideline: rule.guideline,
      related: place.related + related
    )
  }
}
