/// The paths to the nodes that rules look at, as a trie, so that one walk through a description leads to all of them.
///
/// `$.widgets[*].font.color` leads from the document by a field, by `[*]`, and by two fields.
struct GivenTrie: Sendable {
  /// A place on the paths.
  struct Node: Sendable {
    /// Its outgoing edges, as a range of the trie's edges.
    var edges = 0..<0
    /// The rules that look at this place, as a range of `ruleNumbers`.
    var rules = 0..<0
    /// These and the rules that look at places below.
    var rulesHereAndBelow = 0..<0
  }

  /// A step from one node to another.
  typealias Edge = (step: Path.Step, node: Int)

  /// The rest of a path to the nodes that a rule looks at, with the rule's number.
  private typealias Way = (steps: ArraySlice<Path.Step>, rule: Int)

  /// The nodes; the first one is the document.
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  /// The numbers of the rules that look at something, node by node.
  private(set) var ruleNumbers: [Int] = []

  /// The trie of the paths of some rules, each known by its index.
  init(_ rules: [Rule]) {
    _ = add(rules.indices.flatMap { number in rules[number].given.map { ($0.steps[...], number) } })
  }

  /// The node that a field leads to, among some edges; nil if none leads to it.
  func node(of field: FieldID, among edges: Range<Int>) -> Int? {
    for edge in edges {
      if case .field(field) = self.edges[edge].step { return self.edges[edge].node }
    }
    return nil
  }

  /// Adds the node from which some ways lead on, and everything they lead to, and returns its index.
  private mutating func add(_ ways: [Way]) -> Int {
    let index = nodes.count
    nodes.append(Node())
    let start = ruleNumbers.count
    for (_, rule) in ways.filter(\.steps.isEmpty) {
      // A rule looks at a node once, however often it names the path.
      if ruleNumbers[start...].last != rule { ruleNumbers.append(rule) }
    }
    nodes[index].rules = start..<ruleNumbers.count
    var (found, rest): ([Edge], [Way]) = ([], ways.filter { !$0.steps.isEmpty })
    while let step = rest.first?.steps.first {
      found.append((step, add(rest.filter { $0.steps.first == step }.map { ($0.steps.dropFirst(), $0.rule) })))
      rest.removeAll { $0.steps.first == step }
    }
    nodes[index].rulesHereAndBelow = start..<ruleNumbers.count
    edges += found
    nodes[index].edges = edges.count - found.count..<edges.count
    return index
  }
}
