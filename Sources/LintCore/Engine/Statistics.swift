/// What a rule says of a node, the strongest first.
package enum Outcome: String, Sendable, CaseIterable {
  /// The node does not comply.
  case failed
  /// It does not, and a comment suppresses the finding.
  case suppressed
  case passed
  /// The rule is not about the node, or cannot judge it; in a description, it found none.
  case notApplied = "did not apply"
}

/// How often each rule said what.
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
