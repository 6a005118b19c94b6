/// Rules made ready to run: their paths, conditions and operands as code, so that judging a description counts no
/// references.
package final class RuleProgram: Sendable {
  /// A way through a description.
  struct Walk: Sendable {
    /// Where it starts.
    let origin: Path.Origin
    /// Its steps among all of the program's.
    let steps: Range<Int>
  }

  /// One step of a walk: a path's, as plain values.
  enum Step: Sendable {
    case field(FieldID)
    case each
    case element(Int)
    /// The key is a range of the program's bytes.
    case privateField(Range<Int>)
    case derived(Int)
  }

  /// One part of a condition; the parts that it is made of follow it. The numbers are small, since a part is copied each
  /// time that it is asked.
  struct Part: Sendable {
    /// The number of its kind.
    let kind: UInt8
    /// Whether it tests its subject, else what its own parts lead to.
    let isPredicate: Bool
    /// Whether it asks its own part of what a path selects.
    let isPath: Bool
    /// Whether it must hold, else the opposite of what its kind says counts.
    let isExpected: Bool
    /// The shape that its operands have.
    let operandKind: OperandKind
    /// The number of its operands.
    let operandCount: UInt8
    /// Where its operands are.
    var firstOperand: Int32 = 0
    /// The place of its walk, where it has one.
    let walk: Int32
    /// The place of its texts, where it has some.
    let texts: Int32
    /// The first part after it that is none of its own.
    var next: Int32 = 0
  }

  /// An operand of a predicate.
  enum Operand: Sendable {
    /// Nothing: it is left out.
    case none
    case constants(Range<Int>)
    /// The selection of a walk, or another operand if that is missing.
    case reference(Walk, otherwise: Int?)
    /// One of two operands, by a condition on the given node.
    case choice(part: Int, then: Int, otherwise: Int?)
    /// Several operands, by their places in `lists`.
    case list(Range<Int>)
  }

  /// A constant: a value, a text, or a value that is shown as it is written.
  struct Constant: Sendable {
    let value: ScalarValue?
    /// A range of the program's bytes.
    let text: Range<Int>?
  }

  /// A fix: when it is the right one, and what it writes.
  struct Fix: Sendable {
    let when: Int?
    let operand: Int?
  }

  /// Where the pieces of one rule are.
  struct Entry: Sendable {
    /// The fields without which the rule reports nothing.
    let neededFields: FieldSet
    /// The fields that the rule needs on each way to a node that it looks at.
    let waysToJudge: [FieldSet]
    /// Those of which the given node itself must hold each.
    let neededInGiven: FieldSet
    let when: Int?
    let expect: Int
    /// Whether `expect` has fewer parts than `when`.
    let asksExpectFirst: Bool
    let fixes: Range<Int>
    /// The conditions of its messages, each nil where it has none.
    let messages: [Int?]
    /// The same of what its findings tell to do.
    let helps: [Int?]
  }

  /// The table of the fields that the rules look at.
  package let table: FieldTable
  /// The rules, each at its number.
  package let rules: [Rule]
  /// The ids of all rules that there are, on or off.
  let known: [String]
  let entries: [Entry]
  /// The paths to the nodes that rules look at.
  let trie: GivenTrie
  let code: RuleCode

  /// Makes some rules of a table of fields ready to run; those that are known beside them are off.
  package init(_ rules: [Rule], _ table: FieldTable, known: [String] = []) {
    var code = RuleCode()
    entries = rules.map { code.entry(for: $0) }
    trie = GivenTrie(rules) { code.step($0) }
    (self.table, self.rules, self.known, self.code) = (table, rules, known, code)
  }

  /// The part that a rule's nodes must meet to be judged; nil where all are.
  package func when(ofRule number: Int) -> Int? { entries[number].when }

  /// The part that complies with a rule.
  package func expect(ofRule number: Int) -> Int { entries[number].expect }

  /// A constant as a rule file has it.
  func constant(_ index: Int) -> LintCore.Constant {
    let constant = code.constants[index]
    let text = constant.text.map { String(decoding: code.bytes[$0], as: UTF8.self) }
    return LintCore.Constant(value: constant.value, text: text)
  }
}
