/// A value of a rule that a configuration may set.
package struct RuleParameter: Sendable, Equatable {
  /// Its name in the rule and in a configuration.
  package let name: String
  /// Its values: one, or a list.
  package var values: [Constant]
  /// Whether it is a list.
  package let isList: Bool
}
