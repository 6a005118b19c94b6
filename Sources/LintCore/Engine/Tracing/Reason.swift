/// The reason why a condition holds, fails or does not apply to a node, in one sentence.
package struct Reason {
  private var clauses: [String] = []
  private let asked: String

  /// The reason for the verdict of a condition, given as a part of a program, on a given node; `asked` is the word for
  /// what it asks, such as "needed".
  package init(_ condition: Condition, _ part: Int, given: Int, asked: String, in evaluator: borrowing Evaluator) {
    self.asked = asked
    add(condition, at: evaluator.frame(part, given: given), isNegated: false, evaluator)
  }

  /// The sentence, without a full stop.
  package var text: String {
    var seen: Set<String> = []
    return clauses.filter { seen.insert($0).inserted }.joined(separator: "; ")
  }

  /// The most clauses of a sentence.
  private static let most = 6

  private mutating func add(
    _ condition: Condition,
    at frame: Frame,
    isNegated: Bool,
    _ evaluator: borrowing Evaluator
  ) {
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
      for found in selected { add(condition.parts[0], at: found, isNegated: isNegated, evaluator) }
      if selected.isEmpty { clauses.append("there is nothing at \(condition.path?.text ?? "it")") }
    } else if part.isPredicate {
      clauses.append(clause(condition, at: frame, isNegated: isNegated, evaluator))
    } else {
      let isNot = condition.kind is Not
      let own = isNot ? verdict.negated : verdict
      var deciding = zip(condition.parts, evaluator.parts(below: frame.place)).filter {
        evaluator.verdict(at: frame.at($0.1)) == own
      }
      // A single part is enough for `all` to fail, for `any` to hold, or for the verdict to be unknown.
      let needsEach = isNot || own == (condition.kind as? Junction == .all ? .holds : .fails)
      if !needsEach { deciding = Array(deciding.prefix(1)) }
      for (part, place) in deciding { add(part, at: frame.at(place), isNegated: isNegated != isNot, evaluator) }
    }
  }

  /// What was found and what was asked: `heights.expanded: found 300, asked exclusiveMaximum 568`.
  private func clause(
    _ condition: Condition,
    at frame: Frame,
    isNegated: Bool,
    _ evaluator: borrowing Evaluator
  ) -> String {
    let subject = frame.subject
    let path = evaluator.table[subject.field].path
    // Authors know a field by its path from the innermost list on.
    let field = path.firstRange(of: "[].") == nil ? path : path.split(separator: "[].").last.map(String.init) ?? path
    let name = subject.node == 0 && subject.field == .document ? "the description" : field
    let found = DataValue.clipped(evaluator.found(by: condition, at: frame))
    let shown = subject.state == .written && subject.value.isText ? "\"\(found)\"" : found
    let missing = zip(condition.operands, evaluator.operands(at: frame)).compactMap { operand, place -> String? in
      guard case .reference(let path, _)? = operand else { return nil }
      return evaluator.data(of: place..<place + 1, at: frame) == nil ? path.text : nil
    }
    if evaluator.verdict(at: frame) == .unknown, let path = missing.first {
      return "\(name): found \(shown), and \(path) is not given"
    }
    let condition = DataValue.clipped(evaluator.shown(condition, at: frame))
    return "\(name): found \(shown), \(asked) \(isNegated ? "not " : "")\(condition)"
  }
}
