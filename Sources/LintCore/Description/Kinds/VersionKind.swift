/// A version of iOS: `MAJOR[.MINOR[.PATCH]]`.
package enum VersionKind: ValueKind {
  package static var id: String { "version" }
  package static let number = ValueKinds.number(of: Self.self)

  package static var expected: String { "a version such as \"10.0\"" }
  package static var schemas: [ValueSchema] {
    [
      ValueSchema(types: ["string"], pattern: "^[0-9]+(\\.[0-9]+){0,2}$"), ValueSchema(types: ["number"], minimum: 0),
    ]
  }
  package static var isOrdered: Bool { true }

  /// Reads three numbers, the last two of which may be left out; a number too large to hold becomes the largest.
  package static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    var (numbers, start): ([Int32], Int) = ([], 0)
    for end in 0...text.count where end == text.count || text[end] == UInt8(ascii: ".") {
      guard start < end, text[start].isDigit, let number = text.extracting(start..<end).wholeNumber else { return nil }
      numbers.append(Int32(clamping: number))
      start = end + 1
    }
    guard numbers.count <= 3 else { return nil }
    let (minor, patch) = (numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    return .scalar(ScalarValue(number, rank: Double(numbers[0]), detail: Int64(minor) << 32 | Int64(patch)))
  }

  package static func data(_ value: ScalarValue, written: String?) -> DataValue {
    .text(written ?? value.version?.text ?? "")
  }

  package static func mutants(of value: ScalarValue) -> [ScalarValue] {
    [value.rank - 1, value.rank + 1].map { ScalarValue(number, rank: $0, detail: value.detail) }
  }
}

extension ScalarValue {
  /// The version that it is, with its text, which leaves out a third number of 0; nil for a value of another kind.
  package var version: (major: Int, minor: Int, text: String)? {
    guard kindNumber == VersionKind.number else { return nil }
    let (major, minor, patch) = (Int(rank), Int(detail >> 32), Int32(truncatingIfNeeded: detail))
    return (major, minor, patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)")
  }
}
