/// A rule or a part of one with one thing changed, which its examples must notice.
package struct Mutant<Value: Sendable>: Sendable {
  /// What was changed, in words.
  package let change: String
  /// The changed rule or part.
  package let value: Value

  /// The same change in a larger part.
  func map<Whole: Sendable>(_ transform: (Value) -> Whole) -> Mutant<Whole> {
    Mutant<Whole>(change: change, value: transform(value))
  }
}

extension Mutant where Value == Rule {
  /// All mutants of a rule: each bound moved, each part dropped, one at a time.
  package static func all(of rule: Rule) -> [Mutant<Rule>] {
    var mutants: [Mutant<Rule>] = []
    func add(_ change: String, _ mutate: (inout Rule) -> Void) {
      var mutated = rule
      mutate(&mutated)
      mutants.append(Mutant(change: change, value: mutated))
    }
    for (index, parameter) in rule.parameters.enumerated() {
      for (position, value) in parameter.values.enumerated() {
        if parameter.isList {
          add("\(parameter.name): without \(value.data.shown)") { $0.parameters[index].values.remove(at: position) }
        }
        for mutant in value.mutants {
          add("\(parameter.name): \(mutant.change)") { $0.parameters[index].values[position] = mutant.value }
        }
      }
    }
    if rule.given.count > 1 {
      for index in rule.given.indices {
        add("given without \(rule.given[index].text)") { $0.given.remove(at: index) }
      }
    }
    if let when = rule.when {
      add("when dropped") { $0.when = nil }
      for mutant in when.mutants { add("when: \(mutant.change)") { $0.when = mutant.value } }
    }
    for mutant in rule.expect.mutants { add("expect: \(mutant.change)") { $0.expect = mutant.value } }
    if rule.reportsFirstOnly { add("report: first dropped") { $0.reportsFirstOnly = false } }
    return mutants
  }
}
