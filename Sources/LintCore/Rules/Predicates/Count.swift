/// `count`: how many entries of a list meet a condition.
struct Count: Predicate {
  var name: String { "count" }
  var summary: String { "the number of entries that meet the condition `where` is within `minimum` and `maximum`" }
  var takes: KeyType { .keys(Self.keys) }
  var operandKind: OperandKind { .number }

  private static let keys = [
    FileKey("where", .condition, required: true, "The condition that entries are counted by"),
    FileKey("minimum", .operand, "The smallest number"), FileKey("maximum", .operand, "The largest number"),
  ]

  func fits(_ type: PathType) -> Bool { type.isList }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let entries = try entry.fields(Self.keys)
    let part = try entries["where"]?.elementCondition()
    if entries.count < 2 { throw entry.node.fault("no bound is given", help: "add minimum or maximum") }
    return Condition(
      operands: [try entries["minimum"]?.operand(as: .count), try entries["maximum"]?.operand(as: .count)],
      parts: [part].compactMap(\.self)
    )
  }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, evaluator.isList(frame.subject) else { return .unknown }
    guard let count = Self.count(frame, evaluator) else { return .unreadable }
    func bound(_ place: Int, isMaximum: Bool) -> Verdict {
      func verdict(_ number: Int) -> Verdict {
        evaluator.isEach(operand: place, at: frame) {
          $0.value.number.map { isMaximum ? Double(number) <= $0 : Double(number) >= $0 }
        }
      }
      // An entry with an unknown verdict may count or not: a bound is certain only if it holds in both cases.
      let (least, most) = (verdict(count.known), verdict(count.known + count.unknown))
      return least == most ? least : .unknown
    }
    return bound(0, isMaximum: false).and(bound(1, isMaximum: true))
  }

  func failure(at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    let count = Self.count(frame, evaluator).map { Double($0.known) }
    let bounds = evaluator.operands(at: frame).map { evaluator.data(of: $0..<$0 + 1, at: frame) }
    let isTooFew = if let count, case .number(let minimum)? = bounds[0] { count < minimum } else { false }
    return Failure(
      node: frame.subject.node,
      actual: count.map { .number($0) },
      expected: isTooFew ? bounds[0] : bounds[1] ?? bounds[0]
    )
  }

  /// The number of entries that meet the condition, and of those that might; nil if one is unreadable.
  private static func count(
    _ frame: Frame,
    _ evaluator: borrowing Evaluator
  ) -> (known: Int, unknown: Int)? {
    var (known, unknown, isReadable) = (0, 0, true)
    evaluator.forEachEntry(of: frame.subject) { entry in
      switch evaluator.verdict(frame.place + 1, given: entry.node) {
      case .holds: known += 1
      case .fails: break
      case .unknown: unknown += 1
      case .unreadable: isReadable = false
      }
    }
    return isReadable ? (known, unknown) : nil
  }
}
