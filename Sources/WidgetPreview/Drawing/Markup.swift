import WidgetLint

/// Markup of a picture or page: it escapes texts and rounds lengths to tenths of a point when they are inserted.
struct Markup: ExpressibleByStringInterpolation {
  /// Collects the parts of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ markup: String) { text += markup }
    mutating func appendInterpolation(_ words: String) { text += XMLText.escaped(ShownText.of(words)) }
    mutating func appendInterpolation(exact value: String) { text += XMLText.escaped(value) }
    mutating func appendInterpolation(verbatim constant: String) { text += constant }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    mutating func appendInterpolation(_ length: Double) { text += tenths(length) }
    mutating func appendInterpolation(_ point: Point) { text += "\(tenths(point.x)) \(tenths(point.y))" }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { text += part.text } }
  }

  /// The markup as it is written.
  private(set) var text: String

  init(stringLiteral markup: String) { text = markup }
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  static func += (markup: inout Markup, other: Markup) { markup.text += other.text }
}

/// Formats a length in tenths of a point, without exponent or trailing zeros.
func tenths(_ value: Double) -> String {
  let rounded = (value * 10).rounded()
  guard abs(rounded) < 1e12 else { return value < 0 ? "-100000000000" : "100000000000" }
  let whole = Int(rounded)
  let sign = whole < 0 ? "-" : ""
  let (points, tenth) = abs(whole).quotientAndRemainder(dividingBy: 10)
  return tenth == 0 ? "\(sign)\(points)" : "\(sign)\(points).\(tenth)"
}

/// Formats a number of the description for a picture, in six characters at most.
func figure(_ value: Double) -> String {
  if value > 9999 { return "> 9999" }
  if value < -9999 { return "< \u{2212}9999" }
  if value != 0, abs(value) < 0.005 { return value > 0 ? "< 0.01" : "> \u{2212}0.01" }
  let shown = DataValue.shown(value)
  return shown.hasPrefix("-") ? "\u{2212}" + shown.dropFirst() : shown
}
