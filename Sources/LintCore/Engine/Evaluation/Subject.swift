/// What a predicate looks at: a node of a description, or the place where one is missing.
package struct Subject: Sendable {
  /// Whether there is a value.
  package enum State: Sendable, Equatable {
    case written
    /// Left out, with a default that stands for it.
    case defaulted
    case missing
    case unreadable
    /// Written, but nobody knows the value.
    case unknown

    /// The state of a value that is written, or that stands for one which is left out.
    init(_ value: DescriptionNode.Value, isDefault: Bool = false) {
      self = value.isUnreadable ? .unreadable : value.isUnknown ? .unknown : isDefault ? .defaulted : .written
    }
  }

  /// Whether there is a value.
  package let state: State
  /// The index of the node; of the deepest one that exists where nothing is written.
  package let node: Int
  /// The value, also a default's.
  package let value: DescriptionNode.Value
  /// The field, also of what is missing.
  package let field: FieldID
}

/// The value of an operand, seen from one node.
package enum ResolvedOperand: Sendable {
  case missing, unreadable
  /// A constant, by its place in the program.
  case constant(Int)
  case subject(Subject)
}

/// The shape that a predicate needs of its operand.
package enum OperandKind: Sendable {
  case number, text, color, any
}
