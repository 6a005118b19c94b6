import YAML

/// Reads a condition: an optional path, and entries that must all hold.
struct ConditionReader {
  let scope: RuleScope

  /// Reads a condition on what is at a type; a list of conditions asks for all of them.
  func read(_ node: StrictNode, subject: PathType) throws(Finding) -> Condition {
    if node.kind == .sequence { return all(try readAll(node, subject: subject)) }
    return try read(try node.entries(), of: node, subject: subject)
  }

  /// Reads a list of conditions.
  func readAll(_ node: StrictNode, subject: PathType) throws(Finding) -> [Condition] {
    let parts = try node.elements()
    try scope.spend(parts.count, at: node)
    if parts.isEmpty { throw node.fault("the list of conditions is empty") }
    return scope.faults.collect(parts) { part throws(Finding) in try read(part, subject: subject) }
  }

  /// Reads some entries of a mapping.
  func read(
    _ entries: [(name: String, value: StrictNode)],
    of mapping: StrictNode,
    subject: PathType
  ) throws(Finding) -> Condition {
    try scope.spend(1 + entries.count, at: mapping)
    // A path leads to what the other entries are about.
    if let place = entries.firstIndex(where: { $0.name == At().name }) {
      var others = entries
      let path = others.remove(at: place)
      return try read(path, of: mapping, others: others, subject: subject)
    }
    if entries.isEmpty { throw mapping.fault("the condition asks nothing", help: "add a predicate") }
    let parts = scope.faults.collect(entries) { entry throws(Finding) in
      try read(entry, of: mapping, others: [], subject: subject)
    }
    return entries.count == 1 ? parts.first ?? all([]) : all(parts)
  }

  private func read(
    _ entry: (name: String, value: StrictNode),
    of mapping: StrictNode,
    others: [(name: String, value: StrictNode)],
    subject: PathType
  ) throws(Finding) -> Condition {
    guard let number = ConditionKinds.number(of: entry.name) else {
      throw entry.value.unknownKey(entry.name, among: ConditionKinds.all.map(\.name))
    }
    let kind = ConditionKinds.all[number]
    guard kind.fits(subject) else {
      let field = subject.field == .document ? "the document" : "`\(subject.row.path)`"
      throw entry.value.faultAtKey("\(entry.name) does not fit \(field)", help: "\(entry.name): \(kind.summary)")
    }
    return try kind.read(
      ConditionEntry(
        kindNumber: number,
        node: entry.value,
        subject: subject,
        scope: scope,
        mapping: (mapping, others)
      )
    )
  }

  private func all(_ parts: [Condition]) -> Condition {
    Condition(kindNumber: ConditionKinds.number(of: All().name) ?? 0, parts: parts)
  }
}
