import WidgetModel

/// Joins the paths to the nodes that rules look at, so that one walk through a description leads to all of them.
struct StopBuilder {
  /// What is left of a path to the nodes of a rule.
  private struct Way {
    let rule: Int
    let steps: ArraySlice<Path.Step>
  }

  private(set) var stops: [Program.Stop] = []
  private(set) var exits: [Program.Exit] = []
  private(set) var ruleNumbers: [Int] = []
  private(set) var stopsBehind: [Int32] = []

  init(_ rules: [Rule]) {
    var ways: [Way] = []
    for number in rules.indices {
      for path in rules[number].given { ways.append(Way(rule: number, steps: path.steps[...])) }
    }
    add(ways)
    stopsBehind = [Int32](repeating: 0, count: stops.count * FieldSet.capacity)
    for stop in stops.indices {
      for exit in exits[stops[stop].exits] {
        guard case .field(let field) = exit.step else { continue }
        stopsBehind[stop * FieldSet.capacity + Int(field.rawValue)] = Int32(exit.stop)
      }
    }
  }

  /// Adds a stop with all that its ways lead to, and says where it stands.
  @discardableResult
  private mutating func add(_ ways: [Way]) -> Int {
    var steps: [Path.Step] = []
    var further: [[Way]] = []
    var stop = Program.Stop()
    let start = ruleNumbers.count
    for way in ways {
      guard let step = way.steps.first else {
        ruleNumbers.append(way.rule)
        continue
      }
      let rest = Way(rule: way.rule, steps: way.steps.dropFirst())
      if let known = steps.firstIndex(of: step) {
        further[known].append(rest)
      } else {
        steps.append(step)
        further.append([rest])
      }
    }
    stop.rules = start..<ruleNumbers.count
    for ways in further { for way in ways { ruleNumbers.append(way.rule) } }
    stop.rulesHereAndBelow = start..<ruleNumbers.count
    let place = stops.count
    stops.append(stop)
    var found: [Program.Exit] = []
    for number in steps.indices { found.append(Program.Exit(step: steps[number], stop: add(further[number]))) }
    for exit in found { if case .each = exit.step { stops[place].each = exit.stop } }
    exits += found.filter { !$0.isOther } + found.filter { $0.isOther }
    stops[place].exits = exits.count - found.count..<exits.count
    stops[place].otherExits = exits.count - found.count { $0.isOther }..<exits.count
    return place
  }
}

extension Program.Exit {
  /// Whether it is no way from a mapping to one of its fields.
  fileprivate var isOther: Bool { if case .field = step { false } else { true } }
}
