import LintCore
import LintSystem
import YAML

/// The findings of a comparison.
extension SourceComparison {
  /// A closure that makes the edits of a fix.
  typealias Edits = (DescriptionEditor) throws(EditObstacle) -> [TextEdit]

  /// Reports a value that differs from the sources, or that its field does not accept.
  mutating func reportMismatch(_ view: FieldView, _ expected: SourceValue, isFixed: Bool = true) {
    guard let node = view.node else { return }
    let key = description.table[description[node].field].key
    let (actual, value, place) = (shown(node), DescriptionText.written(expected, key: nil), expected.firstPlace)
    let wanted = expected.parts.isEmpty ? expected.shown : value.flow
    let found = actual.isEmpty ? "cannot be read" : "is \(Self.quoted(actual))"
    let message = "\(key) \(found), expected \(Self.quoted(wanted)) as in the sources"
    report(.sourceMismatch, node, message, actual: .text(actual), expected: .text(wanted), place)
    if isFixed {
      // A comment with the old place would be wrong.
      let comment = place.flatMap { staleComment(after: node, $0) }
      let isScalar = expected.parts.isEmpty && description.stream[description[node].source.value].isScalar
      offer("write \(DataValue.clipped(wanted))") { editor throws(EditObstacle) in
        let edits = try isScalar ? editor.replacing(node, with: wanted) : editor.replacing(node, with: value)
        return edits + [comment].compactMap(\.self)
      }
    }
  }

  /// Reports a value that a mapping lacks, or an element that a list lacks.
  mutating func reportLacking(
    _ check: Check,
    _ name: String,
    _ expected: SourceValue,
    in node: Int,
    isElement: Bool = false,
    _ edits: Edits
  ) {
    let isPlain =
      expected.entries.isEmpty || expected["default"] != nil || expected["name"] != nil || expected["title"] != nil
    let wanted = isPlain ? expected.shown : DescriptionText.flow(expected)
    let value = Self.quoted(wanted)
    let message =
      isElement ? "\(name) \(value) is missing; the sources have it" : "\(name) is missing; the sources say \(value)"
    report(check, node, message, actual: .null, expected: .text(wanted), expected.firstPlace)
    offer("add \(DataValue.clipped(wanted))", edits)
  }

  /// Reports elements of a list that the sources no longer have. If all are removed, so is the list: a field without a
  /// value is an error.
  mutating func reportSurplus(_ surplus: [FieldView], of list: FieldView, _ name: String) {
    let isWhole = surplus.count == list.elements.count && surplus.allSatisfy(isRemovable)
    for element in surplus {
      guard let node = element.node, let removed = isWhole ? list.node : node else { continue }
      let message = "\(name) \(Self.quoted(shown(node))) is not in the sources, expected none"
      report(.sourceMismatch, node, message, actual: .text(shown(node)), expected: .null)
      // Mappings that people wrote are theirs to remove.
      if isRemovable(element) {
        offer("remove it") { editor throws(EditObstacle) in try editor.removing(removed) }
      }
    }
  }

  private func isRemovable(_ view: FieldView) -> Bool { !view.isMapping || isFromSources(view) }

  /// Returns a value as it is in a message: in quotes if it is empty, or a text of several words.
  private static func quoted(_ text: String) -> String {
    let isQuoted = text.isEmpty || text.contains(" ") && !text.hasPrefix("{")
    return isQuoted ? "\"\(DataValue.clipped(text))\"" : DataValue.clipped(text)
  }

  /// Reports an element that a list lacks.
  mutating func append(_ check: Check, _ value: SourceValue, as name: String, to node: Int, isList: Bool) {
    reportLacking(check, name, value, in: node, isElement: true) { editor throws(EditObstacle) in
      guard isList else { throw EditObstacle() }
      return try editor.appending(DescriptionText.written(value, key: nil), to: node)
    }
  }

  /// Reports missing sources, of a widget or of the app.
  mutating func reportMissing(_ node: Int, _ message: String, of widget: FieldView? = nil) {
    self.widget = widget?["name"].defaultText?.text
    let help = "update the paths of the sources, or import the description again"
    report(.sourceMissing, node, message, help: help, actual: .text(shown(node)), expected: nil)
  }

  mutating func report(
    _ check: Check,
    _ node: Int,
    _ message: String,
    help: String? = nil,
    actual: DataValue,
    expected: DataValue?,
    _ source: SourcePlace? = nil
  ) {
    let place = description.place(of: node)
    var finding = Finding(check, message, help: help, range: place.range, document: description.document)
    finding.path = description.pointer(to: node)
    (finding.item, finding.actual, finding.expected, finding.related) = (widget, actual, expected, place.related)
    if let source {
      let line = Finding.FileLine(file: root.appending(source.file).shown, line: source.line)
      finding.related.append(Finding.Related(message: "the sources have this value here", line: line))
    }
    findings.append(finding)
  }

  /// Offers a fix for the last finding reported.
  mutating func offer(_ name: String, _ edits: Edits) {
    let editor = DescriptionEditor(description)
    findings[findings.count - 1].offer(name, isSafe: true) { () throws(EditObstacle) in try edits(editor) }
  }

  /// Returns a value as a message shows it.
  func shown(_ node: Int) -> String {
    switch description[node].value {
    case .mapping, .list, .languages: description.children(of: node).map(shown).joined(separator: ", ")
    default: description.text(node)
    }
  }
}
