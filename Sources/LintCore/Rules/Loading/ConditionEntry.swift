import YAML

/// One entry of a condition in a rule file: the name of a kind, with what is after it.
package struct ConditionEntry {
  /// The number of the kind.
  let kindNumber: Int
  /// What is after the name.
  let node: StrictNode
  /// What the condition is about.
  let subject: PathType
  /// What the rule says elsewhere.
  let scope: RuleScope
  /// The mapping that the entry is in, and its other entries.
  let mapping: (node: StrictNode, others: [(name: String, value: StrictNode)])

  /// The condition that the entry is.
  func condition(
    _ operands: [Operand?] = [],
    isExpected: Bool = true,
    parts: [Condition] = [],
    path: Path? = nil,
    texts: [String] = []
  ) -> Condition {
    Condition(
      kindNumber: kindNumber,
      operands: operands,
      isExpected: isExpected,
      parts: parts,
      path: path,
      texts: texts
    )
  }

  /// An error about what is after the name.
  func fault(_ message: String, help: String? = nil) -> Finding { node.fault(message, help: help) }

  // MARK: - Words, texts and mappings

  /// The literal `true` or `false`.
  func flag() throws(Finding) -> Bool { try node.flag() }

  /// Texts: a list, or a mapping of languages to lists.
  func texts() throws(Finding) -> [String] {
    let lists = node.kind == .mapping ? try node.entries().map(\.value) : [node]
    return try lists.map { list throws(Finding) in try list.texts() }.flatMap { $0 }
  }

  /// The entries of a mapping of which each is read like this one.
  func fields(_ keys: [FileKey]) throws(Finding) -> [String: ConditionEntry] {
    try node.fields(keys).mapValues {
      ConditionEntry(kindNumber: kindNumber, node: $0, subject: subject, scope: scope, mapping: mapping)
    }
  }

  // MARK: - Operands

  /// An operand with values of the field that the condition is about.
  func operand() throws(Finding) -> Operand { try operand(as: .field(subject)) }

  /// An operand with values of one shape.
  func operand(as shape: Constant.Shape) throws(Finding) -> Operand {
    try OperandReader(scope: scope, shape: shape).read(node)
  }

  // MARK: - Conditions and paths

  /// A condition on the same subject.
  func part() throws(Finding) -> Condition { try scope.condition(node, on: subject) }

  /// Conditions on the same subject.
  func severalParts() throws(Finding) -> [Condition] { try scope.conditions(node, on: subject) }

  /// What the other entries of the mapping ask of another subject.
  func others(on subject: PathType) throws(Finding) -> Condition {
    try scope.condition(mapping.others, of: mapping.node, on: subject)
  }

  /// A path from the given node or from the document.
  func path() throws(Finding) -> PathParser.Resolved { try scope.path(node, given: scope.given) }

  /// A condition on each element of the list that the condition is about.
  func elementCondition() throws(Finding) -> Condition {
    let element = PathType(field: subject.field, isElement: true)
    return try scope.looking(at: element).condition(node, on: element)
  }

  /// A path below each element of the list that the condition is about.
  func elementPath() throws(Finding) -> Path {
    try scope.path(node, given: PathType(field: subject.field, isElement: true)).path
  }
}
