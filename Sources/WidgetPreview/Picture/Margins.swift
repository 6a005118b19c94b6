import LintCore

/// One side of a widget's margins.
struct Margin {
  enum Side: String, CaseIterable {
    case top, leading, bottom, trailing

    var isVertical: Bool { self == .top || self == .bottom }
    /// How far the content is drawn from an edge of which nothing is known.
    fileprivate var nominal: Double { isVertical ? 12 : 16 }
  }

  let side: Side
  /// The field that says it: of the side, or of all four.
  let field: FieldView
  /// How wide it is, where that is known.
  var points: Double? { field.number }
  /// The path of its marker's place.
  var path: String { "/margins/\(side.rawValue)" }
  /// How far the content is drawn from the edge, before it is fitted in.
  var inset: Double { points.map { min(max($0, 0), 10_000) } ?? side.nominal }

  init(_ side: Side, of widget: WidgetView) {
    self.side = side
    let margins = widget["margins"]
    field = margins.number == nil ? margins[side.rawValue] : margins
  }
}

extension PictureBuilder {
  private var margins: [Margin] { Margin.Side.allCases.map { Margin($0, of: widget) } }

  /// What margins leave of a body to the content: 40 × 8 at least.
  func contentBox(_ pane: Pane) -> Box {
    let body = pane.wholeBody
    let (top, bottom) = insets(.top, .bottom, of: body.height, leaving: 8)
    let leading = insets(.leading, .trailing, of: body.width, leaving: 40).0
    return Box(body.x + leading, body.y + top, contentWidth, body.height - top - bottom)
  }

  /// How wide the content is drawn.
  var contentWidth: Double {
    let (leading, trailing) = insets(.leading, .trailing, of: Pane.cardWidth, leaving: 40)
    return Pane.cardWidth - leading - trailing
  }

  /// How far the content is drawn from two edges that are so far apart.
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

  /// The color of a side: that of the worst finding about it or about all of them, else the dimensions'.
  private func ink(for margin: Margin) -> Ink {
    let severities = [flags.severity(at: margin.field.path), flags.severity(at: "/margins")]
    return ink(severities.compactMap { $0 }.max(), or: .role(.dimension))
  }

  /// Draws a band for each side that is known.
  mutating func drawMargins(_ pane: Pane) {
    let (body, box) = (pane.wholeBody, contentBox(pane))
    for margin in margins {
      guard let points = margin.points else { continue }
      let ink = ink(for: margin)
      let (band, from, to) = Self.band(margin.side, body, box, radius: pane.isTorn ? 0 : 13)
      shows(margin.field) {
        if points > 0 { $0.canvas.path(band, .fill(.role(.dimension), 0.16)) }
        $0.canvas.line(from, to, .stroke(ink, points > 0 ? 1 : 2.5))
      }
    }
  }

  /// The band of a side inside the body's round corners, and the ends of the line at its inner edge.
  private static func band(
    _ side: Margin.Side,
    _ body: Box,
    _ box: Box,
    radius: Double
  ) -> (outline: Outline, from: Point, to: Point) {
    /// How far the round corner is from the edge that it turns to, at a distance from the other one.
    func inset(_ distance: Double) -> Double {
      let rest = max(0, radius - distance)
      return radius - (radius * radius - rest * rest).squareRoot()
    }
    switch side {
    case .top:
      let height = box.y - body.y
      return (
        "M\(body.x) \(body.y)h\(body.width)v\(height)h\(-body.width)z", Point(body.x, box.y), Point(body.right, box.y)
      )
    case .bottom:
      let height = body.bottom - box.bottom
      let dent = inset(height)
      let (from, to) = (Point(body.x + dent, box.bottom), Point(body.right - dent, box.bottom))
      guard height > radius else {
        return ("M\(from)H\(to.x)L\(body.right - radius) \(body.bottom)H\(body.x + radius)z", from, to)
      }
      let arc: Outline = "a\(radius) \(radius) 0 0 1-\(radius)"
      let outer: Outline = "V\(body.bottom - radius)\(arc) \(radius)H\(body.x + radius)"
      return ("M\(from)H\(to.x)\(outer)\(arc)-\(radius)z", from, to)
    case .leading, .trailing:
      let isLeading = side == .leading
      let (edge, line) = isLeading ? (body.x, box.x) : (body.right, box.right)
      let width = abs(line - edge)
      let end = Point(line, body.bottom - inset(width))
      let turn = isLeading ? edge + radius : edge - radius
      let corner: Outline = width > radius ? "V\(body.bottom)H\(turn)" : "V\(end.y)"
      let sweep: Outline = isLeading ? "1" : "0"
      let rest: Outline = "A\(radius) \(radius) 0 0 \(sweep) \(edge) \(body.bottom - radius)"
      return ("M\(edge) \(body.y)H\(line)\(corner)\(rest)z", Point(line, body.y), end)
    }
  }

