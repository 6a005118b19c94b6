/// Texts that are looked up: a few are compared one after the other, many are found by their hashes.
struct TextSet {
  private static let enough = 8

  private var few: [ResolvedOperand] = []
  private var many: [String: ResolvedOperand] = [:]

  /// The first resolved operand with a text; nil where there is none.
  func first(like text: Span<UInt8>, in evaluator: borrowing Evaluator) -> ResolvedOperand? {
    if !many.isEmpty { return many[String(text)] }
    for other in few where evaluator.withText(of: other, { TextComparison.isSame($0, text) }) == true { return other }
    return nil
  }

  /// Adds a resolved operand whose text none has yet.
  mutating func insert(_ text: Span<UInt8>, of resolved: ResolvedOperand, in evaluator: borrowing Evaluator) {
    if many.isEmpty, few.count < Self.enough {
      if few.isEmpty { few.reserveCapacity(Self.enough) }
      return few.append(resolved)
    }
    if many.isEmpty {
      for other in few { evaluator.withText(of: other) { many[String($0)] = other } }
    }
    many[String(text)] = resolved
  }
}
