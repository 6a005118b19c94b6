/// What a rule asks of a node.
package indirect enum Condition: Sendable {
  /// All parts hold.
  case all([Condition])
  /// One part holds.
  case any([Condition])
  /// The part does not hold.
  case not(Condition)
  /// The part holds for everything that a path selects.
  case at(Path, Condition)
  /// The predicate holds.
  case test(any Predicate)
}
