import WidgetLint

/// The layout of a grid, with defaults for what is not described.
struct GridLayout {
  /// The most cells to draw; the rest is only counted.
  private static let greatestCellCount = 24
  private static let nominalColumnCount = 4
  private static let nominalSpacing = 8.0

  let fields: FieldView
  let items: FieldView
  let columns: FieldView
  let spacing: FieldView
  /// The items that are drawn; empty unless they are described one by one.
  let cells: [FieldView]
  /// The number of items; nil if unknown.
  let itemCount: Int?
  /// The number of cells that are drawn.
  let cellCount: Int
  let tiling: Tiling

  /// Whether the layout of the cells is fully known.
  var isKnown: Bool { columns.isKnown && spacing.isKnown && items.isKnown }
  /// The height that the grid needs.
  var height: Double { tiling.height(of: cellCount) }

  /// Lays out the grid of a widget; nil if none is described.
  init?(_ grid: FieldView, width: Double) {
    guard grid.isWritten else { return nil }
    (fields, items, columns, spacing) = (grid, grid["items"], grid["columns"], grid["spacing"])
    cells = items.isList ? Array(items.elements.prefix(Self.greatestCellCount)) : []
    itemCount = items.isList ? items.elements.count : items.number.map { Int(min($0, 1_000_000_000)) }
    let nominal = min(max(itemCount ?? Self.nominalColumnCount, 1), Self.nominalColumnCount)
    let described = columns.number.map { Int(min($0, 1_000_000_000)) }
    let columnCount = min(max(described ?? nominal, 1), Self.greatestCellCount)
    cellCount = min(itemCount ?? columnCount, Self.greatestCellCount)
    let wanted = spacing.number ?? Self.nominalSpacing
    let across = min(wanted, max(0, (width - 6 * Double(columnCount)) / Double(max(columnCount - 1, 1))))
    let cellWidth = max(0, (width - across * Double(columnCount - 1)) / Double(columnCount))
    tiling = Tiling(columns: columnCount, size: (cellWidth, 54), spacing: (across, min(wanted, 60)))
  }

  /// The gap between the first two cells, which are side by side or one above the other; nil if there is only one.
  func firstGap(in box: Box, _ factor: Double) -> Box? {
    guard cellCount > 1 else { return nil }
    let (first, second) = (tiling.cell(0, in: box, factor), tiling.cell(1, in: box, factor))
    return tiling.columns > 1
      ? Box(first.right, first.y, second.x - first.right, first.height)
      : Box(first.x, first.bottom, first.width, second.y - first.bottom)
  }
}

extension PictureBuilder {
  func draw(_ grid: GridLayout, _ pane: Pane, _ box: Box, _ factor: Double) {
    let items = grid.items.path
    let cells = (0..<grid.cellCount).map { grid.tiling.cell($0, in: box, factor) }
    let gap = grid.firstGap(in: box, factor)
    // Tints the cells beyond the number that a finding expects.
    let firstTinted = flags.expected(at: items).flatMap { $0 >= 0 && $0 < Double(cells.count) ? Int($0) : nil }
    mark(items, (firstTinted.map { cells[$0] } ?? box).topRight, .right)
    for (item, cell) in zip(grid.cells.indices, cells) { mark("\(items)/\(item)", cell.topRight, .right) }
    mark(grid.columns.path, Point(box.right, box.y - 3), .left)
    mark(grid.spacing.path, gap.map { Point($0.middle.x, $0.y - 4) } ?? box.topRight, .left)
    mark(grid.fields.path, box.topRight, .left)
    shows([grid.fields, grid.columns, grid.spacing, grid.items]) {
      for (index, cell) in cells.enumerated() {
        let isTinted = firstTinted.map { index >= $0 } ?? false
        let severities = [
          isTinted ? flags.severity(at: items) : nil,
          index < grid.cells.count ? flags.severity(below: "\(items)/\(index)") : nil,
        ]
        let corners = min(8, cell.height / 3, cell.width / 3)
        // A layer of white keeps numbers readable on any color.
        canvas.rect(cell, corners: corners, .fill(.white, hasPlainBackground ? 0.92 : 0.72))
        let severity = severities.compactMap { $0 }.max()
        canvas.outline(cell, corners: corners, severity, width: 1.4, isKnown: grid.isKnown)
        drawLabel(cell, of: grid, index)
      }
      let hidden = (grid.itemCount ?? 0) - grid.cellCount
      if hidden > 0 { drawCount(hidden > 9999 ? "+ over 9999" : "+\(hidden)", in: box) }
      if let severity = flags.severity(at: grid.columns.path) {
        canvas.line(Point(box.x, box.y - 3), Point(box.right, box.y - 3), .stroke(Ink(severity), 2))
      }
    }
    if pane.isCollapsed, let gap { drawSpacing(grid, gap) }
  }

  private func drawLabel(_ box: Box, of grid: GridLayout, _ index: Int) {
    let room = box.width - 6
    guard grid.items.isKnown, index < grid.cells.count else {
      let words = grid.items.isKnown ? "\(index + 1)" : "?"
      guard let size = Canvas.textSize(11, in: box.height), room >= TextAppearance(size: size).width(words)
      else { return }
      return canvas.label(words, in: box, size: 11, .faint)
    }
    let item = grid.cells[index]
    let (title, image) = (item["title"], item["image"])
    shows([item] + absentParts(of: item)) {
      guard title.isWritten || image.isWritten else {
        return canvas.label(item.isUnreadable ? "?" : "\(index + 1)", in: box, size: 11, .faint, room: room)
      }
      // Title and image are one above the other if there is space for both.
      let hasBoth = title.isWritten && image.isWritten && box.height >= 26
      let (middle, half) = (box.middle, box.height / 2)
      let upper = hasBoth ? Box(box.x, middle.y - 8 - half / 2, box.width, half) : box
      let lower = hasBoth ? Box(box.x, middle.y + 8 - half / 2, box.width, half) : box
      if image.isWritten, hasBoth || !title.isWritten, Canvas.textSize(10, in: upper.height) != nil {
        let name = image.text.flatMap { ShownText.isBlank($0) ? nil : $0 } ?? "?"
        shows(image) {
          canvas.label("\u{25A2} \(name)", in: upper, size: 10, isMonospaced: true, .faint, room: room)
        }
      }
      if title.isWritten, Canvas.textSize(11, in: lower.height) != nil {
        let words = title.defaultText.flatMap { $0.text } ?? "?"
        shows([title], in: item) { canvas.label(words, in: lower, size: 11, .cardInk, room: room) }
      }
    }
  }

  private func drawSpacing(_ grid: GridLayout, _ gap: Box) {
    guard let spacing = grid.spacing.number else { return }
    let ink = Ink(flags.severity(at: grid.spacing.path), or: .dimension)
    let middle = gap.middle
    shows(grid.spacing) {
      if spacing > 0 { canvas.rect(gap, .fill(ink, 0.3)) }
      let appearance = TextAppearance(size: min(11, max(9, gap.height * 0.75)), weight: 600, anchor: .middle)
      let words = figure(spacing)
      canvas.rect(Box(around: middle, appearance.width(words) + 4, 13), corners: 4, .fill(.white, 0.92))
      canvas.text(words, middle.x, middle.y + 3.9, appearance, ink)
    }
  }
}
