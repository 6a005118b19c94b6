import LintCore

extension PictureBuilder {
  /// Draws the height that is asked for as a dimension line, right of the pane.
  mutating func drawHeight(_ pane: Pane) {
    let asked = pane.height.number
    let x = pane.dimensionX
    let top = pane.body.y
    let isUnknown = asked == nil && !pane.isCollapsed
    let length = asked.map { min($0, pane.bodyHeight + pane.overflow) } ?? pane.bodyHeight
    let severity = flags.severity(at: pane.height.path)
    let ink = ink(severity, or: .role(asked == nil ? .muted : .dimension))
    let middle = Self.figureY(pane, length)
    if pane.isCollapsed { drawCollapsedEdge(pane, asked) }
    shows(pane.height) { builder in
      let isBroken = (asked ?? 0) > length + 0.5
      builder.drawDimension(x, top, length, middle, ink, dash: isUnknown ? "4 3" : nil, isBroken: isBroken)
      let words = isUnknown ? "?" : figure(asked ?? Pane.collapsedHeight)
      builder.canvas.text(words, x, middle + 4.3, Lettering(12, weight: 600, .middle), ink)
    }
    // Under the figure, or under the line where that is short; never on the line at 110.
    let below = length >= 160 ? middle + 24 : max(top + length, middle + 8) + 16
    let isOnEdge = pane.isCollapsed && abs(below - pane.body.bottom) < 20 && length >= 160
    places.add(pane.height.path, Point(x, isOnEdge ? pane.body.bottom + 22 : below), .down, pane.part)
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
    let y = pane.body.bottom
    let ink = Ink.fixed("#3C3C43")
    canvas.keepsLight = true
    canvas.line(Point(pane.body.x, y), Point(pane.wallpaper.right, y), .stroke(ink, 1, dash: "2 2"))
    canvas.keepsLight = false
    canvas.line(Point(pane.wallpaper.right, y), Point(pane.x + 424, y), .stroke(.role(.muted), 1, dash: "2 2"))
    if let asked, asked != Pane.collapsedHeight {
      canvas.text("110", pane.dimensionX + 8, y - 4, Lettering(11), .role(.muted))
    }
  }

  /// Draws a line with ticks and arrow heads at both ends, and a gap for the figure in its middle.
  private mutating func drawDimension(
    _ x: Double,
    _ top: Double,
    _ length: Double,
    _ middle: Double,
    _ ink: Ink,
    dash: String?,
    isBroken: Bool
  ) {
    let bottom = top + length
    let paint = Paint.stroke(ink, 1.2, dash: dash)
    let solid = Paint.stroke(ink, 1.2)
    if length >= 44 {
      canvas.line(Point(x, top), Point(x, middle - 9), paint)
      canvas.line(Point(x, middle + 9), Point(x, bottom), paint)
    } else {
      canvas.line(Point(x, top), Point(x, bottom), paint)
    }
    canvas.line(Point(x - 5, top), Point(x + 5, top), solid)
    canvas.line(Point(x - 5, bottom), Point(x + 5, bottom), solid)
    if length >= 14 {
      let left = tenths(x)
      canvas.path("M\(left) \(tenths(top))l-3 5h6z", .fill(ink))
      canvas.path("M\(left) \(tenths(bottom))l-3-5h6z", .fill(ink))
    }
    if isBroken {
      let y = top + length * 0.78
      canvas.path("M\(tenths(x - 6)) \(tenths(y))l12-5M\(tenths(x - 6)) \(tenths(y + 5))l12-5", solid)
    }
  }

  /// Draws where the smallest supported screen ends, and says where that is below the pane.
  mutating func drawScreenEnd(_ pane: Pane) -> Double {
    let limit = widget.deploymentTarget.major < 10 ? 480.0 : 568
    let severity = flags.severity(of: ["expanded-height"], at: [pane.height.path])
    let drawn = pane.bodyHeight + pane.overflow
    let (left, right) = (pane.x - 14, pane.x + 422)
    let bottom = pane.wallpaper.bottom
    let words = figure(limit)
    let ink = ink(severity, or: .role(.muted))
    guard drawn >= limit * 0.72, !pane.isTorn else {
      let y = bottom + 22
      let middle = pane.x + 190
      let broken =
        "M\(tenths(pane.x)) \(tenths(y))H\(tenths(middle - 6))M\(tenths(middle + 6)) \(tenths(y))H\(tenths(right))"
      canvas.path(broken, .stroke(ink, 1, dash: "5 4"))
      canvas.path("M\(tenths(middle - 8)) \(tenths(y))l5-5 6 10 5-5", .stroke(ink, 1))
      canvas.text("the smallest screen ends at \(words) pt", pane.x, y + 16, Lettering(11), ink)
      if !pane.isTorn {
        let x = pane.dimensionX
        canvas.line(Point(x, pane.body.bottom + 6), Point(x, y - 8), .stroke(.role(.muted), 1, dash: "1 4"))
      }
      return y + 22
    }
    let y = pane.body.y + limit
    canvas.line(Point(left, y), Point(right, y), .stroke(ink, 1.6, dash: "6 4"))
    let lettering = Lettering(11, weight: 600, .middle)
    let center = Point(pane.wallpaper.middle.x, y)
    if y < bottom {
      canvas.keepsLight = true
      pill(
        "the smallest screen ends: \(words) pt",
        at: center,
        lettering,
        severity.map { .role(Role($0)) } ?? .cardInk,
        fill: .fill(.white, 0.95)
      )
      canvas.keepsLight = false
    } else {
      pill("the smallest screen ends: \(words) pt", at: center, lettering, ink, fill: .fill(.role(.paper)))
    }
    return max(bottom, y + 12)
  }
}
