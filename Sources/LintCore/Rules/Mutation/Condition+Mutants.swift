extension Condition {
  /// The condition with one thing changed, in all ways.
  var mutants: [Mutant<Condition>] { mutantsOfOperands + mutantsOfParts }

  private var mutantsOfOperands: [Mutant<Condition>] {
    operands.indices.flatMap { index in
      (operands[index]?.mutants ?? []).map { mutant in
        var changed = self
        changed.operands[index] = mutant.value
        return Mutant(change: "\(kind.name) \(mutant.change)", value: changed)
      }
    }
  }

  private var mutantsOfParts: [Mutant<Condition>] {
    parts.indices.flatMap { index in
      var mutants = parts[index].mutants.map { mutant in
        mutant.map { part in
          var changed = self
          changed.parts[index] = part
          return changed
        }
      }
      if kind.takesSeveralParts, parts.count > 1 {
        var changed = self
        changed.parts.remove(at: index)
        mutants.append(Mutant(change: "\(parts[index].text) dropped", value: changed))
      }
      return mutants
    }
  }
}

extension Operand {
  /// The operand with one thing changed, in all ways; parameters are changed where they are declared.
  var mutants: [Mutant<Operand>] {
    switch self {
    case .constant(let constant):
      return constant.mutants.map { $0.map { .constant($0) } }
    case .parameter:
      return []
    case .reference(let path, let otherwise):
      return otherwise?.mutants.map { $0.map { .reference(path, otherwise: $0) } } ?? []
    case .choice(let condition, let then, let otherwise):
      return condition.mutants.map { $0.map { .choice($0, then: then, otherwise: otherwise) } }
        + then.mutants.map { $0.map { .choice(condition, then: $0, otherwise: otherwise) } }
        + (otherwise?.mutants ?? []).map { $0.map { .choice(condition, then: then, otherwise: $0) } }
    case .list(let operands):
      guard operands.count > 1 else { return [] }
      return operands.indices.map { index in
        var rest = operands
        let dropped = rest.remove(at: index)
        return Mutant(change: "without \(dropped.text)", value: .list(rest))
      }
    }
  }
}

extension Constant {
  /// The constant moved by its smallest step, in all ways; a text has no step.
  var mutants: [Mutant<Constant>] {
    guard case .value(let value, _) = self else { return [] }
    return value.kind.mutants(of: value).map { moved in
      let shown = moved.kind.data(moved, written: nil).shown
      let written = moved.kind.keepsSpelling ? shown : nil
      return Mutant(change: "\(data.shown) to \(shown)", value: .value(moved, written: written))
    }
  }
}
