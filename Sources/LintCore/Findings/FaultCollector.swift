/// Collects the faults of one of the linter's own files: each part adds its faults, and the rest is still read.
package final class FaultCollector {
  /// The faults so far.
  package private(set) var findings: [Finding] = []
  private var isEnded = false

  /// The most faults reported at once, since nobody reads a longer list about a thoroughly wrong file.
  private static let limit = 20

  /// A collector without faults.
  package init() {}

  /// Whether no more faults are added: reading has ended, or there are so many that another would not matter.
  package var isFull: Bool { isEnded || findings.count >= 1_000 }

  /// Adds a fault.
  package func add(_ finding: Finding) {
    if !isFull { findings.append(finding) }
  }

  /// Adds a fault that ends the reading: later ones would only repeat it.
  func end(with finding: Finding) {
    add(finding)
    isEnded = true
  }

  /// Reads a part; on failure, adds the fault and returns nil.
  package func collect<Result>(_ read: () throws(Finding) -> Result) -> Result? {
    if isFull { return nil }
    do throws(Finding) {
      return try read()
    } catch {
      add(error)
      return nil
    }
  }

  /// Reads each node, leaving out those with faults.
  package func collect<Node, Result>(_ nodes: [Node], _ read: (Node) throws(Finding) -> Result) -> [Result] {
    nodes.compactMap { node in collect { () throws(Finding) in try read(node) } }
  }

  /// Throws the faults in the order of the file, if there are any.
  package func check() throws(Faults) {
    let sorted = findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
      // A part that is read once for each of several nodes reports the same fault each time.
      .unique { ["\($0.range)", $0.message] }
    if !sorted.isEmpty { throw Faults(findings: Array(sorted.prefix(Self.limit))) }
  }
}

/// All faults of one of the linter's own files.
package struct Faults: Error {
  /// The faults, in the order of the file.
  package let findings: [Finding]
}
