/// A time span: digits and `s`, `m`, `h` or `d`, compared as seconds.
enum DurationKind: ValueKind {
  static var id: String { "duration" }
  static let number = ValueKinds.number(of: Self.self)

  static var expected: String { "a duration such as 90s, 15m, 2h or 1d" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string"], pattern: "^[0-9]+[smhd]$")] }
  static var isOrdered: Bool { true }

  /// The units with their seconds, the longest first, and the beginnings of the words that mean each.
  private static let units: [(letter: String, seconds: Double, words: [String])] = [
    ("d", 86_400, ["d", "day", "days"]), ("h", 3_600, ["h", "hr", "hrs", "hour", "hours"]),
    ("m", 60, ["m", "min", "mins", "minute", "minutes"]), ("s", 1, ["s", "sec", "secs", "second", "seconds"]),
  ]

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    guard text.count > 1, text[0].isDigit,
      let unit = units.first(where: { text[text.count - 1] == $0.letter.utf8.first }),
      let number = text.extracting(..<(text.count - 1)).wholeNumber
    else { return nil }
    return .scalar(ScalarValue(Self.number, rank: Double(number) * unit.seconds))
  }

  static func hint(for text: String) -> Hint? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if digits.isEmpty { return nil }
    let rest = text.dropFirst(digits.count).lowercased().filter { !$0.isWhitespace }
    if let unit = units.first(where: { $0.words.contains(rest) }) { return .write(digits + unit.letter, isSafe: true) }
    // Swift counts in seconds, and often writes them as a product.
    let factors = text.split(separator: "*").map { Array(String($0).trimmed.utf8).span.wholeNumber }
    var seconds = 1.0
    for factor in factors {
      guard let factor, factor >= 0 else { return nil }
      seconds *= Double(factor)
    }
    let meant = written(seconds)
    return Hint(text: "add the unit s, m, h or d: \(meant) if these are seconds", replacement: meant)
  }

  static func isGuessed(_ text: String, isQuoted: Bool) -> Bool { isQuoted }

  static func data(_ value: ScalarValue, written: String?) -> DataValue { .text(written ?? Self.written(value.rank)) }

  static func mutants(of value: ScalarValue) -> [ScalarValue] {
    [value.rank - 1, value.rank + 1].filter { $0 >= 0 }.map { ScalarValue(number, rank: $0) }
  }

  /// The duration in the longest unit that divides it.
  private static func written(_ seconds: Double) -> String {
    let unit = units.first { seconds > 0 && seconds.truncatingRemainder(dividingBy: $0.seconds) == 0 } ?? ("s", 1, [])
    return DataValue.shown(seconds / unit.seconds) + unit.letter
  }
}
