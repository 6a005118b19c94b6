/// A value as data, in the types that JSON has.
public indirect enum DataValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([DataValue])

  /// The value as a message shows it.
  public var shown: String {
    switch self {
    case .null: "nothing"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): Self.shown(number)
    case .text(let text): text
    case .list(let values): Self.enumerate(values.map(\.shown))
    }
  }

  /// The value as a message shows it, cut off if it is long.
  package var clipped: String { Self.clipped(shown) }

  /// The value as a message shows it beside another: a number with enough decimal places to tell the two apart.
  package func clipped(besides other: DataValue?) -> String {
    guard case .number(let number) = self, case .number(let bound)? = other, number != bound else { return clipped }
    let near = Self.shown(bound)
    return (2...15).lazy.map { Self.shown(number, places: $0) }.first { $0 != near } ?? "\(number)"
  }

  /// A text on one line, cut off if it is too long for a message.
  package static func clipped(_ text: String, to limit: Int = 80) -> String {
    if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      return clipped(text.split(whereSeparator: \.isNewline).joined(separator: " "), to: limit)
    }
    // A cluster is at least one byte, so most texts need no counting; it can also be as long as the text.
    guard text.utf8.count > limit else { return text }
    let longest = text.utf8.index(text.startIndex, offsetBy: 32 * limit, limitedBy: text.endIndex) ?? text.endIndex
    let start = text[..<longest]
    let end = start.index(start.startIndex, offsetBy: limit, limitedBy: start.endIndex) ?? start.endIndex
    return end == text.endIndex ? text : start[..<end] + "…"
  }

  /// A text in quotes, cut off if it is long.
  static func quoted(_ text: String, to limit: Int = 60) -> String { "\"\(clipped(text, to: limit))\"" }

  /// A number with at most `places` decimal places, and none if they are zero.
  package static func shown(_ number: Double, places: Int = 2) -> String {
    if number.rounded() == number, abs(number) < 1e15 { return String(Int(number)) }
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    let units = (number * unit).rounded()
    guard abs(units) < 1e15, units != 0 else { return "\(number)" }
    let rounded = "\(units / unit)"
    return rounded.hasSuffix(".0") ? String(rounded.dropLast(2)) : rounded
  }

  /// The first of some words as a sentence lists them: `a, b and 3 more`.
  package static func enumerate(_ words: [String], upTo limit: Int) -> String {
    enumerate(words.count > limit ? words.prefix(limit) + ["\(words.count - limit) more"] : words, "and")
  }

  /// Words as a sentence lists them: `a, b or c`.
  package static func enumerate(_ words: [String], _ conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension Int {
  /// A number of things: `1 file`, `2 files`, `3 entries`.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}

extension Array {
  /// The elements whose key no earlier element has.
  package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    // The types of a first set are looked up at run time, which takes longer than compiling ten rules.
    guard count > 1 else { return self }
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
