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
    arrive(0, at: 0, all: all, &found)
    return found
  }

  /// Lets rules judge the nodes that they look at, each as long as it has steps left, and hands on what fails, or all;
  /// gives the numbers of the rules that have taken more steps than they may.
  package func judge(all: Bool, _ take: (_ rule: Int, _ given: Int, Outcome) -> Void) -> [Int] {
    // An array made of nothing but a count asks at run time what it is an array of, which takes longer than a rule.
    var left = Array(repeatElement(effort.limit, count: program.rules.count))
    for given in given(all: all) {
      let (rule, node) = (given.rule, given.node)
      guard left[rule] >= 0 else { continue }
      effort.left = left[rule]
      let outcome = outcome(ofRule: rule, given: node)
      if all || outcome == .failed { take(rule, node, outcome) }
      left[rule] = effort.left
    }
    return left.indices.filter { left[$0] < 0 }
  }

  /// Looks for nodes from a trie node on, at which a node of the description is. A table says where each child leads, so that only the edges that
  /// lead to no field are left to be tried one by one.
  private func look(below index: Int, from place: Int, all: Bool, _ found: inout [Given]) {
    var edges = program.trie.nodes[place].edges
    let isMapping = if case .mapping = nodes[index].value { true } else { false }
    if isMapping || nodes[index].value.isList {
      let each = program.trie.nodes[place].each
      var child = index + 1
      let end = Int(nodes[index].next)
      while child < end {
        let next = isMapping ? program.trie.child(of: place, nodes[child].field) : each
        if next > 0 { arrive(child, at: next, all: all, &found) }
        child = Int(nodes[child].next)
      }
      edges = program.trie.nodes[place].otherEdges
    }
    for edge in edges {
      guard case .node(let child) = move(program.trie.edges[edge].step, from: index) else { continue }
      arrive(child, at: program.trie.edges[edge].node, all: all, &found)
    }
  }

  @inline(__always)
  private func arrive(_ index: Int, at place: Int, all: Bool, _ found: inout [Given]) {
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
    if !program.trie.nodes[place].edges.isEmpty { look(below: index, from: place, all: all, &found) }
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
