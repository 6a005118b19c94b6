/// The outcome of a rule at a node, the strongest first.
package enum Outcome: String, Sendable, CaseIterable {
  /// The node does not comply.
  case failed
  /// The node does not comply, but a comment suppresses the finding.
  case suppressed
  case passed
  /// The rule is not about the node, or cannot judge it; for a whole description, it judged no node.
  case notApplied = "did not apply"
}

/// The number of times that each rule had each outcome.
package struct Statistics: Sendable, Equatable {
  /// The counts by rule id.
  package var counts: [String: [Outcome: Int]] = [:]

  /// No counts yet.
  package init() {}

  /// Adds counts of one rule.
  package mutating func add(_ counts: [Outcome: Int], ofRule id: String) {
    self.counts[id, default: [:]].merge(counts, uniquingKeysWith: +)
  }

  /// Adds the counts of another file.
  package mutating func add(_ other: Statistics) {
    for (id, counts) in other.counts { add(counts, ofRule: id) }
  }
}
