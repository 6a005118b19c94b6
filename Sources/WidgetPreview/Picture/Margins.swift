import WidgetLint

/// One side of a widget's margins.
struct Margin {
  enum Side: String, CaseIterable {
    case top, leading, bottom, trailing
  }

  let side: Side
  /// The field that sets it: that of this side, or that of all sides.
  let field: FieldView
  /// Its width in points; nil if unknown.
  var points: Double? { field.number }
  /// The content's distance from the edge, before it is made to fit.
  var inset: Double { points.map { min(max($0, 0), 10_000) } ?? (side == .top || side == .bottom ? 12 : 16) }

  init(_ side: Side, of widget: WidgetView) {
    self.side = side
    let margins = widget["margins"]
    field = margins.number == nil ? margins[side.rawValue] : margins
  }
}

extension PictureBuilder {
  var margins: [Margin] { Margin.Side.allCases.map { Margin($0, of: widget) } }

  /// The box inside the margins of a body, at least 40 × 8.
  func contentBox(_ pane: Pane) -> Box {
    let body = pane.wholeBody
    func fitted(_ first: Margin.Side, _ last: Margin.Side, into room: Double) -> (Double, Double) {
      let (one, other) = (Margin(first, of: widget).inset, Margin(last, of: widget).inset)
      let factor = min(1, room / max(one + other, 1))
      return (one * factor, other * factor)
    }
    let (top, bottom) = fitted(.top, .bottom, into: body.height - 8)
    let (leading, trailing) = fitted(.leading, .trailing, into: body.width - 40)
    return Box(body.x + leading, body.y + top, body.width - leading - trailing, body.height - top - bottom)
  }

  /// The color of a side: that of the worst finding about it or all sides, or else that of dimensions.
  private func ink(for margin: Margin) -> Ink {
    let severities = [flags.severity(at: margin.field.path), flags.severity(at: "/margins")]
    return Ink(severities.compactMap { $0 }.max(), or: .dimension)
  }

  /// Draws a band for each side that is known.
  func drawMargins(_ pane: Pane, _ box: Box) {
    let body = pane.wholeBody
    let insets = [box.y - body.y, box.x - body.x, body.bottom - box.bottom, body.right - box.right]
    for (margin, inset) in zip(margins, insets) {
      guard let points = margin.points else { continue }
      let width = points > 0 ? 1 : 2.5
      let line = Self.strip(along: margin.side, of: body, inset - width / 2, width)
      let ink = ink(for: margin)
      // Clips the body's outline, so that the band follows its round corners.
      shows(margin.field) {
        if points > 0 {
          clip(to: Self.strip(along: margin.side, of: body, 0, inset)) {
            canvas.path(pane.outline, .fill(.dimension, 0.16))
          }
        }
        clip(to: line) { canvas.path(pane.outline, points > 0 ? .fill(ink) : .stroke(ink, width)) }
      }
    }
  }

  /// A strip along one side of a body, at a distance from it.
  private static func strip(along side: Margin.Side, of body: Box, _ distance: Double, _ width: Double) -> Box {
    switch side {
    case .top: Box(body.x, body.y + distance, body.width, width)
    case .leading: Box(body.x + distance, body.y, width, body.height)
    case .bottom: Box(body.x, body.bottom - distance - width, body.width, width)
    case .trailing: Box(body.right - distance - width, body.y, width, body.height)
    }
  }

  /// Writes the widths with markers: top and bottom at the left of the pane, leading and trailing below the card.
  func drawMarginFigures(_ pane: Pane, _ box: Box) {
    let body = pane.wholeBody
    let below = pane.body.bottom + pane.overflow + 17
    for margin in margins {
      guard let words = margin.points.map(figure) else { continue }
      var appearance = TextAppearance(size: 12, weight: 600, anchor: .end)
      let width = appearance.width(words)
      let place: Point
      switch margin.side {
      case .top, .bottom:
        let center = (margin.side == .top ? body.y + box.y : box.bottom + body.bottom) / 2
        canvas.keepsLight = false
        shows(margin.field) { canvas.text(words, pane.x - 4, center + 4.3, appearance, ink(for: margin)) }
        canvas.keepsLight = true
        place = Point(pane.x - 18 - width, center)
      case .leading, .trailing:
        let middle = (margin.side == .leading ? body.x + box.x : box.right + body.right) / 2
        let x = min(max(middle, body.x + width / 2 + 7), body.right - width / 2 - 7)
        appearance.anchor = .middle
        shows(margin.field) { canvas.pill(words, at: Point(x, below), appearance, ink(for: margin)) }
        let away = width / 2 + 21
        place = Point(margin.side == .leading ? x + away : x - away, below)
      }
      mark("/margins/\(margin.side.rawValue)", place, margin.side == .leading ? .right : .left)
      if margin.side == .top { mark("/margins", place, .left) }
    }
    mark("/margins", Point(pane.x - 14, body.y + 6), .left)
  }
}
