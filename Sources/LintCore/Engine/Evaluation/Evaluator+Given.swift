extension Evaluator {
  /// A node that a rule looks at.
  package struct Given: Sendable {
    /// The rule's number.
    package let rule: Int
    /// The node's index.
    package let node: Int
  }

  /// The nodes that rules look at, each with every rule that may report something there; `all` asks for the other rules
  /// as well.
  package func given(all: Bool = false) -> [Given] {
    var found: [Given] = []
    found.reserveCapacity(nodes.count)
    // A look ends where the nodes do; only what rules say of them takes steps.
    effort.left = .max
    defer { effort.left = effort.limit }
    arrive(0, at: 0, all: all, &found) { _ in }
    return found
  }

  /// So many nodes are judged before more are looked for: many rules look at many nodes.
  private static var many: Int { 1 << 18 }

  /// Lets rules judge the nodes that they look at, each as long as it has steps left, and hands on what fails, or all;
  /// gives the rules that have taken more steps than they may, each with how many those are.
  package func judge(
    all: Bool,
    _ take: (_ rule: Int, _ given: Int, Outcome) -> Void
  ) -> [(rule: Int, steps: Int)] {
    // An array made of nothing but a count asks at run time what it is an array of, which takes longer than a rule.
    var left = Array(repeatElement(effort.limit, count: program.rules.count))
    var shares = RuleShares(of: effort.limit, rules: left.count)
    var found: [Given] = []
    found.reserveCapacity(min(nodes.count, Self.many))
    func settle(_ found: inout [Given]) {
      for given in found {
        let (rule, node) = (given.rule, given.node)
        guard left[rule] >= 0 else { continue }
        effort.left = left[rule]
        let outcome = outcome(ofRule: rule, given: node)
        if all || outcome == .failed { take(rule, node, outcome) }
        let used = left[rule] - effort.left
        left[rule] = effort.left
        if shares.isUsedUp(by: used) {
          for rule in left.indices { left[rule] -= effort.limit - shares.limit }
        }
      }
      found.removeAll(keepingCapacity: true)
      // A look ends where the nodes do; only what rules say of them takes steps.
      effort.left = .max
    }
    effort.left = .max
    arrive(0, at: 0, all: all, &found, settle)
    settle(&found)
    effort.left = effort.limit
    return left.indices.filter { left[$0] < 0 }.map { ($0, shares.limit) }
  }

  /// Looks for nodes below one of the description's, from its trie node on. A table says where each child leads, so that
  /// only the edges that lead to no field are tried one by one.
  private func look(
    below index: Int,
    from place: Int,
    all: Bool,
    _ found: inout [Given],
    _ settle: (inout [Given]) -> Void
  ) {
    var edges = program.trie.nodes[place].edges
    let isMapping = if case .mapping = nodes[index].value { true } else { false }
    if isMapping || nodes[index].value.isList {
      let each = program.trie.nodes[place].each
      var child = index + 1
      let end = Int(nodes[index].next)
      while child < end {
        let next = isMapping ? program.trie.child(of: place, nodes[child].field) : each
        if next > 0 { arrive(child, at: next, all: all, &found, settle) }
        if found.count >= Self.many { settle(&found) }
        child = Int(nodes[child].next)
      }
      edges = program.trie.nodes[place].otherEdges
    }
    for edge in edges {
      guard case .node(let child) = move(program.trie.edges[edge].step, from: index) else { continue }
      arrive(child, at: program.trie.edges[edge].node, all: all, &found, settle)
    }
  }

  @inline(__always)
  private func arrive(_ index: Int, at place: Int, all: Bool, _ found: inout [Given], _ settle: (inout [Given]) -> Void)
  {
    let value = nodes[index].value
    if value.isUnreadable { return add(index, program.trie.nodes[place].rulesHereAndBelow, all: all, &found) }
    let rules = program.trie.nodes[place].rules
    if !rules.isEmpty {
      if value.isLanguages {
        _ = visitLanguages(of: index) {
          add($0.node, rules, all: all, &found)
          return true
        }
      } else {
        add(index, rules, all: all, &found)
      }
    }
    if !program.trie.nodes[place].edges.isEmpty { look(below: index, from: place, all: all, &found, settle) }
  }

  /// Adds a node for each of some rules, but for those that cannot report anything there.
  @inline(__always)
  private func add(_ index: Int, _ rules: Range<Int>, all: Bool, _ found: inout [Given]) {
    let here = if case .mapping(let fields) = nodes[index].value { fields } else { FieldSet() }
    for place in rules {
      let rule = program.trie.ruleNumbers[place]
      let mayReport =
        program.entries[rule].neededFields.isSubset(of: description.writtenFields)
        && program.entries[rule].neededInGiven.isSubset(of: here)
      if all || mayReport { found.append(Given(rule: rule, node: index)) }
    }
  }
}
