/// What is wrong with a file whose parts are read one by one: each part adds to the list, and the others are read anyway.
final class FaultList {
  /// What is wrong so far.
  private(set) var faults = Faults()
  private var isEnded = false

  /// How much is wrong so far.
  var count: Int { faults.findings.count }

  /// Adds something that is wrong.
  func add(_ finding: Finding) {
    if !isEnded { faults.add(finding) }
  }

  /// Adds what ends the reading: what comes after it would only say the same.
  func end(with finding: Finding) {
    add(finding)
    isEnded = true
  }

  /// Reads a part; what is wrong with it is added, and nil stands for it.
  func collect<Result>(_ read: () throws(Finding) -> Result) -> Result? {
    if isEnded || faults.isFull { return nil }
    do throws(Finding) {
      return try read()
    } catch {
      add(error)
      return nil
    }
  }

  /// Reads each of some nodes; those with which something is wrong are left out.
  func collect<Node, Result>(_ nodes: [Node], _ read: (Node) throws(Finding) -> Result) -> [Result] {
    nodes.compactMap { node in collect { () throws(Finding) in try read(node) } }
  }
}
