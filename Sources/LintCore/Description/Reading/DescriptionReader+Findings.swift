import YAML

extension DataValue {
  /// A text in quotes, cut off where it is long.
  static func quoted(_ text: String, to limit: Int = 60) -> String { "\"\(clipped(text, to: limit))\"" }
}

/// Findings about the description itself, in general.
extension DescriptionReader {
  /// Whether one more finding is made: to find the words for one takes much longer than to read what it is about.
  mutating func makesFinding() -> Bool {
    if findings.count >= Description.mostFindings { leavesOutFindings = true }
    return !leavesOutFindings
  }

  mutating func report(
    _ check: DescriptionCheck,
    _ index: Int,
    _ message: String,
    help: String? = nil,
    actual: DataValue? = nil,
    expected: DataValue? = nil
  ) {
    let place = partial.place(of: index)
    append(
      check,
      message,
      help: help,
      range: place.range,
      path: pointer(to: index),
      node: index,
      actual: actual,
      expected: expected,
      related: place.related
    )
  }

  mutating func append(
    _ check: DescriptionCheck,
    _ message: String,
    help: String? = nil,
    range: Range<Int>,
    path: String,
    node: Int,
    actual: DataValue? = nil,
    expected: DataValue? = nil,
    related: [Finding.Related] = []
  ) {
    guard makesFinding() else { return }
    findingNodes.append(node)
    findings.append(
      Finding(
        rule: check.rawValue,
        severity: .error,
        message: message,
        help: help,
        range: range,
        path: path,
        document: document,
        actual: actual,
        expected: expected,
        related: related
      )
    )
  }

  /// What has been read, each finding with the name of its widget.
  consuming func description() -> Description {
    if !findings.isEmpty { nameWidgets() }
    return description(with: findings)
  }

  /// A widget's name may be below what is wrong in it, so that it is known at the end only.
  private mutating func nameWidgets() {
    let partial = partial
    var names = WidgetNames(areShown: namesWidgets)
    for (number, node) in findingNodes.enumerated() {
      findings[number].widget = names.name(around: node, in: partial)
      findings[number].message = names.prefix(findings[number].widget) + findings[number].message
    }
  }

  /// Offers a fix of the finding that was appended last.
  mutating func offer(
    _ description: String,
    isSafe: Bool,
    _ edits: (DescriptionEditor) throws(EditObstacle) -> [TextEdit]
  ) {
    if leavesOutFindings { return }
    let editor = DescriptionEditor(partial)
    findings[findings.count - 1].offer(description, isSafe: isSafe) { () throws(EditObstacle) in try edits(editor) }
  }

  /// What has been read so far, to ask it for names and paths.
  private var partial: Description { description(with: []) }

  private func description(with findings: [Finding]) -> Description {
    Description(
      stream: stream,
      document: document,
      nodes: nodes,
      findings: findings,
      leavesOutFindings: leavesOutFindings,
      writtenFields: written
    )
  }

  func pointer(to index: Int, key: String? = nil) -> String {
    partial.pointer(to: index) + (key.map { "/" + Description.escaped($0) } ?? "")
  }

  /// A field as a message names it: by its place in its widget or app.
  func name(of index: Int) -> String {
    let node = nodes[index]
    if node.field == .document { return "the document" }
    let path = table[node.field].path
    if node.isElement, node.field == FieldTable.widgets { return "a widget" }
    let own = path.hasPrefix("widgets[].") ? path.dropFirst("widgets[].".count) : path[...]
    let name = "`" + own.split(separator: "[]").joined() + "`"
    let language = partial.language(of: index)
    return language == "default" ? name : name + " in \(language)"
  }
}
