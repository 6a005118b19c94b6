extension Evaluator {
  /// The nodes that rules look at, each with every rule that may report something there; `all` asks for the other rules
  /// as well.
  package func given(all: Bool = false) -> [(rule: Int, node: Int)] {
    var given: [(rule: Int, node: Int)] = []
    forEachGiven(all: all) { given.append(($0, $1)) }
    return given
  }

  /// Lets rules judge the nodes that they look at, each as long as it has steps left, and hands on what fails, or all;
  /// returns the rules that have taken more steps than they may, each with how many those are.
  package func judge(
    all: Bool,
    _ take: (_ rule: Int, _ given: Int, Outcome) -> Void
  ) -> [(rule: Int, steps: Int)] {
    var budgets = RuleBudgets(of: budget.limit, rules: program.entries.count)
    forEachGiven(all: all) { rule, node in
      guard budgets[rule] >= 0 else { return }
      budget.left = budgets[rule]
      if all {
        take(rule, node, outcome(ofRule: rule, given: node))
      } else if fails(rule: rule, given: node) {
        take(rule, node, .failed)
      }
      budgets.note(budget.left, leftOf: rule)
      budget.left = .max
    }
    let limit = budgets.limit
    return budgets.exhausted.map { ($0, limit) }
  }

  /// Visits the nodes that rules look at.
  private func forEachGiven(all: Bool, _ visit: (_ rule: Int, _ node: Int) -> Void) {
    let written = description.writtenFields
    let mayReport = program.entries.map { all || $0.neededFields.isSubset(of: written) }
    // The way to the nodes ends where they do; only what rules say of them takes steps.
    budget.left = .max
    arrive(0, at: 0) { index, rules in
      let here = if case .mapping(let fields) = nodes[index].value { fields } else { FieldSet() }
      for place in rules {
        let rule = program.trie.ruleNumbers[place]
        // A rule cannot report anything where what it needs is missing.
        if mayReport[rule], all || program.entries[rule].neededInGiven.isSubset(of: here) { visit(rule, index) }
      }
    }
    budget.left = budget.limit
  }

  /// Visits a node with the rules that look at it, and looks for others below it.
  private func arrive(_ index: Int, at place: Int, _ visit: (_ node: Int, _ rules: Range<Int>) -> Void) {
    let value = nodes[index].value
    if value.isUnreadable { return visit(index, program.trie.nodes[place].rulesHereAndBelow) }
    let rules = program.trie.nodes[place].rules
    if !rules.isEmpty {
      if value.isLanguages {
        _ = visitLanguages(of: index) {
          visit($0.node, rules)
          return true
        }
      } else {
        visit(index, rules)
      }
    }
    if !program.trie.nodes[place].edges.isEmpty { look(below: index, from: place, visit) }
  }

  /// Looks for nodes below one of the description's, from its trie node on. A table says where each child leads, so that
  /// only the edges that lead to no field are tried one by one.
  private func look(below index: Int, from place: Int, _ visit: (_ node: Int, _ rules: Range<Int>) -> Void) {
    var edges = program.trie.nodes[place].edges
    let isMapping = if case .mapping = nodes[index].value { true } else { false }
    if isMapping || nodes[index].value.isList {
      let each = program.trie.nodes[place].each
      forEachChild(of: index) { child in
        let next = isMapping ? program.trie.child(of: place, nodes[child].field) : each
        if next > 0 { arrive(child, at: next, visit) }
      }
      edges = program.trie.nodes[place].otherEdges
    }
    for edge in edges {
      guard case .node(let child) = move(program.trie.edges[edge].step, from: index) else { continue }
      arrive(child, at: program.trie.edges[edge].node, visit)
    }
  }
}
