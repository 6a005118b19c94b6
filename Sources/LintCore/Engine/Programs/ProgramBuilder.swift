/// Lays out rules in the flat arrays of a program.
struct ProgramBuilder {
  private(set) var walks: [Program.Walk] = []
  private(set) var steps: [Program.Step] = []
  private(set) var parts: [Program.Part] = []
  private(set) var phrases: [PhraseTable] = []
  private(set) var operands: [Program.Operand] = []
  private(set) var lists: [Int] = []
  private(set) var constants: [Program.Constant] = []
  private(set) var bytes: [UInt8] = []
  private(set) var fixes: [Program.Fix] = []
  /// The values of the current rule's parameters, which take the places of the operands that name them.
  private var parameters: [RuleParameter] = []
  /// Those values as operands, once one has named them: many may name the same ones. An array of ranges would look at run
  /// time for what makes integers comparable.
  private var parameterOperands: [Program.Operand] = []

  /// Adds a rule.
  mutating func entry(for rule: Rule) -> Program.Entry {
    parameters = rule.parameters
    parameterOperands = parameters.map { _ in .none }
    let when = rule.when.map { add($0) }
    let expect = add(rule.expect)
    let ready = rule.fixes.map { fix in
      Program.Fix(when: fix.when.map { add($0) }, operand: fix.action.operand.map { addInPlace([$0]) })
    }
    fixes += ready
    return Program.Entry(
      neededFields: rule.neededFields,
      neededInGiven: rule.neededInGiven,
      when: when,
      expect: expect,
      asksExpectFirst: when.map { parts[expect].next - expect < parts[$0].next - $0 } ?? false,
      fixes: fixes.count - ready.count..<fixes.count,
      messages: conditions(of: rule.message),
      helps: conditions(of: rule.help)
    )
  }

  private mutating func conditions(of wording: Wording) -> [Int?] {
    wording.variants.map { variant in variant.when.map { add($0) } }
  }

  private mutating func walk(_ path: Path) -> Program.Walk {
    for step in path.steps { steps.append(self.step(step)) }
    let onlyField: FieldID? = if path.steps.count == 1, case .field(let field) = path.steps[0] { field } else { nil }
    return Program.Walk(
      origin: path.origin,
      steps: steps.count - path.steps.count..<steps.count,
      onlyField: onlyField
    )
  }

  /// A step as a walk takes it.
  mutating func step(_ step: Path.Step) -> Program.Step {
    switch step {
    case .field(let field): .field(field)
    case .each: .each
    case .element(let number): .element(number)
    case .privateField(let key): .privateField(add(key))
    case .displayedTitle: .displayedTitle
    }
  }

  // MARK: - Conditions

  /// Adds a condition and after it all that it is made of, and says where it is.
  private mutating func add(_ condition: Condition) -> Int {
    let place = parts.count
    parts.append(Program.Part.placeholder)
    for part in condition.parts { _ = add(part) }
    // A choice has a condition of its own, which is among the part's own, too.
    let operands = addInPlace(condition.operands)
    if let path = condition.path { walks.append(walk(path)) }
    if !condition.texts.isEmpty { phrases.append(PhraseTable(condition.texts)) }
    parts[place] = Program.Part(
      kind: condition.kindNumber,
      isPredicate: condition.kindNumber >= ConditionOperators.all.count,
      isPath: condition.kindNumber == At.number,
      isExpected: condition.isExpected,
      operands: operands..<operands + condition.operands.count,
      walk: walks.count - 1,
      texts: phrases.count - 1,
      next: parts.count
    )
    return place
  }

  // MARK: - Operands

  /// Adds operands side by side, and says where the first one is.
  private mutating func addInPlace(_ added: [Operand?]) -> Int {
    let added = added.map { $0.map { ready($0) } ?? .none }
    operands += added
    return operands.count - added.count
  }

  private mutating func ready(_ operand: Operand) -> Program.Operand {
    if let values = values(of: operand) { return .constants(add(values)) }
    switch operand {
    case .constant:
      return .constants(0..<0)
    case .parameter(let index):
      if case .none = parameterOperands[index] { parameterOperands[index] = .constants(add(parameters[index].values)) }
      return parameterOperands[index]
    case .reference(let path, let otherwise):
      return .reference(walk(path), otherwise: otherwise.map { addInPlace([$0]) })
    case .choice(let condition, let then, let otherwise):
      return .choice(part: add(condition), then: addInPlace([then]), otherwise: otherwise.map { addInPlace([$0]) })
    case .list(let inner):
      // Constants side by side are one range of them.
      let runs = inner.reduce(into: [(values: [Constant]?, operand: Operand)]()) { runs, operand in
        let values = self.values(of: operand)
        if let values, runs.last?.values != nil {
          runs[runs.count - 1].values?.append(contentsOf: values)
        } else {
          runs.append((values, operand))
        }
      }
      let places = runs.map { run in
        operands.append(.constants(0..<0))
        let place = operands.count - 1
        operands[place] = run.values.map { .constants(add($0)) } ?? ready(run.operand)
        return place
      }
      lists += places
      return .list(lists.count - places.count..<lists.count)
    }
  }

  /// The constants that an operand itself holds; nil where it holds others.
  private func values(of operand: Operand) -> [Constant]? {
    switch operand {
    case .constant(let constant): [constant]
    case .parameter, .reference, .choice: nil
    case .list(let inner): values(of: inner)
    }
  }

  private func values(of operands: [Operand]) -> [Constant]? {
    var values: [Constant] = []
    values.reserveCapacity(operands.count)
    for operand in operands {
      if case .constant(let constant) = operand {
        values.append(constant)
      } else if let added = self.values(of: operand) {
        values += added
      } else {
        return nil
      }
    }
    return values
  }

  private mutating func add(_ values: [Constant]) -> Range<Int> {
    for value in values { constants.append(ready(value)) }
    return constants.count - values.count..<constants.count
  }

  private mutating func ready(_ constant: Constant) -> Program.Constant {
    switch constant {
    case .text(let text): Program.Constant(value: nil, text: add(text))
    case .value(let value, let written): Program.Constant(value: value, text: written.map { add($0) })
    }
  }

  private mutating func add(_ text: String) -> Range<Int> {
    let start = bytes.count
    bytes += text.utf8
    return start..<bytes.count
  }
}

extension RuleFix.Action {
  /// What it writes; nil where it only removes.
  fileprivate var operand: Operand? {
    switch self {
    case .remove: nil
    case .put(let operand), .set(_, let operand), .prefix(let operand): operand
    }
  }
}
