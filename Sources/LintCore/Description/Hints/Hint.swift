/// Advice on how to correct a mistake: in words and, if only one text can be meant, as that text.
package struct Hint {
  /// The advice.
  let text: String
  /// The text to write instead; nil if a person must decide.
  var replacement: String?
  /// Whether the replacement is certain to mean the same.
  var isSafe = false

  /// Asks whether a name was meant.
  static func didYouMean(_ name: String) -> Hint {
    Hint(text: NearName.question(name), replacement: name)
  }

  /// Advises to write a value.
  static func write(_ value: String, _ reason: String = "", isSafe: Bool = false) -> Hint {
    Hint(text: "write \(value)\(reason)", replacement: value, isSafe: isSafe)
  }
}

extension FieldType.Form {
  /// The advice on a text that is not a value of this form; nil if there is none. `apiNames` are patterns of the
  /// platform API's names for values.
  func hint(for text: String, apiNames: [String] = []) -> Hint? {
    guard var hint = anyHint(for: text, apiNames) else { return nil }
    if let meant = hint.replacement, value(Array(meant.utf8).span) == nil { hint.replacement = nil }
    return hint
  }

  private func anyHint(for text: String, _ apiNames: [String]) -> Hint? {
    if let bare = Self.withoutTypographicQuotes(text) {
      let reason = "YAML takes typographic ones as part of the text"
      return Hint(text: "write \"\(bare)\" with straight quotes: \(reason)", replacement: bare)
    }
    if isMapping, text.contains("：") { return Hint(text: "write each key with an ASCII colon and a space after it") }
    if let hint = memberHint(for: text, apiNames) { return hint }
    let name = NearName.normalized(text)
    if let word = meant.first(where: { $0.fits(name) })?.word ?? NearName.nearest(to: text, in: words) {
      return .didYouMean(word)
    }
    if kind == nil, words.count > 1, BooleanKind.hint(for: text) != nil {
      return Hint(text: "write \(DataValue.enumerate(words)): true and false do not say which")
    }
    return kind?.hint(for: text)
  }

  /// Advice on a name as Swift or Objective-C code writes it, after the name of its type, a period or a prefix:
  /// `.newData`, `NCUpdateResult.newData`, `NCUpdateResultNewData`, `menuPrimary()`.
  private func memberHint(for text: String, _ apiNames: [String]) -> Hint? {
    guard kind == ColorKind.self || !words.isEmpty, let member = Self.member(text) else { return nil }
    if member != text, value(Array(member.utf8).span) != nil { return .write(member, isSafe: true) }
    guard apiNames.contains(where: { TextGlob(Array($0)).matches(Array(member)) }) else { return nil }
    let name = NearName.normalized(member)
    let word = words.filter { name.contains(NearName.normalized($0)) }.max { $0.utf8.count < $1.utf8.count }
    return word.map { .didYouMean($0) }
  }

  /// The last part of a member's name, without a call's brackets; nil if the text is not such a name.
  private static func member(_ text: String) -> String? {
    let name = text.hasSuffix("()") ? text.dropLast(2) : text[...]
    guard text.hasPrefix(".") || !text.contains(".") || text.first?.isUppercase == true, name.utf8.count <= 100,
      name.utf8.allSatisfy({ $0.isLetter || $0 == UInt8(ascii: ".") || $0.isDigit }),
      let last = name.split(separator: ".").last, last.first?.isLetter == true
    else { return nil }
    return String(last)
  }

  private static func withoutTypographicQuotes(_ text: String) -> String? {
    let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»"]
    guard let first = text.first, let last = text.last, text.count > 1, quotes.contains(first), quotes.contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
