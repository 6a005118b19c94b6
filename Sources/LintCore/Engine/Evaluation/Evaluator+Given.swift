extension Evaluator {
  /// A node that a rule looks at.
  package typealias Given = (rule: Int, node: Int)

  /// The nodes that rules look at, each paired with every rule that may report something there; with `all`, also with
  /// the other rules.
  package func given(all: Bool = false) -> [Given] {
    let written = description.writtenFields
    var search = Search(mayReport: program.entries.map { all || $0.neededFields.isSubset(of: written) })
    search.given.reserveCapacity(2 * nodes.count)
    // Finding the nodes is bounded by their number, so only judging them takes steps.
    budget.left = .max
    visit(0, at: 0, &search)
    budget.left = budget.limit
    return search.given
  }

  /// A search for the nodes that rules look at.
  private struct Search {
    /// Whether each rule may report something, judging by the fields that are written.
    let mayReport: [Bool]
    /// The nodes found so far.
    var given: [Given] = []
    /// The nodes found so far for each rule that may reach one node by several paths, by the rule's number.
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
    if !node.edges.isEmpty { visitChildren(of: index, along: node.edges, &search) }
  }

  /// Adds a node for each of the rules that may report something.
  private func add(_ index: Int, _ rules: Range<Int>, _ search: inout Search) {
    for place in rules {
      let rule = program.trie.ruleNumbers[place]
      guard search.mayReport[rule] else { continue }
      let isNew = !program.entries[rule].pathsMayMeet || search.found[rule, default: []].insert(index).inserted
      if isNew { search.given.append((rule, index)) }
    }
  }

  /// Searches below a node of the description: first the fields of a mapping, in their order there.
  private func visitChildren(of index: Int, along edges: Range<Int>, _ search: inout Search) {
    let isMapping = if case .mapping = nodes[index].value { true } else { false }
    if isMapping {
      forEachChild(of: index) { child in
        if let place = program.trie.node(of: nodes[child].field, among: edges) { visit(child, at: place, &search) }
      }
    }
    for edge in edges {
      let (step, place) = program.trie.edges[edge]
      if isMapping, case .field = step { continue }
      switch move(step, from: index) {
      case .node(let child): visit(child, at: place, &search)
      case .elements: forEachChild(of: index) { visit($0, at: place, &search) }
      case .absent, .nowhere, .nothing: break
      }
    }
  }
}
