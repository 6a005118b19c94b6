/// What the parts of a rule know of each other while they are read.
struct RuleScope: Sendable {
  /// What the rule's given nodes are.
  var given: PathType
  /// The rule's parameters.
  let parameters: [RuleParameter]

  /// Reads a path that starts at the document or at a node of a type.
  func path(_ node: StrictNode, given: PathType) throws(Finding) -> PathParser.Resolved {
    let text = try node.text()
    do throws(PathParser.Fault) {
      return try PathParser.parse(text, given: given)
    } catch {
      throw node.fault(error.message, help: error.help)
    }
  }

  /// The index of a parameter.
  func parameter(_ node: StrictNode) throws(Finding) -> Int {
    let name = try node.text()
    if let index = parameters.firstIndex(where: { $0.name == name }) { return index }
    let near = NearName.question(to: name, in: parameters.map(\.name))
    let known = parameters.isEmpty ? "the rule has no parameters" : "its parameters are listed under parameters"
    throw node.fault("\"\(name)\" is no parameter of the rule", help: near ?? known)
  }
}
