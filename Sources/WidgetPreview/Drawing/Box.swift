/// A rectangle of a picture, in points.
struct Box: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var right: Double { x + width }
  var bottom: Double { y + height }
  var middle: Point { Point(x + width / 2, y + height / 2) }
  var topRight: Point { Point(right, y) }
  /// Its attributes in a drawing.
  var lengths: KeyValuePairs<String, Double> {
    ["x": x, "y": y, "width": max(0, width), "height": max(0, height)]
  }
}

/// A place in a picture, in points.
struct Point: Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

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
