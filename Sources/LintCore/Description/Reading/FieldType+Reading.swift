extension FieldType {
  /// A decimal number as in YAML 1.2, where it can be held.
  package static func number(_ text: Span<UInt8>) -> Double? {
    ScalarReading.number(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

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
    if let value = ScalarReading.value(text, self) { return .success(value) }
    let fault = ScalarFault(String(text), self)
    let expected = fault.isOutOfRange ? fault.range : Expectation.text(self)
    return .failure(Fault(expected: expected, help: fault.hint?.text))
  }
}
