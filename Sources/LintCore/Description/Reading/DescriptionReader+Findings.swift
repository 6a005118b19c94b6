import YAML

/// Makes a finding once the whole description has been read: its place, its item and its fix.
typealias PendingFinding = (_ description: Description, _ names: inout ItemNames) -> Finding

/// A fix whose edits are made at the end.
struct PendingFix {
  let description: String
  let isSafe: Bool
  let edits: (DescriptionEditor) throws(EditObstacle) -> [TextEdit]
}

/// The common parts of findings about the description itself.
extension DescriptionReader {
  /// Whether to make one more finding: wording a finding takes much longer than reading the node it is about.
  mutating func makesFinding() -> Bool {
    if findings.count >= Description.Limits.findings { leavesOutFindings = true }
    return !leavesOutFindings
  }

  /// Reports a fault at a node; `key` is the key in question if it has no node of its own, and `place` is its place if
  /// that is not the node's.
  mutating func report(
    _ check: Check,
    _ index: Int,
    _ message: String,
    help: String? = nil,
    key: String? = nil,
    at place: Description.Place? = nil,
    actual: DataValue? = nil,
    expected: DataValue? = nil,
    fix: PendingFix? = nil
  ) {
    guard makesFinding() else { return }
    findings.append { description, names in
      let (range, related) = place ?? description.place(of: index)
      var finding = Finding(
        rule: check.id,
        severity: .error,
        message: message,
        help: help,
        range: range,
        path: description.pointer(to: index) + (key.map { "/" + Description.escaped($0) } ?? ""),
        document: description.document,
        item: names.name(around: index, in: description),
        actual: actual,
        expected: expected,
        related: related
      )
      if let fix {
        finding.offer(fix.description, isSafe: fix.isSafe) { () throws(EditObstacle) in
          try fix.edits(DescriptionEditor(description))
        }
      }
      return finding
    }
  }

  /// A field as a message names it: by its place in its item or in the document.
  func name(of index: Int) -> String {
    let node = nodes[index]
    if node.field == .document { return "the document" }
    let path = table[node.field].path
    if node.isElement, node.field == table.items, let items = table.guidelines.items { return items.nounWithArticle }
    let own = table.pathInItem(path) ?? path[...]
    let name = "`" + own.split(separator: "[]").joined() + "`"
    let language = Description.language(of: index, in: nodes, stream)
    return language == "default" ? name : name + " in \(language)"
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
