import LintCore
import WidgetLint

/// A row in the README's table of fields: a field of the app or a widget, with those below it.
struct FieldRow {
  let table: FieldTable
  let id: FieldID

  /// The fields of the app and of its widgets.
  static func all(in table: FieldTable) -> [FieldRow] {
    table.children(of: .document).flatMap { table.children(of: $0) }.map { FieldRow(table: table, id: $0) }
  }

  /// The row in Markdown.
  var line: String {
    let field = table[id]
    let standIn = field.isRequired ? "required" : field.defaultValue.text(noun: "widget") ?? ""
    return "| `\(field.path)` | \(takes(id)) | \(standIn) | \(field.summary) |"
  }

  /// Says what a field takes, including the fields of its mapping.
  private func takes(_ id: FieldID) -> String {
    var groups: [(keys: [String], takes: String)] = []
    for child in table.children(of: id) {
      let (key, takes) = ("`\(table[child].key)`", takes(child))
      if let last = groups.last, last.takes == takes {
        groups[groups.count - 1].keys.append(key)
      } else {
        groups.append(([key], takes))
      }
    }
    let parts = groups.map { "\($0.keys.joined(separator: ", ")) (\($0.takes))" }
    return table[id].type.text + (parts.isEmpty ? "" : " of \(parts.joined(separator: ", "))")
  }
}
