package import WidgetModel

extension Evaluator {
  // MARK: - Subjects

  /// The text of a subject that is one: a text, a word or a URL.
  package func text(of subject: Subject) -> String? {
    guard subject.state == .written else { return subject.word }
    switch subject.value {
    case .text, .url: return description.text(subject.node)
    case .word: return subject.word
    default: return nil
    }
  }

  /// Whether the subject is this text, by canonical equivalence.
  func isText(_ subject: Subject, _ text: String) -> Bool {
    guard subject.state == .written, subject.value.isText || subject.value.isURL else {
      return self.text(of: subject) == text
    }
    let bytes = description.bytes(subject.node)
    if bytes.elementsEqual(text.utf8) { return true }
    let isASCII = bytes.allSatisfy { $0 < 0x80 } && text.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? false : String(decoding: bytes, as: UTF8.self) == text
  }

  /// The subject's value as data.
  package func data(of subject: Subject) -> DataValue? {
    guard subject.state != .missing, subject.state != .unreadable else { return nil }
    switch subject.value {
    case .number(let number): return .number(number)
    case .boolean(let flag): return .boolean(flag)
    case .version(let version):
      return .text(subject.state == .written ? description.text(subject.node) : version.text)
    case .color: return .text(description.text(subject.node))
    case .text, .url, .word: return text(of: subject).map { .text($0) }
    case .list:
      return .list(description.children(of: subject.node).compactMap { data(of: self.subject($0)) })
    case .mapping, .languages, .unreadable: return nil
    }
  }

  // MARK: - Comparands

  /// The number that a comparand is.
  package func number(of comparand: Comparand) -> Double? {
    switch comparand {
    case .constant(.number(let number)): return number
    case .subject(let subject):
      guard case .number(let number) = subject.value else { return nil }
      return number
    default: return nil
    }
  }

  /// The version that a comparand is.
  package func version(of comparand: Comparand) -> Version? {
    switch comparand {
    case .constant(.version(let version)): return version
    case .subject(let subject):
      guard case .version(let version) = subject.value else { return nil }
      return version
    default: return nil
    }
  }

  /// The text that a comparand is.
  package func text(of comparand: Comparand) -> String? {
    switch comparand {
    case .constant(.text(let text)), .constant(.color(_, let text)): text
    case .subject(let subject): text(of: subject)
    default: nil
    }
  }

  /// The color that a comparand is.
  package func color(of comparand: Comparand) -> Color? {
    switch comparand {
    case .constant(.color(let color, _)): return color
    case .subject(let subject):
      guard case .color(let color) = subject.value else { return nil }
      return color
    default: return nil
    }
  }

  /// A comparand as data.
  package func data(of comparand: Comparand) -> DataValue? {
    switch comparand {
    case .constant(let constant): constant.data
    case .subject(let subject): data(of: subject)
    case .missing, .unreadable: nil
    }
  }

  /// A comparand as a description writes it.
  package func written(_ comparand: Comparand) -> String? {
    switch comparand {
    case .constant(.number(let number)):
      number.rounded() == number && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    case .subject(let subject) where subject.state == .written: description.text(subject.node)
    default: data(of: comparand)?.shown
    }
  }

  /// What operands stand for as data: one value, or a list of several.
  package func data(of operands: [Operand], for subject: Subject, need: Need) -> DataValue? {
    var values: [DataValue] = []
    for operand in operands {
      forEachComparand(of: operand, for: subject, need: need) { comparand in
        if let value = data(of: comparand) { values.append(value) }
      }
    }
    return values.count > 1 ? .list(values) : values.first
  }

  // MARK: - Verdicts

  /// Whether one of an operand's values matches; nil from `matches` is a value of another shape.
  package func isAny(
    of operand: Operand,
    for subject: Subject,
    need: Need,
    _ matches: (Comparand) -> Bool?
  ) -> Verdict {
    var result = Verdict.fails
    forEachComparand(of: operand, for: subject, need: need) { result = result.or(verdict(for: $0, matches)) }
    return result
  }

  /// Whether all of an operand's values match.
  package func isEach(
    of operand: Operand,
    for subject: Subject,
    need: Need,
    _ matches: (Comparand) -> Bool?
  ) -> Verdict {
    var result = Verdict.holds
    forEachComparand(of: operand, for: subject, need: need) { result = result.and(verdict(for: $0, matches)) }
    return result
  }

  private func verdict(for comparand: Comparand, _ matches: (Comparand) -> Bool?) -> Verdict {
    switch comparand {
    case .missing: .unknown
    case .unreadable: .unreadable
    case .constant, .subject: matches(comparand).map { Verdict($0) } ?? .unknown
    }
  }
}
