import YAML

/// Reads the conditions, operands and paths of a rule, knowing its given nodes and parameters.
struct RuleScope {
  /// The type of the rule's given nodes.
  var given: PathType
  var parameters: ParameterReader
  /// The faults of the rule.
  let faults: FaultCollector
  /// The steps that are left: conditions are read for each given node, and each use of a parameter checks its values.
  private let budget = StepBudget(limit: 200_000)

  /// A scope in which only the table of fields is known.
  init(_ table: FieldTable, _ faults: FaultCollector) {
    (given, parameters, self.faults) = (.document(table), ParameterReader([], faults), faults)
  }

  /// The same rule with another type of given node.
  func looking(at given: PathType) -> RuleScope {
    var scope = self
    scope.given = given
    return scope
  }

  /// Spends steps of the budget: one for each condition and each value of a parameter.
  private func spend(_ steps: Int, at node: StrictNode) throws(Finding) {
    guard !budget.spend(steps) else { return }
    let most = "\(budget.limit) conditions and values once aliases and parameters are followed"
    let fault = node.fault("the rule has more than \(most), expected fewer")
    faults.end(with: fault)
    throw fault
  }

  /// Reads a path that starts at the document or at a node of a type.
  func path(_ node: StrictNode, given: PathType?) throws(Finding) -> PathParser.Resolved {
    let text = try node.text()
    do throws(PathParser.Fault) {
      return try PathParser.parse(text, given: given, self.given.table)
    } catch {
      throw node.fault(error.message, help: error.help)
    }
  }

  // MARK: - Conditions

  /// Reads a condition on a value of a type: an optional path, and entries that must all hold; in a list of conditions,
  /// all of them must hold.
  func condition(_ node: StrictNode, on subject: PathType) throws(Finding) -> Condition {
    if node.kind == .sequence { return Condition(.all, parts: try conditions(node, on: subject)) }
    return try condition(try node.entries(), of: node, on: subject)
  }

  /// Reads a list of conditions.
  func conditions(_ node: StrictNode, on subject: PathType) throws(Finding) -> [Condition] {
    let parts = try node.elements()
    try spend(parts.count, at: node)
    if parts.isEmpty { throw node.fault("the list of conditions is empty") }
    return faults.collect(parts) { part throws(Finding) in try condition(part, on: subject) }
  }

  /// Reads entries of a mapping, all of which must hold.
  private func condition(
    _ entries: [(name: String, value: StrictNode)],
    of mapping: StrictNode,
    on subject: PathType
  ) throws(Finding) -> Condition {
    try spend(1 + entries.count, at: mapping)
    // A path leads to the value that the other entries are about.
    if let place = entries.firstIndex(where: { $0.name == ConditionOperator.path.name }) {
      var others = entries
      let node = others.remove(at: place).value
      let path = try path(node, given: given)
      return Condition(.path, parts: [try condition(others, of: mapping, on: path.type)], path: path.path)
    }
    if entries.isEmpty { throw mapping.fault("the condition asks nothing", help: "add a predicate") }
    let parts = faults.collect(entries) { entry throws(Finding) in try condition(entry, on: subject) }
    return parts.count == 1 ? parts[0] : Condition(.all, parts: parts)
  }

  private func condition(
    _ entry: (name: String, value: StrictNode),
    on subject: PathType
  ) throws(Finding) -> Condition {
    guard let number = ConditionKinds.number(of: entry.name) else {
      throw entry.value.unknownKey(entry.name, among: ConditionKinds.all.filter { $0.fits(subject) }.map(\.name))
    }
    let kind = ConditionKinds.all[number]
    guard subject.isUnknown || kind.fits(subject) else {
      let field = subject.field == .document ? "the document" : "`\(subject.row.path)`"
      throw entry.value.faultAtKey("\(entry.name) does not fit \(field)", help: "\(entry.name): \(kind.summary)")
    }
    var condition = try kind.read(ConditionEntry(node: entry.value, subject: subject, scope: self))
    condition.kindNumber = number
    return condition
  }

  // MARK: - Operands

  /// Reads an operand of a shape: a literal, a parameter, a reference, a choice, or a list of these.
  func operand(_ node: StrictNode, as shape: Constant.Shape) throws(Finding) -> Operand {
    switch node.kind {
    case .scalar, .alias:
      return .constant(try Constant(node, as: shape))
    case .sequence:
      let elements = try node.elements()
      if elements.isEmpty { throw node.fault("the list of values is empty") }
      try spend(elements.count, at: node)
      return .list(faults.collect(elements) { element throws(Finding) in try operand(element, as: shape) })
    case .mapping:
      return try operand(try node.fields(RuleKeys.operand), of: node, as: shape)
    }
  }

