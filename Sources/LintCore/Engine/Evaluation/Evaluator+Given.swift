extension Evaluator {
  /// A node that a rule looks at.
  package typealias Given = (rule: Int, node: Int)

  /// The nodes that rules look at, each paired with every rule that may report something there; with `all`, also with
  /// the other rules.
  package func given(all: Bool = false) -> [Given] {
    let written = description.writtenFields
    var search = Search(all: all, mayReport: program.entries.map { all || $0.neededFields.isSubset(of: written) })
    search.given.reserveCapacity(2 * nodes.count)
    // Finding the nodes is bounded by their number, so only judging them takes steps.
    budget.left = .max
    visit(0, at: 0, &search)
    budget.left = budget.limit
    return search.given
  }

  /// A search for the nodes that rules look at.
  private struct Search {
    /// Whether rules count that have nothing to report.
    let all: Bool
    /// Whether each rule may report something, judging by the fields that are written.
    let mayReport: [Bool]
    /// The nodes found so far.
    var given: [Given] = []
    /// The nodes found so far of each rule whose paths may lead to one node.
    var found: [Int: Set<Int>] = [:]
  }

  /// Adds a node with the rules that look at it, and searches below it.
  private func visit(_ index: Int, at place: Int, _ search: inout Search) {
    let value = nodes[index].value
    let node = program.trie.nodes[place]
    if value.isUnreadable { return add(index, node.rulesHereAndBelow, &search) }
    if !node.rules.isEmpty {
      if value.isLanguages {
        _ = visitLanguages(of: index) {
          add($0.node, node.rules, &search)
          return true
        }
      } else {
        add(index, node.rules, &search)
      }
    }
    if !node.edges.isEmpty { visitChildren(of: index, from: node, at: place, &search) }
  }

  /// Adds a node with those of some rules that have the fields they need to report anything there.
  private func add(_ index: Int, _ rules: Range<Int>, _ search: inout Search) {
    let here = if case .mapping(let fields) = nodes[index].value { fields } else { FieldSet() }
    for place in rules {
      let rule = program.trie.ruleNumbers[place]
      guard search.mayReport[rule], search.all || program.entries[rule].neededInGiven.isSubset(of: here) else {
        continue
      }
      let isNew = !program.entries[rule].pathsMayMeet || search.found[rule, default: []].insert(index).inserted
      if isNew { search.given.append((rule, index)) }
    }
  }

  /// Searches below a node of the description, starting from its trie node. A table gives the trie node for each child,
  /// so that only the edges to something other than a field are tried one by one.
  private func visitChildren(
    of index: Int,
    from node: GivenTrie.Node,
    at place: Int,
    _ search: inout Search
  ) {
    var edges = node.edges
    let isMapping = if case .mapping = nodes[index].value { true } else { false }
    if isMapping || nodes[index].value.isList {
      var child = index + 1
      let end = Int(nodes[index].next)
      while child < end {
        let next = isMapping ? program.trie.child(of: place, nodes[child].field) : node.each
        if next > 0 { visit(child, at: next, &search) }
        child = Int(nodes[child].next)
      }
      edges = node.otherEdges
    }
    for edge in edges {
      guard case .node(let child) = move(program.trie.edges[edge].step, from: index) else { continue }
      visit(child, at: program.trie.edges[edge].node, &search)
    }
  }
}
