/// A kind of value that a scalar may have: how to read, compare, change and describe such values.
///
/// A new kind is a file of its own and a line in ``ValueKinds/all``. It is a type without instances, since passing a
/// type counts no references and needs no box.
package protocol ValueKind: Sendable {
  // MARK: - What people are told

  /// Its name in tables of fields: `positivePoints`.
  static var id: String { get }
  /// Its name in lists of fields: `points, more than 0`.
  static var name: String { get }
  /// The words of a message that expects one, with an example: `a number of points such as 8`.
  static var expected: String { get }
  /// The schemas of a value, which must match one of them.
  static var schemas: [ValueSchema] { get }
  /// All values, if they can be listed.
  static var values: [String] { get }
  /// Values that an editor may offer.
  static var completions: [String] { get }
  /// The name of its values for the predicate `type`.
  static var shape: String { get }

  // MARK: - Reading

  /// The value of a text; nil if the text is not of this kind.
  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value?
  /// The fault of a text that is not of this kind, in a field that may or may not allow words as well.
  static func fault(of text: String, besideWords: Bool) -> ScalarFault
  /// The advice on a wrong text; nil if there is none.
  static func hint(for text: String) -> Hint?

  // MARK: - Values

  /// The index in ``ValueKinds/all`` of the kind whose values it shares: that of texts, that of numbers, or its own.
  static var number: UInt8 { get }
  /// Whether one value may be more than another.
  static var isOrdered: Bool { get }
  /// Whether its texts are addresses rather than texts that people read.
  static var isURL: Bool { get }
  /// Whether messages show a rule's value as the rule spells it.
  static var keepsSpelling: Bool { get }
  /// A value as data; `written` is its text, if there is one.
  static func data(_ value: ScalarValue, written: String?) -> DataValue
  /// The values next to a value, the smallest step away in each direction.
  static func mutants(of value: ScalarValue) -> [ScalarValue]
}

extension ValueKind {
  package static var name: String { id }
  package static var values: [String] { [] }
  package static var completions: [String] { values }
  package static var shape: String { "string" }

  package static func fault(of text: String, besideWords: Bool) -> ScalarFault { .wrongType }
  package static func hint(for text: String) -> Hint? { nil }

  package static var number: UInt8 { TextKind.number }
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
  /// The kind is right, but the value is not one of those allowed.
  case notAllowed
  /// The kind is right, but the value is outside the range given in words.
  case outOfRange(String)

  /// The check that reports it.
  var check: Check { self == .wrongType ? .wrongType : .invalidValue }
}

/// The schema of a scalar.
package struct ValueSchema: Sendable {
  /// The JSON types that the value may have; empty if the words say it all.
  package var types: [String] = []
  /// The regular expression that a text matches.
  package var pattern: String?
  /// The words that the value may be.
  package var words: [String] = []
  /// The smallest number.
  package var minimum: Int?
  /// The largest number.
  package var maximum: Int?
  /// The number that a value must exceed.
  package var exclusiveMinimum: Int?
}

/// The kinds of values.
package enum ValueKinds {
  /// All kinds, in the order in which they are listed; a new one is a file of its own and a line here.
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

  /// The index of a kind in ``all``.
  static func number(of kind: any ValueKind.Type) -> UInt8 {
    guard let number = all.firstIndex(where: { $0 == kind }) else { preconditionFailure("\(kind) is not in the list") }
    return UInt8(number)
  }

  /// The value of a text without quotes if nothing says which kind it is: a boolean, a number, or else a text.
  static func guess(_ text: String) -> DescriptionNode.Value {
    let bytes = Array(text.utf8)
    return BooleanKind.value(bytes.span) ?? NumberKind.value(bytes.span) ?? .text
  }
}

/// A scalar's value that is more than its text: its kind, and two numbers that the kind derives from the text.
package struct ScalarValue: Sendable, Hashable, Comparable {
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

  /// Orders values of one kind.
  package static func < (left: ScalarValue, right: ScalarValue) -> Bool {
    (left.rank, left.detail) < (right.rank, right.detail)
  }
}
