/// The reason why a condition holds, fails or does not apply to a node, in one sentence.
package struct Reason {
  private var clauses: [Clause] = []
  private let parameters: [RuleParameter]

  /// The reason for the verdict of a condition, given as a part of a program, on a given node.
  package init(
    _ condition: Condition,
    _ part: Int,
    given: Int,
    _ parameters: [RuleParameter],
    in evaluator: borrowing Evaluator
  ) {
    self.parameters = parameters
    add(condition, at: evaluator.frame(part, given: given), evaluator)
  }

  /// The sentence, without a full stop.
  package var text: String {
    var merged: [Clause] = []
    for clause in clauses {
      guard let same = merged.firstIndex(where: { $0.text == clause.text }) else { merged.append(clause); continue }
      if let count = clause.count { merged[same].count = count + (merged[same].count ?? 0) }
    }
    return DataValue.enumerate(merged.map(\.shown), "and")
  }

  /// The most clauses of a sentence.
  private static let most = 6

  private mutating func add(_ condition: Condition, at frame: Frame, _ evaluator: borrowing Evaluator) {
    guard clauses.count < Self.most, evaluator.budget.spend(64) else { return }
    let verdict = evaluator.verdict(at: frame)
    let part = evaluator.program.code.parts[frame.place]
    if part.isPath {
      var selected: [Frame] = []
      evaluator.forEachSubject(of: evaluator.walk(at: frame), given: frame.given) {
        let found = frame.at(frame.place + 1, $0)
        if evaluator.verdict(at: found) == verdict { selected.append(found) }
        return selected.count < Self.most
      }
      for found in selected { add(condition.parts[0], at: found, evaluator) }
      if selected.isEmpty { clauses.append(Clause("there is no \(condition.path?.words ?? "")")) }
    } else if part.isPredicate {
      clauses.append(clause(condition, verdict, at: frame, evaluator))
      if condition.kind is Phrase, condition.texts.contains(where: { $0.contains(PhraseTable.name) }) {
        evaluator.forEachSubject(of: evaluator.walk(at: frame), given: frame.given) {
          let value = $0.state == .missing ? "not given" : "\"\(DataValue.clipped(evaluator.shown($0)))\""
          clauses.append(Clause("\(condition.path?.words ?? "") is \(value)"))
          return false
        }
      }
    } else {
      let own = condition.kind is Not ? verdict.negated : verdict
      var deciding = zip(condition.parts, evaluator.parts(below: frame.place)).filter {
        evaluator.verdict(at: frame.at($0.1)) == own
      }
      // A single part is enough for `all` to fail, for `any` to hold, or for the verdict to be unknown.
      let needsEach = condition.kind is Not || own == (condition.kind as? Junction == .all ? .holds : .fails)
      if !needsEach { deciding = Array(deciding.prefix(1)) }
      for (part, place) in deciding { add(part, at: frame.at(place), evaluator) }
    }
  }

  private func clause(
    _ condition: Condition,
    _ verdict: Verdict,
    at frame: Frame,
    _ evaluator: borrowing Evaluator
  ) -> Clause {
    let subject = frame.subject
    let name =
      subject.node == 0 && subject.field == .document ? "the description" : evaluator.table.words(for: subject.field)
    let operands = zip(condition.operands, evaluator.operands(at: frame)).map { operand, place in
      switch operand {
      case .reference, .choice:
        evaluator.data(of: place..<place + 1, at: frame).map { [$0.clipped] }
          ?? (verdict == .unknown ? [] : operand?.words(parameters) ?? [])
      default: operand?.words(parameters) ?? []
      }
    }
    guard verdict == .holds || verdict == .fails else {
      if subject.state == .missing { return Clause("\(name) is not given") }
      if subject.state == .unknown || subject.state == .unreadable { return Clause("\(name) is not known") }
      let missing = zip(condition.operands, operands).first { $0 != nil && $1.isEmpty }?.0
      if case .reference(let path, _)? = missing { return Clause("\(path.words) is not given") }
      return Clause("\(name) is \(evaluator.shown(subject)), which the rule does not judge")
    }
    let value = evaluator.shown(subject)
    let isSaid = operands.flatMap(\.self).contains(value) && verdict == .holds
    let isShown = !isSaid && subject.state != .missing && value != "a mapping" && !(condition.kind is Presence)
    let part = condition.kind is Count ? condition.parts.first?.sentence("it", parameters) : nil
    let shown = subject.value.isText ? "\"\(DataValue.clipped(value))\"" : value
    return Clause(
      condition,
      of: isShown ? "\(name) (\(shown))" : name,
      holds: verdict == .holds,
      operands,
      where: part ?? ""
    )
  }
}
