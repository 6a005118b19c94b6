/// A rule, or a part of one, with one change that the rule's examples must detect.
package struct Mutant<Value: Sendable>: Sendable {
  /// The change, in words.
  package let change: String
  /// The changed rule or part.
  package let value: Value

  /// The same change in a larger part.
  fileprivate func map<Whole: Sendable>(_ transform: (Value) -> Whole) -> Mutant<Whole> {
    Mutant<Whole>(change: change, value: transform(value))
  }
}

extension Mutant {
  /// A value with one change.
  fileprivate init(_ change: String, of whole: Value, _ mutate: (inout Value) -> Void) {
    var changed = whole
    mutate(&changed)
    self.init(change: change, value: changed)
  }
}

extension Mutant where Value == Rule {
  /// All mutants of a rule: each bound moved, each value and `when` dropped, one at a time.
  package static func all(of rule: Rule) -> [Mutant<Rule>] {
    var mutants: [Mutant<Rule>] = []
    func add(_ change: String, _ mutate: (inout Rule) -> Void) {
      mutants.append(Mutant(change, of: rule, mutate))
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
    if let when = rule.when {
      add("when dropped") { $0.when = nil }
      for mutant in when.mutants { add("when: \(mutant.change)") { $0.when = mutant.value } }
    }
    for mutant in rule.expect.mutants { add("expect: \(mutant.change)") { $0.expect = mutant.value } }
    return mutants
  }
}

extension Condition {
  /// All variants of the condition with one change.
  fileprivate var mutants: [Mutant<Condition>] {
    let ofOperands = operands.indices.flatMap { index in
      (operands[index]?.mutants ?? []).map { operand in
        Mutant("\(kind.name) \(operand.change)", of: self) { $0.operands[index] = operand.value }
      }
    }
    let ofParts = parts.indices.flatMap { index in
      parts[index].mutants.map { part in Mutant(part.change, of: self) { $0.parts[index] = part.value } }
    }
    return ofOperands + ofParts
  }
}

extension Operand {
  /// All variants of the operand with one change; parameters are changed where they are declared.
  fileprivate var mutants: [Mutant<Operand>] {
    switch self {
    case .constant(let constant):
      constant.mutants.map { $0.map { .constant($0) } }
    case .parameter:
      []
    case .reference(let path, let otherwise):
      otherwise?.mutants.map { $0.map { .reference(path, otherwise: $0) } } ?? []
    case .choice(let condition, let then, let otherwise):
      condition.mutants.map { $0.map { .choice($0, then: then, otherwise: otherwise) } }
        + then.mutants.map { $0.map { .choice(condition, then: $0, otherwise: otherwise) } }
        + (otherwise?.mutants ?? []).map { $0.map { .choice(condition, then: then, otherwise: $0) } }
    case .list(let operands) where operands.count > 1:
      operands.indices.compactMap { index in
        guard case .constant(let constant) = operands[index] else { return nil }
        let rest = operands[..<index] + operands[(index + 1)...]
        return Mutant(change: "without \(constant.data.shown)", value: .list(Array(rest)))
      }
    case .list:
      []
    }
  }
}

extension Constant {
  /// The constants next to this one, one smallest step away in each direction; none for a text.
  fileprivate var mutants: [Mutant<Constant>] {
    guard let value else { return [] }
    return value.kind.mutants(of: value).map { moved in
      let shown = moved.kind.data(moved, written: nil).shown
      return Mutant(
        change: "\(data.shown) to \(shown)",
        value: Constant(value: moved, text: moved.kind.keepsSpelling ? shown : nil)
      )
    }
  }
}
