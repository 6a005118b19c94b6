import LintCore

/// How the blocks of a content's box share its height.
struct ContentLayout {
  /// The factor by which all heights and gaps shrink.
  let factor: Double
  /// Where each block begins, from the box's top.
  let offsets: [Double]
  /// What is left over below the blocks: from where, and how high; nil where there is next to nothing.
  let rest: (offset: Double, height: Double)?

  private static let gap = 8.0

  /// A layout of blocks with the heights that they ask for.
  init(_ heights: [Double], into height: Double) {
    let shown = heights.filter { $0 > 0 }
    let needed = shown.reduce(0, +) + Self.gap * Double(max(0, shown.count - 1))
    let factor = needed > height ? height / needed : 1
    var end = 0.0
    offsets = heights.map { block in
      defer { if block > 0 { end += block + Self.gap } }
      return end * factor
    }
    rest = height - end >= 26 ? (end, height - end) : nil
    self.factor = factor
  }
}

extension PictureBuilder {
  private static let rowHeight = 22.0
  private static let rowGap = 4.0
  /// More rows than fit a screen are counted, not drawn.
  private static let greatestRowCount = 60

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
    let rows = content.isWritten ? rowCount(shown) : 0
    let rowsHeight = rows == 0 ? 0 : Double(rows) * (Self.rowHeight + Self.rowGap) - Self.rowGap
    let heights = [rowsHeight, grid?.height ?? 0, buttons?.height ?? 0]
    let layout = ContentLayout(heights, into: box.height)
    let boxes = zip(layout.offsets, heights).map { Box(box.x, box.y + $0, box.width, $1 * layout.factor) }
    if content.isWritten { drawRows(pane, shown, boxes[0], rows, layout.factor) }
    if let grid { draw(grid, pane, boxes[1], layout.factor) }
    if let buttons { draw(buttons, pane, boxes[2], layout.factor) }
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
      let appearance = TextAppearance(12, isItalic: true, .middle)
      if box.height >= 20, box.width >= appearance.width(words) + 16 {
        builder.pill(words, at: box.middle, appearance, .cardInk)
      }
    }
  }

  // MARK: - Rows

  private func rowCount(_ mode: FieldView) -> Int {
    // What cannot be read, or is not told of this state, takes a row.
    mode.isKnown ? min(mode.elementCount, Self.greatestRowCount) : 1
  }

  private mutating func drawRows(_ pane: Pane, _ mode: FieldView, _ box: Box, _ rows: Int, _ factor: Double) {
    places.add(mode.path, box.topRight, .left, pane.part)
    let entries = mode.elements(first: rows)
    let added = pane.isCollapsed ? [] : addedEntries(entries)
    let indent = added.isEmpty ? 10.0 : 20
    let severity = flags.severity(below: mode.path)
    shows(widget["content"]) { builder in
      builder.shows(mode) { builder in
        for row in 0..<rows {
          let pitch = (Self.rowHeight + Self.rowGap) * factor
          let place = Box(box.x, box.y + Double(row) * pitch, box.width, Self.rowHeight * factor)
          guard mode.isKnown else {
            builder.canvas.rect(place, corners: 5, .unknown)
            builder.label("?", in: place, size: 12, .cardInk)
            continue
          }
          let entry = entries[row]
          let words = entry.text ?? ""
          builder.shows(entry.path == mode.path ? [] : [entry]) {
            $0.drawRow(place, words, isAdded: added.contains(words), indent)
          }
          let hidden = mode.elementCount - rows
          if hidden > 0, row == rows - 1 {
            let center = Point(place.right - 20, place.middle.y)
            builder.pill("+\(hidden)", at: center, TextAppearance(11, .middle), .cardInk)
          }
        }
        if let severity { builder.canvas.rect(box, corners: 5, .stroke(.role(Role(severity)), 1.4)) }
      }
    }
  }

  /// The entries of the expanded state that the collapsed one lacks.
  private func addedEntries(_ entries: [FieldView]) -> Set<String> {
    let compact = widget["content"]["compact"]
    guard compact.isKnown else { return [] }
    var lacking = Set(entries.map { $0.text ?? "" })
    for entry in compact.elements where !lacking.isEmpty { lacking.remove(entry.text ?? "") }
    return lacking
  }

  private mutating func drawRow(_ box: Box, _ entry: String, isAdded: Bool, _ indent: Double) {
    canvas.rect(box, corners: min(5, box.height / 3), .fill(.white, 0.72))
    guard let size = Self.size(12, in: box.height) else { return }
    let y = box.middle.y + size * 0.36
    if isAdded { canvas.text("+", box.x + 7, y, TextAppearance(size, weight: 700), .role(.dimension)) }
    canvas.text(entry, box.x + indent, y, TextAppearance(size), .cardInk, room: max(0, box.width - indent - 6))
  }
}
