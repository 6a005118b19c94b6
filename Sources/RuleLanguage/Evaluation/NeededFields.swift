import WidgetModel

extension Rule {
  /// The fields of which each must be written in a description for the rule to report anything, one bit each.
  package var neededFields: UInt128 {
    given.map(\.neededFields).reduce(~0, &) | neededFields(of: \.neededFieldsButDefault)
  }

  /// The fields of which the given node must hold each for the rule to report anything there, one bit each.
  var neededInGiven: UInt128 { neededFields(of: \.neededInGiven) }

  private func neededFields(of path: (Path) -> UInt128) -> UInt128 {
    (when?.neededFields(for: .holds, of: path) ?? 0) | expect.neededFields(for: .fails, of: path)
  }
}

extension Condition {
  /// The fields of which each must be written for the condition to hold, or to fail, one bit each; `path` says which
  /// those of a path are.
  fileprivate func neededFields(for verdict: Verdict, of path: (Path) -> UInt128) -> UInt128 {
    func needed(by parts: [Condition], ifEach isEach: Bool) -> UInt128 {
      let needed = parts.map { $0.neededFields(for: verdict, of: path) }
      return isEach ? needed.reduce(0, |) : needed.reduce(~0, &)
    }
    return switch self {
    case .all(let parts): needed(by: parts, ifEach: verdict == .holds)
    case .any(let parts): needed(by: parts, ifEach: verdict == .fails)
    case .not(let part): part.neededFields(for: verdict.negated, of: path)
    case .at(let way, let part):
      part.neededFields(for: verdict, of: path) | (part.judgesMissing(as: verdict) ? 0 : path(way))
    case .test: 0
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
  fileprivate var neededFieldsButDefault: UInt128 {
    guard case .field(let last)? = steps.last, FieldTable.description[last].defaultValue != .none else {
      return neededFields
    }
    return Path(origin: origin, steps: steps.dropLast()).neededFields
  }

  /// The one of them that the given node must hold.
  fileprivate var neededInGiven: UInt128 {
    guard origin == .given, case .field(let first)? = steps.first else { return 0 }
    return neededFieldsButDefault & first.bit
  }
}
