/// Rows of cells as lines of text, each column as wide as its widest cell.
enum TextTable {
  /// The lines; where the cells after the first are numbers, their ends are below each other.
  static func lines(_ rows: [[String]], hasNumbers: Bool = false) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        if hasNumbers, column > 0 { return space + cell }
        return column == row.count - 1 ? cell : cell + space
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
