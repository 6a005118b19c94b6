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
}

/// A place in a picture, in points.
struct Point: Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// Cells of one size, in rows of so many.
struct Tiling {
  var columns = 1
  /// The size of a cell.
  let size: (width: Double, height: Double)
  /// The distance between cells.
  var spacing = (across: 0.0, down: 0.0)

  /// The height of so many cells.
  func height(of count: Int) -> Double {
    let rows = (count + columns - 1) / columns
    return rows == 0 ? 0 : Double(rows) * (size.height + spacing.down) - spacing.down
  }

  /// A cell, from the top left of a box; heights and gaps shrink by a factor.
  func cell(_ index: Int, in box: Box, _ factor: Double = 1) -> Box {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let x = box.x + Double(column) * (size.width + spacing.across)
    return Box(x, box.y + Double(row) * (size.height + spacing.down) * factor, size.width, size.height * factor)
  }
}

/// Places for things of different widths: side by side, and in the next row if this one has no room left.
struct Flow {
  /// The width of a row.
  let room: Double
  /// The distance between things.
  let gap: Double
  private var x = 0.0
  private var row = 0

  init(room: Double, gap: Double) { (self.room, self.gap) = (room, gap) }

  /// The place of the next thing, from the start of its row.
  mutating func next(_ width: Double) -> (x: Double, row: Int) {
    if x > 0, x + width > room { (x, row) = (0, row + 1) }
    defer { x += width + gap }
    return (x, row)
  }
}
