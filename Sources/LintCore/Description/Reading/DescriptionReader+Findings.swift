import YAML

/// A finding whose place, item and fix are determined once the whole description has been read.
struct PendingFinding {
  let finding: Finding
  /// The node that it is about.
  let node: Int
  /// The key in the node that it is about, if that key has no node of its own.
  let key: String?
  /// Its place, if that is not the node's.
  let place: Description.Place?
  var fix: PendingFix?
}

/// A fix whose edits are made at the end.
struct PendingFix {
  let description: String
  let isSafe: Bool
  let edits: (DescriptionEditor) throws(EditObstacle) -> [TextEdit]
}

/// Findings about the description itself: what they have in common.
extension DescriptionReader {
  /// Whether to make one more finding: wording a finding takes much longer than reading the node it is about.
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
    let finding = Finding(
      rule: check.id,
      severity: .error,
      message: message,
      help: help,
      range: 0..<0,
      document: document,
      actual: actual,
      expected: expected
    )
    findings.append(PendingFinding(finding: finding, node: index, key: key, place: place))
  }

  /// Offers a fix for the last finding reported.
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
    let description = Description(self, findings: [])
    if findings.isEmpty { return description }
    var names = ItemNames()
    return Description(self, findings: findings.map { description.finding($0, &names) })
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
  /// A finding with its place, its item and its fix.
  fileprivate func finding(_ pending: PendingFinding, _ names: inout ItemNames) -> Finding {
    var finding = pending.finding
    (finding.range, finding.related) = pending.place ?? place(of: pending.node)
    finding.path = pointer(to: pending.node) + (pending.key.map { "/" + Description.escaped($0) } ?? "")
    finding.item = names.name(around: pending.node, in: self)
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

  /// The name of the item around a node, if it can be read; shortened, since each finding repeats it.
  mutating func name(around index: Int, in description: Description) -> String? {
    guard let item = description.item(of: index) else { return nil }
    if let known = names[item] { return known }
    let name = description.name(ofItem: item)
    names[item] = .some(name)
    return name
  }
}
