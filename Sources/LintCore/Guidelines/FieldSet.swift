/// A set of fields, with one bit for each.
package struct FieldSet: OptionSet, Sendable {
  /// The bits, the lowest for the first field.
  package private(set) var rawValue: UInt128

  /// A set of fields by their bits.
  package init(rawValue: UInt128) { self.rawValue = rawValue }

  /// A set of some fields.
  package init(_ fields: some Sequence<FieldID>) {
    rawValue = fields.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// The most fields of a table.
  package static var capacity: Int { 128 }

  /// All possible fields.
  package static var all: FieldSet { FieldSet(rawValue: .max) }

  /// Whether it has a field.
  package func contains(_ field: FieldID) -> Bool { rawValue >> field.rawValue & 1 != 0 }

  /// Adds a field.
  package mutating func insert(_ field: FieldID) { rawValue |= 1 << field.rawValue }

  /// The number of its fields.
  package var count: Int { rawValue.nonzeroBitCount }
}
