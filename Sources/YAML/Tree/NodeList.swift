/// The nodes so far, in memory of their own: an array asks at each step whether it is shared, and whether an index is in it.
struct NodeList: ~Copyable {
  /// Where the nodes are; an index must be under `count`.
  private(set) var nodes: UnsafeMutablePointer<YAMLNode>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    nodes = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { nodes.deallocate() }

  @inline(__always) mutating func append(_ node: YAMLNode) {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count &+= 1
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<YAMLNode>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }

  /// The first nodes as an array.
  func prefix(_ count: Int) -> [YAMLNode] { Array(UnsafeBufferPointer(start: nodes, count: count)) }
}
