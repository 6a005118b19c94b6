/// A token of Swift or Objective-C, and its place in the tree of brackets and blocks.
struct Token: Sendable {
  /// The kind of a token.
  enum Kind: UInt8, Sendable {
    /// A name or keyword, such as `label`, `#available` or `@objc`.
    case word
    case number
    /// A string; `partner` is the index of its parts in the file.
    case string
    /// An operator or bracket.
    case sign
  }

  /// The text of every string's token, so that a string is never taken for a word.
  static let quote = "\""

  let kind: Kind
  /// The text without backquotes; only a quote for a string.
  let text: String
  /// Whether it is under a compilation condition that cannot be decided.
  let isUndecided: Bool
  let line: Int32
  /// Its bytes in the file's text.
  let range: Range<Int32>
  /// The index of a bracket's partner or of a string's parts; -1 if there is none.
  var partner: Int32
  /// The innermost bracket that is open before it; -1 if there is none.
  var bracket: Int32 = -1
  /// The innermost block that contains it in its body or condition.
  var block: Int32 = 0
  /// Whether a statement begins with it.
  var startsStatement = false
}

extension Token {
  /// Its value as a number: `1_000.0f` is 1000, `0xFF` is 255.
  var number: Double? {
    guard kind == .number else { return nil }
    var text = text.filter { $0 != "_" }
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Double($0) } }
    while text.last == "f" || text.last == "F" { text.removeLast() }
    return text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } ? Double(text) : nil
  }
}

extension [Token] {
  /// Returns a token's text, without backquotes; a quote for a string, empty beyond the tokens.
  func text(_ index: Int) -> String { indices.contains(index) ? self[index].text : "" }

  /// Whether a token is a name.
  func isWord(_ index: Int) -> Bool { indices.contains(index) && self[index].kind == .word }

  /// Returns the partner of a bracket; nil if there is none.
  func partner(_ index: Int) -> Int? {
    guard indices.contains(index), self[index].kind == .sign, self[index].partner >= 0 else { return nil }
    return Int(self[index].partner)
  }

  /// Returns the index of the token after a bracketed part that begins here, or of the next one.
  func after(_ index: Int) -> Int { Swift.max(partner(index) ?? index, index) + 1 }
}

/// A string with its interpolations.
struct StringLiteral: Sendable {
  /// A part that is not literal, such as an interpolation.
  struct Part: Sendable {
    /// A name for it.
    let name: String
    /// Its code, if that is names joined by periods; for a part that was appended, the code as messages show it.
    var path: String?
    /// The text after it, up to the next part that is not literal.
    var rest = ""

    /// The names in its path, without `self`.
    var names: [String] {
      Array((path ?? "").split(separator: ".").map(String.init).drop { $0 == "self" || $0 == "Self" })
    }
  }

  /// The text up to the first part that is not literal.
  var text: String
  /// The parts that are not literal; a slice, so that taking the first is cheap.
  var parts: ArraySlice<Part> = []
  /// Its place, or that of the first of several strings; nil if it is not known.
  var place: SourcePlace?

  /// The text; nil if some of it is not literal.
  var literal: String? { parts.isEmpty ? text : nil }

  /// Replaces the first part that is not literal with its text.
  mutating func resolve(_ part: String) { text += part + parts.removeFirst().rest }

  /// Adds a text.
  mutating func append(_ next: String) {
    if parts.isEmpty { text += next } else { parts[parts.endIndex - 1].rest += next }
  }

  /// Adds a string, or a part that is not literal.
  mutating func append(_ next: StringLiteral?, otherwise part: Part) {
    append(next?.text ?? "")
    parts += next?.parts ?? [part]
  }
}

extension String {
  /// Whether it begins like a type's name: with a capital letter, perhaps after characters such as emoji.
  var isTypeName: Bool { drop { !$0.isASCII && !$0.isCased }.first?.isUppercase ?? false }

  /// The name without the underscore that an Objective-C property's variable has.
  var plainName: String { hasPrefix("_") ? String(dropFirst()) : self }
}
