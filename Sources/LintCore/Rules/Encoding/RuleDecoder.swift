/// Reads rules as ``EncodedRules`` says.
struct RuleDecoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  // MARK: - Numbers, texts and lists

  private mutating func bits() -> UInt64 {
    var number: UInt64 = 0
    while true {
      let byte = bytes[place]
      place += 1
      number = number << 4 | UInt64((byte | 0x20) - UInt8(ascii: "a"))
      if byte & 0x20 == 0 { return number }
    }
  }

  private mutating func number() -> Int { Int(bits()) }

  private mutating func flag() -> Bool { number() == 1 }

  private mutating func text() -> String {
    let end = number() + place
    defer { place = end }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[place..<end]), as: UTF8.self)
  }

  mutating func list<Element>(_ element: (inout RuleDecoder) -> Element) -> [Element] {
    let count = number()
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(element(&self)) }
    return list
  }

  private mutating func optional<Value>(_ value: (inout RuleDecoder) -> Value) -> Value? {
    number() == 0 ? nil : value(&self)
  }

  // MARK: - Rules

  mutating func rule() -> Rule {
    Rule(
      id: text(),
      severity: Severity(rawValue: UInt8(number())) ?? .error,
      guideline: optional { $0.text() },
      statements: list { $0.text() },
      summary: text(),
      documentation: list { $0.text() },
      parameters: list { $0.parameter() },
      given: list { $0.path() },
      when: optional { $0.condition() },
      expect: condition(),
      reportsFirstOnly: flag(),
      message: wording(),
      help: wording(),
      fixes: list { $0.fix() }
    )
  }

  private mutating func parameter() -> RuleParameter {
    RuleParameter(name: text(), values: list { $0.constant() }, isList: flag())
  }

  private mutating func wording() -> Wording {
    Wording(
      variants: list { Wording.Variant(when: $0.optional { $0.condition() }, template: $0.template()) }
    )
  }

  private mutating func template() -> Template {
    Template(
      pieces: list { decoder in
        switch decoder.number() {
        case 0: .literal(decoder.text())
        case 1: .actual
        case 2: .expected
        case 3: .widget
        case 4: .language
        case 5: .field
        default: .parameter(decoder.number())
        }
      }
    )
  }

  private mutating func fix() -> RuleFix {
    RuleFix(
      description: text(),
      isSafe: flag(),
      when: optional { $0.condition() },
      target: optional { PathType(field: $0.field(), isElement: $0.flag()) },
      action: action()
    )
  }

  private mutating func action() -> RuleFix.Action {
    switch number() {
    case 0: .put(operand())
    case 1: .remove
    case 2: .set(field(), operand())
    default: .prefix(operand())
    }
  }

  // MARK: - Conditions

  private mutating func condition() -> Condition {
    Condition(
      kindNumber: number(),
      operands: list { decoder in decoder.optional { $0.operand() } },
      isExpected: flag(),
      parts: list { $0.condition() },
      path: optional { $0.path() },
      texts: list { $0.text() }
    )
  }

  private mutating func path() -> Path {
    Path(
      origin: origin(),
      steps: list { decoder in
        switch decoder.number() {
        case 0: .field(decoder.field())
        case 1: .each
        case 2: .element(decoder.number())
        case 3: .displayedTitle
        default: .privateField(decoder.text())
        }
      }
    )
  }

  private mutating func origin() -> Path.Origin {
    switch number() {
    case 0: .document
    case 1: .given
    default: .widget
    }
  }

  private mutating func field() -> FieldID { FieldID(rawValue: UInt8(number())) }

  private mutating func operand() -> Operand {
    switch number() {
    case 0: .constant(constant())
    case 1: .parameter(number())
    case 2: .reference(path(), otherwise: optional { $0.operand() })
    case 3: .choice(condition(), then: operand(), otherwise: optional { $0.operand() })
    default: .list(list { $0.operand() })
    }
  }

  private mutating func constant() -> Constant {
    switch number() {
    case 0: .text(text())
    default:
      .value(
        ScalarValue(UInt8(number()), rank: Double(bitPattern: bits()), detail: Int64(number())),
        written: optional { $0.text() }
      )
    }
  }
}
