/// Where a condition is asked: for which given node, and where what it is made of is in the program.
package struct Frame: Sendable {
  /// The index of the node that the rule looks at.
  let given: Int
  /// The condition's own part; the parts that it is made of follow it.
  let part: Int
  /// The places of its operands.
  let operands: Range<Int>
  /// The shape that they have.
  let operandKind: OperandKind
  /// The place of the path that it walks, where it has one.
  let walk: Int
  /// The place of the texts that it looks up, where it has some.
  let texts: Int

  init(_ place: Int, _ part: RuleProgram.Part, given: Int) {
    self.given = given
    self.part = place
    operands = part.operands
    operandKind = part.operandKind
    walk = part.walk
    texts = part.texts
  }
}
