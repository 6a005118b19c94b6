import LintCore

/// The cells of a grid, as far as they are described.
struct GridLayout {
  private static let cellHeight = 54.0
  /// More cells than these are counted, not drawn.
  private static let greatestCellCount = 24
  private static let nominalColumnCount = 4
  private static let nominalSpacing = 8.0

  let fields: FieldView
  let items: FieldView
  /// The first items, where they are described one by one.
  let cells: [FieldView]
  /// How many items there are; nil where nobody knows.
  let itemCount: Int?
  /// How many columns are drawn.
  let columnCount: Int
  /// How many cells are drawn.
  let cellCount: Int
  /// How wide a cell is drawn.
  let cellWidth: Double
  /// How far cells are drawn apart, across and down.
  let spacing: (across: Double, down: Double)

  var columns: FieldView { fields["columns"] }
  var spacingField: FieldView { fields["spacing"] }
  /// Whether all is known of how cells are laid out.
  var isKnown: Bool { columns.isKnown && spacingField.isKnown && items.isKnown }
  /// The height that it asks for.
  var height: Double {
    let rowCount = (cellCount + columnCount - 1) / columnCount
    return rowCount == 0 ? 0 : Double(rowCount) * (Self.cellHeight + spacing.down) - spacing.down
  }

  /// The grid of a widget; nil where none is described.
  init?(_ grid: FieldView, width: Double) {
    guard grid.isWritten else { return nil }
    fields = grid
    items = grid["items"]
    cells = items.isList ? items.elements(first: Self.greatestCellCount) : []
    itemCount = items.isList ? items.elementCount : items.number.map { Int(min($0, 1_000_000_000)) }
    let nominal = min(max(itemCount ?? Self.nominalColumnCount, 1), Self.nominalColumnCount)
    let described = grid["columns"].number.map { Int(min($0, 1_000_000_000)) }
    columnCount = min(max(described ?? nominal, 1), Self.greatestCellCount)
    cellCount = min(itemCount ?? columnCount, Self.greatestCellCount)
    let wanted = grid["spacing"].number ?? Self.nominalSpacing
    let gaps = Double(max(columnCount - 1, 1))
    let across = min(wanted, max(0, (width - 6 * Double(columnCount)) / gaps))
    spacing = (across, min(wanted, 60))
    cellWidth = max(0, (width - across * Double(columnCount - 1)) / Double(columnCount))
  }

  /// Where a cell is drawn.
  func cell(_ index: Int, in box: Box, _ factor: Double) -> Box {
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    return Box(
      box.x + Double(column) * (cellWidth + spacing.across),
      box.y + Double(row) * (Self.cellHeight + spacing.down) * factor,
      cellWidth,
      Self.cellHeight * factor
    )
  }

  /// The gap between the first two cells, the second of which may be below the first.
  func firstGap(in box: Box, _ factor: Double) -> Box? {
    guard cellCount > 1 else { return nil }
    let (first, second) = (cell(0, in: box, factor), cell(1, in: box, factor))
    return columnCount > 1
      ? Box(first.right, first.y, second.x - first.right, first.height)
      : Box(first.x, first.bottom, first.width, second.y - first.bottom)
  }
}

extension PictureBuilder {
  /// Draws a grid.
  mutating func draw(_ grid: GridLayout, _ pane: Pane, _ box: Box, _ factor: Double) {
    let items = grid.items.path
    let cells = (0..<grid.cellCount).map { grid.cell($0, in: box, factor) }
    let gap = grid.firstGap(in: box, factor)
    let firstTinted = firstTintedCell(grid)
    let corner = firstTinted.map { cells[$0] } ?? box
    places.add(items, corner.topRight, .right, pane.part)
    for (index, cell) in cells.prefix(grid.cells.count).enumerated() {
      places.add("\(items)/\(index)", cell.topRight, .right, pane.part)
    }
    places.add(grid.columns.path, Point(box.right, box.y - 3), .left, pane.part)
    places.add(grid.spacingField.path, gap.map { Point($0.middle.x, $0.y - 4) } ?? box.topRight, .left, pane.part)
    places.add(grid.fields.path, box.topRight, .left, pane.part)
    shows([grid.fields, grid.columns, grid.spacingField, grid.items]) { builder in
      for (index, cell) in cells.enumerated() {
        let isTinted = firstTinted.map { index >= $0 } ?? false
        let severities = [
          isTinted ? builder.flags.severity(at: items) : nil,
          index < grid.cells.count ? builder.flags.severity(below: "\(items)/\(index)") : nil,
        ]
        builder.drawCell(cell, severities.compactMap { $0 }.max(), isKnown: grid.isKnown)
        builder.drawLabel(cell, of: grid, index)
      }
      let hidden = (grid.itemCount ?? 0) - grid.cellCount
      if hidden > 0 {
        let words = hidden > 9999 ? "+ over 9999" : "+\(hidden)"
        let center = Point(box.right - 24, box.bottom - 9)
        builder.pill(words, at: center, TextAppearance(11, weight: 600, .middle), .cardInk)
      }
      if let severity = builder.flags.severity(at: grid.columns.path) {
        builder.canvas.line(Point(box.x, box.y - 3), Point(box.right, box.y - 3), .stroke(.role(Role(severity)), 2))
      }
    }
    if pane.isCollapsed, let gap { drawSpacing(grid, gap) }
  }

