import LintCore
import YAML

/// The fields on one line of a file, each with the values that it takes.
package enum FieldGuide {
  /// A line for each field whose key, or whose value where it has none, begins on a line of the file, counted from 1.
  package static func text(_ file: CheckedFile, line: Int) -> String {
    guard line <= file.lines.lineCount else { return "" }
    let lines = file.lines.range(ofLine: line)
    var seen = FieldSet()
    var text = ""
    for description in file.descriptions {
      for index in description.nodes.indices.dropFirst() {
        let node = description[index]
        let start = file.tree[Int(node.key >= 0 ? node.key : node.yaml)].range.lowerBound
        guard lines.contains(start), !seen.contains(node.field) else { continue }
        seen.insert(node.field)
        let field = description.table[node.field]
        let noun = description.table.guidelines.items?.noun ?? ""
        let standIn =
          field.isRequired
          ? "; required" : field.defaultValue.text(noun: noun).map { "; \($0) where it is left out" } ?? ""
        text += "\(field.path) takes \(field.type.text)\(standIn): \(field.summary)\n"
      }
    }
    return text
  }
}
