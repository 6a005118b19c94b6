import YAML

extension Evaluator {
  /// Visits the values that an operand stands for, seen from a subject; `need` says which shapes count.
  func forEachResolvedOperand(
    of operand: Int,
    for subject: Subject,
    given: Int,
    need: Need,
    _ visit: (ResolvedOperand) -> Void
  ) {
    switch program.operands[operand] {
    case .none: return
    case .constants(let range):
      guard effort.spend(range.count) else { return }
      for index in range { visit(.constant(index)) }
    case .list(let range):
      for place in range where effort.left >= 0 {
        forEachResolvedOperand(of: program.lists[place], for: subject, given: given, need: need, visit)
      }
    case .choice(let part, let then, let otherwise):
      switch verdict(part, given: given) {
      case .holds: forEachResolvedOperand(of: then, for: subject, given: given, need: need, visit)
      case .fails:
        guard let otherwise else { return visit(.missing) }
        forEachResolvedOperand(of: otherwise, for: subject, given: given, need: need, visit)
      case .unknown: visit(.missing)
      case .unreadable: visit(.unreadable)
      }
    case .reference(let walk, let otherwise):
      func take(_ selected: Subject) {
        switch selected.state {
        case .unreadable: visit(.unreadable)
        case .written where fits(selected, need), .defaulted where fits(selected, need): visit(.subject(selected))
        default:
          guard let otherwise else { return visit(.missing) }
          forEachResolvedOperand(of: otherwise, for: subject, given: given, need: need, visit)
        }
      }
      forEachReferred(by: walk, for: subject, given: given, take)
    }
  }

  private func fits(_ subject: Subject, _ need: Need) -> Bool {
    switch (need, subject.value) {
    case (.any, _), (.text, .text), (.text, .word): true
    case (.number, .scalar(let value)): value.kind.isOrdered
    case (.color, .scalar(let value)): value.color != nil
    default: false
    }
  }

  /// Visits the direct children of a node.
  @inline(__always)
  func forEachChild(of index: Int, _ visit: (Int) -> Void) {
    var child = index + 1
    let end = Int(nodes[index].next)
    while child < end, effort.spend(1) {
      visit(child)
      child = Int(nodes[child].next)
    }
  }

  // MARK: - Verdicts

  /// Whether one value of a predicate's operand matches, counted from 0; nil from `matches` is a value of another shape.
  @inline(__always)
  func isAny(
    operand offset: Int = 0,
    for subject: Subject,
    at frame: Frame,
    need: Need,
    _ matches: (ResolvedOperand) -> Bool?
  ) -> Verdict {
    compare(frame.operands.lowerBound + offset, for: subject, at: frame, need: need, decidedBy: .holds, matches)
  }

  /// Whether a text fits one of the texts of a predicate's operand; nothing that is no text does.
  @inline(__always)
  func isAnyText(
    of subject: Subject,
    at frame: Frame,
    _ fits: (_ text: Span<UInt8>, _ other: Span<UInt8>) -> Bool
  ) -> Verdict {
    withText(of: subject) { text in
      isAny(for: subject, at: frame, need: .text) { other in withText(of: other) { fits(text, $0) } }
    } ?? .unknown
  }

  /// Whether all values of a predicate's operand match, counted from 0.
  @inline(__always)
  func isEach(
    operand offset: Int = 0,
    for subject: Subject,
    at frame: Frame,
    need: Need,
    _ matches: (ResolvedOperand) -> Bool?
  ) -> Verdict {
    compare(frame.operands.lowerBound + offset, for: subject, at: frame, need: need, decidedBy: .fails, matches)
  }

  /// What the values of an operand say together; the others count for nothing once one has decided.
  @inline(__always)
  private func compare(
    _ operand: Int,
    for subject: Subject,
    at frame: Frame,
    need: Need,
    decidedBy deciding: Verdict,
    _ matches: (ResolvedOperand) -> Bool?
  ) -> Verdict {
    var result = deciding.negated
    guard case .list(let places) = program.operands[operand] else {
      add(operand, to: &result, for: subject, at: frame, need: need, decidedBy: deciding, matches)
      return result
    }
    for place in places where !isDecided(result, by: deciding) {
      let operand = program.lists[place]
      add(operand, to: &result, for: subject, at: frame, need: need, decidedBy: deciding, matches)
    }
    return result
  }

  @inline(__always)
  private func add(
    _ operand: Int,
    to result: inout Verdict,
    for subject: Subject,
    at frame: Frame,
    need: Need,
    decidedBy deciding: Verdict,
    _ matches: (ResolvedOperand) -> Bool?
  ) {
    guard case .constants(let range) = program.operands[operand] else {
      return forEachResolvedOperand(of: operand, for: subject, given: frame.given, need: need) {
        result = result.combined(with: verdict(for: $0, matches), decidedBy: deciding)
      }
    }
    guard effort.spend(range.count) else { return result = .unreadable }
    for constant in range {
      result = result.combined(with: Verdict(matches(.constant(constant))), decidedBy: deciding)
      if result == deciding { return }
    }
  }

  @inline(__always)
  private func verdict(for resolved: ResolvedOperand, _ matches: (ResolvedOperand) -> Bool?) -> Verdict {
    switch resolved {
    case .missing: .unknown
    case .unreadable: .unreadable
    case .constant, .subject: Verdict(matches(resolved))
    }
  }
}
