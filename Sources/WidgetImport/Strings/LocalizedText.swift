/// Texts that code shows, in the languages of the target's strings files.
struct LocalizedText {
  private let reader: ExpressionReader
  private let strings: Translations

  init(_ widget: WidgetCode, _ target: TargetSources) {
    reader = ExpressionReader(widget)
    strings = target.strings("Localizable")
  }

  /// The text of an expression: a literal one, or that of `NSLocalizedString("key", …)`; nil if it is computed.
  func value(_ expression: Code, at place: SourcePlace) -> SourceValue? {
    if let text = reader.text(expression) { return text.variable == nil ? .scalar(text.text, at: place) : nil }
    let call = reader.definition(expression)
    guard call.start.isAny("NSLocalizedString", "String"), let arguments = call.start.parenthesized,
      arguments.endIndex == call.endIndex - 1, !call.contains("tableName", "format")
    else { return nil }
    let key = arguments.start.text == "localized" ? arguments.start.moved(2) : arguments.start
    guard let literal = key.string, literal.variable == nil else { return nil }
    return strings.value(literal.text, otherwise: .scalar(literal.text, at: place))
  }
}
