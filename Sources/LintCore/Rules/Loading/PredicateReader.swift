import YAML

/// Reads a predicate's operand in a rule file, and checks it against what the predicate looks at.
package struct PredicateReader: Sendable {
  /// The operand's node.
  let node: StrictNode
  /// What the predicate looks at.
  let subject: PathType
  /// What the rule says elsewhere.
  let scope: RuleScope

  /// An error about the operand.
  func fault(_ message: String, help: String? = nil) -> Finding { node.fault(message, help: help) }

  /// The literal `true` or `false`.
  func flag() throws(Finding) -> Bool { try node.word(among: ["true", "false"]) == "true" }

  /// The literal `true`.
  func trueOnly() throws(Finding) { _ = try node.word(among: ["true"]) }

  /// One word of a closed list.
  func choice<Word: RawRepresentable & CaseIterable>(_ words: Word.Type) throws(Finding) -> Word
  where Word.RawValue == String {
    let text = try node.word(among: words.allCases.map(\.rawValue))
    guard let word = Word(rawValue: text) else { throw fault("found \"\(text)\"") }
    return word
  }

  /// The entries of an operand that is a mapping.
  func fields(_ names: [String], required: [String]) throws(Finding) -> [String: PredicateReader] {
    try node.fields(names, required: required).mapValues {
      PredicateReader(node: $0, subject: subject, scope: scope)
    }
  }

  /// An operand with values of the field that the predicate looks at.
  func operand() throws(Finding) -> Operand { try operand(as: .field(subject)) }

  /// An operand with numbers.
  func number(minimum: Int) throws(Finding) -> Operand { try operand(as: .number) }

  /// An operand with values of one shape.
  func operand(as shape: Constant.Shape) throws(Finding) -> Operand {
    try OperandReader(scope: scope, shape: shape).read(node)
  }

  /// Texts: a list, or a mapping of languages to lists.
  func texts() throws(Finding) -> [String] {
    guard node.kind == .mapping else { return try node.oneOrMany().map { node throws(Finding) in try node.text() } }
    var texts: [String] = []
    for (_, value) in try node.entries() {
      texts += try value.oneOrMany().map { node throws(Finding) in try node.text() }
    }
    return texts
  }

  /// A condition on each element of the list that the predicate looks at.
  func elementCondition() throws(Finding) -> Condition {
    var inner = scope
    inner.given = PathType(field: subject.field, isElement: true)
    return try ConditionReader(scope: inner).read(node, subject: inner.given)
  }

  /// A path below each element of the list that the predicate looks at.
  func elementPath() throws(Finding) -> Path {
    try scope.path(node, given: PathType(field: subject.field, isElement: true)).path
  }
}
