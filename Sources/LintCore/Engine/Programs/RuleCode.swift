/// Rules laid out in flat arrays of plain values.
struct RuleCode: Sendable {
  private(set) var walks: [RuleProgram.Walk] = []
  private(set) var steps: [Path.Step] = []
  private(set) var parts: [RuleProgram.Part] = []
  /// The texts that parts look up.
  private(set) var phrases: [PhraseTable] = []
  private(set) var operands: [RuleProgram.Operand] = []
  private(set) var constants: [RuleProgram.Constant] = []
  private(set) var bytes: [UInt8] = []
  /// The values of the current rule's parameters, which take the places of the operands that name them.
  private var parameters: [RuleProgram.Operand] = []

  /// Adds a rule, and returns the places of its pieces.
  mutating func entry(for rule: Rule) -> RuleProgram.Entry {
    parameters = rule.parameters.map { .constants(add($0.values)) }
    let when = rule.when.map { add($0) }
    let expect = add(rule.expect)
    let fixes = rule.fixes.map { fix in (fix.when.map { add($0) }, operand: fix.operand.map { addInPlace([$0]) }) }
    let ways = rule.waysToJudge
    return RuleProgram.Entry(
      neededFields: ways.reduce(FieldSet.all) { $0.intersection($1) },
      waysToJudge: ways,
      pathsMayMeet: rule.pathsMayMeet,
      when: when,
      expect: expect,
      fixes: fixes,
      messages: conditions(of: rule.message),
      helps: conditions(of: rule.help)
    )
  }

  private mutating func conditions(of texts: [Template]) -> [Int?] {
    texts.map { text in text.when.map { add($0) } }
  }

  private mutating func walk(_ path: Path) -> RuleProgram.Walk {
    steps += path.steps
    return RuleProgram.Walk(origin: path.origin, steps: steps.count - path.steps.count..<steps.count)
  }

  // MARK: - Conditions

  /// Adds a condition followed by its parts, and returns its place.
  private mutating func add(_ condition: Condition) -> Int {
    let place = parts.count
    if let path = condition.path { walks.append(walk(path)) }
    if !condition.texts.isEmpty { phrases.append(PhraseTable(condition.texts)) }
    parts.append(
      RuleProgram.Part(
        kind: UInt8(condition.kindNumber),
        conditionOperator: condition.conditionOperator,
        isExpected: condition.isExpected,
        operandKind: condition.kind.operandKind,
        operandCount: UInt8(condition.operands.count),
        walk: Int32(walks.count) - 1,
        texts: Int32(phrases.count) - 1
      )
    )
    for part in condition.parts { _ = add(part) }
    // A choice has a condition of its own, which is placed among this part's parts.
    parts[place].firstOperand = Int32(addInPlace(condition.operands))
    parts[place].next = Int32(parts.count)
    return place
  }

  // MARK: - Operands

  /// Adds operands side by side, and returns the place of the first.
  private mutating func addInPlace(_ added: [Operand?]) -> Int {
    let added = added.map { $0.map { ready($0) } ?? .none }
    operands += added
    return operands.count - added.count
  }

  private mutating func ready(_ operand: Operand) -> RuleProgram.Operand {
    switch operand {
    case .constant(let constant): return .constants(add([constant]))
    case .parameter(let index): return parameters[index]
    case .reference(let path, let otherwise):
      return .reference(walk(path), otherwise: otherwise.map { addInPlace([$0]) })
    case .choice(let condition, let then, let otherwise):
      return .choice(part: add(condition), then: addInPlace([then]), otherwise: otherwise.map { addInPlace([$0]) })
    case .list(let inner):
      let constants = inner.compactMap { if case .constant(let constant) = $0 { constant } else { nil } }
      if constants.count == inner.count { return .constants(add(constants)) }
      let first = addInPlace(inner.map(Optional.some))
      return .list(first..<first + inner.count)
    }
  }

  private mutating func add(_ values: [Constant]) -> Range<Int> {
    for constant in values {
      let value = constant.value.map { DescriptionNode.Value.scalar($0) } ?? .text
      constants.append(RuleProgram.Constant(value: value, text: constant.text.map { add($0) }))
    }
    return constants.count - values.count..<constants.count
  }

  private mutating func add(_ text: String) -> Range<Int> {
    let start = bytes.count
    bytes += text.utf8
    return start..<bytes.count
  }
}
