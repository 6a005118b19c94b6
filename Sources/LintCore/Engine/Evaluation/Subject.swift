/// The thing that a predicate looks at or compares with: a node of a description, the place where one is missing, or a
/// constant of the program.
package struct Subject: Sendable {
  /// Whether there is a value, and where it comes from.
  package enum State: Sendable, Equatable {
    case written
    /// Left out, but with a default.
    case defaulted
    case missing
    /// A rule's own value.
    case constant
    case unreadable
    /// Written, but marked as unknown.
    case unknown
  }

  /// Whether there is a value, and where it comes from.
  package let state: State
  /// The index of the node, or of the deepest one that exists if nothing is written; for a constant, its place.
  package let node: Int
  /// The value, which may be a default.
  package let value: DescriptionNode.Value
  /// The field, even if the value is missing.
  package let field: FieldID

  /// A value that is written at a node, or that a field has by default.
  init(_ value: DescriptionNode.Value, of field: FieldID, at node: Int, isDefault: Bool = false) {
    state = value.isUnreadable ? .unreadable : value.isUnknown ? .unknown : isDefault ? .defaulted : .written
    (self.node, self.value, self.field) = (node, value, field)
  }

  /// A field that is missing, with the deepest node that exists.
  init(missing field: FieldID, below node: Int) {
    (state, self.node, value, self.field) = (.missing, node, .unreadable, field)
  }

  /// A constant at its place in the program.
  init(_ constant: RuleProgram.Constant, at place: Int) {
    (state, node, value, field) = (.constant, place, constant.value, .document)
  }
}
