extension Evaluator {
  /// A node that a rule looks at.
  package typealias Given = (rule: Int, node: Int)

  /// The nodes that rules look at, each with every rule that may report something there; `all` asks for the other rules
  /// as well.
  package func given(all: Bool = false) -> [Given] {
    var given: [Given] = []
    given.reserveCapacity(2 * nodes.count)
    let written = description.writtenFields
    let mayReport = program.entries.map { all || $0.neededFields.isSubset(of: written) }
    // The way to the nodes ends where they do; only what rules say of them takes steps.
    budget.left = .max
    arrive(0, at: 0, all, mayReport, &given)
    budget.left = budget.limit
    return given
  }

  /// Lets rules judge the nodes that they look at, each as long as it has steps left, and hands on what fails, or all;
  /// returns the rules that have taken more steps than they may, each with how many those are.
  package func judge(
    all: Bool,
    _ take: (_ rule: Int, _ given: Int, Outcome) -> Void
  ) -> [(rule: Int, steps: Int)] {
    var budgets = RuleBudgets(of: budget.limit, rules: program.entries.count)
    for (rule, node) in given(all: all) where budgets.left[rule] >= 0 {
      budget.left = budgets.left[rule]
      if all {
        take(rule, node, outcome(ofRule: rule, given: node))
      } else if fails(rule: rule, given: node) {
        take(rule, node, .failed)
      }
      budgets.spend(budgets.left[rule] - budget.left, of: rule)
    }
    budget.left = budget.limit
    return budgets.left.indices.filter { budgets.left[$0] < 0 }.map { ($0, budgets.limit) }
  }

  /// Adds a node with the rules that look at it, and looks for others below it.
  private func arrive(_ index: Int, at place: Int, _ all: Bool, _ mayReport: [Bool], _ given: inout [Given]) {
    let value = nodes[index].value
    let node = program.trie.nodes[place]
    if value.isUnreadable { return add(index, node.rulesHereAndBelow, all, mayReport, &given) }
    if !node.rules.isEmpty {
      if value.isLanguages {
        _ = visitLanguages(of: index) {
          add($0.node, node.rules, all, mayReport, &given)
          return true
        }
      } else {
        add(index, node.rules, all, mayReport, &given)
      }
    }
    if !node.edges.isEmpty { look(below: index, from: node, at: place, all, mayReport, &given) }
  }

  /// Adds a node with some rules, but for those that cannot report anything there since what they need is missing.
  private func add(_ index: Int, _ rules: Range<Int>, _ all: Bool, _ mayReport: [Bool], _ given: inout [Given]) {
    let here = if case .mapping(let fields) = nodes[index].value { fields } else { FieldSet() }
    for place in rules {
      let rule = program.trie.ruleNumbers[place]
      if mayReport[rule], all || program.entries[rule].neededInGiven.isSubset(of: here) { given.append((rule, index)) }
    }
  }

  /// Looks for nodes below one of the description's, from its trie node on. A table says where each child leads, so that
  /// only the edges that lead to no field are tried one by one.
  private func look(
    below index: Int,
    from node: GivenTrie.Node,
    at place: Int,
    _ all: Bool,
    _ mayReport: [Bool],
    _ given: inout [Given]
  ) {
    var edges = node.edges
    let isMapping = if case .mapping = nodes[index].value { true } else { false }
    if isMapping || nodes[index].value.isList {
      var child = index + 1
      let end = Int(nodes[index].next)
      while child < end {
        let next = isMapping ? program.trie.child(of: place, nodes[child].field) : node.each
        if next > 0 { arrive(child, at: next, all, mayReport, &given) }
        child = Int(nodes[child].next)
      }
      edges = node.otherEdges
    }
    for edge in edges {
      guard case .node(let child) = move(program.trie.edges[edge].step, from: index) else { continue }
      arrive(child, at: program.trie.edges[edge].node, all, mayReport, &given)
    }
  }
}
