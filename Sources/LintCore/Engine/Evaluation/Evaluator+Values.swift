extension Evaluator {
  // MARK: - Texts as bytes

  /// Calls `body` with the bytes of a text, a word, or a constant that has a text; returns nil for other subjects.
  // Without this attribute, a run takes 0.3% more instructions.
  @inline(__always)
  func withText<Result>(of subject: Subject, _ body: (Span<UInt8>) -> Result) -> Result? {
    guard subject.state == .written else {
      if subject.state == .constant {
        guard let range = program.code.constants[subject.node].text else { return nil }
        budget.spend(reading: range)
        return body(constantBytes.span.extracting(range))
      }
      guard case .word(let index) = subject.value else { return nil }
      return body(wordBytes.span.extracting(table.rangeOfWord(Int(index), of: subject.field)))
    }
    switch subject.value {
    case .text, .word: return withWritten(subject, body)
    default: return nil
    }
  }

  /// Calls `body` with the bytes that are written for a subject.
  func withWritten<Result>(_ subject: Subject, _ body: (Span<UInt8>) -> Result) -> Result {
    let range = description.textRange(subject.node)
    budget.spend(reading: range)
    return body(bytes.span.extracting(range))
  }

  // MARK: - Values as data

  /// The subject's value as data; a long text is cut off.
  package func data(of subject: Subject) -> DataValue? {
    switch subject.value {
    case .scalar(let value):
      return value.kind.data(value, written: spelling(of: subject).map { String(decoding: $0, as: UTF8.self) })
    case .text: return spelling(of: subject).map { .text(Description.shortText($0)) }
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

  /// The text of a scalar as it is written, or as messages show a constant; nil if there is none.
  private func spelling(of subject: Subject) -> ArraySlice<UInt8>? {
    switch subject.state {
    case .written: description.bytes(subject.node)
    case .constant: program.code.constants[subject.node].text.map { program.code.bytes[$0] }
    case .defaulted, .missing, .unreadable, .unknown: nil
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

  /// The message and the advice on a given node that fails: of each, the first text that applies; nil if none does.
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

  private func written(_ subject: Subject) -> String? {
    if let number = subject.value.number, subject.state == .constant {
      return number.rounded() == number && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
    return spelling(of: subject).map { String(decoding: $0, as: UTF8.self) } ?? data(of: subject)?.shown
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

  /// The most values that a finding shows, since many findings may show the same ones.
  private static var mostShown: Int { 100 }

  private static func shown(_ values: [DataValue]) -> [DataValue] {
    values.count > mostShown ? values.prefix(mostShown) + [.text("…")] : values
  }
}
