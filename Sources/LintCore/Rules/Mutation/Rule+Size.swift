extension Rule {
  /// How many conditions and values the rule holds: there is a mutant for each, about.
  package var size: Int {
    let values = parameters.reduce(0) { $0 + $1.values.count }
    let wordings = (message.variants + help.variants).compactMap(\.when)
    let conditions = [expect] + [when].compactMap { $0 } + wordings + fixes.compactMap(\.when)
    return values + given.count + conditions.reduce(0) { $0 + $1.size }
  }
}

extension Condition {
  fileprivate var size: Int {
    1 + texts.count + parts.reduce(0) { $0 + $1.size } + operands.reduce(0) { $0 + ($1?.size ?? 0) }
  }
}

extension Operand {
  fileprivate var size: Int {
    switch self {
    case .constant, .parameter: 1
    case .reference(_, let otherwise): 1 + (otherwise?.size ?? 0)
    case .choice(let condition, let then, let otherwise): condition.size + then.size + (otherwise?.size ?? 0)
    case .list(let operands): operands.reduce(1) { $0 + $1.size }
    }
  }
}
