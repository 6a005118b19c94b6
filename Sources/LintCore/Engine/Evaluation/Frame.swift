/// Where a condition is asked: for which given node, and where it is in the program.
package struct Frame: Sendable {
  /// The index of the node that the rule looks at.
  let given: Int
  /// The place of the condition's own part; the parts that it is made of follow it.
  let place: Int
  /// The condition's own part.
  let part: RuleProgram.Part

  /// The places of its operands.
  var operands: Range<Int> { Int(part.firstOperand)..<Int(part.firstOperand) + Int(part.operandCount) }
  /// The place of the path that it walks, where it has one.
  var walk: Int { Int(part.walk) }
  /// The place of the texts that it looks up, where it has some.
  var texts: Int { Int(part.texts) }
}
