/// What a field expects, in words and as data.
enum Expectation {
  /// The forms that a value may have, as a message lists them; `element` is what a list in its place may hold.
  static func text(_ form: FieldType.Form, element: FieldType.Form? = nil) -> String {
    var parts = form.words
    switch form.scalar {
    case .text: parts.append(form.isMapping ? "a title" : "a text, or a mapping from languages to texts")
    case .any: parts.append("a text")
    case .boolean: parts.append("true or false")
    case .points: parts.append("a number of points such as 8")
    case .wholeNumber: parts.append("a whole number such as 4")
    case .color: parts.append("a color such as \"#333333\" or darkGray")
    case .version: parts.append("a version such as \"10.0\"")
    case .url: parts.append("a URL such as maps://nearby or the word app")
    case .scheme: parts.append("a URL scheme such as maps")
    case nil: break
    }
    if form.isMapping { parts.append("a mapping of its fields") }
    if let element {
      let entries = element.scalar == .text ? "titles or mappings" : "mappings"
      parts.append("a list of \(element == form ? "these" : entries)")
    }
    return DataValue.enumerate(parts)
  }

  /// The words that a value may be.
  static func data(_ form: FieldType.Form) -> DataValue? {
    var words = form.words
    if form.scalar == .boolean { words += ["true", "false"] }
    return words.isEmpty ? nil : .list(words.map { .text($0) })
  }

  /// A value as an example shows it.
  static func example(_ type: FieldType) -> String {
    if type.element?.isMapping == true { return "[{name: Maps}]" }
    if type.lone.isMapping { return "{name: Maps}" }
    return type.lone.scalar == .text ? "Maps" : "a value"
  }

  /// A text in quotes, cut off where it is long.
  static func quoted(_ text: String) -> String { "\"\(DataValue.clipped(text, to: 60))\"" }
}
