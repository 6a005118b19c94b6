import Synchronization

/// How many steps a rule has left to judge a description: a rule that compares each entry with each other one must not
/// take hours on a description that was made for that.
package final class Effort: Sendable {
  /// How many steps a rule may take.
  package let limit: Int
  // One thread uses it, so that no change need be one step. A plain variable would be checked for overlapping access each
  // time, which makes a run 4% longer.
  private let rest: Atomic<Int>

  /// The effort that a description with so many nodes is worth.
  convenience init(nodes: Int) { self.init(limit: 1_000_000 + 50 * nodes) }

  /// A number of steps.
  init(limit: Int) {
    self.limit = limit
    rest = Atomic(limit)
  }

  /// How many steps are left; under 0, a rule has taken more than it may, and what it said counts for nothing.
  package var left: Int {
    get { rest.load(ordering: .relaxed) }
    set { rest.store(newValue, ordering: .relaxed) }
  }

  /// Takes some steps, and says whether the rule may go on.
  @inline(__always)
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    let left = rest.load(ordering: .relaxed) &- steps
    rest.store(left, ordering: .relaxed)
    return left >= 0
  }

  /// Takes the steps that reading a text is worth.
  @inline(__always)
  func spend(reading text: Range<Int>) { spend(1 + text.count >> 5) }
}
