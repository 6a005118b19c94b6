/// What the parts of a rule know of each other while they are read.
struct RuleScope {
  /// What the rule's given nodes are.
  var given: PathType
  /// The rule's parameters.
  let parameters: [RuleParameter]
  /// What is wrong with the rule.
  let faults: FaultList
  /// What is left for reading the rule: its conditions are read for each given node, and name the values of parameters.
  private let budget = StepBudget(limit: 200_000)

  /// What is known of a rule before its conditions are read.
  init(given: PathType, parameters: [RuleParameter], _ faults: FaultList) {
    self.given = given
    self.parameters = parameters
    self.faults = faults
  }

  /// The same rule, looking at something else.
  func looking(at given: PathType) -> RuleScope {
    var scope = self
    scope.given = given
    return scope
  }

  /// Takes some steps of reading for a node: one for each condition and value of a parameter.
  func spend(_ steps: Int, at node: StrictNode) throws(Finding) {
    guard !budget.spend(steps) else { return }
    let fault = node.fault(
      "the rule has more than \(budget.limit) conditions and values once aliases and parameters are followed, expected fewer"
    )
    faults.end(with: fault)
    throw fault
  }

  /// Reads a path that starts at the document or at a node of a type.
  func path(_ node: StrictNode, given: PathType?) throws(Finding) -> PathParser.Resolved {
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
