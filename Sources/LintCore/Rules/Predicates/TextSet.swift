/// The texts of resolved operands, compared by canonical equivalence: few one by one, many by their hashes;
/// noncopyable, so that a closure that searches it counts no references.
struct TextSet: ~Copyable {
  private static let enough = 8

  private var operands: [ResolvedOperand] = []
  /// If there are many operands, the last one for each hash of a text. Storing the texts would take more than the file.
  private var last: [Int: Int32] = [:]
  /// For each of many operands, the previous one whose text has the same hash; -1 if there is none.
  private var previous: [Int32] = []

  /// The first resolved operand with a text; nil if there is none.
  func first(like text: Span<UInt8>, in evaluator: borrowing Evaluator) -> ResolvedOperand? {
    guard !last.isEmpty else {
      // Iterating over the operands themselves would count references to them.
      for place in operands.indices where isSame(operands[place], text, in: evaluator) { return operands[place] }
      return nil
    }
    var place = last[Self.hash(text)] ?? -1
    while place >= 0 {
      if isSame(operands[Int(place)], text, in: evaluator) { return operands[Int(place)] }
      place = previous[Int(place)]
    }
    return nil
  }

  /// Adds a resolved operand whose text is not in the set yet.
  mutating func insert(_ text: Span<UInt8>, of resolved: ResolvedOperand, in evaluator: borrowing Evaluator) {
    if last.isEmpty, operands.count < Self.enough {
      if operands.isEmpty { operands.reserveCapacity(Self.enough) }
      return operands.append(resolved)
    }
    if last.isEmpty {
      for (place, other) in operands.enumerated() { evaluator.withText(of: other) { note(Self.hash($0), place) } }
    }
    note(Self.hash(text), operands.count)
    operands.append(resolved)
  }

  private mutating func note(_ hash: Int, _ place: Int) {
    previous.append(last.updateValue(Int32(place), forKey: hash) ?? -1)
  }

  private func isSame(_ other: ResolvedOperand, _ text: Span<UInt8>, in evaluator: borrowing Evaluator) -> Bool {
    evaluator.withText(of: other) { TextComparison.isSame($0, text) } == true
  }

  private static func hash(_ text: Span<UInt8>) -> Int { String(text).hashValue }
}
