extension Condition {
  /// The condition with one thing changed, in all ways.
  var mutants: [Mutant<Condition>] {
    switch self {
    case .all(let parts): Self.mutants(of: parts) { .all($0) }
    case .any(let parts): Self.mutants(of: parts) { .any($0) }
    case .not(let part): part.mutants.map { $0.map { .not($0) } }
    case .at(let path, let part): part.mutants.map { $0.map { .at(path, $0) } }
    case .test(let predicate): predicate.mutants.map { $0.map { .test($0) } }
    }
  }

  private static func mutants(
    of parts: [Condition],
    _ whole: ([Condition]) -> Condition
  ) -> [Mutant<Condition>] {
    parts.indices.flatMap { index in
      var mutants = parts[index].mutants.map { mutant in
        mutant.map { changed in
          var parts = parts
          parts[index] = changed
          return whole(parts)
        }
      }
      if parts.count > 1 {
        var rest = parts
        rest.remove(at: index)
        mutants.append(Mutant(change: "\(parts[index].text) dropped", value: whole(rest)))
      }
      return mutants
    }
  }
}

extension Predicate {
  package var mutants: [Mutant<any Predicate>] { operandMutants }

  /// The predicate with one operand changed, in all ways.
  package var operandMutants: [Mutant<any Predicate>] {
    operands.indices.flatMap { index in
      operands[index].mutants.map { mutant in
        var changed = operands
        changed[index] = mutant.value
        return Mutant(change: "\(name) \(mutant.change)", value: replacing(operands: changed))
      }
    }
  }
}
