/// A decimal number in a rule; fields have numbers of other kinds, which share its values.
enum NumberKind: NumericKind {
  static var id: String { "number" }
  static let number = ValueKinds.number(of: Self.self)

  static var expected: String { "a number" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"])] }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { text.decimalNumber.map { .number($0) } }

  static func isGuessed(_ text: String, isQuoted: Bool) -> Bool { !isQuoted }

  static func data(_ value: ScalarValue, written: String?) -> DataValue { .number(value.rank) }

  static func mutants(of value: ScalarValue) -> [ScalarValue] {
    let step = value.rank.rounded() == value.rank ? 1 : 0.1
    return [value.rank - step, value.rank + step].map { ScalarValue(number, rank: $0) }
  }
}

/// A kind whose values are numbers.
protocol NumericKind: ValueKind {}

extension NumericKind {
  static var number: UInt8 { NumberKind.number }
  static var shape: String { "number" }
  static var isOrdered: Bool { true }

  /// The advice on a text that was meant as a number.
  static func hint(for text: String) -> Hint? {
    for unit in ["pt", "px", "%"] where text.lowercased().hasSuffix(unit) {
      let number = String(text.dropLast(unit.count)).trimmed
      guard Array(number.utf8).span.decimalNumber != nil else { continue }
      switch unit {
      case "pt": return .write(number, ": lengths are in points", isSafe: true)
      case "px":
        let text = "write the length in points without a unit: \(number), if points are meant"
        return Hint(text: text, replacement: number)
      default: return Hint(text: "write a length in points: a percentage is none")
      }
    }
    return nil
  }
}

extension ScalarValue {
  /// The number that it is; nil for a value of another kind.
  package var number: Double? { kindNumber == NumberKind.number ? rank : nil }
}

extension DescriptionNode.Value {
  static func number(_ number: Double) -> Self { .scalar(ScalarValue(NumberKind.number, rank: number)) }

  /// The number that it is.
  package var number: Double? { scalar?.number }
}

/// A part of a whole: a number from 0 to 1.
enum FractionKind: NumericKind {
  static var id: String { "fraction" }
  static var expected: String { "a number from 0 to 1 such as 0.5" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"], minimum: 0, maximum: 1)] }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    text.decimalNumber.flatMap { $0 >= 0 && $0 <= 1 ? .number($0) : nil }
  }

  static func fault(of text: String, besideWords: Bool) -> ScalarFault {
    Array(text.utf8).span.decimalNumber == nil ? .wrongType : .outOfRange("0 to 1")
  }

  // What is said of units and percentages is about lengths.
  static func hint(for text: String) -> Hint? { nil }
}
