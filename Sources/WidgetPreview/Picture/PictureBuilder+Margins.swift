import LintCore

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

  /// Draws a band for each side that is known.
  mutating func drawMargins(_ pane: Pane) {
    let (body, box) = (pane.wholeBody, contentBox(pane))
    for margin in margins {
      guard let points = margin.points else { continue }
      let severity = severity(of: margin)
      let ink = ink(severity, or: .role(.dimension))
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
  ) -> (outline: String, from: Point, to: Point) {
    /// How far the round corner is from the edge that it turns to, at a distance from the other one.
    func inset(_ distance: Double) -> Double {
      let rest = max(0, radius - distance)
      return radius - (radius * radius - rest * rest).squareRoot()
    }
    let (arc, bottom) = ("a\(tenths(radius)) \(tenths(radius)) 0 0 1", tenths(body.bottom))
    switch side {
    case .top:
      let (width, height) = (tenths(body.width), tenths(box.y - body.y))
      return (
        "M\(tenths(body.x)) \(tenths(body.y))h\(width)v\(height)h-\(width)z", Point(body.x, box.y),
        Point(body.right, box.y)
      )
    case .bottom:
      let height = body.bottom - box.bottom
      let dent = inset(height)
      let (from, to) = (Point(body.x + dent, box.bottom), Point(body.right - dent, box.bottom))
      let start = "M\(tenths(from.x)) \(tenths(from.y))H\(tenths(to.x))"
      let outer = height > radius ? "V\(tenths(body.bottom - radius))\(arc)-\(tenths(radius)) \(tenths(radius))" : ""
      let ends = "H\(tenths(body.x + radius))"
      let inner = height > radius ? "\(arc)-\(tenths(radius))-\(tenths(radius))" : ""
      return (
        "\(start)\(outer)\(outer.isEmpty ? "L\(tenths(body.right - radius)) \(bottom)" : "")\(ends)\(inner)z", from, to
      )
    case .leading, .trailing:
      let isLeading = side == .leading
      let (edge, line) = isLeading ? (body.x, box.x) : (body.right, box.right)
      let width = abs(line - edge)
      let end = Point(line, body.bottom - inset(width))
      let turn = isLeading ? edge + radius : edge - radius
      let corner = width > radius ? "V\(bottom)H\(tenths(turn))" : "V\(tenths(end.y))"
      let sweep = isLeading ? 1 : 0
      let rest = "A\(tenths(radius)) \(tenths(radius)) 0 0 \(sweep) \(tenths(edge)) \(tenths(body.bottom - radius))"
      let start = "M\(tenths(edge)) \(tenths(body.y))H\(tenths(line))"
      return ("\(start)\(corner)\(rest)z", Point(line, body.y), end)
    }
  }

  /// Outward of a figure at the left of a pane, or past it where the picture ends.
  private static func markerPlace(beside width: Double, _ y: Double, isTop: Bool, _ pane: Pane) -> Point {
    let x = pane.x - 18 - width
    return x >= 10 ? Point(x, y) : Point(pane.x - 4 - width / 2, isTop ? y - 20 : y + 20)
  }

  /// The worst finding about a side; one about all of them is about each.
  private func severity(of margin: Margin) -> Severity? {
    [flags.severity(at: margin.field.path), flags.severity(at: "/margins")].compactMap { $0 }.max()
  }

  /// Writes the figures: top and bottom left of the pane, leading and trailing below the card.
  mutating func drawMarginFigures(_ pane: Pane) {
    let (body, box) = (pane.wholeBody, contentBox(pane))
    for margin in margins {
      guard let points = margin.points else { continue }
      let severity = severity(of: margin)
      let ink = ink(severity, or: .role(.dimension))
      let words = figure(points)
      let lettering = Lettering(12, weight: 600, margin.side.isVertical ? .end : .middle)
      let width = lettering.width(words)
      if margin.side.isVertical {
        let center = margin.side == .top ? (body.y + box.y) / 2 : (box.bottom + body.bottom) / 2
        // On the paper, not on the wallpaper.
        canvas.keepsLight = false
        shows(margin.field) { $0.canvas.text(words, pane.x - 4, center + 4.3, lettering, ink) }
        canvas.keepsLight = true
        let point = Self.markerPlace(beside: width, center, isTop: margin.side == .top, pane)
        places.add("/margins/\(margin.side.rawValue)", point, .left, pane.part)
        if margin.side == .top { places.add("/margins", point, .left, pane.part) }
      } else {
        let isLeading = margin.side == .leading
        let middle = isLeading ? (body.x + box.x) / 2 : (box.right + body.right) / 2
        let x = min(max(middle, body.x + width / 2 + 7), body.right - width / 2 - 7)
        let y = pane.body.bottom + pane.overflow + 17
        shows(margin.field) { $0.pill(words, at: Point(x, y), lettering, ink) }
        let away = width / 2 + 21
        places.add(
          "/margins/\(margin.side.rawValue)",
          Point(isLeading ? x + away : x - away, y),
          isLeading ? .right : .left,
          pane.part
        )
      }
    }
    let nominal = Point(pane.x - 14, body.y + 6)
    places.add("/margins", nominal, .left, pane.part)
    for margin in margins where margin.points == nil && margin.field.isWritten {
      let y = pane.body.bottom + pane.overflow + 17
      let point =
        switch margin.side {
        case .top: nominal
        case .bottom: Point(pane.x - 14, body.bottom - 6)
        case .leading: Point(body.x + 14, y)
        case .trailing: Point(body.right - 14, y)
        }
      let direction: MarkerPlaces.Direction =
        switch margin.side {
        case .top, .bottom, .trailing: .left
        case .leading: .right
        }
      places.add("/margins/\(margin.side.rawValue)", point, direction, pane.part)
    }
  }
}
