import WidgetModel

extension Rule {
  /// The fields of which each must be written in a description for the rule to report anything, one bit each.
  package var neededFields: UInt128 {
    let looked = given.map(\.neededFields).reduce(~0, &)
    return looked | (when?.neededFields(for: .holds) ?? 0) | expect.neededFields(for: .fails)
  }
}

extension Condition {
  /// The fields of which each must be written for the condition to hold, or to fail, one bit each.
  func neededFields(for verdict: Verdict) -> UInt128 {
    switch self {
    case .all(let parts): Self.neededFields(of: parts, verdict, byEach: verdict == .holds)
    case .any(let parts): Self.neededFields(of: parts, verdict, byEach: verdict == .fails)
    case .not(let part): part.neededFields(for: verdict.negated)
    case .at(let path, let part):
      part.neededFields(for: verdict) | (part.judgesMissing(as: verdict) ? 0 : path.neededFieldsButDefault)
    case .test: 0
    }
  }

  private static func neededFields(of parts: [Condition], _ verdict: Verdict, byEach: Bool) -> UInt128 {
    let needed = parts.map { $0.neededFields(for: verdict) }
    return byEach ? needed.reduce(0, |) : needed.reduce(~0, &)
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
}
