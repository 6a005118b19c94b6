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
