/// The paths to the nodes that rules look at, as a trie, so that one walk through a description leads to all of them.
///
/// `$.widgets[*].font.color` leads from the document by a field, by `[*]`, and by two fields. An edge is "other" if its
/// step is not to a field. Below a mapping or a list, only other edges are tried one by one; below a lone value, which
/// may stand for a field or a list, all are.
struct GivenTrie: Sendable {
  /// A place on the paths.
  struct Node: Sendable {
    /// Its outgoing edges, as a range of the trie's edges: those to fields, then the others.
    var edges = 0..<0
    /// The last of them, which do not lead to fields.
    var otherEdges = 0..<0
    /// The start of its row in `children`.
    fileprivate(set) var children = 0
    /// The node for the elements of a list; 0 if there is none.
    var each = 0
    /// The rules that look at this place, as a range of `ruleNumbers`.
    var rules = 0..<0
    /// These and the rules that look at places below.
    var rulesHereAndBelow = 0..<0
  }

  /// A step from one node to another.
  struct Edge: Sendable {
    let step: RuleProgram.Step
    let node: Int

    /// Whether it is something other than a step from a mapping to one of its fields.
    fileprivate var isOther: Bool { if case .field = step { false } else { true } }
  }

  /// A place while the paths are still being read.
  private struct Draft {
    /// Its outgoing steps, each with the number of the draft that it leads to.
    var ways: [(step: Path.Step, place: Int)] = []
    /// The rules that look at this place.
    var rules: [Int] = []
  }

  /// The nodes; the first one is the document.
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  /// The numbers of the rules that look at something, node by node.
  private(set) var ruleNumbers: [Int] = []
  /// Rows of nodes by field, 0 if there is none: first the row of all nodes without edges to fields, then the others.
  private var children: [Int32] = []

  /// The trie of the paths of some rules, each known by its index; `ready` turns a path's step into a walk's.
  init(_ rules: [Rule], _ ready: (Path.Step) -> RuleProgram.Step) {
    var drafts = [Draft()]
    for number in rules.indices {
      for path in rules[number].given {
        var place = 0
        for step in path.steps {
          if let known = drafts[place].ways.firstIndex(where: { $0.step == step }) {
            place = drafts[place].ways[known].place
          } else {
            drafts[place].ways.append((step, drafts.count))
            place = drafts.count
            drafts.append(Draft())
          }
        }
        // A rule looks at a node once, however often it names the path.
        if drafts[place].rules.last != number { drafts[place].rules.append(number) }
      }
    }
    add(0, of: drafts, ready)
    // A node may belong to a field of the table, be a private field, or hold the name of the guidelines.
    let width = FieldSet.capacity + 2
    children = [Int32](repeating: 0, count: width)
    for node in nodes.indices where !edges[nodes[node].edges].allSatisfy(\.isOther) {
      nodes[node].children = children.count
      children += repeatElement(0, count: width)
      for edge in edges[nodes[node].edges] {
        guard case .field(let field) = edge.step else { continue }
        children[nodes[node].children + Int(field.rawValue)] = Int32(edge.node)
      }
    }
  }

  /// The node that a mapping's field leads to; 0 if there is none.
  func child(of node: Int, _ field: FieldID) -> Int {
    Int(children[nodes[node].children &+ Int(field.rawValue)])
  }

  /// Adds a node and everything its steps lead to, and returns its index.
  @discardableResult
  private mutating func add(_ place: Int, of drafts: [Draft], _ ready: (Path.Step) -> RuleProgram.Step) -> Int {
    let index = nodes.count
    nodes.append(Node())
    let start = ruleNumbers.count
    ruleNumbers += drafts[place].rules
    nodes[index].rules = start..<ruleNumbers.count
    let found = drafts[place].ways.map { Edge(step: ready($0.step), node: add($0.place, of: drafts, ready)) }
    nodes[index].rulesHereAndBelow = start..<ruleNumbers.count
    for edge in found { if case .each = edge.step { nodes[index].each = edge.node } }
    edges += found.filter { !$0.isOther } + found.filter { $0.isOther }
    nodes[index].edges = edges.count - found.count..<edges.count
    nodes[index].otherEdges = edges.count - found.count { $0.isOther }..<edges.count
    return index
  }
}
