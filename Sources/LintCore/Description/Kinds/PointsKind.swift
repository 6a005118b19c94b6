/// A length in points: a decimal number without a unit.
protocol LengthKind: NumericKind {
  /// The numbers that it takes, as a message names them; nil for all.
  static var range: String? { get }

  /// Whether it takes a number.
  static func takes(_ number: Double) -> Bool
}

extension LengthKind {
  static var expected: String { "a number of points such as 8" }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    guard let number = text.decimalNumber, takes(number) else { return nil }
    return .number(number)
  }

  static func fault(of text: String, besideWords: Bool) -> ScalarFault {
    if let range, Array(text.utf8).span.decimalNumber != nil { return .outOfRange(range) }
    return besideWords && !beginsLikeNumber(text) ? .notAllowed : .wrongType
  }

  private static func beginsLikeNumber(_ text: String) -> Bool {
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    guard let first = unsigned.first(where: { $0 != "." }) else { return false }
    return first.isASCII && first.isNumber && (unsigned.first == first || unsigned.dropFirst().first == first)
  }
}

/// A length of 0 or more.
enum PointsKind: LengthKind {
  static var id: String { "points" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"], minimum: 0)] }
  static var range: String? { "0 or more" }

  static func takes(_ number: Double) -> Bool { number >= 0 }
}

/// A length that may be negative.
enum SignedPointsKind: LengthKind {
  static var id: String { "signedPoints" }
  static var name: String { "points, also negative" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"])] }
  static var range: String? { nil }

  static func takes(_ number: Double) -> Bool { true }
}

/// A length of more than 0.
enum PositivePointsKind: LengthKind {
  static var id: String { "positivePoints" }
  static var name: String { "points, more than 0" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"], exclusiveMinimum: 0)] }
  static var range: String? { "more than 0" }

  static func takes(_ number: Double) -> Bool { number > 0 }
}
