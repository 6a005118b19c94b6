/// Rules compiled to run: paths, conditions and operands are plain values, so that judging a description counts no
/// references.
package final class RuleProgram: Sendable {
  /// A way through a description.
  struct Walk: Sendable {
    let origin: Path.Origin
    /// Its steps, as a range of the program's steps.
    let steps: Range<Int>
  }

  /// One part of a condition, followed by the parts below it. The numbers are small because a part is copied each time
  /// it is judged.
  struct Part: Sendable {
    /// The number of its kind.
    let kind: UInt8
    /// Its kind if it combines or moves its own parts; nil if it tests its subject.
    let conditionOperator: ConditionOperator?
    /// Whether it must hold; if not, the verdict of its kind is negated.
    let isExpected: Bool
    /// The shape that its operands have.
    let operandKind: OperandKind
    /// The number of its operands.
    let operandCount: UInt8
    /// The place of its operands.
    var firstOperand: Int32 = 0
    /// The place of its walk, if it has one.
    let walk: Int32
    /// The place of its texts, if it has some.
    let texts: Int32
    /// The next part that is not below it.
    var next: Int32 = 0
  }

  /// An operand of a predicate.
  enum Operand: Sendable {
    /// An operand that is left out.
    case none
    case constants(Range<Int>)
    /// The selection of a walk, or another operand if that is missing.
    case reference(Walk, otherwise: Int?)
    /// One of two operands, chosen by a condition on the given node.
    case choice(part: Int, then: Int, otherwise: Int?)
    /// Several operands, by their places.
    case list(Range<Int>)
  }

  /// A constant: a text, or a value, perhaps with the text that messages show for it.
  struct Constant: Sendable {
    let value: DescriptionNode.Value
    /// A range of the program's bytes.
    let text: Range<Int>?
  }

  /// A fix: the condition under which it applies, and what it writes.
  typealias Fix = (when: Int?, operand: Int?)

  /// The places of one rule's pieces.
  package struct Entry: Sendable {
    /// The fields that must be written for the rule to report anything.
    let neededFields: FieldSet
    /// For each path to the nodes it looks at, the fields that the rule needs.
    let waysToJudge: [FieldSet]
    /// Whether two of its paths may lead to one node.
    let pathsMayMeet: Bool
    /// The part that nodes must meet for the rule to judge them; nil if it judges all.
    package let when: Int?
    /// The part that nodes must meet to comply.
    package let expect: Int
    let fixes: [Fix]
    /// The conditions of its messages; nil for a message without one.
    let messages: [Int?]
    /// The conditions of its advice; nil for advice without one.
    let helps: [Int?]
  }

  /// The table of the fields that the rules look at.
  package let table: FieldTable
  /// The rules, each at its number.
  package let rules: [Rule]
  /// The ids of all existing rules, on or off, sorted.
  let known: [String]
  /// The pieces of the rules, each at its rule's number.
  package let entries: [Entry]
  /// The paths to the nodes that rules look at.
  let trie: GivenTrie
  let code: RuleCode

  /// Compiles some rules of a table of fields, sorted by id; the other rules in `known`, which is sorted, are off.
  package init(_ rules: [Rule], _ table: FieldTable, known: [String]? = nil) {
    var code = RuleCode()
    entries = rules.map { code.entry(for: $0) }
    trie = GivenTrie(rules)
    (self.table, self.rules, self.known, self.code) = (table, rules, known ?? rules.map(\.id), code)
  }

  /// The fields that the rules look at.
  package var readFields: Set<FieldID> {
    let steps = code.steps + trie.edges.map(\.step)
    return Set(steps.compactMap { step in if case .field(let field) = step { field } else { nil } })
  }
}
