/// The counts of each rule: passed, failed, not applied and suppressed.
package struct Statistics: Sendable, Equatable {
  /// The counts of one rule.
  package struct Counts: Sendable, Equatable {
    /// Nodes that comply.
    package var passed = 0
    /// Nodes that do not.
    package var failed = 0
    /// Nodes that the rule could not or need not judge, and descriptions in which it found none.
    package var notApplied = 0
    /// Findings that a comment suppresses.
    package var suppressed = 0

    /// No node yet.
    package init(notApplied: Int = 0) { self.notApplied = notApplied }

    /// Counts what a rule said of one node.
    mutating func add(_ outcome: Evaluator.Outcome) {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .notApplied: notApplied += 1
      }
    }
  }

  /// The counts by rule id.
  package var counts: [String: Counts] = [:]

  /// No counts yet.
  package init() {}

  /// Adds counts of one rule.
  mutating func add(_ counts: Counts, ofRule id: String) {
    self.counts[id, default: Counts()].passed += counts.passed
    self.counts[id, default: Counts()].failed += counts.failed
    self.counts[id, default: Counts()].notApplied += counts.notApplied
    self.counts[id, default: Counts()].suppressed += counts.suppressed
  }

  /// Adds the counts of another file.
  package mutating func add(_ other: Statistics) {
    for (id, counts) in other.counts { add(counts, ofRule: id) }
  }
}
