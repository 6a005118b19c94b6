import YAML

extension RuleScope {
  /// Reads a condition on what is at a type: an optional path, and entries that must all hold; a list of conditions asks for
  /// all of them.
  func condition(_ node: StrictNode, on subject: PathType) throws(Finding) -> Condition {
    if node.kind == .sequence { return all(try conditions(node, on: subject)) }
    return try condition(try node.entries(), of: node, on: subject)
  }

  /// Reads a list of conditions.
  func conditions(_ node: StrictNode, on subject: PathType) throws(Finding) -> [Condition] {
    let parts = try node.elements()
    try spend(parts.count, at: node)
    if parts.isEmpty { throw node.fault("the list of conditions is empty") }
    return faults.collect(parts) { part throws(Finding) in try condition(part, on: subject) }
  }

  /// Reads some entries of a mapping.
  func condition(
    _ entries: [(name: String, value: StrictNode)],
    of mapping: StrictNode,
    on subject: PathType
  ) throws(Finding) -> Condition {
    try spend(1 + entries.count, at: mapping)
    // A path leads to what the other entries are about.
    if let place = entries.firstIndex(where: { $0.name == PathOperator().name }) {
      var others = entries
      let path = others.remove(at: place)
      return try condition(path, of: mapping, others: others, on: subject)
    }
    if entries.isEmpty { throw mapping.fault("the condition asks nothing", help: "add a predicate") }
    let parts = faults.collect(entries) { entry throws(Finding) in
      try condition(entry, of: mapping, others: [], on: subject)
    }
    return entries.count == 1 ? parts.first ?? all([]) : all(parts)
  }

  private func condition(
    _ entry: (name: String, value: StrictNode),
    of mapping: StrictNode,
    others: [(name: String, value: StrictNode)],
    on subject: PathType
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
        scope: self,
        mapping: (mapping, others)
      )
    )
  }

  private func all(_ parts: [Condition]) -> Condition {
    Condition(kindNumber: ConditionKinds.number(of: All().name) ?? 0, parts: parts)
  }
}
