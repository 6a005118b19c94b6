import LintCore

extension PictureBuilder {
  private static let rowHeight = 22.0
  private static let rowGap = 4.0
  /// More rows than fit a screen are counted, not drawn.
  private static let greatestRowCount = 60

  /// The size of a text in a height, as it is meant or smaller; nil where nobody could read it.
  static func size(_ size: Double, in height: Double) -> Double? {
    let fitting = min(size, height * 0.75)
    return fitting < 9 ? nil : fitting
  }

  /// Draws content, grid and buttons, and what of the box nothing is said about.
  mutating func drawContent(_ pane: Pane, _ box: Box) {
    let content = widget["content"]
    let shown = content[pane.mode.rawValue]
    let (grid, buttons) = (grid, buttons)
    let parts = [content, widget["grid"], widget["buttons"]]
    places.add("/content", box.topRight, .left, pane.part)
    guard parts.contains(where: \.isWritten) else {
      return drawUnknown(box, "content not described", parts)
    }
    let rows = content.isWritten ? rowCount(shown, of: content) : 0
    let rowsHeight = rows == 0 ? 0 : Double(rows) * (Self.rowHeight + Self.rowGap) - Self.rowGap
    let layout = ContentLayout([rowsHeight, grid?.height ?? 0, buttons?.height ?? 0], into: box.height)
    if content.isWritten {
      drawRows(pane, shown, Box(box.x, box.y, box.width, rowsHeight * layout.factor), rows, layout.factor)
    }
    if let grid {
      let height = grid.height * layout.factor
      draw(grid, pane, Box(box.x, box.y + layout.offsets[1], box.width, height), layout.factor)
    }
    if let buttons {
      let height = buttons.height * layout.factor
      draw(buttons, pane, Box(box.x, box.y + layout.offsets[2], box.width, height), layout.factor)
    }
    guard let rest = layout.rest else { return }
    let left = Box(box.x, box.y + rest.offset, box.width, rest.height)
    drawUnknown(left, "the rest is not described", parts.filter { !$0.isKnown })
  }

  /// Draws a box of which nothing is known.
  private mutating func drawUnknown(_ box: Box, _ words: String, _ fields: [FieldView]) {
    shows(fields) { builder in
      var outline = box
      if builder.hasPlainBackground {
        // The dashes are seen on any color, and leave the lines of the edges theirs.
        outline = Box(box.x + 2, box.y + 2, max(0, box.width - 4), max(0, box.height - 4))
        builder.canvas.rect(outline, corners: 6, .stroke(.white, 1.6, opacity: 0.7))
      } else {
        builder.canvas.rect(box, corners: 6, .fill(.pattern(.hatch)))
      }
      builder.canvas.rect(outline, corners: 6, .unknown)
      let lettering = Lettering(12, isItalic: true, .middle)
      if box.height >= 20, box.width >= lettering.width(words) + 16 {
        builder.pill(words, at: box.middle, lettering, .cardInk)
      }
    }
  }

  // MARK: - Rows

  private func rowCount(_ mode: FieldView, of content: FieldView) -> Int {
    // What cannot be read, or is not told of this state, takes a row.
    mode.isKnown ? min(mode.elementCount, Self.greatestRowCount) : 1
  }

  private mutating func drawRows(_ pane: Pane, _ mode: FieldView, _ box: Box, _ rows: Int, _ factor: Double) {
    places.add(mode.path, box.topRight, .left, pane.part)
    let entries = mode.elements(first: rows)
    let isAdded = pane.isCollapsed ? entries.map { _ in false } : isAdded(entries)
    let severity = flags.severity(below: mode.path)
    shows(widget["content"]) { builder in
      builder.shows(mode) { builder in
        for row in 0..<rows {
          let pitch = (Self.rowHeight + Self.rowGap) * factor
          let place = Box(box.x, box.y + Double(row) * pitch, box.width, Self.rowHeight * factor)
          guard mode.isKnown else {
            builder.drawUnknownRow(place)
            continue
          }
          let hidden = mode.elementCount - rows
          let entry = entries[row]
          let indent = isAdded.contains(true) ? 20.0 : 10
          builder.shows(entry.path == mode.path ? [] : [entry]) {
            $0.drawRow(place, entry.text ?? "", isAdded: isAdded[row], indent, factor)
          }
          if hidden > 0, row == rows - 1 {
            builder.pill("+\(hidden)", at: Point(place.right - 20, place.middle.y), Lettering(11, .middle), .cardInk)
          }
        }
        if let severity { builder.canvas.rect(box, corners: 5, .stroke(.role(Role(severity)), 1.4)) }
      }
    }
  }

  /// Which entries of the expanded state the collapsed one lacks.
  private func isAdded(_ entries: [FieldView]) -> [Bool] {
    let compact = widget["content"]["compact"]
    guard compact.isKnown else { return entries.map { _ in false } }
    var lacking = Set(entries.map { $0.text ?? "" })
    for entry in compact.elements where !lacking.isEmpty { lacking.remove(entry.text ?? "") }
    return entries.map { lacking.contains($0.text ?? "") }
  }

  private mutating func drawRow(_ box: Box, _ entry: String, isAdded: Bool, _ indent: Double, _ factor: Double) {
    canvas.rect(box, corners: min(5, box.height / 3), .fill(.white, 0.72))
    guard let size = Self.size(12, in: box.height) else { return }
    let y = box.middle.y + size * 0.36
    if isAdded { canvas.text("+", box.x + 7, y, Lettering(size, weight: 700), .role(.dimension)) }
    canvas.text(entry, box.x + indent, y, Lettering(size), .cardInk, room: max(0, box.width - indent - 6))
  }

  private mutating func drawUnknownRow(_ box: Box) {
    canvas.rect(box, corners: 5, .unknown)
    guard let size = Self.size(12, in: box.height) else { return }
    canvas.text("?", box.middle.x, box.middle.y + size * 0.36, Lettering(size, .middle), .cardInk)
  }
}
