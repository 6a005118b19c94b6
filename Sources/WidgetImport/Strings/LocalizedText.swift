/// Texts that code shows, in the languages of the target's strings files.
struct LocalizedText {
  private let widget: WidgetCode
  private let reader: ExpressionReader
  private let strings: Translations

  init(_ widget: WidgetCode, _ target: TargetSources) {
    self.widget = widget
    reader = ExpressionReader(widget)
    strings = target.strings("Localizable")
  }

  /// The text of an expression: a literal one, or that of `NSLocalizedString("key", …)`; nil if it is computed.
  func value(_ expression: Expression, at place: SourcePlace) -> SourceValue? {
    if let text = reader.text(expression) { return text.variable == nil ? .scalar(text.text, at: place) : nil }
    let definition = reader.definition(expression)
    let file = widget.code.files[definition.file]
    let first = definition.range.lowerBound
    guard !definition.range.isEmpty, file.isToken(first, in: ["NSLocalizedString", "String"]),
      file.isToken(first + 1, "("),
      file.partner(first + 1) == definition.range.upperBound - 1,
      !definition.range.contains(where: { file.isToken($0, "tableName") || file.isToken($0, "format") })
    else { return nil }
    let key = file.isToken(first + 2, "localized") ? first + 4 : first + 2
    guard let literal = file.string(key), literal.variable == nil else { return nil }
    return strings.value(literal.text, otherwise: .scalar(literal.text, at: place))
  }
}
