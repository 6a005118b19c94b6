import WidgetModel

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
  private let evaluator: Evaluator

  /// Traces a condition for a subject.
  package init(_ condition: Condition, of subject: Subject, in evaluator: Evaluator) {
    self.evaluator = evaluator
    add(condition, subject, level: 0)
  }

  private mutating func add(_ condition: Condition, _ subject: Subject, level: Int) {
    switch condition {
    case .all(let parts):
      group("all of", condition, parts, subject, level)
    case .any(let parts):
      group("any of", condition, parts, subject, level)
    case .not(let part):
      group("not", condition, [part], subject, level)
    case .at(let path, let part):
      var subjects: [Subject] = []
      evaluator.forEachSubject(at: path) { subjects.append($0) }
      if subjects.isEmpty { append(level, "\(path.text) selects nothing", .unknown) }
      for found in subjects {
        append(level, "\(path.text): \(shown(found))", evaluator.verdict(part, of: found))
        add(part, found, level: level + 1)
      }
    case .test(let predicate):
      let expected = evaluator.data(of: predicate.operands, for: subject, need: predicate.need)?.shown
      let value = expected ?? (predicate.operands.isEmpty ? "" : "a missing value")
      append(
        level,
        "\(predicate.name)\(value.isEmpty ? "" : " \(value)") (found \(shown(subject)))",
        predicate.verdict(of: subject, in: evaluator)
      )
    }
  }

  private mutating func group(
    _ name: String,
    _ condition: Condition,
    _ parts: [Condition],
    _ subject: Subject,
    _ level: Int
  ) {
    append(level, name, evaluator.verdict(condition, of: subject))
    for part in parts { add(part, subject, level: level + 1) }
  }

  private mutating func append(_ level: Int, _ text: String, _ verdict: Verdict) {
    lines.append(Line(level: level, text: text, verdict: verdict))
  }

  /// A subject's value as a trace shows it.
  private func shown(_ subject: Subject) -> String {
    switch subject.state {
    case .missing: return "nothing"
    case .unreadable: return "an unreadable value"
    case .defaulted: return "\(evaluator.data(of: subject)?.shown ?? "a value") by default"
    case .written: break
    }
    switch subject.value {
    case .mapping, .languages: return "a mapping"
    case .list:
      let count = evaluator.description.childCount(of: subject.node)
      return count == 0 ? "an empty list" : "a list of \(count)"
    default: return evaluator.data(of: subject)?.shown ?? "a value"
    }
  }
}
