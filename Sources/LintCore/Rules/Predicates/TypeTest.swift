/// `type`: the shape of a value, by the names of JSON Schema, and `color`.
struct TypeTest: Predicate {
  private enum Shape: String, CaseIterable {
    case number, string, boolean, array, object, color

    /// The shape of a value; nil where it cannot be read.
    init?(_ value: DescriptionNode.Value) {
      switch value {
      case .number: self = .number
      case .text, .word, .url, .version: self = .string
      case .boolean: self = .boolean
      case .list: self = .array
      case .mapping, .languages: self = .object
      case .color: self = .color
      case .unreadable: return nil
      }
    }
  }

  var name: String { "type" }
  var summary: String { "the value has this shape" }
  var need: Need { .text }

  func fits(_ type: PathType) -> Bool { true }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { entry.condition([try entry.word(of: Shape.self)]) }

  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state != .missing else { return .unknown }
    let shape = Shape(subject.value)
    return evaluator.isAny(for: subject, at: frame, need: .text) { expected in
      evaluator.withText(of: expected) { name in shape.map { name.isSame(as: $0.rawValue) } ?? false }
    }
  }
}
