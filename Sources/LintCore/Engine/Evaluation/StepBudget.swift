import Synchronization

/// The steps that a rule has left to judge a description: a rule that compares each entry with every other must not
/// take hours on a description made to exploit that.
package final class StepBudget: Sendable {
  /// The most steps of a rule.
  package let limit: Int
  // Only one thread uses it, so reading and writing need not be one atomic operation. A plain variable would be checked
  // for overlapping access each time, which makes a run 4% longer.
  private let rest: Atomic<Int>

  /// A budget of some steps.
  init(limit: Int) {
    self.limit = limit
    rest = Atomic(limit)
  }

  /// The steps that are left; below 0, the rule has exceeded its limit and its verdict does not count.
  package var left: Int {
    get { rest.load(ordering: .relaxed) }
    set { rest.store(newValue, ordering: .relaxed) }
  }

  /// Spends some steps, and returns whether the rule may go on.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    left &-= steps
    return left >= 0
  }

  /// Spends the steps for reading a text.
  func spend(reading text: Range<Int>) { spend(1 + text.count >> 5) }
}

/// The steps that each rule has left for a description. If many rules take very many steps, they get equal shares of
/// the total.
struct RuleBudgets {
  /// The current limit of each rule.
  private(set) var limit: Int
  /// The steps that each rule has left; below 0, it has exceeded its limit.
  private(set) var left: [Int]
  private var leftTogether: Int

  /// Budgets for some rules; each may take up to `limit` if the others take few.
  init(of limit: Int, rules: Int) {
    self.limit = limit
    leftTogether = limit * 3
    // Making an array from only a count looks up its type at run time, which takes longer than a rule.
    left = Array(repeatElement(limit, count: rules))
  }

  /// Spends some steps of a rule.
  mutating func spend(_ steps: Int, of rule: Int) {
    leftTogether -= steps
    left[rule] -= steps
    guard leftTogether < 0 else { return }
    let share = min(limit, 3 * limit / max(1, left.count))
    for rule in left.indices { left[rule] -= limit - share }
    (limit, leftTogether) = (share, .max)
  }
}
