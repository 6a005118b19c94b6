import YAML

/// One entry of a condition in a rule file: what is after the name of a kind.
package struct ConditionEntry {
  /// The value after the name.
  let node: StrictNode
  /// The type of the condition's subject.
  let subject: PathType
  /// The rest of the rule.
  let scope: RuleScope

  /// An operand with values of a shape; of the field that the condition is about, if none is given.
  func operand(as shape: Constant.Shape? = nil) throws(Finding) -> Operand {
    try scope.operand(node, as: shape ?? .field(subject))
  }

  /// Texts: a list, or a mapping of languages to lists.
  func texts() throws(Finding) -> [String] {
    let lists = node.kind == .mapping ? try node.entries().map(\.value) : [node]
    return try lists.map { list throws(Finding) in try list.texts() }.flatMap { $0 }
  }

  /// The entries of a mapping of which each is read like this one.
  func fields(_ keys: [FileKey]) throws(Finding) -> [String: ConditionEntry] {
    try node.fields(keys).mapValues { ConditionEntry(node: $0, subject: subject, scope: scope) }
  }

  // MARK: - Elements of a list that the condition is about

  /// A condition on each element.
  func elementCondition() throws(Finding) -> Condition {
    try scope.looking(at: subject.element).condition(node, on: subject.element)
  }

  /// A path below each element.
  func elementPath() throws(Finding) -> Path { try scope.path(node, given: subject.element).path }
}
