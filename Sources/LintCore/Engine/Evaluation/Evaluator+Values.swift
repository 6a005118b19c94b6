extension Evaluator {
  // MARK: - Texts as bytes

  /// Passes on the bytes of a subject that is a text or a word; nil if it is neither.
  func withText<Result>(of subject: Subject, _ body: (Span<UInt8>) -> Result) -> Result? {
    guard subject.state == .written else {
      guard case .word(let index) = subject.value else { return nil }
      return body(wordBytes.span.extracting(table.rangeOfWord(Int(index), of: subject.field)))
    }
    switch subject.value {
    case .text, .word: return withWritten(subject, body)
    default: return nil
    }
  }

  /// Passes on the bytes that are written for a subject.
  func withWritten<Result>(_ subject: Subject, _ body: (Span<UInt8>) -> Result) -> Result {
    let range = description.textRange(subject.node)
    budget.spend(reading: range)
    return body(bytes.span.extracting(range))
  }

  /// Passes on the bytes of a resolved operand that is a text; nil if it is not.
  func withText<Result>(of resolved: ResolvedOperand, _ body: (Span<UInt8>) -> Result) -> Result? {
    switch resolved {
    case .constant(let index):
      guard let range = program.code.constants[index].text else { return nil }
      budget.spend(reading: range)
      return body(constantBytes.span.extracting(range))
    case .subject(let subject): return withText(of: subject, body)
    case .missing, .unreadable: return nil
    }
  }

  // MARK: - Subjects

  /// The subject's value as data.
  package func data(of subject: Subject) -> DataValue? {
    guard subject.state != .missing, subject.state != .unreadable else { return nil }
    switch subject.value {
    case .scalar(let value):
      return value.kind.data(value, written: subject.state == .written ? description.text(subject.node) : nil)
    case .text: return subject.state == .written ? .text(description.shortText(subject.node)) : nil
    case .word: return withText(of: subject) { .text(String($0)) }
    case .list:
      var values: [DataValue] = []
      forEachChild(of: subject.node) {
        if values.count <= Self.mostShown, let value = data(of: self.subject($0)) { values.append(value) }
      }
      return .list(Self.shown(values))
    case .mapping, .languages, .unreadable, .unknown: return nil
    }
  }

  // MARK: - Resolved operands

  /// The value of a resolved operand; nil if it is a text or a collection, missing or unreadable.
  func value(of resolved: ResolvedOperand) -> ScalarValue? {
    switch resolved {
    case .constant(let index): program.code.constants[index].value
    case .subject(let subject): subject.value.scalar
    case .missing, .unreadable: nil
    }
  }

  /// The number that a resolved operand is.
  func number(of resolved: ResolvedOperand) -> Double? { value(of: resolved)?.number }

  /// A resolved operand as data; a long text is cut off.
  func data(of resolved: ResolvedOperand) -> DataValue? {
    switch resolved {
    case .constant(let index):
      if program.code.constants[index].value == nil, let range = program.code.constants[index].text {
        .text(Description.shortText(program.code.bytes[range]))
      } else {
        program.constant(index).data
      }
    case .subject(let subject): data(of: subject)
    case .missing, .unreadable: nil
    }
  }

  /// The number of a rule's first fix whose condition holds for a given node; nil if there is none.
  package func fix(ofRule rule: Int, given: Int) -> Int? {
    first(of: program.entries[rule].fixes.map(\.when), given: given)
  }

  /// The index of the first condition that holds for a given node, or is left out.
  private func first(of conditions: [Int?], given: Int) -> Int? {
    conditions.firstIndex { $0.map { verdict($0, given: given) == .holds } ?? true }
  }

  /// What a rule says of a given node that fails, and its advice: the first text whose condition holds, if it has one.
  package func words(ofRule number: Int, given: Int) -> (message: Template?, help: Template?) {
    let (rule, entry) = (program.rules[number], program.entries[number])
    let message = first(of: entry.messages, given: given).map { rule.message[$0] }
    return (message, first(of: entry.helps, given: given).map { rule.help[$0] })
  }

  /// The text that a rule's fix writes for a subject; nil if there is no value to write.
  package func written(byFix number: Int, ofRule rule: Int, for subject: Subject, given: Int) -> String? {
    let entry = program.entries[rule]
    guard let operand = entry.fixes[number].operand else { return nil }
    var found: String?
    let frame = Frame(given: given, place: entry.expect, subject: subject)
    forEachResolvedOperand(of: operand, at: frame, as: .any) { found = found ?? written($0) }
    return found
  }

  private func written(_ resolved: ResolvedOperand) -> String? {
    if let number = number(of: resolved), case .constant = resolved {
      return number.rounded() == number && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
    if case .subject(let subject) = resolved, subject.state == .written { return description.text(subject.node) }
    if case .constant(let index) = resolved { return program.constant(index).data.shown }
    return data(of: resolved)?.shown
  }

  /// The values of operands as data: one value, or a list of several.
  func data(of operands: Range<Int>, at frame: Frame, as kind: OperandKind? = nil) -> DataValue? {
    var values: [DataValue] = []
    for operand in operands {
      forEachResolvedOperand(of: operand, at: frame, as: kind) {
        if values.count <= Self.mostShown, let value = data(of: $0) { values.append(value) }
      }
    }
    return values.count > 1 ? .list(Self.shown(values)) : values.first
  }

  /// The most values that a finding shows: many findings may show the same ones.
  private static var mostShown: Int { 100 }

  private static func shown(_ values: [DataValue]) -> [DataValue] {
    values.count > mostShown ? values.prefix(mostShown) + [.text("…")] : values
  }
}
