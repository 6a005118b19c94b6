/// Where a predicate is asked: for which given node, and where its operands, walks and conditions stand in the program.
package struct Frame: Sendable {
  /// The index of the node that the rule looks at.
  let given: Int
  /// The place of its first operand; the others follow.
  let operands: Int
  /// The place of its first walk; the others follow.
  let walks: Int
  /// The part that is its condition, where it has one.
  let condition: Int
}
