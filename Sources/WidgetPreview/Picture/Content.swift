import WidgetLint

extension PictureBuilder {
  private static let blockGap = 8.0
  private static let row = Tiling(size: (0, 22), spacing: (0, 4))
  /// The most rows to draw; more would not fit on a screen, and are only counted.
  private static let greatestRowCount = 60

  /// Draws content, grid and buttons, and marks the rest of the box as undescribed.
  func drawContent(_ pane: Pane, _ box: Box) {
    let content = widget["content"]
    let shown = content[pane.mode.rawValue]
    let parts = [content, widget["grid"], widget["buttons"]]
    mark("/content", box.topRight, .left)
    if let scene {
      shows(parts.filter(\.isWritten)) { draw(scene, pane) }
      for part in parts { mark(part.path, box.topRight, .left) }
      return
    }
    guard parts.contains(where: \.isWritten) else { return drawUnknown(box, "content not described", parts) }
    // Content that is unreadable, or not described for this state, takes one row.
    let wanted = shown.isKnown ? min(shown.elements.count, Self.greatestRowCount) : 1
    let rowCount = content.isWritten ? wanted : 0
    let heights = [Self.row.height(of: rowCount), grid?.height ?? 0, buttons?.height ?? 0].filter { $0 > 0 }
    let needed = heights.reduce(0, +) + Self.blockGap * Double(max(0, heights.count - 1))
    let factor = needed > box.height ? box.height / needed : 1
    var end = 0.0
    /// The box of the next block.
    func next(_ height: Double) -> Box {
      defer { if height > 0 { end += height + Self.blockGap } }
      return Box(box.x, box.y + end * factor, box.width, height * factor)
    }
    if content.isWritten {
      let rows = next(Self.row.height(of: rowCount))
      mark(shown.path, rows.topRight, .left)
      shows(content) { drawRows(pane, shown, rows, rowCount, factor) }
    }
    if let grid { draw(grid, pane, next(grid.height), factor) }
    if let buttons { draw(buttons, next(buttons.height), factor) }
    let rest = Box(box.x, box.y + end, box.width, box.height - end)
    if rest.height >= 26 { drawUnknown(rest, "the rest is not described", parts.filter { !$0.isKnown }) }
  }

  /// Draws a box whose content is unknown.
  private func drawUnknown(_ box: Box, _ words: String, _ fields: [FieldView]) {
    shows(fields) {
      var outline = box
      if hasPlainBackground {
        // Inset, so that the dashes show on any color and do not touch the lines at the edges.
        outline = Box(box.x + 2, box.y + 2, max(0, box.width - 4), max(0, box.height - 4))
        canvas.rect(outline, corners: 6, .stroke(.white, 1.6, opacity: 0.7))
      } else {
        canvas.rect(box, corners: 6, .fill(.hatch))
      }
      canvas.rect(outline, corners: 6, .unknown)
      let appearance = TextAppearance(size: 12, isItalic: true, anchor: .middle)
      if box.height >= 20, box.width >= appearance.width(words) + 16 { canvas.pill(words, at: box.middle, appearance) }
    }
  }

  // MARK: - Rows

  private func drawRows(_ pane: Pane, _ mode: FieldView, _ box: Box, _ count: Int, _ factor: Double) {
    let entries = Array(mode.elements.prefix(count))
    let added = pane.isCollapsed ? [] : addedEntries(entries)
    let hiddenCount = mode.elements.count - count
    shows(mode) {
      for row in 0..<count {
        var place = Self.row.cell(row, in: box, factor)
        place.width = box.width
        guard mode.isKnown else {
          canvas.rect(place, corners: 5, .unknown)
          canvas.label("?", in: place, size: 12, .cardInk)
          continue
        }
        let words = entries[row].text ?? ""
        shows([entries[row]], in: mode) {
          drawRow(place, words, isAdded: added.contains(words), indent: added.isEmpty ? 10 : 20)
        }
      }
      if hiddenCount > 0, mode.isKnown, count > 0 {
        let center = Point(box.right - 20, Self.row.cell(count - 1, in: box, factor).middle.y)
        canvas.pill("+\(hiddenCount)", at: center, TextAppearance(size: 11, anchor: .middle))
      }
      if let severity = flags.severity(below: mode.path) { canvas.rect(box, corners: 5, .stroke(Ink(severity), 1.4)) }
    }
  }

  /// Returns the entries of the expanded state that are not in the collapsed one.
  private func addedEntries(_ entries: [FieldView]) -> Set<String> {
    let compact = widget["content"]["compact"]
    guard compact.isKnown else { return [] }
    return Set(entries.map { $0.text ?? "" }).subtracting(compact.elements.lazy.map { $0.text ?? "" })
  }

  private func drawRow(_ box: Box, _ entry: String, isAdded: Bool, indent: Double) {
    canvas.rect(box, corners: min(5, box.height / 3), .fill(.white, 0.72))
    guard let size = Canvas.textSize(12, in: box.height) else { return }
    let y = box.middle.y + size * 0.36
    if isAdded { canvas.text("+", box.x + 7, y, TextAppearance(size: size, weight: 700), .dimension) }
    canvas.text(entry, box.x + indent, y, TextAppearance(size: size), .cardInk, room: max(0, box.width - indent - 6))
  }
}
