/// A whole number that is not under a minimum.
protocol WholeNumberKind: NumericKind {
  /// The smallest number that it takes.
  static var minimum: Int { get }
}

extension WholeNumberKind {
  static var name: String { "whole number, \(range)" }
  static var expected: String { "a whole number such as 4" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["integer"], minimum: minimum)] }

  private static var range: String { "\(minimum) or more" }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    guard let number = text.wholeNumber, number >= minimum else { return nil }
    return .number(Double(number))
  }

  static func fault(of text: String, besideWords: Bool) -> ScalarFault {
    Array(text.utf8).span.wholeNumber == nil ? .wrongType : .outOfRange(range)
  }
}

/// A number of things, of which there may be none.
enum CountKind: WholeNumberKind {
  static var id: String { "count" }
  static var minimum: Int { 0 }
}

/// A number of things, of which there is one at least.
enum PositiveCountKind: WholeNumberKind {
  static var id: String { "positiveCount" }
  static var minimum: Int { 1 }
}
