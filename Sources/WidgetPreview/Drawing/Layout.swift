/// A rectangle of a picture, in points.
struct Box {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A rectangle around a point.
  init(around center: Point, _ width: Double, _ height: Double) {
    self.init(center.x - width / 2, center.y - height / 2, width, height)
  }

  var right: Double { x + width }
  var bottom: Double { y + height }
  var middle: Point { Point(x + width / 2, y + height / 2) }
  var topRight: Point { Point(right, y) }

  /// The part inside another rectangle; nil if they do not overlap.
  func part(in other: Box) -> Box? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let part = Box(left, top, min(right, other.right) - left, min(bottom, other.bottom) - top)
    return part.width > 0 && part.height > 0 ? part : nil
  }
}

/// A place in a picture, in points.
struct Point: Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// Cells of equal size, in rows with a fixed number of cells.
struct Tiling {
  var columns = 1
  let size: (width: Double, height: Double)
  /// The gaps between cells.
  var spacing = (across: 0.0, down: 0.0)

  /// Returns the height of a number of cells.
  func height(of count: Int) -> Double {
    let rows = (count + columns - 1) / columns
    return rows == 0 ? 0 : Double(rows) * (size.height + spacing.down) - spacing.down
  }

  /// Returns the box of a cell, from the top left of a box; heights and vertical gaps are scaled by a factor.
  func cell(_ index: Int, in box: Box, _ factor: Double = 1) -> Box {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let x = box.x + Double(column) * (size.width + spacing.across)
    return Box(x, box.y + Double(row) * (size.height + spacing.down) * factor, size.width, size.height * factor)
  }
}

/// Places things of different sizes side by side, in a new row below the tallest one if a row is full.
struct Flow {
  /// The width of a row.
  let room: Double
  /// The gaps between things.
  let gap: (across: Double, down: Double)
  /// The lower edge of the things placed so far.
  private(set) var bottom = 0.0
  private(set) var end = Point(0, 0)

  /// Returns the place of the next thing, from the top left.
  mutating func next(_ width: Double, _ height: Double) -> Point {
    if end.x > 0, end.x + width > room { end = Point(0, bottom + gap.down) }
    defer { end.x += width + gap.across }
    bottom = max(bottom, end.y + height)
    return end
  }
}
