/// Reads the fixes of a rule's findings, and checks them against the values that may fail.
struct FixReader {
  let scope: RuleScope
  /// The types of the values that may fail.
  let failing: [PathType]

  /// Reads a fix, or a list of fixes, of which the first that applies is used.
  func read(_ node: StrictNode) throws(Finding) -> [RuleFix] {
    scope.faults.collect(try node.oneOrMany(), fix).compactMap { $0 }
  }

  private func fix(_ node: StrictNode) throws(Finding) -> RuleFix? {
    let sound = scope.faults.findings.count
    let fields = try KeyedNodes(node, RuleKeys.fix, scope.faults)
    let actions = RuleFix.Action.allCases.filter { fields.nodes[$0.rawValue] != nil }
    let (description, isSafe) = (fields.line("description"), fields.flag("safe"))
    let when = fields.part("when") { node throws(Finding) in try scope.condition(node, on: scope.given) }
    // The action may be misspelled.
    if actions.isEmpty, scope.faults.findings.count > sound { return nil }
    guard actions.count == 1, let action = actions.first, let taken = fields.nodes[action.rawValue] else {
      let help = "write one of \(DataValue.enumerate(RuleFix.Action.allCases.map(\.rawValue)))"
      throw node.fault("the fix does \(actions.isEmpty ? "nothing" : "several things")", help: help)
    }
    // What it may change depends on the given nodes.
    if scope.given.isUnknown { return nil }
    let target = try fields.nodes["at"].map(target)
    let (operand, field) = try written(by: action, taken, on: target.map { [$0] } ?? failing)
    return RuleFix(
      description: description ?? "",
      isSafe: isSafe,
      when: when,
      target: target,
      action: action,
      operand: operand,
      field: field
    )
  }

  private func target(_ node: StrictNode) throws(Finding) -> PathType {
    let type = try scope.path(node, given: scope.given).type
    guard failing.allSatisfy({ type.holds($0) }) else {
      throw node.fault("\(try node.text()) does not hold what the rule reports")
    }
    return type
  }

  /// Reads the operands of an action: the value to write, and the field to set.
  private func written(
    by action: RuleFix.Action,
    _ node: StrictNode,
    on types: [PathType]
  ) throws(Finding) -> (Operand?, FieldID?) {
    switch action {
    case .put: return (try operand(node, types), nil)
    case .remove:
      _ = try node.word(among: ["true"])
      if let type = types.first(where: { $0.row.isRequired && !$0.isElement }) {
        throw node.faultAtKey("`\(type.row.path)` is required, so no fix may remove it")
      }
      return (nil, nil)
    case .set:
      let entries = try node.entries()
      guard let (name, value) = entries.first, entries.count == 1 else { throw node.fault("a fix sets one field") }
      guard let type = types.first, types.count == 1, type.isMapping, !type.isList else {
        let message = "the fix sets a field of something other than a mapping"
        throw value.faultAtKey(message, help: "name the mapping with at")
      }
      let table = scope.given.table
      guard let field = table.child(of: type.field, named: name) else {
        throw value.unknownKey(name, among: table.children(of: type.field).map { table[$0].key })
      }
      return (try operand(value, [scope.given.at(field)]), field)
    case .prefix:
      if let type = types.first(where: { !$0.isText }) {
        throw node.faultAtKey("`\(type.row.path)` is not a text, so it cannot take a prefix")
      }
      return (try operand(node, types), nil)
    }
  }

  /// Reads an operand that fits every type it may be written to.
  private func operand(_ node: StrictNode, _ types: [PathType]) throws(Finding) -> Operand {
    if let type = types.first(where: { $0.isList && $0.form.isNothing }) {
      throw node.faultAtKey("`\(type.row.path)` takes a list, and a fix writes one value")
    }
    let operands = try types.map { type throws(Finding) in try scope.operand(node, as: .field(type)) }
    guard let operand = operands.first else { throw node.fault("the rule reports nothing that could be changed") }
    return operand
  }
}

extension PathType {
  /// Whether a value of this type is, or holds, a value of another type.
  fileprivate func holds(_ other: PathType) -> Bool {
    if field == other.field { return !isElement || other.isElement }
    // A field that takes one mapping or a list of them has no brackets in the paths below it.
    let isDirect = !isElement || row.type.isOneOrMany
    return isDirect ? other.row.isBelow(row) : Field.isBelow(other.row.path, row.path + "[]")
  }
}
