import LintCore

extension PictureBuilder {
  /// Draws the buttons.
  mutating func draw(_ layout: ButtonLayout, _ pane: Pane, _ box: Box, _ factor: Double) {
    shows(layout.fields) { builder in
      for button in layout.buttons {
        let y = box.y + Double(button.row) * (ButtonLayout.rowHeight + ButtonLayout.gap) * factor
        let place = Box(box.x + button.x, y, button.width, ButtonLayout.rowHeight * factor)
        builder.places.add(button.field.path, place.topRight, .right, pane.part)
        builder.shows([button.field] + builder.absentParts(of: button.field)) { $0.draw(button, place) }
      }
      if layout.hiddenCount > 0 {
        let center = Point(box.right - 24, box.bottom - 9)
        builder.pill("+\(layout.hiddenCount)", at: center, Lettering(11, weight: 600, .middle), .cardInk)
      }
    }
    places.add(layout.fields.path, box.topRight, .left, pane.part)
  }

  private mutating func draw(_ button: ButtonLayout.Button, _ box: Box) {
    let severity = flags.severity(below: button.field.path)
    let corners = min(9, box.height / 3)
    canvas.rect(box, corners: corners, .fill(.white, 0.85))
    if let severity {
      let ink = Ink.role(Role(severity))
      canvas.rect(box, corners: corners, Paint(fill: ink, fillOpacity: 0.1, stroke: ink, width: 1.6))
    } else {
      let isKnown = button.words != nil && button.field.isKnown
      canvas.rect(box, corners: corners, isKnown ? .stroke(.fixed("#B4B4BA"), 0.8) : .unknown)
    }
    let arrow = button.opens ? ButtonLayout.arrowWidth : 0
    guard let size = Self.size(13, in: box.height) else { return }
    let lettering = Lettering(size, isItalic: button.words == nil, .middle)
    let (x, y) = (box.x + (box.width - arrow) / 2, box.middle.y + size * 0.36)
    let title = button.field["title"]
    shows(title.path == button.field.path ? [] : [title]) {
      $0.canvas.text(button.words ?? "untitled", x, y, lettering, .cardInk, room: max(0, box.width - arrow - 12))
    }
    guard button.opens, box.width > 30 else { return }
    shows(button.field["opens"]) {
      let length = size * 0.55
      let (left, top) = (box.right - 12 - length, box.middle.y - length / 2)
      let (from, to) = ("\(tenths(left)) \(tenths(top + length))", "\(tenths(left + length)) \(tenths(top))")
      let head = "M\(tenths(left + length * 0.3)) \(tenths(top))H\(tenths(left + length))V\(tenths(top + length * 0.7))"
      $0.canvas.path("M\(from)L\(to)\(head)", .stroke($0.ink(severity, or: .cardInk), 1.4))
    }
  }
}
