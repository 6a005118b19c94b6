/// Joins the paths to the nodes that rules look at, so that one walk through a description leads to all of them.
struct StopBuilder {
  /// What is left of a path to the nodes of a rule.
  private struct Way {
    let rule: Int
    let steps: ArraySlice<Path.Step>
  }

  private(set) var stops: [Program.Stop] = []
  private(set) var exits: [Program.Exit] = []
  private(set) var looking: [Int] = []

  init(_ rules: [Rule]) {
    add(rules.indices.flatMap { rule in rules[rule].given.map { Way(rule: rule, steps: $0.steps[...]) } })
  }

  /// Adds a stop with all that its ways lead to, and says where it stands.
  @discardableResult
  private mutating func add(_ ways: [Way]) -> Int {
    let place = stops.count
    let (ends, others) = (ways.filter(\.steps.isEmpty), ways.filter { !$0.steps.isEmpty })
    let start = looking.count
    looking += ends.map(\.rule) + others.map(\.rule)
    stops.append(
      Program.Stop(rules: start..<start + ends.count, rulesBelow: start..<looking.count)
    )
    var steps: [Path.Step] = []
    for case let step? in others.map(\.steps.first) where !steps.contains(step) { steps.append(step) }
    let found = steps.map { step in
      let rest = others.filter { $0.steps.first == step }.map { Way(rule: $0.rule, steps: $0.steps.dropFirst()) }
      return Program.Exit(step: step, stop: add(rest))
    }
    exits += found
    stops[place].exits = exits.count - found.count..<exits.count
    return place
  }
}
