import LintCore

extension PictureBuilder {
  /// Draws the height that is asked for as a dimension line, right of the pane.
  mutating func drawHeight(_ pane: Pane) {
    let asked = pane.height.number
    let isUnknown = asked == nil && !pane.isCollapsed
    let length = asked.map { min($0, pane.bodyHeight + pane.overflow) } ?? pane.bodyHeight
    let ink = ink(flags.severity(at: pane.height.path), or: .role(asked == nil ? .muted : .dimension))
    let middle = Self.figureY(pane, length)
    if pane.isCollapsed { drawCollapsedEdge(pane, asked) }
    shows(pane.height) { builder in
      let isBroken = (asked ?? 0) > length + 0.5
      builder.drawDimension(pane, length, middle, ink, dash: isUnknown ? "4 3" : nil, isBroken: isBroken)
      let words = isUnknown ? "?" : figure(asked ?? Pane.collapsedHeight)
      builder.canvas.text(words, pane.dimensionX, middle + 4.3, TextAppearance(12, weight: 600, .middle), ink)
    }
    // Under the figure, or under the line where that is short; never on the line at 110.
    let below = length >= 160 ? middle + 24 : max(pane.body.y + length, middle + 8) + 16
    let isOnEdge = pane.isCollapsed && abs(below - pane.body.bottom) < 20 && length >= 160
    let place = Point(pane.dimensionX, isOnEdge ? pane.body.bottom + 22 : below)
    places.add(pane.height.path, place, .down, pane.part)
  }

  /// Where the figure of a height goes: in the middle of its line, below one that is short, and above the line at 110
  /// where that would run through it.
  private static func figureY(_ pane: Pane, _ length: Double) -> Double {
    if length < 44 { return pane.body.y + length + 14 }
    let middle = pane.body.y + length / 2
    return pane.isCollapsed && abs(middle - pane.body.bottom) < 18 ? pane.body.bottom - 28 : middle
  }

  /// Draws where the system ends a collapsed widget.
  private mutating func drawCollapsedEdge(_ pane: Pane, _ asked: Double?) {
    let (left, edge) = (Point(pane.body.x, pane.body.bottom), Point(pane.wallpaper.right, pane.body.bottom))
    canvas.keepsLight = true
    canvas.line(left, edge, .stroke(.cardInk, 1, dash: "2 2"))
    canvas.keepsLight = false
    canvas.line(edge, Point(pane.x + 424, edge.y), .stroke(.role(.muted), 1, dash: "2 2"))
    if let asked, asked != Pane.collapsedHeight {
      canvas.text("110", pane.dimensionX + 8, edge.y - 4, TextAppearance(11), .role(.muted))
    }
  }

  /// Draws a line with ticks and arrow heads at both ends, and a gap for the figure in its middle.
  private mutating func drawDimension(
    _ pane: Pane,
    _ length: Double,
    _ middle: Double,
    _ ink: Ink,
    dash: String?,
    isBroken: Bool
  ) {
    let (x, top, bottom) = (pane.dimensionX, pane.body.y, pane.body.y + length)
    let paint = Paint.stroke(ink, 1.2, dash: dash)
    let solid = Paint.stroke(ink, 1.2)
    let lines = length >= 44 ? [(top, middle - 9), (middle + 9, bottom)] : [(top, bottom)]
    for (from, to) in lines { canvas.line(Point(x, from), Point(x, to), paint) }
    for y in [top, bottom] { canvas.line(Point(x - 5, y), Point(x + 5, y), solid) }
    if length >= 14 {
      canvas.path("M\(x) \(top)l-3 5h6z", .fill(ink))
      canvas.path("M\(x) \(bottom)l-3-5h6z", .fill(ink))
    }
    if isBroken {
      let y = top + length * 0.78
      canvas.path("M\(x - 6) \(y)l12-5M\(x - 6) \(y + 5)l12-5", solid)
    }
  }

  /// Draws where the smallest supported screen ends, and says where that is below the pane.
  mutating func drawScreenEnd(_ pane: Pane) -> Double {
    let limit = widget.deploymentTarget.major < 10 ? 480.0 : 568
    // Other findings about the height are about where the widget begins to grow, or its content.
    let severity = flags.severity(at: pane.height.path) { [.number(limit), .text("content")].contains($0.expected) }
    let ink = ink(severity, or: .role(.muted))
    let (right, bottom) = (pane.x + 422, pane.wallpaper.bottom)
    guard pane.bodyHeight + pane.overflow >= limit * 0.72, !pane.isTorn else {
      let y = bottom + 22
      let middle = pane.x + 190
      canvas.path("M\(pane.x) \(y)H\(middle - 6)M\(middle + 6) \(y)H\(right)", .stroke(ink, 1, dash: "5 4"))
      canvas.path("M\(middle - 8) \(y)l5-5 6 10 5-5", .stroke(ink, 1))
      canvas.text("the smallest screen ends at \(figure(limit)) pt", pane.x, y + 16, TextAppearance(11), ink)
      if !pane.isTorn {
        let x = pane.dimensionX
        canvas.line(Point(x, pane.body.bottom + 6), Point(x, y - 8), .stroke(.role(.muted), 1, dash: "1 4"))
      }
      return y + 22
    }
    let y = pane.body.y + limit
    canvas.line(Point(pane.x - 14, y), Point(right, y), .stroke(ink, 1.6, dash: "6 4"))
    let isOnWallpaper = y < bottom
    canvas.keepsLight = isOnWallpaper
    pill(
      "the smallest screen ends: \(figure(limit)) pt",
      at: Point(pane.wallpaper.middle.x, y),
      TextAppearance(11, weight: 600, .middle),
      isOnWallpaper && severity == nil ? .cardInk : ink,
      fill: isOnWallpaper ? .fill(.white, 0.95) : .fill(.role(.paper))
    )
    canvas.keepsLight = false
    return max(bottom, y + 12)
  }
}
