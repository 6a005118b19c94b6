/// A set of fields.
package struct FieldSet: Sendable, Equatable {
  // Two numbers, not a UInt128: the allocator takes longer to find a place aligned for that.
  var first: UInt64 = 0
  var second: UInt64 = 0

  /// The most fields of a table.
  package static var capacity: Int { 128 }

  /// The empty set.
  package init() {}

  /// A set of some fields.
  package init(_ fields: some Sequence<FieldID>) { for field in fields { insert(field) } }

  private init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

  /// All possible fields.
  package static var all: FieldSet { FieldSet(first: .max, second: .max) }

  /// Whether it has a field.
  package func contains(_ field: FieldID) -> Bool {
    (field.rawValue < 64 ? first : second) &>> UInt64(field.rawValue) & 1 != 0
  }

  /// Adds a field.
  package mutating func insert(_ field: FieldID) {
    let bit: UInt64 = 1 &<< UInt64(field.rawValue)
    if field.rawValue < 64 { first |= bit } else { second |= bit }
  }

  /// Whether another set has all of its fields.
  package func isSubset(of other: FieldSet) -> Bool {
    first & ~other.first | second & ~other.second == 0
  }

  /// The fields that either has.
  package func union(_ other: FieldSet) -> FieldSet {
    FieldSet(first: first | other.first, second: second | other.second)
  }

  /// The fields that it has and another lacks.
  package func subtracting(_ other: FieldSet) -> FieldSet {
    FieldSet(first: first & ~other.first, second: second & ~other.second)
  }

  /// The number of its fields.
  package var count: Int { first.nonzeroBitCount + second.nonzeroBitCount }

  /// The fields that both have.
  package func intersection(_ other: FieldSet) -> FieldSet {
    FieldSet(first: first & other.first, second: second & other.second)
  }
}
