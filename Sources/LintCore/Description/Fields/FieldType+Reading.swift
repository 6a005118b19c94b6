extension FieldType.Form {
  /// Why a text is no value of a form.
  package struct Fault: Error {
    /// What is expected.
    package let expected: String
    /// What to do about it, where that is known.
    package let help: String?
  }

  /// The value that a text is in this form.
  package func reading(_ text: Span<UInt8>) -> Result<DescriptionNode.Value, Fault> {
    if let value = value(text) { return .success(value) }
    let text = String(text)
    return .failure(Fault(expected: expected(instead: text), help: hint(for: text)?.text))
  }

  /// The value of a scalar; nil where the field cannot have it.
  func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    for (index, word) in words.enumerated() where text.isSame(as: word) { return .word(UInt8(index)) }
    return kind?.value(text)
  }

  /// What is wrong with a text that is no value.
  func fault(of text: String) -> ScalarFault {
    guard let kind else { return words.isEmpty ? .wrongType : .notAllowed }
    return kind.fault(of: text, besideWords: !words.isEmpty)
  }
}
