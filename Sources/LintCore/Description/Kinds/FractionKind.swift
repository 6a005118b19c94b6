/// A part of a whole: a number from 0 to 1.
enum FractionKind: NumericKind {
  static var id: String { "fraction" }
  static var name: String { "fraction" }
  static var expected: String { "a number from 0 to 1 such as 0.5" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["number"], minimum: 0, maximum: 1)] }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    text.decimalNumber.flatMap { $0 >= 0 && $0 <= 1 ? .number($0) : nil }
  }

  static func fault(of text: String, besideWords: Bool) -> ScalarFault {
    Array(text.utf8).span.decimalNumber == nil ? .wrongType : .outOfRange("0 to 1")
  }

  static func hint(for text: String) -> Hint? {
    if text.hasSuffix("%"), let percent = Array(text.dropLast().utf8).span.decimalNumber, percent >= 0, percent <= 100 {
      return .write("\(percent / 100)", isSafe: true)
    }
    let point = text.replacingCommas
    return point != text && Array(point.utf8).span.decimalNumber != nil ? .write(point) : nil
  }
}
