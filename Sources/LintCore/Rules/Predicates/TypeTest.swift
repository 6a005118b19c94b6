/// `type`: the shape of a value, named as in JSON Schema, or by a kind of value that has a name of its own.
struct TypeTest: Predicate {
  private static let shapes = ValueKinds.all.reduce(into: ["number", "string", "boolean", "array", "object"]) {
    if !$0.contains($1.shape) { $0.append($1.shape) }
  }

  var name: String { "type" }
  var summary: String { "the value has this shape" }
  var takes: KeyType { .words(Self.shapes.map { KeyType.Word($0) }) }
  var operandKind: OperandKind { .text }

  func fits(_ type: PathType) -> Bool { true }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    Condition(.constant(.text(try entry.node.word(among: Self.shapes))))
  }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state != .missing, frame.subject.state != .unknown else { return .unknown }
    let shape = Self.shape(of: frame.subject.value)
    return evaluator.isAny(at: frame) { expected in
      evaluator.withText(of: expected) { name in shape.map { name.isSame(as: $0) } ?? false }
    }
  }

  /// The shape of a value; nil if it cannot be read.
  private static func shape(of value: DescriptionNode.Value) -> String? {
    switch value {
    case .text, .word: "string"
    case .scalar(let value): value.kind.shape
    case .list: "array"
    case .mapping, .languages: "object"
    case .unreadable, .unknown: nil
    }
  }
}