  /// Writes the figures: top and bottom left of the pane, leading and trailing below the card.
  mutating func drawMarginFigures(_ pane: Pane) {
    for margin in margins {
      guard let points = margin.points else { continue }
      if margin.side.isVertical {
        drawVerticalFigure(of: margin, figure(points), pane)
      } else {
        drawHorizontalFigure(of: margin, figure(points), pane)
      }
    }
    let body = pane.wholeBody
    let top = Point(pane.x - 14, body.y + 6)
    places.add("/margins", top, .left, pane.part)
    for margin in margins where margin.field.isWritten {
      let y = pane.body.bottom + pane.overflow + 17
      switch margin.side {
      case .top: places.add(margin.path, top, .left, pane.part)
      case .bottom: places.add(margin.path, Point(top.x, body.bottom - 6), .left, pane.part)
      case .leading: places.add(margin.path, Point(body.x + 14, y), .right, pane.part)
      case .trailing: places.add(margin.path, Point(body.right - 14, y), .left, pane.part)
      }
    }
  }

  /// Writes the figure of the top or bottom margin on the paper, left of the pane.
  private mutating func drawVerticalFigure(of margin: Margin, _ words: String, _ pane: Pane) {
    let (body, box, isTop) = (pane.wholeBody, contentBox(pane), margin.side == .top)
    let appearance = TextAppearance(12, weight: 600, .end)
    let center = isTop ? (body.y + box.y) / 2 : (box.bottom + body.bottom) / 2
    let ink = ink(for: margin)
    canvas.keepsLight = false
    shows(margin.field) { $0.canvas.text(words, pane.x - 4, center + 4.3, appearance, ink) }
    canvas.keepsLight = true
    // The marker is left of it, or above or below it where the picture ends.
    let width = appearance.width(words)
    let left = Point(pane.x - 18 - width, center)
    let place = left.x >= 10 ? left : Point(pane.x - 4 - width / 2, isTop ? center - 20 : center + 20)
    places.add(margin.path, place, .left, pane.part)
    if isTop { places.add("/margins", place, .left, pane.part) }
  }

  /// Writes the figure of the leading or trailing margin in a pill below the card.
  private mutating func drawHorizontalFigure(of margin: Margin, _ words: String, _ pane: Pane) {
    let (body, box, isLeading) = (pane.wholeBody, contentBox(pane), margin.side == .leading)
    let appearance = TextAppearance(12, weight: 600, .middle)
    let width = appearance.width(words)
    let middle = isLeading ? (body.x + box.x) / 2 : (box.right + body.right) / 2
    let x = min(max(middle, body.x + width / 2 + 7), body.right - width / 2 - 7)
    let y = pane.body.bottom + pane.overflow + 17
    let ink = ink(for: margin)
    shows(margin.field) { $0.pill(words, at: Point(x, y), appearance, ink) }
    let away = width / 2 + 21
    let place = Point(isLeading ? x + away : x - away, y)
    places.add(margin.path, place, isLeading ? .right : .left, pane.part)
  }
}
