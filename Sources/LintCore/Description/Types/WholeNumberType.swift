/// A whole number that is not under a minimum.
struct WholeNumberType: ScalarType {
  let minimum: Int

  var name: String { "whole number, \(range)" }
  var valueKind: ScalarValueKind { .number }
  var expected: String { "a whole number such as 4" }
  var examples: TypeExamples {
    TypeExamples(
      right: ["grid: {columns: 4, items: 8}", "buttons: [{title: Call, taps: 1}]"],
      wrong: ["grid: {columns: 1.5}", "buttons: [{title: Call, taps: 0}]"]
    )
  }

  var schemas: [ValueSchema] { [ValueSchema(types: ["integer"], minimum: minimum)] }

  private var range: String { "\(minimum) or more" }

  func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    guard let number = text.wholeNumber, number >= minimum else { return nil }
    return .number(Double(number))
  }

  func fault(of text: String, besideWords: Bool) -> ScalarFault {
    Array(text.utf8).span.wholeNumber == nil ? .wrongType : .outOfRange(range)
  }

  func hint(for text: String) -> Hint? { PointsType.numberHint(for: text) }
}
