/// What an operand stands for, seen from one node.
package enum ResolvedOperand: Sendable {
  case missing, unreadable
  /// A constant, by its place in the program.
  case constant(Int)
  case subject(Subject)
}

/// The shape that a predicate needs of its operand.
package enum Need: Sendable {
  case number, text, color, any
}
