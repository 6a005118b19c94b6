/// A rule, or a part of one, with one change that the rule's examples must detect; `change` describes it.
package typealias Mutant<Value> = (change: String, value: Value)

extension Rule {
  /// All mutants of the rule: each bound moved, each value and `when` dropped, one at a time.
  package var mutants: [Mutant<Rule>] {
    var mutants: [Mutant<Rule>] = []
    func add(_ change: String, _ mutate: (inout Rule) -> Void) {
      mutants.append((change, self))
      mutate(&mutants[mutants.count - 1].value)
    }
    for (index, parameter) in parameters.enumerated() {
      for (position, value) in parameter.values.enumerated() {
        if parameter.isList {
          add("\(parameter.name): without \(value.data.shown)") { $0.parameters[index].values.remove(at: position) }
        }
        for mutant in value.mutants {
          add("\(parameter.name): \(mutant.change)") { $0.parameters[index].values[position] = mutant.value }
        }
      }
    }
    if let when {
      add("when dropped") { $0.when = nil }
      for mutant in when.mutants { add("when: \(mutant.change)") { $0.when = mutant.value } }
    }
    for mutant in expect.mutants { add("expect: \(mutant.change)") { $0.expect = mutant.value } }
    return mutants
  }
}

extension Condition {
  /// All variants of the condition with one change.
  fileprivate var mutants: [Mutant<Condition>] {
    var mutants: [Mutant<Condition>] = []
    for (index, operand) in operands.enumerated() {
      for mutant in operand?.mutants ?? [] {
        mutants.append(("\(kind.name) \(mutant.change)", self))
        mutants[mutants.count - 1].value.operands[index] = mutant.value
      }
    }
    for (index, part) in parts.enumerated() {
      for mutant in part.mutants {
        mutants.append((mutant.change, self))
        mutants[mutants.count - 1].value.parts[index] = mutant.value
      }
    }
    return mutants
  }
}

extension Operand {
  /// All variants of the operand with one change; parameters are changed where they are declared.
  fileprivate var mutants: [Mutant<Operand>] {
    switch self {
    case .constant(let constant):
      constant.mutants.map { ($0.change, .constant($0.value)) }
    case .parameter:
      []
    case .reference(let path, let otherwise):
      otherwise?.mutants.map { ($0.change, .reference(path, otherwise: $0.value)) } ?? []
    case .choice(let condition, let then, let otherwise):
      condition.mutants.map { ($0.change, .choice($0.value, then: then, otherwise: otherwise)) }
        + then.mutants.map { ($0.change, .choice(condition, then: $0.value, otherwise: otherwise)) }
        + (otherwise?.mutants ?? []).map { ($0.change, .choice(condition, then: then, otherwise: $0.value)) }
    case .list(let operands):
      operands.indices.flatMap { index in
        var mutants: [Mutant<Operand>] = operands[index].mutants.map { mutant in
          (mutant.change, .list(operands[..<index] + [mutant.value] + operands[(index + 1)...]))
        }
        if operands.count > 1, case .constant(let constant) = operands[index] {
          let rest = operands[..<index] + operands[(index + 1)...]
          mutants.append(("without \(constant.data.shown)", .list(Array(rest))))
        }
        return mutants
      }
    }
  }
}

extension Constant {
  /// The constants next to this one, the smallest step away in each direction; none for a text.
  fileprivate var mutants: [Mutant<Constant>] {
    guard let value else { return [] }
    return value.kind.mutants(of: value).map { moved in
      let shown = moved.kind.data(moved, written: nil).shown
      return ("\(data.shown) to \(shown)", Constant(value: moved, text: moved.kind.keepsSpelling ? shown : nil))
    }
  }
}
