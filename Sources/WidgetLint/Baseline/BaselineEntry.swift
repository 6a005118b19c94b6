package import LintCore

/// The identity of a finding in a baseline, without line or index, so that it survives when the finding moves.
package struct BaselineEntry: Sendable, Hashable {
  package let rule: String
  /// The file, relative to the baseline's folder.
  package let file: String
  let widget: String?
  let path: String
  let value: DataValue?

  /// Creates the identity of a finding, with hidden characters escaped, since people read baselines.
  package init(_ finding: Finding, file: String) {
    self.init(
      rule: finding.rule,
      file: VisibleText.escaped(file),
      widget: Fingerprints.widget(of: finding).map { VisibleText.escaped($0) },
      path: VisibleText.escaped(Fingerprints.fieldPath(of: finding)),
      value: finding.actual?.escaped
    )
  }

  init(rule: String, file: String, widget: String?, path: String, value: DataValue?) {
    (self.rule, self.file, self.widget, self.path) = (rule, file, widget, path)
    self.value = value == .null ? nil : value
  }

  /// The entry as one line of YAML.
  func line(count: Int) -> String {
    let fields = JSONText.members([
      "rule": .text(rule), "file": .text(file), "widget": widget.map { .text($0) }, "path": .text(path),
      "value": value.map { JSONText($0) }, "count": count > 1 ? .integer(count) : nil,
    ])
    return "{" + fields.members.map { "\($0.0): \($0.1.compact)" }.joined(separator: ", ") + "}"
  }
}

extension DataValue {
  fileprivate var escaped: DataValue {
    switch self {
    case .null, .boolean, .number: self
    case .text(let text): .text(VisibleText.escaped(text))
    case .list(let values): .list(values.map(\.escaped))
    }
  }
}
