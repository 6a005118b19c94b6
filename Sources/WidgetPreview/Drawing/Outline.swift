/// The outline of a shape as path data; a length or point put into it is written in tenths of a point.
struct Outline: ExpressibleByStringInterpolation {
  /// Collects path data.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var data = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ commands: String) { data += commands }
    mutating func appendInterpolation(_ length: Double) { data += tenths(length) }
    mutating func appendInterpolation(_ point: Point) { data += "\(tenths(point.x)) \(tenths(point.y))" }
    mutating func appendInterpolation(_ outline: Outline) { data += outline.data }
  }

  /// The path data.
  private(set) var data: String

  init(stringLiteral data: String) { self.data = data }
  init(stringInterpolation: StringInterpolation) { data = stringInterpolation.data }

  static func += (outline: inout Outline, other: Outline) { outline.data += other.data }
}
