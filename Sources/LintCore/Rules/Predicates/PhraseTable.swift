import YAML

/// Folded phrases in which a folded title is looked up: ``holds(_:)`` searches those without a name,
/// ``patterns(for:)`` finds those whose text around a name fits, and ``holds(_:around:in:)`` puts a name there.
final class PhraseTable: Sendable {
  /// The texts before a name and after it.
  struct Pattern: Sendable {
    fileprivate let before: [UInt8]
    fileprivate let after: [UInt8]
  }

  /// The phrases without a name, sorted; strings are equal by canonical equivalence.
  private let plain: [String]
  private let patterns: [Pattern]
  /// All phrases, as ``texts(of:name:)`` prepared them.
  let texts: [String]
  /// The number of bytes in all phrases.
  let size: Int

  /// The placeholder for the name in a prepared phrase.
  static let name = "{}"

  /// Prepares phrases for a table: folds and sorts them, without marks at their ends, and puts those with a name last.
  /// In `phrases`, the field in braces stands for the name.
  static func texts(of phrases: [String], name field: String?) -> [String] {
    let placeholder = field.map { Array("{\($0)}".utf8) } ?? []
    let folded = phrases.map { phrase in
      // Compares bytes, since a mark after the brace would form one character with it.
      let bytes = Array(phrase.utf8)
      let named = field == nil ? bytes : bytes.replacing(placeholder, with: Array(name.utf8))
      return String(decoding: PhraseFolding.trimmed(PhraseFolding.folded(named.span)), as: UTF8.self)
    }
    .sorted()
    return folded.filter { !$0.contains(name) } + folded.filter { $0.contains(name) }
  }

  /// A table of texts made by ``texts(of:name:)``.
  init(_ texts: [String]) {
    var plain: [String] = []
    var patterns: [Pattern] = []
    for phrase in texts {
      let text = Array(phrase.utf8)
      let start = text.indices.first { text[$0] == UInt8(ascii: "{") && text[$0...].starts(with: Self.name.utf8) }
      if let start {
        let (before, after) = (Array(text[..<start]), Array(text[(start + Self.name.utf8.count)...]))
        patterns.append(Pattern(before: before, after: after))
      } else {
        plain.append(phrase)
      }
    }
    (self.texts, size) = (texts, texts.reduce(0) { $0 + $1.utf8.count })
    (self.plain, self.patterns) = (plain, patterns)
  }

  /// Whether a folded title is one of the phrases without a name.
  func holds(_ title: [UInt8]) -> Bool {
    let title = String(decoding: title, as: UTF8.self)
    let place = plain.partitionPoint { $0 >= title }
    return place < plain.count && plain[place] == title
  }

  /// The patterns that a folded title may match, judging by the text before the name and by the last letter.
  func patterns(for title: [UInt8]) -> [Pattern] {
    patterns.filter { TextComparison.mayStart(title.span, with: $0.before.span) && Self.mayEnd(title, with: $0.after) }
  }

  /// Whether a folded text may end with another, judging by their last bytes: only an ASCII letter has no other form.
  private static func mayEnd(_ text: [UInt8], with suffix: [UInt8]) -> Bool {
    guard let last = text.last, let other = suffix.last, last.isLetter || other.isLetter else { return true }
    return last == other
  }

  /// Whether a folded title is one of some patterns with a name filled in.
  func holds(_ title: [UInt8], around name: Span<UInt8>, in patterns: [Pattern]) -> Bool {
    let name = PhraseFolding.folded(name)
    // A name of nothing but marks makes no phrase.
    if PhraseFolding.trimmed(name).isEmpty { return false }
    let mayBegin = TextComparison.mayStart(title.span, with: name.span)
    return patterns.contains { pattern in
      guard mayBegin || !pattern.before.isEmpty else { return false }
      let phrase = PhraseFolding.trimmed(pattern.before + name + pattern.after)
      return TextComparison.isSame(title.span, phrase.span)
    }
  }
}

/// Folds a button's title, so that case, width, white space and final marks make no difference.
enum PhraseFolding {
  /// Folds to ASCII width, lower case and straight apostrophes, with single spaces between words or none.
  static func folded(_ text: Span<UInt8>, keepingSpaces: Bool = false) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(text.count)
    for scalar in String(text).unicodeScalars {
      switch scalar.value {
      case _ where scalar.isSpace:
        if keepingSpaces, let last = letters.last, last != UInt8(ascii: " ") { letters.append(UInt8(ascii: " ")) }
      case ..<0x80: letters.append(UInt8(scalar.value).lowercased)
      case 0xFF01...0xFF5E: letters.append(UInt8(scalar.value - 0xFEE0).lowercased)
      case 0x2018, 0x2019: letters.append(UInt8(ascii: "'"))
      // The final sigma of a Greek word has the same capital as the other sigma.
      case 0x3C2: letters += "σ".utf8
      // Scripts without case: from Hebrew to Burmese, Chinese, Japanese and Korean.
      case 0x590..<0x10A0, 0x2E80..<0xA640, 0xAC00..<0xD7A4: letters += scalar.utf8
      default: letters += scalar.properties.lowercaseMapping.utf8
      }
    }
    return letters
  }

  /// The marks that make no difference at a title's end, such as those that suggest going on.
  private static let marks = [".", "!", "…", "。", ">", "›", "»", "→"].map { Array($0.utf8) }

  /// A folded text without the marks at its end.
  static func trimmed(_ text: [UInt8]) -> [UInt8] {
    var rest = text[...]
    while let last = rest.last, !last.isLetter,
      let mark = marks.first(where: { $0.last == last && rest.suffix($0.count) == $0[...] })
    {
      rest.removeLast(mark.count)
    }
    return rest.count == text.count ? text : Array(rest)
  }
}
