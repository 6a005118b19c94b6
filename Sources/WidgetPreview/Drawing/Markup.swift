import WidgetLint

/// Markup of a picture or a page: each text that is put into it is escaped, and lengths are in tenths of a point.
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
