extension Rule: Coded {
  static func coded(_ rule: Rule?, by coder: inout GuidelineCoder) -> Rule {
    Rule(
      id: coder(rule?.id),
      severity: coder(rule?.severity),
      guideline: coder.optional(rule?.guideline),
      statements: coder(rule?.statements),
      summary: coder(rule?.summary),
      documentation: coder(rule?.documentation),
      parameters: coder(rule?.parameters),
      given: coder(rule?.given),
      when: coder.optional(rule?.when),
      expect: coder(rule?.expect),
      report: coder(rule?.report),
      message: coder(rule?.message),
      help: coder(rule?.help),
      fixes: coder(rule?.fixes)
    )
  }
}

extension RuleParameter: Coded {
  static func coded(_ parameter: RuleParameter?, by coder: inout GuidelineCoder) -> RuleParameter {
    RuleParameter(
      name: coder(parameter?.name),
      values: coder(parameter?.values),
      isList: coder(parameter?.isList),
      shape: coder(parameter?.shape)
    )
  }
}

extension Constant.Shape: Coded {
  private static let others: [Constant.Shape] = [.number, .color, .colorOrNumber, .scheme, .count, .text, .language]

  static func coded(_ shape: Constant.Shape?, by coder: inout GuidelineCoder) -> Constant.Shape {
    let type = coder.optional(shape.flatMap { if case .field(let type) = $0 { type } else { nil } })
    return type.map { .field($0) } ?? others[coder(shape.flatMap(others.firstIndex))]
  }
}

extension Template: Coded {
  static func coded(_ template: Template?, by coder: inout GuidelineCoder) -> Template {
    Template(when: coder.optional(template?.when), text: coder(template?.text))
  }
}

extension RuleFix: Coded {
  static func coded(_ fix: RuleFix?, by coder: inout GuidelineCoder) -> RuleFix {
    RuleFix(
      description: coder(fix?.description),
      isSafe: coder(fix?.isSafe),
      when: coder.optional(fix?.when),
      target: coder.optional(fix?.target),
      action: coder(fix?.action),
      operand: coder.optional(fix?.operand),
      field: coder.optional(fix?.field)
    )
  }
}

extension PathType: Coded {
  static func coded(_ type: PathType?, by coder: inout GuidelineCoder) -> PathType {
    PathType(table: coder.table, field: coder(type?.field), isElement: coder(type?.isElement))
  }
}

extension FieldID: Coded {
  static func coded(_ field: FieldID?, by coder: inout GuidelineCoder) -> FieldID {
    FieldID(rawValue: coder(field?.rawValue))
  }
}

extension Path.Origin: Coded {}
extension Rule.Report: Coded {}
extension RuleFix.Action: Coded {}
extension Severity: Coded {}

// MARK: - Conditions

extension Condition: Coded {
  static func coded(_ condition: Condition?, by coder: inout GuidelineCoder) -> Condition {
    Condition(
      kindNumber: coder(condition?.kindNumber),
      operands: coder(condition?.operands),
      isExpected: coder(condition?.isExpected),
      parts: coder(condition?.parts),
      path: coder.optional(condition?.path),
      texts: coder(condition?.texts)
    )
  }
}

extension Path: Coded {
  static func coded(_ path: Path?, by coder: inout GuidelineCoder) -> Path {
    Path(table: coder.table, origin: coder(path?.origin), steps: coder(path?.steps))
  }
}

extension Path.Step: Coded {
  static func coded(_ step: Path.Step?, by coder: inout GuidelineCoder) -> Path.Step {
    guard let step else { return read(by: &coder) }
    switch step {
    case .field(let field): coder.write(0, field)
    case .each: coder.write(1)
    case .element(let number): coder.write(2, number)
    case .derived(let number): coder.write(3, number)
    case .privateField(let key): coder.write(4, key)
    }
    return step
  }

  private static func read(by coder: inout GuidelineCoder) -> Path.Step {
    switch coder.next() as Int {
    case 0: .field(coder.next())
    case 1: .each
    case 2: .element(coder.next())
    case 3: .derived(coder.next())
    default: .privateField(coder.next())
    }
  }
}

extension Operand: Coded {
  static func coded(_ operand: Operand?, by coder: inout GuidelineCoder) -> Operand {
    guard let operand else { return read(by: &coder) }
    switch operand {
    case .constant(let constant): coder.write(0, constant)
    case .parameter(let index): coder.write(1, index)
    case .reference(let path, let otherwise): coder.write(2, path, otherwise)
    case .choice(let condition, let then, let otherwise): coder.write(3, condition, then, otherwise)
    case .list(let operands): coder.write(4, operands)
    }
    return operand
  }

  private static func read(by coder: inout GuidelineCoder) -> Operand {
    switch coder.next() as Int {
    case 0: .constant(coder.next())
    case 1: .parameter(coder.next())
    case 2: .reference(coder.next(), otherwise: coder.next())
    case 3: .choice(coder.next(), then: coder.next(), otherwise: coder.next())
    default: .list(coder.next())
    }
  }
}

extension Constant: Coded {
  static func coded(_ constant: Constant?, by coder: inout GuidelineCoder) -> Constant {
    Constant(value: coder.optional(constant?.value), text: coder.optional(constant?.text))
  }
}

extension ScalarValue: Coded {
  static func coded(_ value: ScalarValue?, by coder: inout GuidelineCoder) -> ScalarValue {
    ScalarValue(coder(value?.kindNumber), rank: coder(value?.rank), detail: coder(value?.detail))
  }
}
