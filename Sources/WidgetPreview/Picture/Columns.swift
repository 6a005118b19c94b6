/// How far the two columns of a picture reach, and where what follows goes.
struct Columns {
  private static let leftX = 54.0
  private static let rightX = 514.0
  private static let narrow = 406.0
  private static let wide = 866.0
  /// How near the columns must end for a strip over both.
  private static let nearness = 60.0

  private(set) var left: Double
  private(set) var right: Double

  init(left: Double, right: Double) { (self.left, self.right) = (left, right) }

  var bottom: Double { max(left, right) }

  func bottomOf(isLeft: Bool) -> Double { isLeft ? left : right }

  /// Where the next strip goes: below the shorter column, or over both where they end near each other and it has enough
  /// to show.
  func next(mayBeWide: Bool) -> (x: Double, y: Double, width: Double) {
    if mayBeWide, abs(left - right) <= Self.nearness { return (Self.leftX, bottom, Self.wide) }
    return left <= right ? (Self.leftX, left, Self.narrow) : (Self.rightX, right, Self.narrow)
  }

  /// Notes where a strip ends.
  mutating func end(_ place: (x: Double, y: Double, width: Double), at bottom: Double) {
    if place.width == Self.wide {
      (left, right) = (bottom, bottom)
    } else if place.x == Self.leftX {
      left = bottom
    } else {
      right = bottom
    }
  }
}
