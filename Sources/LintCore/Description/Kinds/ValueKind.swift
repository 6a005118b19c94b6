/// A kind of values that a scalar may have: how one is read, compared and changed, and what people are told of it.
///
/// A new kind is a file of its own and a line in ``ValueKinds/all``. It is a type without instances, since handing on a
/// type counts no reference and needs no box.
package protocol ValueKind: Sendable {
  // MARK: - What people are told

  /// Its name in tables of fields: `positivePoints`.
  static var id: String { get }
  /// Its name in lists of fields: `points, more than 0`.
  static var name: String { get }
  /// The words of a message that expects one, with an example: `a number of points such as 8`.
  static var expected: String { get }
  /// The schemas of a value, of which one holds.
  static var schemas: [ValueSchema] { get }
  /// All values, if they can be listed.
  static var values: [String] { get }
  /// Values that an editor may offer.
  static var completions: [String] { get }
  /// The name of its values for the predicate `type`.
  static var shape: String { get }

  // MARK: - Reading

  /// The value that a text is; nil if it is none.
  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value?
  /// The fault of a text that is no value, in a field that takes words besides or does not.
  static func fault(of text: String, besideWords: Bool) -> ScalarFault
  /// The way out of a mistake; nil if it is not known.
  static func hint(for text: String) -> Hint?
  /// Whether a text may be meant as a value of this kind where nothing says which kind it has.
  static func isGuessed(_ text: String, isQuoted: Bool) -> Bool

  // MARK: - Values

  /// The number in ``ValueKinds/all`` of the kind whose values it shares: texts, numbers, or its own.
  static var number: UInt8 { get }
  /// Whether one value may be more than another.
  static var isOrdered: Bool { get }
  /// Whether its texts are addresses, and none that people read.
  static var isURL: Bool { get }
  /// Whether messages show a value in a rule as it is written.
  static var keepsSpelling: Bool { get }
  /// A value as data, with the text that it is written as, if there is one.
  static func data(_ value: ScalarValue, written: String?) -> DataValue
  /// A value moved by its smallest step, in all ways.
  static func mutants(of value: ScalarValue) -> [ScalarValue]
}

extension ValueKind {
  package static var name: String { id }
  package static var values: [String] { [] }
  package static var completions: [String] { values }
  package static var shape: String { "string" }

  package static func fault(of text: String, besideWords: Bool) -> ScalarFault { .wrongType }
  package static func hint(for text: String) -> Hint? { nil }
  package static func isGuessed(_ text: String, isQuoted: Bool) -> Bool { false }

  package static var isOrdered: Bool { false }
  package static var isURL: Bool { false }
  package static var keepsSpelling: Bool { false }
  package static func data(_ value: ScalarValue, written: String?) -> DataValue { .text(written ?? "") }
  package static func mutants(of value: ScalarValue) -> [ScalarValue] { [] }

  /// Whether a value is nothing but its text.
  static var isText: Bool { number == TextKind.number }
}

/// The fault of a scalar.
package enum ScalarFault: Sendable, Equatable {
  /// The kind cannot read it.
  case wrongType
  /// The kind is right, but it is none of the values that are allowed.
  case notAllowed
  /// The kind is right, but it is outside the range that the words tell.
  case outOfRange(String)

  /// The finding that it makes.
  var check: Check { self == .wrongType ? .wrongType : .invalidValue }
}

/// The schema of a scalar.
package struct ValueSchema: Sendable {
  /// The types in JSON, of which one is the value's; none where the words say it all.
  package var types: [String] = []
  /// The regular expression that a text matches.
  package var pattern: String?
  /// The words of which the value is one.
  package var words: [String] = []
  /// The smallest number.
  package var minimum: Int?
  /// The largest number.
  package var maximum: Int?
  /// The number that a value is above.
  package var exclusiveMinimum: Int?
}

/// The kinds of values.
package enum ValueKinds {
  /// All of them, in the order in which they are told: a new one is a file of its own and a line here.
  package static let all: [any ValueKind.Type] = [
    TextKind.self,
    ScalarKind.self,
    BooleanKind.self,
    NumberKind.self,
    PointsKind.self,
    SignedPointsKind.self,
    PositivePointsKind.self,
    CountKind.self,
    PositiveCountKind.self,
    ColorKind.self,
    VersionKind.self,
    URLKind.self,
    SchemeKind.self,
    DurationKind.self,
    FractionKind.self,
    LinkKind.self,
  ]

  /// The number of a kind in the list.
  static func number(of kind: any ValueKind.Type) -> UInt8 {
    guard let number = all.firstIndex(where: { $0 == kind }) else { preconditionFailure("\(kind) is not in the list") }
    return UInt8(number)
  }

  /// The value that a text is where nothing says which kind it has: the first kind's that takes it, or a text.
  static func guess(_ text: String, isQuoted: Bool) -> DescriptionNode.Value {
    let bytes = Array(text.utf8)
    let values = all.lazy.filter { $0.isGuessed(text, isQuoted: isQuoted) }.compactMap { $0.value(bytes.span) }
    return values.first ?? .text
  }
}

/// A scalar's value that is more than its text: its kind, and what the kind makes of the text, as two numbers.
package struct ScalarValue: Sendable, Hashable {
  /// The number of its kind.
  package let kindNumber: UInt8
  /// Its rank among the values of its kind.
  let rank: Double
  /// Its place among those of the same rank.
  let detail: Int64

  /// A value of a kind.
  init(_ kindNumber: UInt8, rank: Double, detail: Int64 = 0) {
    (self.kindNumber, self.rank, self.detail) = (kindNumber, rank, detail)
  }

  /// Its kind.
  package var kind: any ValueKind.Type { ValueKinds.all[Int(kindNumber)] }
}

extension ScalarValue: Comparable {
  /// Orders values of one kind.
  package static func < (left: ScalarValue, right: ScalarValue) -> Bool {
    (left.rank, left.detail) < (right.rank, right.detail)
  }
}
