import YAML

extension FieldType.Form {
  /// The way out where a text is no value of a form; nil where that is not known.
  func hint(for text: String) -> Hint? {
    guard var hint = anyHint(for: text) else { return nil }
    if let meant = hint.replacement, value(Array(meant.utf8).span) == nil { hint.replacement = nil }
    return hint
  }

  private func anyHint(for text: String) -> Hint? {
    if let bare = Self.withoutTypographicQuotes(text) {
      let reason = "YAML takes typographic ones as part of the text"
      return Hint(text: "write \"\(bare)\" with straight quotes: \(reason)", replacement: bare)
    }
    if isMapping, text.contains("：") {
      return Hint(text: "write each key with an ASCII colon and a space after it")
    }
    if words.contains("adaptive"), text.hasSuffix("%") { return .didYouMean("adaptive") }
    if let word = NearName.nearest(to: text, in: words) { return .didYouMean(word) }
    return scalar?.type.hint(for: text)
  }

  private static func withoutTypographicQuotes(_ text: String) -> String? {
    let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»"]
    guard let first = text.first, let last = text.last, text.count > 1, quotes.contains(first), quotes.contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  /// The text with points for its commas.
  var replacingCommas: String { split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".") }
}
