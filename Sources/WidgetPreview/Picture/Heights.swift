import WidgetLint

extension PictureBuilder {
  /// Draws the requested height as a dimension line to the right of the pane.
  func drawHeight(_ pane: Pane) {
    let asked = pane.height.number
    let isUnknown = asked == nil && !pane.isCollapsed
    let (x, top, edge) = (pane.dimensionX, pane.body.y, pane.body.bottom)
    let length = asked.map { min($0, pane.bodyHeight + pane.overflow) } ?? pane.bodyHeight
    let ink = Ink(flags.severity(at: pane.height.path), or: asked == nil ? .muted : .dimension)
    // The figure is in the middle of a long line, below a short one, and above the edge at 110 if it would cross that.
    var middle = length < 44 ? top + length + 14 : top + length / 2
    if pane.isCollapsed, length >= 44, abs(middle - edge) < 18 { middle = edge - 28 }
    if pane.isCollapsed { drawCollapsedEdge(pane, asked) }
    shows(pane.height) {
      let lines = length >= 44 ? [(top, middle - 9), (middle + 9, top + length)] : [(top, top + length)]
      for (from, to) in lines {
        canvas.line(Point(x, from), Point(x, to), .stroke(ink, 1.2, dash: isUnknown ? "4 3" : nil))
      }
      drawEnds(Point(x, top), Point(x, top + length), ink, isBroken: (asked ?? 0) > length + 0.5)
      let words = isUnknown ? "?" : figure(asked ?? Pane.collapsedHeight)
      canvas.text(words, x, middle + 4.3, TextAppearance(size: 12, weight: 600, anchor: .middle), ink)
    }
    // Below the figure or the short line, but never on the edge at 110.
    let below = length >= 160 ? middle + 24 : max(top + length, middle + 8) + 16
    let isOnEdge = pane.isCollapsed && abs(below - edge) < 20 && length >= 160
    mark(pane.height.path, Point(x, isOnEdge ? edge + 22 : below), .down)
  }

  /// Draws ticks and arrow heads at both ends of a dimension line, and two strokes across one that is shortened.
  private func drawEnds(_ top: Point, _ bottom: Point, _ ink: Ink, isBroken: Bool) {
    let (x, length, solid) = (top.x, bottom.y - top.y, Paint.stroke(ink, 1.2))
    for end in [top, bottom] { canvas.line(Point(x - 5, end.y), Point(x + 5, end.y), solid) }
    if length >= 14 {
      canvas.path("M\(top)l-3 5h6z", .fill(ink))
      canvas.path("M\(bottom)l-3-5h6z", .fill(ink))
    }
    if isBroken {
      let y = top.y + length * 0.78
      canvas.path("M\(x - 6) \(y)l12-5M\(x - 6) \(y + 5)l12-5", solid)
    }
  }

  /// Draws the edge at which the system cuts off a collapsed widget.
  private func drawCollapsedEdge(_ pane: Pane, _ asked: Double?) {
    let (left, edge) = (Point(pane.body.x, pane.body.bottom), Point(pane.wallpaper.right, pane.body.bottom))
    canvas.keepsLight = true
    canvas.line(left, edge, .stroke(.cardInk, 1, dash: "2 2"))
    canvas.keepsLight = false
    canvas.line(edge, Point(pane.x + 424, edge.y), .stroke(.muted, 1, dash: "2 2"))
    if let asked, asked != Pane.collapsedHeight {
      canvas.text("110", pane.dimensionX + 5, edge.y - 4, TextAppearance(size: 11), .muted)
    }
  }

  /// Draws the end of the smallest supported screen, and returns the lower edge of the drawing.
  func drawScreenEnd(_ pane: Pane) -> Double {
    let limit = widget.deploymentTarget < 10 ? 480.0 : 568
    // Other findings about the height are about its growth or the content.
    let severity = flags.severity(at: pane.height.path) { [.number(limit), .text("content")].contains($0.expected) }
    let ink = Ink(severity, or: .muted)
    let (right, bottom) = (pane.x + 422, pane.wallpaper.bottom)
    guard pane.bodyHeight + pane.overflow >= limit * 0.72, !pane.isTorn else {
      let (y, middle) = (bottom + 22, pane.x + 190)
      canvas.path("M\(pane.x) \(y)H\(middle - 6)M\(middle + 6) \(y)H\(right)", .stroke(ink, 1, dash: "5 4"))
      canvas.path("M\(middle - 8) \(y)l5-5 6 10 5-5", .stroke(ink, 1))
      canvas.text("the smallest screen ends at \(figure(limit)) pt", pane.x, y + 16, TextAppearance(size: 11), ink)
      if !pane.isTorn {
        let x = pane.dimensionX
        canvas.line(Point(x, pane.body.bottom + 6), Point(x, y - 8), .stroke(.muted, 1, dash: "1 4"))
      }
      return y + 22
    }
    let y = pane.body.y + limit
    canvas.line(Point(pane.x - 14, y), Point(right, y), .stroke(ink, 1.6, dash: "6 4"))
    canvas.keepsLight = y < bottom
    canvas.pill(
      "the smallest screen ends: \(figure(limit)) pt",
      at: Point(pane.wallpaper.middle.x, y),
      TextAppearance(size: 11, weight: 600, anchor: .middle),
      y < bottom && severity == nil ? .cardInk : ink,
      fill: y < bottom ? .fill(.white, 0.95) : .fill(.paper)
    )
    canvas.keepsLight = false
    return max(bottom, y + 12)
  }
}
