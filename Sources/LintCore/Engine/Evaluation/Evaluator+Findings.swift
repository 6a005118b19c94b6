import YAML

/// A value that a rule has reported in an item, for rules that report equal ones once.
private struct ReportedValue: Hashable {
  let rule: Int
  let item: Int?
  let value: DataValue?
}

/// The findings of rules.
extension Evaluator {
  /// Adds the findings of all rules, each while it has steps left, and counts their outcomes if there are statistics;
  /// returns whether findings may have been left out.
  package func run(into findings: inout [Finding], countingInto statistics: inout Statistics?) -> Bool {
    let (start, rules, counts) = (findings.count, program.rules, statistics != nil)
    let end = start + Description.Limits.findings
    var budgets = RuleBudgets(of: budget.limit, rules: rules.count)
    var outcomes: [(rule: Int, outcome: Outcome)] = []
    var names = ItemNames()
    var reported: Set<ReportedValue> = []
    for (rule, node) in given(all: counts) where budgets.left[rule] >= 0 {
      budget.left = budgets.left[rule]
      let outcome = outcome(ofRule: rule, given: node)
      if counts { outcomes.append((rule, outcome)) }
      if outcome == .failed, findings.count < end { report(rule, node, &names, &reported, into: &findings, upTo: end) }
      budgets.spend(budgets.left[rule] - budget.left, of: rule)
    }
    budget.left = budget.limit
    let leavesOut = findings.count >= end
    for rule in rules.indices where budgets.left[rule] < 0 {
      replaceFindings(ofRule: rule, budgets.limit, from: start, in: &findings)
    }
    // A rule that takes too many steps has judged nothing.
    if counts { statistics?.add(self.statistics(of: outcomes.filter { budgets.left[$0.rule] >= 0 })) }
    return leavesOut
  }

  /// The outcomes of each rule, counted.
  private func statistics(of outcomes: [(rule: Int, outcome: Outcome)]) -> Statistics {
    var statistics = Statistics()
    for (rule, outcome) in outcomes { statistics.add([outcome: 1], ofRule: program.rules[rule].id) }
    let readFields = description.readFields
    for (rule, entry) in zip(program.rules, program.entries) {
      // A rule with nothing to look at has judged nothing, and one whose fields are missing has not passed.
      let counts = statistics.counts[rule.id, default: [.notApplied: 1]]
      let lacksFields = !entry.waysToJudge.contains { $0.isSubset(of: readFields) }
      let judgesNothing = lacksFields && counts[.failed] == nil
      statistics.counts[rule.id] = judgesNothing ? [.notApplied: counts.values.reduce(0, +)] : counts
    }
    return statistics
  }

  /// Replaces what a rule has found so far by the finding that it takes too many steps.
  private func replaceFindings(ofRule number: Int, _ limit: Int, from start: Int, in findings: inout [Finding]) {
    let id = program.rules[number].id
    findings[start...].removeAll { $0.rule == id }
    let message = "the rule \(id) takes more than \(limit) steps to judge the description, expected fewer"
    let help = "shorten the lists and texts that it compares with each other"
    let (place, document) = (description.place(of: 0).range, description.document)
    findings.append(Finding(.limitExceeded, message, help: help, range: place, document: document))
  }

  private func report(
    _ number: Int,
    _ given: Int,
    _ names: inout ItemNames,
    _ reported: inout Set<ReportedValue>,
    into findings: inout [Finding],
    upTo end: Int
  ) {
    let rule = program.rules[number]
    var seen: Set<Int> = []
    let fix = rule.fixes.isEmpty ? nil : fix(ofRule: number, given: given)
    let (message, help) = words(ofRule: number, given: given)
    for failure in failures(ofRule: number, given: given) where seen.insert(failure.node).inserted {
      if rule.report == .distinct {
        let item = description.item(of: failure.node)
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
    let item = names.name(around: failure.node, in: description)
    let place = description.place(of: failure.node)
    let field = table[description[failure.node].field].key
    func fill(_ template: Template) -> String {
      template.filled(for: failure, of: rule, field: field, item: item, name: description.name)
    }
    let advice = help.map(fill)
    let near = failure.near.map { near in "did you mean \(near)?\(advice.map { " if not, \($0)" } ?? "")" }
    let related = failure.related.map {
      Finding.Related(message: $0.message, range: description.place(of: $0.node).range)
    }
    var finding = Finding(
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
    finding.hidesExpected = failure.isOfPart && message?.text.contains("{expected}") != true
    return finding
  }

  /// Gives a finding one of the rule's fixes, by its number, or the reason why there is none here.
  func offerFix(_ number: Int, for failure: Failure, ofRule rule: Int, given: Int, to finding: inout Finding) {
    let fix = program.rules[rule].fixes[number]
    guard let node = target(of: fix, from: failure.node) else { return }
    finding.offer(fix.description, isSafe: fix.isSafe) { () throws(EditObstacle) in
      try edits(fix, at: node, writing: written(byFix: number, ofRule: rule, for: subject(failure.node), given: given))
    }
  }

  /// The node to change: the failing one, or the one around it that the fix names; nil if there is none.
  private func target(of fix: RuleFix, from failing: Int) -> Int? {
    guard let target = fix.target else { return failing }
    // `[*]` also selects a lone value.
    let mayBeLone = target.isElement && table.traits(of: target.field).isOneOrMany
    var node = failing
    while node > 0 {
      let isSelected = description[node].isElement == target.isElement || mayBeLone && !description[node].value.isList
      if description[node].field == target.field, isSelected,
        !description[Int(description[node].parent)].value.isLanguages
      {
        return node
      }
      node = Int(description[node].parent)
    }
    return target.field == .document ? 0 : nil
  }

  /// The edits of a fix; `written` is what it writes, if there is a value to write.
  private func edits(_ fix: RuleFix, at node: Int, writing written: String?) throws(EditObstacle) -> [TextEdit] {
    let editor = DescriptionEditor(description)
    // A value that complies in one place may not comply in another that repeats it.
    if description.isRepeated(node) { throw EditObstacle() }
    switch (fix.action, written, fix.field) {
    case (.remove, _, _): return try editor.removing(node)
    case (.put, let value?, _): return try editor.replacing(node, with: value)
    case (.set, let value?, let field?): return try editor.setting(field, of: node, to: value)
    case (.prefix, let prefix?, _) where description[node].value.isText:
      let text = description.text(node)
      let space = TextComparison.joinsWithoutSpace(prefix, text) ? "" : " "
      return try editor.replacing(node, with: prefix + space + text)
    default: throw EditObstacle()
    }
  }
}
