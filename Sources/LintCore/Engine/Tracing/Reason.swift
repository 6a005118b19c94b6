extension Evaluator {
  /// The reason for the verdict of a condition, given as a part of the program, on a given node, in one sentence
  /// without a period; `asked` is the word for what it asks, such as "needed".
  package func reason(_ condition: Condition, _ part: Int, given: Int, asked: String) -> String {
    var clauses: [String] = []
    addClauses(condition, at: frame(part, given: given), asked, isNegated: false, to: &clauses)
    return clauses.unique(by: \.self).joined(separator: "; ")
  }

  /// The most clauses of a sentence.
  private static var mostClauses: Int { 6 }

  private func addClauses(
    _ condition: Condition,
    at frame: Frame,
    _ asked: String,
    isNegated: Bool,
    to clauses: inout [String]
  ) {
    guard clauses.count < Self.mostClauses, budget.spend(64) else { return }
    let verdict = verdict(at: frame)
    let part = program.code.parts[frame.place]
    if part.conditionOperator == .path {
      var selected: [Frame] = []
      forEachSubject(of: walk(at: frame), given: frame.given) {
        let found = frame.at(frame.place + 1, $0)
        if self.verdict(at: found) == verdict { selected.append(found) }
        return selected.count < Self.mostClauses
      }
      for found in selected { addClauses(condition.parts[0], at: found, asked, isNegated: isNegated, to: &clauses) }
      if selected.isEmpty { clauses.append("there is nothing at \(condition.path?.text ?? "it")") }
    } else if part.conditionOperator == nil {
      clauses.append(clause(condition, at: frame, isNegated ? "\(asked) not" : asked))
    } else {
      let isNot = condition.conditionOperator == .not
      let own = isNot ? verdict.negated : verdict
      var deciding = zip(condition.parts, parts(below: frame.place)).filter { self.verdict(at: frame.at($0.1)) == own }
      // A single part is enough for `all` to fail, for `any` to hold, or for the verdict to be unknown.
      let needsEach = isNot || own == (condition.conditionOperator == .all ? .holds : .fails)
      if !needsEach { deciding = Array(deciding.prefix(1)) }
      for (part, place) in deciding {
        addClauses(part, at: frame.at(place), asked, isNegated: isNegated != isNot, to: &clauses)
      }
    }
  }

  /// What was found and what was asked: `heights.expanded: found 300, asked exclusiveMaximum 568`.
  private func clause(_ condition: Condition, at frame: Frame, _ asked: String) -> String {
    let subject = frame.subject
    // Authors know a field by its path from the innermost list on.
    let field = table[subject.field].path.split(separator: "[].").last ?? ""
    let name = subject.node == 0 && subject.field == .document ? "the description" : field
    let found = DataValue.clipped(found(by: condition, at: frame))
    let quoted = subject.state == .written && subject.value.isText ? "\"\(found)\"" : found
    let missing = zip(condition.operands, operands(at: frame)).compactMap { operand, place -> String? in
      guard case .reference(let path, _)? = operand, data(of: place..<place + 1, at: frame) == nil else { return nil }
      return "\(path.text) \(absence(of: place, at: frame).path)"
    }
    if [.unknown, .unreadable].contains(verdict(at: frame)), let missing = missing.first {
      return "\(name): found \(quoted), and \(missing)"
    }
    return "\(name): found \(quoted), \(asked) \(DataValue.clipped(shown(condition, at: frame)))"
  }
}
