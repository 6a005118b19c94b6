/// A whole number, not less than a minimum.
protocol WholeNumberKind: NumericKind {
  /// The smallest number that it takes.
  static var minimum: Int { get }
}

extension WholeNumberKind {
  static var name: String { "whole number, \(minimum) or more" }
  static var expected: String { "a whole number such as 4" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["integer"], minimum: minimum)] }

  static var range: String? { "\(minimum) or more" }

  static func takes(_ number: Double) -> Bool { number >= Double(minimum) }

  static func number(of text: Span<UInt8>) -> Double? { text.wholeNumber.map { Double($0) } }
}

/// A number of things, 0 or more.
enum CountKind: WholeNumberKind {
  static var id: String { "count" }
  static var minimum: Int { 0 }
}

/// A number of things, 1 or more.
enum PositiveCountKind: WholeNumberKind {
  static var id: String { "positiveCount" }
  static var minimum: Int { 1 }
}
