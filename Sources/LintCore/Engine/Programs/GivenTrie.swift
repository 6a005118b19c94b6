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
    /// The rules that look at this place or at places below it, as a range of `ruleNumbers`.
    var rulesHereAndBelow = 0..<0
  }

  /// A step from one node to another.
  typealias Edge = (step: Path.Step, node: Int)

  /// A place while the paths are still being read.
  private struct Draft {
    /// Its outgoing steps, each with the number of the draft that it leads to.
    var edges: [Edge] = []
    /// The rules that look at this place.
    var rules: [Int] = []
  }

  /// The nodes; the first one is the document.
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  /// The numbers of the rules that look at something, node by node.
  private(set) var ruleNumbers: [Int] = []

  /// The trie of the paths of some rules, each known by its index.
  init(_ rules: [Rule]) {
    var drafts = [Draft()]
    for number in rules.indices {
      for path in rules[number].given {
        var place = 0
        for step in path.steps {
          if let known = drafts[place].edges.first(where: { $0.step == step }) {
            place = known.node
          } else {
            drafts[place].edges.append((step, drafts.count))
            place = drafts.count
            drafts.append(Draft())
          }
        }
        // A rule looks at a node once, however often it names the path.
        if drafts[place].rules.last != number { drafts[place].rules.append(number) }
      }
    }
    add(0, of: drafts)
  }

  /// The node that a field leads to, among some edges; nil if none leads to it.
  func node(of field: FieldID, among edges: Range<Int>) -> Int? {
    for edge in edges {
      if case .field(field) = self.edges[edge].step { return self.edges[edge].node }
    }
    return nil
  }

  /// Adds a node and everything its steps lead to, and returns its index.
  @discardableResult
  private mutating func add(_ place: Int, of drafts: [Draft]) -> Int {
    let index = nodes.count
    nodes.append(Node())
    let start = ruleNumbers.count
    ruleNumbers += drafts[place].rules
    nodes[index].rules = start..<ruleNumbers.count
    let found = drafts[place].edges.map { ($0.step, node: add($0.node, of: drafts)) }
    nodes[index].rulesHereAndBelow = start..<ruleNumbers.count
    edges += found
    nodes[index].edges = edges.count - found.count..<edges.count
    return index
  }
}
