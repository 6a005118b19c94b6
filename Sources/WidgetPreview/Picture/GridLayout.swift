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
  var rowCount: Int { (cellCount + columnCount - 1) / columnCount }
  /// The height that it asks for.
  var height: Double {
    rowCount == 0 ? 0 : Double(rowCount) * (Self.cellHeight + spacing.down) - spacing.down
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
}
