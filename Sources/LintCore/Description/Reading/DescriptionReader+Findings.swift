import YAML

/// A finding whose place, path and fix are found once the whole description is read.
struct PendingFinding {
  let check: Check
  let message: String
  let help: String?
  let node: Int
  /// The key below the node that it is about.
  let key: String?
  /// Where it points; nil for the node's own place.
  let place: Description.Place?
  let actual: DataValue?
  let expected: DataValue?
  var fix: PendingFix?
}

/// A fix of which the edits are made at the end.
struct PendingFix {
  let description: String
  let isSafe: Bool
  let edits: (DescriptionEditor) throws(EditObstacle) -> [TextEdit]
}

/// Findings about the description itself, in general.
extension DescriptionReader {
  /// Whether one more finding is made: to find the words for one takes much longer than to read what it is about.
  mutating func makesFinding() -> Bool {
    if findings.count >= Description.Limits.findings { leavesOutFindings = true }
    return !leavesOutFindings
  }

  mutating func report(
    _ check: Check,
    _ index: Int,
    _ message: String,
    help: String? = nil,
    key: String? = nil,
    at place: Description.Place? = nil,
    actual: DataValue? = nil,
    expected: DataValue? = nil
  ) {
    guard makesFinding() else { return }
    findings.append(
      PendingFinding(
        check: check,
        message: message,
        help: help,
        node: index,
        key: key,
        place: place,
        actual: actual,
        expected: expected
      )
    )
  }

  /// Offers a fix of the finding that was reported last.
  mutating func offer(
    _ description: String,
    isSafe: Bool,
    _ edits: @escaping (DescriptionEditor) throws(EditObstacle) -> [TextEdit]
  ) {
    if leavesOutFindings { return }
    findings[findings.count - 1].fix = PendingFix(description: description, isSafe: isSafe, edits: edits)
  }

  /// The description that has been read, with its findings.
  consuming func description() -> Description {
    let description = description(with: [])
    if findings.isEmpty { return description }
    var names = ItemNames()
    return self.description(with: findings.map { description.finding($0, &names) })
  }

  private func description(with findings: [Finding]) -> Description {
    Description(
      stream: stream,
      table: table,
      document: document,
      nodes: nodes,
      findings: findings,
      leavesOutFindings: leavesOutFindings,
      writtenFields: written
    )
  }

  /// A field as a message names it: by its place in its item or in the document.
  func name(of index: Int) -> String {
    let node = nodes[index]
    if node.field == .document { return "the document" }
    let path = table[node.field].path
    if node.isElement, node.field == table.items, let items = table.guidelines.items { return "a \(items.noun)" }
    let own = table.pathInItem(path) ?? path[...]
    let name = "`" + own.split(separator: "[]").joined() + "`"
    let language = Description.language(of: index, in: nodes, stream)
    return language == "default" ? name : name + " in \(language)"
  }
}

extension Description {
  /// The finding that was to be made.
  fileprivate func finding(_ pending: PendingFinding, _ names: inout ItemNames) -> Finding {
    let place = pending.place ?? place(of: pending.node)
    var finding = Finding(
      rule: pending.check.rawValue,
      severity: .error,
      message: pending.message,
      help: pending.help,
      range: place.range,
      path: pointer(to: pending.node) + (pending.key.map { "/" + Self.escaped($0) } ?? ""),
      document: document,
      item: names.name(around: pending.node, in: self),
      actual: pending.actual,
      expected: pending.expected,
      related: place.related
    )
    if let fix = pending.fix {
      finding.offer(fix.description, isSafe: fix.isSafe) { () throws(EditObstacle) in
        try fix.edits(DescriptionEditor(self))
      }
    }
    return finding
  }
}

/// The names of a description's items, each looked up once: many findings may be in one item, and its name may have many
/// languages.
struct ItemNames {
  private var names: [Int: String?] = [:]

  /// The default name of the item that a node is in, if it can be read; shortened, since each of its findings has it.
  mutating func name(around index: Int, in description: Description) -> String? {
    guard let item = description.item(of: index) else { return nil }
    if let known = names[item] { return known }
    let name = description.name(ofItem: item)
    names[item] = .some(name)
    return name
  }
}