  private func operand(
    _ fields: [String: StrictNode],
    of mapping: StrictNode,
    as shape: Constant.Shape
  ) throws(Finding) -> Operand {
    func otherwise(_ key: String) throws(Finding) -> Operand? {
      try fields[key].map { node throws(Finding) in try operand(node, as: shape) }
    }
    if let parameter = fields["parameter"], fields.count == 1 {
      return .parameter(try self.parameter(parameter, as: shape))
    }
    if let reference = fields["ref"], fields.keys.allSatisfy({ ["ref", "otherwise"].contains($0) }) {
      let resolved = try path(reference, given: given)
      guard shape.takesValues(of: resolved.type) else {
        throw reference.fault("\(try reference.text()) selects values of another type than the predicate compares")
      }
      return .reference(resolved.path, otherwise: try otherwise("otherwise"))
    }
    if let condition = fields["if"], let then = fields["then"],
      fields.keys.allSatisfy({ ["if", "then", "else"].contains($0) })
    {
      return .choice(
        try self.condition(condition, on: given),
        then: try operand(then, as: shape),
        otherwise: try otherwise("else")
      )
    }
    let help = "write {parameter: NAME}, {ref: PATH}, {ref: PATH, otherwise: …} or {if: …, then: …, else: …}"
    throw mapping.fault("found a mapping that is not an operand", help: help)
  }

  /// Reads the name of a parameter whose values have a shape.
  private func parameter(_ node: StrictNode, as shape: Constant.Shape) throws(Finding) -> Int {
    let name = try node.text()
    guard let index = parameters.names.firstIndex(of: name) else {
      let near = NearName.question(to: name, in: parameters.names)
      let known = parameters.names.isEmpty ? "the rule has no parameters" : "its parameters are listed under parameters"
      throw node.fault("\"\(name)\" is not a parameter of the rule", help: near ?? known)
    }
    let values = parameters.values(at: index, as: shape)
    try spend(values.count, at: node)
    if let misfit = values.first(where: { !$0.fits(shape) }) {
      throw node.fault("the parameter \"\(name)\" is \(misfit.data.shown), which does not fit here")
    }
    return index
  }
}

/// One entry of a condition in a rule file: the value after the name of a kind.
package struct ConditionEntry {
  /// The value after the name.
  let node: StrictNode
  /// The type of the condition's subject.
  let subject: PathType
  /// The rule's scope: its given nodes, parameters and faults.
  let scope: RuleScope

  /// Reads an operand whose values have a shape, by default that of the subject's field.
  func operand(as shape: Constant.Shape? = nil) throws(Finding) -> Operand {
    try scope.operand(node, as: shape ?? .field(subject))
  }

  /// Reads texts: a list, or a mapping from languages to lists.
  func texts() throws(Finding) -> [String] {
    if node.kind == .mapping {
      for (name, value) in try node.entries() where ["parameter", "ref", "if"].contains(name) {
        throw value.faultAtKey("\"\(name)\" gives no texts here; write the texts themselves")
      }
    }
    let lists = node.kind == .mapping ? try node.entries().map(\.value) : [node]
    let texts = try lists.map { list throws(Finding) in try list.texts() }.flatMap { $0 }
    if texts.isEmpty { throw node.fault("the list of texts is empty") }
    return texts
  }

  /// The entries of a mapping by their keys, to be read like this one.
  func fields(_ keys: [FileKey]) throws(Finding) -> [String: ConditionEntry] {
    try node.fields(keys).mapValues { ConditionEntry(node: $0, subject: subject, scope: scope) }
  }

  // MARK: - Elements of a list that is the subject

  /// Reads a condition on each element.
  func elementCondition() throws(Finding) -> Condition {
    try scope.looking(at: subject.element).condition(node, on: subject.element)
  }

  /// Reads a path below each element.
  func elementPath() throws(Finding) -> Path { try scope.path(node, given: subject.element).path }

  /// Reads a path to a text of each element.
  func elementText() throws(Finding) -> Path {
    let (path, type) = try scope.path(node, given: subject.element)
    guard path.origin != .document, type.isPrivate || type.form.holdsText || !type.form.words.isEmpty else {
      throw node.fault("found \(node.shape), expected a path from each entry to a text of its own")
    }
    return path
  }
}
