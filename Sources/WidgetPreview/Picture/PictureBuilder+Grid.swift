import LintCore

extension PictureBuilder {
  /// Draws a grid.
  mutating func draw(_ grid: GridLayout, _ pane: Pane, _ box: Box, _ factor: Double) {
    let itemsPath = grid.items.path
    let firstTinted = firstTintedCell(grid)
    placeMarkers(grid, pane, box, factor, firstTinted)
    shows([grid.fields, grid.columns, grid.spacingField, grid.items]) { builder in
      for index in 0..<grid.cellCount {
        let cell = grid.cell(index, in: box, factor)
        var severity = firstTinted.map { index >= $0 } == true ? builder.flags.severity(at: itemsPath) : nil
        if index < grid.cells.count {
          severity = [severity, builder.flags.severity(below: "\(itemsPath)/\(index)")].compactMap { $0 }.max()
        }
        builder.drawCell(cell, severity, isDashed: !grid.isKnown)
        builder.drawLabel(cell, of: grid, index)
      }
      let hidden = (grid.itemCount ?? 0) - grid.cellCount
      if hidden > 0 {
        let words = hidden > 9999 ? "+ over 9999" : "+\(hidden)"
        builder.pill(words, at: Point(box.right - 24, box.bottom - 9), Lettering(11, weight: 600, .middle), .cardInk)
      }
      if let severity = builder.flags.severity(at: grid.columns.path) {
        builder.canvas.line(Point(box.x, box.y - 3), Point(box.right, box.y - 3), .stroke(.role(Role(severity)), 2))
      }
    }
    if pane.isCollapsed { drawSpacing(grid, box, factor) }
  }

  /// The first cell that is over the number that a finding expects.
  private func firstTintedCell(_ grid: GridLayout) -> Int? {
    guard flags.severity(at: grid.items.path) != nil, let expected = flags.expected(at: grid.items.path),
      expected >= 0, expected < Double(grid.cellCount)
    else { return nil }
    return Int(expected)
  }

  private mutating func placeMarkers(_ grid: GridLayout, _ pane: Pane, _ box: Box, _ factor: Double, _ first: Int?) {
    let corner = first.map { grid.cell($0, in: box, factor).topRight } ?? box.topRight
    places.add(grid.items.path, corner, .right, pane.part)
    for index in 0..<min(grid.cellCount, grid.cells.count) {
      let place = grid.cell(index, in: box, factor).topRight
      places.add("\(grid.items.path)/\(index)", place, .right, pane.part)
    }
    places.add(grid.columns.path, Point(box.right, box.y - 3), .left, pane.part)
    let gap = firstGap(grid, box, factor)
    places.add(grid.spacingField.path, gap.map { Point($0.middle.x, $0.y - 4) } ?? box.topRight, .left, pane.part)
    places.add(grid.fields.path, box.topRight, .left, pane.part)
  }

  private mutating func drawCell(_ box: Box, _ severity: Severity?, isDashed: Bool) {
    let corners = min(8, box.height / 3, box.width / 3)
    // Numbers stay readable over any color.
    canvas.rect(box, corners: corners, .fill(.white, hasPlainBackground ? 0.92 : 0.72))
    if let severity {
      let ink = Ink.role(Role(severity))
      canvas.rect(box, corners: corners, Paint(fill: ink, fillOpacity: 0.1, stroke: ink, width: 1.4))
    } else if isDashed {
      canvas.rect(box, corners: corners, .unknown)
    } else {
      canvas.rect(box, corners: corners, .stroke(.fixed("#B4B4BA"), 0.8))
    }
  }

  private mutating func drawLabel(_ box: Box, of grid: GridLayout, _ index: Int) {
    let room = box.width - 6
    guard grid.items.isKnown, index < grid.cells.count else {
      let label = grid.items.isKnown ? "\(index + 1)" : "?"
      guard let size = Self.size(11, in: box.height), room >= Lettering(size).width(label) else { return }
      canvas.text(label, box.middle.x, box.middle.y + size * 0.36, Lettering(size, .middle), .faint)
      return
    }
    let item = grid.cells[index]
    let (title, image) = (item["title"], item["image"])
    shows([item] + absentParts(of: item)) { builder in
      guard title.isWritten || image.isWritten else {
        guard let size = Self.size(11, in: box.height) else { return }
        let words = item.isUnreadable ? "?" : "\(index + 1)"
        let lettering = Lettering(size, .middle)
        return builder.canvas.text(words, box.middle.x, box.middle.y + size * 0.36, lettering, .faint, room: room)
      }
      let hasBoth = title.isWritten && image.isWritten && box.height >= 26
      let height = hasBoth ? box.height / 2 : box.height
      if image.isWritten, hasBoth || !title.isWritten, let size = Self.size(10, in: height) {
        let y = box.middle.y + size * 0.36 - (hasBoth ? 8 : 0)
        let lettering = Lettering(size, isMonospaced: true, .middle)
        builder.shows(image) {
          $0.canvas.text("\u{25A2} " + ($0.words(image) ?? "?"), box.middle.x, y, lettering, .faint, room: room)
        }
      }
      if title.isWritten, let size = Self.size(11, in: height) {
        let y = box.middle.y + size * 0.36 + (hasBoth ? 8 : 0)
        builder.shows(title.path == item.path ? [] : [title]) {
          let words = title.defaultText.flatMap { $0.text } ?? "?"
          $0.canvas.text(words, box.middle.x, y, Lettering(size, .middle), .cardInk, room: room)
        }
      }
    }
  }

  /// What a scalar says; nil where it is empty.
  func words(_ view: FieldView) -> String? { view.text.flatMap { ShownText.isBlank($0) ? nil : $0 } }

  /// The gap between the first two cells, the second of which may be below the first.
  private func firstGap(_ grid: GridLayout, _ box: Box, _ factor: Double) -> Box? {
    guard grid.cellCount > 1 else { return nil }
    let (first, second) = (grid.cell(0, in: box, factor), grid.cell(1, in: box, factor))
    return grid.columnCount > 1
      ? Box(first.right, first.y, second.x - first.right, first.height)
      : Box(first.x, first.bottom, first.width, second.y - first.bottom)
  }

  private mutating func drawSpacing(_ grid: GridLayout, _ box: Box, _ factor: Double) {
    guard let spacing = grid.spacingField.number, let gap = firstGap(grid, box, factor) else { return }
    let ink = ink(flags.severity(at: grid.spacingField.path), or: .role(.dimension))
    let isAcross = grid.columnCount > 1
    shows(grid.spacingField) {
      if spacing > 0 { $0.canvas.rect(gap, corners: 0, .fill(ink, 0.3)) }
      if spacing < 3 {
        // Nothing much to see of the gap itself.
        let (from, to) =
          isAcross
          ? (Point(gap.middle.x, gap.y), Point(gap.middle.x, gap.bottom))
          : (Point(gap.x, gap.middle.y), Point(gap.right, gap.middle.y))
        $0.canvas.line(from, to, .stroke(ink, 1.5))
      }
      let lettering = Lettering(min(11, max(9, gap.height * 0.75)), weight: 600, .middle)
      let words = figure(spacing)
      let pill = Box(gap.middle.x - lettering.width(words) / 2 - 2, gap.middle.y - 6.5, lettering.width(words) + 4, 13)
      $0.canvas.rect(pill, corners: 4, .fill(.white, 0.92))
      $0.canvas.text(words, gap.middle.x, gap.middle.y + 3.9, lettering, ink)
    }
  }
}
