/// A decimal number in a rule; fields have numbers of other kinds, which share its values.
enum NumberKind: NumericKind {
  static var id: String { "number" }
  static let number = ValueKinds.number(of: Self.self)

  static var expected: String { "a number" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"])] }

  static func data(_ value: ScalarValue, written: String?) -> DataValue { .number(value.rank) }

  static func mutants(of value: ScalarValue) -> [ScalarValue] {
    let step = value.rank.rounded() == value.rank ? 1 : 0.1
    return [value.rank - step, value.rank + step].map { ScalarValue(number, rank: $0) }
  }
}

/// A kind whose values are numbers, of any size or in a range.
protocol NumericKind: ValueKind {
  /// The numbers that it takes, as a message names them; nil for all.
  static var range: String? { get }

  /// Whether a number is in its range.
  static func takes(_ number: Double) -> Bool

  /// The number that a text is; nil if it is not a number of this kind.
  static func number(of text: Span<UInt8>) -> Double?
}

extension NumericKind {
  static var number: UInt8 { NumberKind.number }
  static var shape: String { "number" }
  static var isOrdered: Bool { true }
  static var range: String? { nil }

  static func takes(_ number: Double) -> Bool { true }

  static func number(of text: Span<UInt8>) -> Double? { text.decimalNumber }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    guard let number = number(of: text), takes(number) else { return nil }
    return .number(number)
  }

  static func fault(of text: String, besideWords: Bool) -> ScalarFault {
    if let range, number(of: Array(text.utf8).span) != nil { return .outOfRange(range) }
    return besideWords && !beginsLikeNumber(text) ? .notAllowed : .wrongType
  }

  private static func beginsLikeNumber(_ text: String) -> Bool {
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    guard let first = unsigned.first(where: { $0 != "." }) else { return false }
    return first.isASCII && first.isNumber && (unsigned.first == first || unsigned.dropFirst().first == first)
  }
}

extension ScalarValue {
  /// The number that it is; nil for a value of another kind.
  package var number: Double? { kindNumber == NumberKind.number ? rank : nil }
}

extension DescriptionNode.Value {
  static func number(_ number: Double) -> Self { .scalar(ScalarValue(NumberKind.number, rank: number)) }

  /// The number that it is; nil for other values.
  package var number: Double? { scalar?.number }
}

/// A part of a whole: a number from 0 to 1.
enum FractionKind: NumericKind {
  static var id: String { "fraction" }
  static var expected: String { "a number from 0 to 1 such as 0.5" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"], minimum: 0, maximum: 1)] }
  static var range: String? { "0 to 1" }

  static func takes(_ number: Double) -> Bool { number >= 0 && number <= 1 }
}
