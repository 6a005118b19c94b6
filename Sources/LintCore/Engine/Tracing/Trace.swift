/// Why a condition holds, fails or does not apply: a line for each part, with the values that it saw.
package struct Trace: Sendable {
  /// One part of a condition.
  package struct Line: Sendable, Equatable {
    /// How deep the part stands.
    package let level: Int
    /// The part with its values.
    package let text: String
    /// What it says.
    package let verdict: Verdict
  }

  /// The parts, each followed by its own parts.
  package private(set) var lines: [Line] = []
  private let given: Int

  /// Traces a part of a program for a given node.
  package init(_ part: Int, given: Int, in evaluator: borrowing Evaluator) {
    self.given = given
    add(part, evaluator.subject(given), level: 0, evaluator)
  }

  private mutating func add(_ part: Int, _ subject: Subject, level: Int, _ evaluator: borrowing Evaluator) {
    let verdict = evaluator.verdict(part, of: subject, given: given)
    switch evaluator.program.parts[part].kind {
    case .all:
      append(level, "all of", verdict)
      for inner in evaluator.parts(below: part) { add(inner, subject, level: level + 1, evaluator) }
    case .any:
      append(level, "any of", verdict)
      for inner in evaluator.parts(below: part) { add(inner, subject, level: level + 1, evaluator) }
    case .not:
      append(level, "not", verdict)
      add(part + 1, subject, level: level + 1, evaluator)
    case .at(let walk):
      let path = evaluator.program.path(of: walk).text
      var selected: [Subject] = []
      evaluator.forEachSubject(of: walk, given: given) {
        selected.append($0)
        return true
      }
      for found in selected {
        append(level, "\(path): \(shown(found, evaluator))", evaluator.verdict(part + 1, of: found, given: given))
        add(part + 1, found, level: level + 1, evaluator)
      }
      if selected.isEmpty { append(level, "\(path) selects nothing", .unknown) }
    case .test(let number, let operands, let walks):
      let predicate = evaluator.program.predicates[number]
      let words = predicate.words(
        predicate.operands.indices.map { place in
          let range = operands + place..<operands + place + 1
          return evaluator.data(of: range, for: subject, given: given, need: predicate.need)?.shown ?? "a missing value"
        }
      )
      let frame = Frame(given: given, operands: operands, walks: walks, condition: part + 1)
      let found = shown(subject, evaluator) + measured(subject, by: predicate, at: frame, evaluator)
      append(level, "\(predicate.name)\(words.isEmpty ? "" : " \(words)") (found \(found))", verdict)
    }
  }

  private mutating func append(_ level: Int, _ text: String, _ verdict: Verdict) {
    lines.append(Line(level: level, text: text, verdict: verdict))
  }

  /// The number that a predicate makes of a subject that is none, such as a contrast.
  private func measured(
    _ subject: Subject,
    by predicate: any Predicate,
    at frame: Frame,
    _ evaluator: borrowing Evaluator
  ) -> String {
    if subject.state != .written { return "" }
    if case .number = subject.value { return "" }
    let actual = predicate.failure(of: subject, at: frame, in: evaluator).actual
    guard case .number(let number)? = actual else { return "" }
    let isCounted = subject.value.isList && number == Double(evaluator.description.elementCount(of: subject.node))
    return isCounted ? "" : ", measured \(DataValue.number(number).shown)"
  }

  /// A subject's value as a trace shows it.
  private func shown(_ subject: Subject, _ evaluator: borrowing Evaluator) -> String {
    switch subject.state {
    case .missing: return "nothing"
    case .unreadable: return "an unreadable value"
    case .defaulted: return "\(evaluator.data(of: subject)?.shown ?? "a value") by default"
    case .written: break
    }
    switch subject.value {
    case .mapping, .languages: return "a mapping"
    case .list:
      let count = evaluator.description.elementCount(of: subject.node)
      return count == 0 ? "an empty list" : "a list of \(count)"
    default: return evaluator.data(of: subject)?.shown ?? "a value"
    }
  }
}
