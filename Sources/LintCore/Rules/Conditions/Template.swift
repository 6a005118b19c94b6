/// A message with places that a finding fills.
package struct Template: Sendable {
  /// One piece of a message.
  package enum Piece: Sendable, Equatable {
    case literal(String)
    case actual, expected, widget, language
    /// The key of the field that fails.
    case field
    /// A parameter of the rule, by its index.
    case parameter(Int)
  }

  /// The pieces in order.
  package let pieces: [Piece]
}
