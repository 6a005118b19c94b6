extension Rule {
  /// The fields of which each must be written in a description for the rule to report anything.
  package var neededFields: FieldSet {
    given.map(\.neededFields).reduce(FieldSet.all) { $0.intersection($1) }.union(
      neededFields(of: \.neededFieldsButDefault)
    )
  }

  /// The fields of which the given node must hold each for the rule to report anything there.
  var neededInGiven: FieldSet { neededFields(of: \.neededInGiven) }

  private func neededFields(of path: (Path) -> FieldSet) -> FieldSet {
    (when?.neededFields(for: .holds, of: path) ?? FieldSet()).union(expect.neededFields(for: .fails, of: path))
  }
}

extension Condition {
  /// The fields of which each must be written for the condition to hold, or to fail; `path` says which those of a
  /// path are.
  fileprivate func neededFields(for verdict: Verdict, of path: (Path) -> FieldSet) -> FieldSet {
    func needed(by parts: [Condition], ifEach isEach: Bool) -> FieldSet {
      let needed = parts.map { $0.neededFields(for: verdict, of: path) }
      return isEach ? needed.reduce(FieldSet()) { $0.union($1) } : needed.reduce(FieldSet.all) { $0.intersection($1) }
    }
    return switch self {
    case .all(let parts): needed(by: parts, ifEach: verdict == .holds)
    case .any(let parts): needed(by: parts, ifEach: verdict == .fails)
    case .not(let part): part.neededFields(for: verdict.negated, of: path)
    case .at(let way, let part):
      part.neededFields(for: verdict, of: path).union(part.judgesMissing(as: verdict) ? FieldSet() : path(way))
    case .test: FieldSet()
    }
  }

  /// Whether the condition may hold, or fail, of a subject that is missing.
  private func judgesMissing(as verdict: Verdict) -> Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains { $0.judgesMissing(as: verdict) }
    case .not(let part): part.judgesMissing(as: verdict.negated)
    // Another path selects other subjects.
    case .at: true
    case .test(let predicate): predicate.judgesMissing(as: verdict)
    }
  }
}

extension Path {
  /// The fields without which it selects nothing, not even a default.
  fileprivate var neededFieldsButDefault: FieldSet {
    guard case .field(let last)? = steps.last, FieldTable.description.hasDefault(last) else {
      return neededFields
    }
    return Path(origin: origin, steps: steps.dropLast()).neededFields
  }

  /// The one of them that the given node must hold.
  fileprivate var neededInGiven: FieldSet {
    guard origin == .given, case .field(let first)? = steps.first else { return FieldSet() }
    return neededFieldsButDefault.intersection(FieldSet([first]))
  }
}
