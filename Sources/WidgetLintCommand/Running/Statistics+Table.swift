import WidgetLint

extension Statistics {
  /// The counts as a table, a rule a line.
  var table: String {
    let head = ["rule", "passed", "failed", "did not apply", "suppressed"]
    let rows = counts.sorted { $0.key < $1.key }.map { id, counts in
      [id, "\(counts.passed)", "\(counts.failed)", "\(counts.notApplied)", "\(counts.suppressed)"]
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
