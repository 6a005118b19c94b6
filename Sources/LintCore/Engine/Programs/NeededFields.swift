// `when: {path: .grid.columns, present: true}` needs `grid` and `columns`: without them, the rule reports nothing, and is
// not tried. `absent: true` needs neither.

extension Rule {
  /// For each path to the nodes it looks at, the fields that a description must have for the rule to report anything
  /// there.
  var waysToJudge: [FieldSet] {
    let applies = when?.neededFields(for: .holds) ?? FieldSet()
    let always = applies.union(expect.neededFields(for: .fails))
    return given.map { $0.neededFields.union(always) }
  }

  /// Whether two of its paths may lead to the same node, as paths through the same fields may.
  var pathsMayMeet: Bool {
    if given.count == 1 { return false }
    let hasDerived = given.contains { $0.steps.contains { if case .derived = $0 { true } else { false } } }
    // A set of sets of fields would look up their type at run time, which takes 6% of the time to start.
    let ways = given.map(\.neededFields)
    return hasDerived || ways.indices.contains { ways[..<$0].contains(ways[$0]) }
  }
}

extension Condition {
  /// The fields that must all be written for the condition to hold, or to fail.
  func neededFields(for verdict: Verdict) -> FieldSet { kind.neededFields(of: self, for: verdict) }

  /// Whether the condition may hold, or fail, for a missing subject.
  func judgesMissing(as verdict: Verdict) -> Bool {
    kind.judgesMissing(self, as: isExpected ? verdict : verdict.negated)
  }
}

extension Path {
  /// The fields that must be written for the path to select anything, even a default.
  var fieldsToBeWritten: FieldSet {
    guard case .field(let last)? = steps.last, table.hasDefault(last) else { return neededFields }
    return Path(table: table, origin: origin, steps: steps.dropLast()).neededFields
  }
}
