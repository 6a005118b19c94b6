/// A fix of a rule's findings, as data.
package struct RuleFix: Sendable {
  /// A way to change a node, by its key in a rule file.
  package enum Action: String, CaseIterable, Sendable {
    /// A value takes the place of what is there.
    case put
    /// The entry or element goes.
    case remove
    /// A field of the mapping takes a value, whether it had one or not.
    case set
    /// A text goes before the text that is there, as words of its own.
    case prefix
  }

  /// Its effect, as an order without a full stop.
  package let description: String
  /// Whether the description means the same with it, and nothing is lost.
  package let isSafe: Bool
  /// The condition on the given node under which it is the fix.
  package let when: Condition?
  /// The node that is changed: the failing value, or the node of this type that holds it.
  package let target: PathType?
  /// The action.
  package let action: Action
  /// The operand that is written; nil if something is removed.
  package let operand: Operand?
  /// The field that is set; nil if none is.
  package let field: FieldID?
}