  /// The first cell that is over the number that a finding expects.
  private func firstTintedCell(_ grid: GridLayout) -> Int? {
    guard let expected = flags.expected(at: grid.items.path), expected >= 0, expected < Double(grid.cellCount)
    else { return nil }
    return Int(expected)
  }

  private mutating func drawCell(_ box: Box, _ severity: Severity?, isKnown: Bool) {
    let corners = min(8, box.height / 3, box.width / 3)
    // Numbers stay readable over any color.
    canvas.rect(box, corners: corners, .fill(.white, hasPlainBackground ? 0.92 : 0.72))
    outline(box, corners: corners, severity, width: 1.4, isKnown: isKnown)
  }

  private mutating func drawLabel(_ box: Box, of grid: GridLayout, _ index: Int) {
    let room = box.width - 6
    guard grid.items.isKnown, index < grid.cells.count else {
      let words = grid.items.isKnown ? "\(index + 1)" : "?"
      guard let size = Self.size(11, in: box.height), room >= TextAppearance(size).width(words) else { return }
      return label(words, in: box, size: 11, .faint)
    }
    let item = grid.cells[index]
    let (title, image) = (item["title"], item["image"])
    shows([item] + absentParts(of: item)) { builder in
      guard title.isWritten || image.isWritten else {
        return builder.label(item.isUnreadable ? "?" : "\(index + 1)", in: box, size: 11, .faint, room: room)
      }
      let hasBoth = title.isWritten && image.isWritten && box.height >= 26
      /// Half of the box, 8 above or below its middle, where it has both; else all of it.
      func part(_ direction: Double) -> Box {
        let height = box.height / 2
        return hasBoth ? Box(box.x, box.middle.y + 8 * direction - height / 2, box.width, height) : box
      }
      if image.isWritten, hasBoth || !title.isWritten, Self.size(10, in: part(-1).height) != nil {
        let name = image.text.flatMap { ShownText.isBlank($0) ? nil : $0 } ?? "?"
        builder.shows(image) {
          $0.label("\u{25A2} \(name)", in: part(-1), size: 10, isMonospaced: true, .faint, room: room)
        }
      }
      if title.isWritten, Self.size(11, in: part(1).height) != nil {
        let words = title.defaultText.flatMap { $0.text } ?? "?"
        builder.shows(title.path == item.path ? [] : [title]) {
          $0.label(words, in: part(1), size: 11, .cardInk, room: room)
        }
      }
    }
  }

  private mutating func drawSpacing(_ grid: GridLayout, _ gap: Box) {
    guard let spacing = grid.spacingField.number else { return }
    let ink = ink(flags.severity(at: grid.spacingField.path), or: .role(.dimension))
    let middle = gap.middle
    shows(grid.spacingField) {
      if spacing > 0 { $0.canvas.rect(gap, .fill(ink, 0.3)) }
      if spacing < 3 {
        // Nothing much to see of the gap itself.
        let isAcross = grid.columnCount > 1
        let from = isAcross ? Point(middle.x, gap.y) : Point(gap.x, middle.y)
        let to = isAcross ? Point(middle.x, gap.bottom) : Point(gap.right, middle.y)
        $0.canvas.line(from, to, .stroke(ink, 1.5))
      }
      let appearance = TextAppearance(min(11, max(9, gap.height * 0.75)), weight: 600, .middle)
      let words = figure(spacing)
      let width = appearance.width(words)
      $0.canvas.rect(Box(middle.x - width / 2 - 2, middle.y - 6.5, width + 4, 13), corners: 4, .fill(.white, 0.92))
      $0.canvas.text(words, middle.x, middle.y + 3.9, appearance, ink)
    }
  }
}
