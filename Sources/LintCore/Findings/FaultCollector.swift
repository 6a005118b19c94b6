/// Collects what is wrong with a file of the linter's own: each part adds to it, and the others are read anyway.
package final class FaultCollector {
  /// The faults so far.
  package private(set) var findings: [Finding] = []
  private var isEnded = false

  /// The most faults that are reported at once, so that a file that is wrong throughout does not hide them.
  private static let limit = 20

  /// Nothing wrong yet.
  package init() {}

  /// Whether nothing is added any more: so much is wrong that nobody asks what else is.
  package var isFull: Bool { isEnded || findings.count >= 1_000 }

  /// Adds something that is wrong.
  package func add(_ finding: Finding) {
    if !isFull { findings.append(finding) }
  }

  /// Adds what ends the reading: what comes after it would only say the same.
  func end(with finding: Finding) {
    add(finding)
    isEnded = true
  }

  /// Reads a part; what is wrong with it is added, and nil stands for it.
  package func collect<Result>(_ read: () throws(Finding) -> Result) -> Result? {
    if isFull { return nil }
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

  /// Throws what was added, if anything was, in the order of the file.
  package func check() throws(Faults) {
    // What is read for each of several nodes is wrong for each of them.
    var seen: Set<[String]> = []
    let sorted = findings.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .filter { seen.insert(["\($0.range)", $0.message]).inserted }
    if !sorted.isEmpty { throw Faults(Array(sorted.prefix(Self.limit))) }
  }
}

/// All that is wrong with one file of the linter's own.
package struct Faults: Error {
  /// The faults, in the order of the file.
  package let findings: [Finding]

  /// Some things that are wrong.
  package init(_ findings: [Finding]) { self.findings = findings }
}
