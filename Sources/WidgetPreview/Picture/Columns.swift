/// How far the two columns of a picture reach, and where what follows goes.
struct Columns {
  /// Where a strip goes.
  struct Place {
    let x: Double
    let y: Double
    let width: Double
  }

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

  /// Where the next strip goes: below the shorter column, or over both where they end near each other and it has enough
  /// to show.
  func next(mayBeWide: Bool) -> Place {
    if mayBeWide, abs(left - right) <= Self.nearness { return Place(x: Self.leftX, y: bottom, width: Self.wide) }
    return left <= right
      ? Place(x: Self.leftX, y: left, width: Self.narrow) : Place(x: Self.rightX, y: right, width: Self.narrow)
  }

  /// Notes where a strip ends.
  mutating func end(_ place: Place, at bottom: Double) {
    if place.x == Self.leftX { left = bottom }
    if place.x == Self.rightX || place.width == Self.wide { right = bottom }
  }
}
