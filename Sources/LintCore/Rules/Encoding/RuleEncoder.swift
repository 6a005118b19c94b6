/// Writes rules as ``EncodedRules`` says.
struct RuleEncoder {
  private(set) var text = ""

  // MARK: - Numbers, texts and lists

  mutating func write(_ number: Int) { write(UInt64(number)) }

  private mutating func write(_ number: UInt64) {
    let digits = String(number, radix: 16).utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
    for digit in digits.dropLast() { text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + digit)) }
    for digit in digits.suffix(1) { text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + digit)) }
  }

  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    self.text += text
  }

  mutating func write<Element>(_ list: [Element], _ write: (inout RuleEncoder, Element) -> Void) {
    self.write(list.count)
    for element in list { write(&self, element) }
  }

  mutating func write<Value>(_ value: Value?, _ write: (inout RuleEncoder, Value) -> Void) {
    self.write(value.map { [$0] } ?? [], write)
  }

  private mutating func write(_ text: String?) { write(text) { $0.write($1) } }

  private mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }

  // MARK: - Rules

  mutating func write(_ rule: Rule) {
    write(rule.id)
    write(Int(rule.severity.rawValue))
    write(rule.guideline)
    write(rule.statements)
    write(rule.summary)
    write(rule.documentation)
    write(rule.parameters) { $0.write($1) }
    write(rule.given) { $0.write($1) }
    write(rule.when) { $0.write($1) }
    write(rule.expect)
    write(rule.reportsFirstOnly)
    write(rule.message)
    write(rule.help)
    write(rule.fixes) { $0.write($1) }
  }

  private mutating func write(_ parameter: RuleParameter) {
    write(parameter.name)
    write(parameter.values) { $0.write($1) }
    write(parameter.isList)
  }

  private mutating func write(_ wording: Wording) {
    write(wording.variants) { encoder, variant in
      encoder.write(variant.when) { $0.write($1) }
      encoder.write(variant.template)
    }
  }

  private mutating func write(_ template: Template) {
    write(template.pieces) { encoder, piece in
      switch piece {
      case .literal(let text):
        encoder.write(0)
        encoder.write(text)
      case .actual: encoder.write(1)
      case .expected: encoder.write(2)
      case .widget: encoder.write(3)
      case .language: encoder.write(4)
      case .field: encoder.write(5)
      case .parameter(let index):
        encoder.write(6)
        encoder.write(index)
      }
    }
  }

  private mutating func write(_ fix: RuleFix) {
    write(fix.description)
    write(fix.isSafe)
    write(fix.when) { $0.write($1) }
    write(fix.target) { encoder, type in
      encoder.write(type.field)
      encoder.write(type.isElement)
    }
    switch fix.action {
    case .put(let operand):
      write(0)
      write(operand)
    case .remove: write(1)
    case .set(let field, let operand):
      write(2)
      write(field)
      write(operand)
    case .prefix(let operand):
      write(3)
      write(operand)
    }
  }

  // MARK: - Conditions

  private mutating func write(_ condition: Condition) {
    write(condition.kindNumber)
    write(condition.operands) { encoder, operand in encoder.write(operand) { $0.write($1) } }
    write(condition.isExpected)
    write(condition.parts) { $0.write($1) }
    write(condition.path) { $0.write($1) }
    write(condition.texts)
  }

  private mutating func write(_ path: Path) {
    switch path.origin {
    case .document: write(0)
    case .given: write(1)
    case .widget: write(2)
    }
    write(path.steps) { encoder, step in
      switch step {
      case .field(let field):
        encoder.write(0)
        encoder.write(field)
      case .each: encoder.write(1)
      case .element(let number):
        encoder.write(2)
        encoder.write(number)
      case .displayedTitle: encoder.write(3)
      case .privateField(let key):
        encoder.write(4)
        encoder.write(key)
      }
    }
  }

  private mutating func write(_ field: FieldID) { write(Int(field.rawValue)) }

  private mutating func write(_ operand: Operand) {
    switch operand {
    case .constant(let constant):
      write(0)
      write(constant)
    case .parameter(let index):
      write(1)
      write(index)
    case .reference(let path, let otherwise):
      write(2)
      write(path)
      write(otherwise) { $0.write($1) }
    case .choice(let condition, let then, let otherwise):
      write(3)
      write(condition)
      write(then)
      write(otherwise) { $0.write($1) }
    case .list(let operands):
      write(4)
      write(operands) { $0.write($1) }
    }
  }

  private mutating func write(_ constant: Constant) {
    switch constant {
    case .text(let text):
      write(0)
      write(text)
    case .value(let value, let written):
      write(1)
      write(Int(value.kindNumber))
      write(value.rank)
      write(Int(value.detail))
      write(written)
    }
  }
}
