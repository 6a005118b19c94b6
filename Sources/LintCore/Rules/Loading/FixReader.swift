/// Reads how a rule's findings are fixed, and checks it against what may fail.
struct FixReader {
  let scope: RuleScope
  /// What the values are that may fail.
  let failing: [PathType]

  private static let actions = ["put", "remove", "set", "prefix"]

  /// Reads a fix, or a list of them of which the first that applies is taken.
  func read(_ node: StrictNode) throws(Finding) -> [RuleFix] {
    scope.faults.collect(try node.oneOrMany(), fix).compactMap { $0 }
  }

  private func fix(_ node: StrictNode) throws(Finding) -> RuleFix? {
    let sound = scope.faults.count
    let fields = try node.fields(RuleKeys.fix, scope.faults)
    let actions = Self.actions.filter { fields[$0] != nil }
    let description = part(fields["description"]) { node throws(Finding) in try node.line() }
    let isSafe = part(fields["safe"]) { node throws(Finding) in try node.flag() }
    let when = part(fields["when"]) { node throws(Finding) in try scope.condition(node, on: scope.given) }
    // What it does may be misspelt.
    if actions.isEmpty, scope.faults.count > sound { return nil }
    guard actions.count == 1, let name = actions.first, let action = fields[name] else {
      throw node.fault(
        "the fix does \(actions.isEmpty ? "nothing" : "several things")",
        help: "write one of \(DataValue.enumerate(Self.actions))"
      )
    }
    let target = try fields["at"].map(target)
    return RuleFix(
      description: description ?? "",
      isSafe: isSafe ?? false,
      when: when,
      target: target,
      action: try self.action(name, action, on: target.map { [$0] } ?? failing)
    )
  }

  private func part<Result>(_ node: StrictNode?, _ read: (StrictNode) throws(Finding) -> Result) -> Result? {
    node.flatMap { node in scope.faults.collect { () throws(Finding) in try read(node) } }
  }

  private func target(_ node: StrictNode) throws(Finding) -> PathType {
    let type = try scope.path(node, given: scope.given).type
    guard failing.allSatisfy({ type.holds($0) }) else {
      throw node.fault("\(try node.text()) does not hold what the rule reports")
    }
    return type
  }

  private func action(_ name: String, _ node: StrictNode, on types: [PathType]) throws(Finding) -> RuleFix.Action {
    switch name {
    case "remove":
      _ = try node.word(among: ["true"])
      if let type = types.first(where: { $0.row.isRequired && !$0.isElement }) {
        throw node.faultAtKey("`\(type.row.path)` is required, so that no fix may remove it")
      }
      return .remove
    case "set":
      let entries = try node.entries()
      guard let entry = entries.first, entries.count == 1 else { throw node.fault("a fix sets one field") }
      let (field, type) = try field(entry.name, at: entry.value, of: types)
      return .set(field, try operand(entry.value, [type]))
    case "prefix":
      if let type = types.first(where: { !$0.isText }) {
        throw node.faultAtKey("`\(type.row.path)` is no text that could take a prefix")
      }
      return .prefix(try operand(node, types))
    default:
      return .put(try operand(node, types))
    }
  }

  private func field(_ name: String, at node: StrictNode, of types: [PathType]) throws(Finding) -> (FieldID, PathType) {
    let table = FieldTable.description
    guard let type = types.first, types.count == 1, type.isMapping else {
      throw node.faultAtKey("the fix sets a field of what is no mapping", help: "name the mapping with at")
    }
    guard let field = table.child(of: type.field, named: name) else {
      throw node.unknownKey(name, among: table.children(of: type.field).map { table[$0].key })
    }
    return (field, PathType(field: field))
  }

  /// Reads an operand that fits wherever it may be put.
  private func operand(_ node: StrictNode, _ types: [PathType]) throws(Finding) -> Operand {
    let operands = try types.map { type throws(Finding) in
      try OperandReader(scope: scope, shape: .field(type)).read(node)
    }
    guard let operand = operands.first else { throw node.fault("the rule reports nothing that could be changed") }
    return operand
  }
}

extension PathType {
  /// Whether what is here is, or holds, what is at another type.
  fileprivate func holds(_ other: PathType) -> Bool {
    if field == other.field { return !isElement || other.isElement }
    return field == .document || other.row.path.hasPrefix(row.path + (isElement ? "[]." : "."))
      || !isElement && other.row.path.hasPrefix(row.path + "[].")
  }
}
