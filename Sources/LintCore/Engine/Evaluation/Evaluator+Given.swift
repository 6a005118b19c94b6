extension Evaluator {
  /// A node that a rule looks at.
  package struct Given: Sendable {
    /// The rule's number.
    package let rule: Int
    /// The node's index.
    package let node: Int
  }

  /// The given nodes that are still to be judged, and the steps that each rule has left for its own.
  private struct GivenQueue: ~Copyable {
    /// So many nodes are judged before more are looked for: many rules look at many nodes.
    var limit = 1 << 18
    var given: [Given] = []
    var stepsLeft: [Int] = []
    var shares: RuleShares
    /// Whether each rule may report something in the description.
    var mayReport: [Bool]
    /// Whether to look with the other rules, too.
    let all: Bool
  }

  /// The nodes that rules look at, each with every rule that may report something there; `all` asks for the other rules
  /// as well.
  package func given(all: Bool = false) -> [Given] {
    var queue = queue(all: all)
    queue.limit = .max
    // A look ends where the nodes do; only what rules say of them takes steps.
    effort.left = .max
    defer { effort.left = effort.limit }
    arrive(0, at: 0, &queue) { _, _, _ in }
    return queue.given
  }

  private func queue(all: Bool) -> GivenQueue {
    GivenQueue(
      // An array made of nothing but a count asks at run time what it is an array of, which takes longer than a rule.
      stepsLeft: Array(repeatElement(effort.limit, count: program.entries.count)),
      shares: RuleShares(of: effort.limit, rules: program.entries.count),
      mayReport: program.entries.map { all || $0.neededFields.isSubset(of: description.writtenFields) },
      all: all
    )
  }

  /// Lets rules judge the nodes that they look at, each as long as it has steps left, and hands on what fails, or all;
  /// gives the rules that have taken more steps than they may, each with how many those are.
  package func judge(
    all: Bool,
    _ take: (_ rule: Int, _ given: Int, Outcome) -> Void
  ) -> [(rule: Int, steps: Int)] {
    var queue = queue(all: all)
    queue.given.reserveCapacity(min(2 * nodes.count, queue.limit))
    effort.left = .max
    arrive(0, at: 0, &queue, take)
    settle(&queue, take)
    effort.left = effort.limit
    let limit = queue.shares.limit
    return queue.stepsLeft.indices.filter { queue.stepsLeft[$0] < 0 }.map { ($0, limit) }
  }

  /// Judges the nodes of a queue, and empties it.
  private func settle(_ queue: inout GivenQueue, _ take: (_ rule: Int, _ given: Int, Outcome) -> Void) {
    for place in queue.given.indices {
      let (rule, node) = (queue.given[place].rule, queue.given[place].node)
      let left = queue.stepsLeft[rule]
      guard left >= 0 else { continue }
      effort.left = left
      if queue.all {
        take(rule, node, outcome(ofRule: rule, given: node))
      } else if fails(rule: rule, given: node) {
        take(rule, node, .failed)
      }
      queue.stepsLeft[rule] = effort.left
      if queue.shares.isUsedUp(by: left - effort.left) {
        for rule in queue.stepsLeft.indices { queue.stepsLeft[rule] -= effort.limit - queue.shares.limit }
      }
    }
    queue.given.removeAll(keepingCapacity: true)
    // A look ends where the nodes do; only what rules say of them takes steps.
    effort.left = .max
  }

  /// Looks for nodes below one of the description's, from its trie node on. A table says where each child leads, so that
  /// only the edges that lead to no field are tried one by one.
  private func look(
    below index: Int,
    from place: Int,
    _ queue: inout GivenQueue,
    _ take: (_ rule: Int, _ given: Int, Outcome) -> Void
  ) {
    var edges = program.trie.nodes[place].edges
    let isMapping = if case .mapping = nodes[index].value { true } else { false }
    if isMapping || nodes[index].value.isList {
      let each = program.trie.nodes[place].each
      var child = index + 1
      let end = Int(nodes[index].next)
      while child < end {
        let next = isMapping ? program.trie.child(of: place, nodes[child].field) : each
        if next > 0 { arrive(child, at: next, &queue, take) }
        if queue.given.count >= queue.limit { settle(&queue, take) }
        child = Int(nodes[child].next)
      }
      edges = program.trie.nodes[place].otherEdges
    }
    for edge in edges {
      guard case .node(let child) = move(program.trie.edges[edge].step, from: index) else { continue }
      arrive(child, at: program.trie.edges[edge].node, &queue, take)
    }
  }

  @inline(__always)
  private func arrive(
    _ index: Int,
    at place: Int,
    _ queue: inout GivenQueue,
    _ take: (_ rule: Int, _ given: Int, Outcome) -> Void
  ) {
    let value = nodes[index].value
    if value.isUnreadable { return add(index, program.trie.nodes[place].rulesHereAndBelow, to: &queue) }
    let rules = program.trie.nodes[place].rules
    if !rules.isEmpty {
      if value.isLanguages {
        _ = visitLanguages(of: index) {
          add($0.node, rules, to: &queue)
          return true
        }
      } else {
        add(index, rules, to: &queue)
      }
    }
    if !program.trie.nodes[place].edges.isEmpty { look(below: index, from: place, &queue, take) }
  }

  /// Adds a node for each of some rules, but for those that cannot report anything there.
  @inline(__always)
  private func add(_ index: Int, _ rules: Range<Int>, to queue: inout GivenQueue) {
    let here = if case .mapping(let fields) = nodes[index].value { fields } else { FieldSet() }
    for place in rules {
      let rule = program.trie.ruleNumbers[place]
      if queue.mayReport[rule], queue.all || program.entries[rule].neededInGiven.isSubset(of: here) {
        queue.given.append(Given(rule: rule, node: index))
      }
    }
  }
}
