import LintCore
import LintSystem
import WidgetLint
import YAML

/// Makes the findings of a comparison.
struct SourceFinding {
  let description: Description
  /// The folder that was imported, as the user can open it.
  let root: FilePath
  /// The name of the widget that is compared; nil for the app.
  var widget: String?

  private var editor: DescriptionEditor { DescriptionEditor(description) }

  /// A value that is not what the sources say.
  func mismatch(_ node: Int, _ expected: SourceValue, fixedBy text: String? = nil) -> Finding {
    let key = description[node].field
    let actual = DataValue.text(Self.shown(node, description))
    let wanted = expected.shown
    let message =
      "\(FieldTable.description[key].key) is \(actual.clipped), expected \(DataValue.clipped(wanted)) as in the sources"
    var finding = finding(.sourceMismatch, node, message, actual: actual, expected: .text(wanted), expected.places)
    if let text {
      finding.offer("write \(DataValue.clipped(text))", isSafe: true) { () throws(EditObstacle) in
        try editor.replacing(node, with: text)
      }
    }
    return finding
  }

  /// A value that the description lacks in a mapping or list.
  func lacking(
    _ name: String,
    in node: Int,
    _ expected: SourceValue,
    _ edits: () throws(EditObstacle) -> [TextEdit]
  ) -> Finding {
    let wanted = expected.shown
    let message = "\(name) \(DataValue.clipped(wanted)) is missing, expected as in the sources"
    var finding = finding(.sourceMismatch, node, message, actual: .null, expected: .text(wanted), expected.places)
    finding.offer("add \(DataValue.clipped(wanted))", isSafe: true, edits)
    return finding
  }

  /// A value that the sources lack.
  func surplus(_ node: Int, _ name: String) -> Finding {
    let actual = Self.shown(node, description)
    let message = "\(name) \(DataValue.clipped(actual)) is not in the sources, expected none"
    var finding = finding(.sourceMismatch, node, message, actual: .text(actual), expected: .null, [])
    finding.offer("remove it", isSafe: true) { () throws(EditObstacle) in try editor.removing(node) }
    return finding
  }

  /// Sources that are gone.
  func missing(_ node: Int, _ message: String) -> Finding {
    let help = "name the sources as they are now, or import the description anew"
    let actual = DataValue.text(Self.shown(node, description))
    return finding(.sourceMissing, node, message, help: help, actual: actual, expected: nil, [])
  }

  private func finding(
    _ check: Check,
    _ node: Int,
    _ message: String,
    help: String? = nil,
    actual: DataValue?,
    expected: DataValue?,
    _ places: [SourcePlace]
  ) -> Finding {
    let place = description.place(of: node)
    let lines = places.prefix(1).map { source in
      let line = Finding.FileLine(file: root.appending(source.file.utf8).shown, line: source.line)
      return Finding.Related(message: "the sources say it here", line: line)
    }
    return Finding(
      rule: check.rawValue,
      severity: check.severity,
      message: message,
      help: help,
      range: place.range,
      path: description.pointer(to: node),
      document: description.document,
      widget: widget,
      actual: actual,
      expected: expected,
      related: place.related + lines
    )
  }

  /// A value as a message shows it.
  private static func shown(_ node: Int, _ description: Description) -> String {
    switch description[node].value {
    case .mapping, .list, .languages:
      description.children(of: node).map { shown($0, description) }.joined(separator: ", ")
    default: description.text(node)
    }
  }
}
