/// A length in points: a decimal number without a unit.
protocol LengthKind: NumericKind {}

extension LengthKind {
  static var expected: String { "a number of points such as 8" }

  /// The advice on a length with a unit.
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
