/// The steps that all rules share: where many rules take very many steps, each gets an equal part of them.
struct RuleShares {
  /// How many steps each rule may take now.
  private(set) var limit: Int
  private let share: Int
  private var left: Int

  /// The steps of some rules, each of which may take so many where the others take few.
  init(of limit: Int, rules: Int) {
    self.limit = limit
    left = limit * 3
    share = min(limit, left / max(1, rules))
  }

  /// Counts steps that a rule has taken; true once, where no more are left and each rule gets its equal part.
  mutating func isUsedUp(by steps: Int) -> Bool {
    left -= steps
    guard left < 0, limit > share else { return false }
    limit = share
    return true
  }
}
