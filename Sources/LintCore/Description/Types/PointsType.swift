/// A length in points: a decimal number without a unit.
package struct PointsType: ScalarType {
  /// Which numbers a field takes.
  package enum Range: Sendable, Equatable {
    case all, zeroOrMore, overZero

    /// Whether a number is one of them.
    func contains(_ number: Double) -> Bool {
      switch self {
      case .all: true
      case .zeroOrMore: number >= 0
      case .overZero: number > 0
      }
    }

    /// The numbers as a message names them; nil where all are.
    var words: String? {
      switch self {
      case .all: nil
      case .zeroOrMore: "0 or more"
      case .overZero: "more than 0"
      }
    }
  }

  /// Which numbers the field takes.
  let range: Range

  package var name: String {
    switch range {
    case .all: "points, also negative"
    case .zeroOrMore: "points"
    case .overZero: "points, more than 0"
    }
  }

  package var valueKind: ScalarValueKind { .number }
  package var expected: String { "a number of points such as 8" }

  package var examples: TypeExamples {
    TypeExamples(
      right: ["margins: 8", "heights: {compact: 110, expanded: 300.5}"],
      wrong: ["margins: 8pt", "heights: {compact: -110}"]
    )
  }

  package var schemas: [ValueSchema] {
    switch range {
    case .all: [ValueSchema(types: ["number"])]
    case .zeroOrMore: [ValueSchema(types: ["number"], minimum: 0)]
    case .overZero: [ValueSchema(types: ["number"], exclusiveMinimum: 0)]
    }
  }

  package func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    guard let number = text.decimalNumber, range.contains(number) else { return nil }
    return .number(number)
  }

  package func fault(of text: String, besideWords: Bool) -> ScalarFault {
    if let words = range.words, Array(text.utf8).span.decimalNumber != nil { return .outOfRange(words) }
    return besideWords && !Self.beginsLikeNumber(text) ? .notAllowed : .wrongType
  }

  package func hint(for text: String) -> Hint? { Self.numberHint(for: text) }

  /// The way out for what was meant as a number.
  static func numberHint(for text: String) -> Hint? {
    for unit in ["pt", "px", "%"] where text.lowercased().hasSuffix(unit) {
      let number = String(text.dropLast(unit.count)).trimmed
      guard Array(number.utf8).span.decimalNumber != nil else { continue }
      switch unit {
      case "pt": return .write(number, ": lengths are in points", isSafe: true)
      case "px":
        let text = "write the length in points without a unit: \(number) if it was meant so"
        return Hint(text: text, replacement: number)
      default: return Hint(text: "write a length in points: a percentage is none")
      }
    }
    let point = text.replacingCommas
    return point != text && Array(point.utf8).span.decimalNumber != nil ? .write(point) : nil
  }

  private static func beginsLikeNumber(_ text: String) -> Bool {
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    guard let first = unsigned.first(where: { $0 != "." }) else { return false }
    return first.isASCII && first.isNumber && (unsigned.first == first || unsigned.dropFirst().first == first)
  }
}
