import LintCore
import WidgetLint

/// One side of a widget's margins.
struct Margin {
  enum Side: String, CaseIterable {
    case top, leading, bottom, trailing

    var isVertical: Bool { self == .top || self == .bottom }
  }

  let side: Side
  /// The field that sets it: that of the side, or of all four.
  let field: FieldView
  /// Its width; nil if that is not known.
  var points: Double? { field.number }
  /// The distance of the content from the edge, before it is fitted in.
  var inset: Double { points.map { min(max($0, 0), 10_000) } ?? (side.isVertical ? 12 : 16) }

  init(_ side: Side, of widget: WidgetView) {
    self.side = side
    let margins = widget["margins"]
    field = margins.number == nil ? margins[side.rawValue] : margins
  }
}

extension PictureBuilder {
  var margins: [Margin] { Margin.Side.allCases.map { Margin($0, of: widget) } }

  /// The box inside the margins of a body: 40 × 8 at least.
  func contentBox(_ pane: Pane) -> Box {
    let body = pane.wholeBody
    let (top, bottom) = insets(.top, .bottom, of: body.height, leaving: 8)
    let leading = insets(.leading, .trailing, of: body.width, leaving: 40).0
    return Box(body.x + leading, body.y + top, contentWidth, body.height - top - bottom)
  }

  /// The width of the content as it is drawn.
  var contentWidth: Double {
    let (leading, trailing) = insets(.leading, .trailing, of: Pane.cardWidth, leaving: 40)
    return Pane.cardWidth - leading - trailing
  }

  /// The insets of the content from two edges at a distance from each other.
  private func insets(
    _ first: Margin.Side,
    _ last: Margin.Side,
    of length: Double,
    leaving least: Double
  ) -> (Double, Double) {
    let (one, other) = (Margin(first, of: widget).inset, Margin(last, of: widget).inset)
    let factor = min(1, (length - least) / max(one + other, 1))
    return (one * factor, other * factor)
  }

  /// The color of a side: that of the worst finding about it or all sides, otherwise that of dimensions.
  private func ink(for margin: Margin) -> Ink {
    let severities = [flags.severity(at: margin.field.path), flags.severity(at: "/margins")]
    return Ink(severities.compactMap { $0 }.max(), or: .dimension)
  }

  /// Draws a band for each side that is known.
  func drawMargins(_ pane: Pane, _ box: Box) {
    for margin in margins {
      guard let points = margin.points else { continue }
      let (band, from, to) = Self.band(margin.side, pane.wholeBody, box, radius: pane.isTorn ? 0 : 13)
      shows(margin.field) {
        if points > 0 { canvas.path(band, .fill(.dimension, 0.16)) }
        canvas.line(from, to, .stroke(ink(for: margin), points > 0 ? 1 : 2.5))
      }
    }
  }

  /// The band of a side inside the body's round corners, and the ends of the line at its inner edge.
  private static func band(
    _ side: Margin.Side,
    _ body: Box,
    _ box: Box,
    radius: Double
  ) -> (outline: Markup, from: Point, to: Point) {
    /// The inset of the round corner from its edge, at a distance from the other edge.
    func inset(_ distance: Double) -> Double {
      let rest = max(0, radius - distance)
      return radius - (radius * radius - rest * rest).squareRoot()
    }
    switch side {
    case .top:
      let outline: Markup = "M\(body.x) \(body.y)h\(body.width)v\(box.y - body.y)h\(-body.width)z"
      return (outline, Point(body.x, box.y), Point(body.right, box.y))
    case .bottom:
      let height = body.bottom - box.bottom
      let dent = inset(height)
      let (from, to) = (Point(body.x + dent, box.bottom), Point(body.right - dent, box.bottom))
      guard height > radius else {
        return ("M\(from)H\(to.x)L\(body.right - radius) \(body.bottom)H\(body.x + radius)z", from, to)
      }
      let arc: Markup = "a\(radius) \(radius) 0 0 1-\(radius)"
      let outer: Markup = "V\(body.bottom - radius)\(arc) \(radius)H\(body.x + radius)"
      return ("M\(from)H\(to.x)\(outer)\(arc)-\(radius)z", from, to)
    case .leading, .trailing:
      let isLeading = side == .leading
      let (edge, line) = isLeading ? (body.x, box.x) : (body.right, box.right)
      let width = abs(line - edge)
      let end = Point(line, body.bottom - inset(width))
      let turn = isLeading ? edge + radius : edge - radius
      let corner: Markup = width > radius ? "V\(body.bottom)H\(turn)" : "V\(end.y)"
      let sweep = isLeading ? 1 : 0
      let rest: Markup = "A\(radius) \(radius) 0 0 \(sweep) \(edge) \(body.bottom - radius)"
      return ("M\(edge) \(body.y)H\(line)\(corner)\(rest)z", Point(line, body.y), end)
    }
  }

  /// Writes the figures with markers: top and bottom left of the pane, leading and trailing below the card.
  func drawMarginFigures(_ pane: Pane, _ box: Box) {
    let body = pane.wholeBody
    let (left, below) = (pane.x - 14, pane.body.bottom + pane.overflow + 17)
    let top = Point(left, body.y + 6)
    for margin in margins where margin.field.isWritten {
      let place =
        switch margin.side {
        case .top: drawVerticalFigure(of: margin, (body.y + box.y) / 2, pane) ?? top
        case .bottom:
          drawVerticalFigure(of: margin, (box.bottom + body.bottom) / 2, pane) ?? Point(left, body.bottom - 6)
        case .leading: drawHorizontalFigure(of: margin, (body.x + box.x) / 2, below, body) ?? Point(body.x + 14, below)
        case .trailing:
          drawHorizontalFigure(of: margin, (box.right + body.right) / 2, below, body) ?? Point(body.right - 14, below)
        }
      mark("/margins/\(margin.side.rawValue)", place, margin.side == .leading ? .right : .left)
      if margin.side == .top { mark("/margins", place, .left) }
    }
    mark("/margins", top, .left)
  }

  /// Writes the figure of the top or bottom margin left of the pane, and returns the place of its marker.
  private func drawVerticalFigure(of margin: Margin, _ center: Double, _ pane: Pane) -> Point? {
    guard let points = margin.points else { return nil }
    let (words, appearance) = (figure(points), TextAppearance(12, weight: 600, .end))
    canvas.keepsLight = false
    shows(margin.field) { canvas.text(words, pane.x - 4, center + 4.3, appearance, ink(for: margin)) }
    canvas.keepsLight = true
    // The marker is left of the figure, or above or below it if the picture ends there.
    let width = appearance.width(words)
    let left = Point(pane.x - 18 - width, center)
    let away = margin.side == .top ? -20.0 : 20
    return left.x >= 10 ? left : Point(pane.x - 4 - width / 2, center + away)
  }

  /// Writes the figure of the leading or trailing margin in a pill below the card, and gives the place of its marker.
  private func drawHorizontalFigure(of margin: Margin, _ middle: Double, _ y: Double, _ body: Box) -> Point? {
    guard let points = margin.points else { return nil }
    let (words, appearance) = (figure(points), TextAppearance(12, weight: 600, .middle))
    let half = appearance.width(words) / 2
    let x = min(max(middle, body.x + half + 7), body.right - half - 7)
    shows(margin.field) { canvas.pill(words, at: Point(x, y), appearance, ink(for: margin)) }
    let away = half + 21
    return Point(margin.side == .leading ? x + away : x - away, y)
  }
}
