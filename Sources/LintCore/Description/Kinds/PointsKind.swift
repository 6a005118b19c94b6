/// A length in points: a decimal number without a unit.
protocol LengthKind: NumericKind {}

extension LengthKind {
  static var expected: String { "a number of points such as 8" }
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
}

/// A length of more than 0.
enum PositivePointsKind: LengthKind {
  static var id: String { "positivePoints" }
  static var name: String { "points, more than 0" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"], exclusiveMinimum: 0)] }
  static var range: String? { "more than 0" }

  static func takes(_ number: Double) -> Bool { number > 0 }
}
