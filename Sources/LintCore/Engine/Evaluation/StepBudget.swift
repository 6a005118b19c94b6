import Synchronization

/// How many steps a rule has left to judge a description: a rule that compares each entry with each other one must not
/// take hours on a description that was made for that.
package final class StepBudget: Sendable {
  /// The most steps of a rule.
  package let limit: Int
  // Only one thread uses it, so reading and writing need not be one atomic operation. A plain variable would be checked
  // for overlapping access each time, which makes a run 4% longer.
  private let rest: Atomic<Int>

  /// The budget that a description with so many nodes is worth.
  convenience init(nodes: Int) { self.init(limit: 1_000_000 + 50 * nodes) }

  /// A number of steps.
  init(limit: Int) {
    self.limit = limit
    rest = Atomic(limit)
  }

  /// The steps that are left; under 0, a rule has taken more than it may, and what it said counts for nothing.
  package var left: Int {
    get { rest.load(ordering: .relaxed) }
    set { rest.store(newValue, ordering: .relaxed) }
  }

  /// Takes some steps, and says whether the rule may go on.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    left &-= steps
    return left >= 0
  }

  /// Takes the steps that reading a text is worth.
  func spend(reading text: Range<Int>) { spend(1 + text.count >> 5) }
}

/// The steps that each rule has left for a description. Where many rules take very many steps, each gets an equal part of
/// what all may take together.
struct RuleBudgets {
  /// The most steps of each rule now.
  private(set) var limit: Int
  /// The steps that each rule has left; under 0, it has taken too many.
  private(set) var left: [Int]
  private var leftTogether: Int

  /// The steps of some rules, each of which may take so many if the others take few.
  init(of limit: Int, rules: Int) {
    self.limit = limit
    leftTogether = limit * 3
    // An array made of nothing but a count asks at run time what it is an array of, which takes longer than a rule.
    left = Array(repeatElement(limit, count: rules))
  }

  /// Takes some steps of a rule.
  mutating func spend(_ steps: Int, of rule: Int) {
    leftTogether -= steps
    left[rule] -= steps
    guard leftTogether < 0 else { return }
    let share = min(limit, 3 * limit / max(1, left.count))
    for rule in left.indices { left[rule] -= limit - share }
    (limit, leftTogether) = (share, .max)
  }
}
