/// A time span: digits and `s`, `m`, `h` or `d`, compared as seconds.
enum DurationKind: ValueKind {
  static var id: String { "duration" }
  static let number = ValueKinds.number(of: Self.self)

  static var expected: String { "a duration such as 90s, 15m, 2h or 1d" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string"], pattern: "^[0-9]+[smhd]$")] }
  static var isOrdered: Bool { true }

  /// The units with their seconds, the longest first.
  private static let units: [(letter: String, seconds: Double)] = [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)]

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    guard text.count > 1, text[0].isDigit,
      let unit = units.first(where: { text[text.count - 1] == $0.letter.utf8.first }),
      let number = text.extracting(..<(text.count - 1)).wholeNumber
    else { return nil }
    return .scalar(ScalarValue(Self.number, rank: Double(number) * unit.seconds))
  }

  static func data(_ value: ScalarValue, written: String?) -> DataValue { .text(written ?? Self.written(value.rank)) }

  static func mutants(of value: ScalarValue) -> [ScalarValue] {
    [value.rank - 1, value.rank + 1].filter { $0 >= 0 }.map { ScalarValue(number, rank: $0) }
  }

  /// The duration in the longest unit that divides it.
  private static func written(_ seconds: Double) -> String {
    let unit = units.first { seconds > 0 && seconds.truncatingRemainder(dividingBy: $0.seconds) == 0 } ?? ("s", 1)
    return DataValue.shown(seconds / unit.seconds) + unit.letter
  }
}
