import LintCore
import WidgetLint

/// A finding with its number in a widget, or among those of app and file.
struct MarkedFinding: Sendable {
  /// The number, from 1.
  let number: Int
  /// The finding.
  let finding: Finding
  /// Its name in every output.
  let fingerprint: String
  /// The JSON Pointer of what it is about, below the widget.
  let path: String

  /// The message; the widget, which a picture shows, is not named once more.
  var message: String {
    guard let widget = finding.widget else { return finding.message }
    let prefix = "widget \"\(DataValue.clipped(widget))\": "
    return finding.message.hasPrefix(prefix) ? String(finding.message.dropFirst(prefix.count)) : finding.message
  }
}
