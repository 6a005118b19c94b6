/// The texts that resolved operands have, compared by canonical equivalence: few one by one, many by their hashes;
/// noncopyable, so that a closure that looks into it counts no references.
struct TextSet: ~Copyable {
  private static let enough = 8

  private var operands: [ResolvedOperand] = []
  /// The last operand whose text has a hash, where there are many. The texts themselves would take more than the file.
  private var last: [Int: Int32] = [:]
  /// For each of many operands the one before it whose text has the same hash; -1 where there is none.
  private var previous: [Int32] = []

  /// The first resolved operand with a text; nil where there is none.
  func first(like text: Span<UInt8>, in evaluator: borrowing Evaluator) -> ResolvedOperand? {
    guard !last.isEmpty else {
      // Going through the operands themselves would count references to them.
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

  /// Adds a resolved operand whose text none has yet.
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
