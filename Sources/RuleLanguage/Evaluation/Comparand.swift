/// What an operand stands for, seen from one node.
package enum Comparand: Sendable {
  case missing, unreadable
  case constant(Constant)
  case subject(Subject)
}

/// The shape that a predicate needs of its operand.
package enum Need: Sendable {
  case number, text, color, any
}
