/// Folded phrases in which a folded title is looked up, by the cheapest test first: ``mayHold(_:)`` asks for the first
/// and last letter, ``holds(_:)`` for a phrase without a name, ``candidates(for:)`` for the text around a name,
/// ``mayBegin(_:pattern:around:)`` for the name's first letter, and ``isSame(_:pattern:around:)`` decides.
final class PhraseTable: Sendable {
  /// A phrase without a name.
  private struct Plain: Sendable {
    let text: [UInt8]
    /// Its first bytes as an integer, which sorts as they do.
    let head: UInt64

    init(_ text: [UInt8]) {
      self.text = text
      head = text.span.head(of: text.indices).byteSwapped
    }
  }

  /// The texts before a name and after it.
  private struct Pattern: Sendable {
    let before: [UInt8]
    let after: [UInt8]
    /// Whether comparing bytes is enough.
    let isSimple: Bool
  }

  /// The phrases without a name, in the order of their bytes.
  private let plain: [Plain]
  /// The phrases among them that are not simple: an equivalent title need not have their bytes.
  private let complex: [Plain]
  private let patterns: [Pattern]
  /// For each ASCII letter that a phrase may begin with, the letters it may then end with, one bit each.
  private let lastLetters: [UInt32]
  /// Whether the name alone is a phrase.
  let holdsLoneName: Bool

  /// The bytes of the phrases without a name.
  let size: Int

  /// The number of phrases.
  var count: Int { plain.count + patterns.count }

  /// The placeholder for the name in a prepared phrase.
  static let name = "{}"

  /// Prepares phrases for a table: folded, without marks at their ends, those around a name last, the others in the
  /// order of their bytes. In `phrases`, the name is the field in braces.
  static func texts(of phrases: [String], name field: String?) -> [String] {
    let placeholder = field.map { Array("{\($0)}".utf8) } ?? []
    let folded = phrases.map { phrase in
      // Compares bytes, since a mark after the brace would form one character with it.
      let bytes = Array(phrase.utf8)
      let named = field == nil ? bytes : bytes.replacing(placeholder, with: Array(name.utf8))
      return PhraseFolding.trimmed(PhraseFolding.folded(named.span))
    }
    .sorted { $0.lexicographicallyPrecedes($1) }
    .map { String(decoding: $0, as: UTF8.self) }
    return folded.filter { !$0.contains(name) } + folded.filter { $0.contains(name) }
  }

  /// A table of texts made by ``texts(of:)``.
  init(_ texts: [String]) {
    var plain: [Plain] = []
    var patterns: [Pattern] = []
    var lastLetters = [UInt32](repeating: 0, count: 26)
    for text in texts.map({ Array($0.utf8) }) {
      if let start = Self.startOfName(in: text) {
        let (before, after) = (Array(text[..<start]), Array(text[(start + Self.name.utf8.count)...]))
        patterns.append(Pattern(before: before, after: after, isSimple: before.span.isSimple && after.span.isSimple))
        if !before.isEmpty || !after.isEmpty { Self.allow(before.first, after.last, in: &lastLetters) }
      } else {
        plain.append(Plain(text))
        Self.allow(text.first, text.last, in: &lastLetters)
      }
    }
    complex = plain.filter { !$0.text.span.isSimple }
    size = plain.reduce(0) { $0 + $1.text.count }
    holdsLoneName = patterns.contains { $0.before.isEmpty && $0.after.isEmpty }
    (self.plain, self.patterns, self.lastLetters) = (plain, patterns, lastLetters)
  }

  private static func startOfName(in text: [UInt8]) -> Int? {
    text.indices.first { text[$0] == UInt8(ascii: "{") && text[$0...].starts(with: name.utf8) }
  }

  /// Lets a title begin and end as a phrase does; nil for an end where the name is.
  private static func allow(_ first: UInt8?, _ last: UInt8?, in lastLetters: inout [UInt32]) {
    let ends: UInt32 = last.map { last in letter(last).map { 1 << UInt32($0) } ?? 0 } ?? ~0
    let letters = first.map { first in letter(first).map { $0..<$0 + 1 } ?? 0..<0 } ?? 0..<lastLetters.count
    for letter in letters { lastLetters[letter] |= ends }
  }

  /// The number of an ASCII letter, ignoring case, from 0; nil for another byte.
  private static func letter(_ byte: UInt8) -> Int? { byte.isLetter ? Int(byte | 0x20) - 0x61 : nil }

  /// Whether a title, once folded, may be a phrase other than the lone name, judging by its ends: an ASCII letter is
  /// equivalent to nothing else in a folded phrase, unless a mark follows it.
  func mayHold(_ title: Span<UInt8>) -> Bool {
    guard title.count > 1, let first = Self.letter(title[0]), Self.letter(title[1]) != nil,
      let last = Self.letter(title[title.count - 1])
    else { return true }
    return lastLetters[first] >> last & 1 != 0
  }

  /// Whether one of the phrases without a name fits.
  func contains(where fits: ([UInt8]) -> Bool) -> Bool { plain.contains { fits($0.text) } }

  /// Whether a folded title is one of the phrases without a name.
  func holds(_ title: [UInt8]) -> Bool {
    let isSimple = title.span.isSimple
    if isSimple, holdsBytes(of: Plain(title)) { return true }
    return (isSimple ? complex : plain).contains { TextComparison.isSame(title.span, $0.text.span) }
  }

  /// Whether a phrase has the bytes of a title, by binary search.
  private func holdsBytes(of title: Plain) -> Bool {
    var (low, high) = (0, plain.count)
    while low < high {
      let middle = (low + high) / 2
      if plain[middle].head < title.head { low = middle + 1 } else { high = middle }
    }
    return plain[low...].prefix { $0.head == title.head }.contains { $0.text == title.text }
  }

  /// The numbers of the patterns that a folded title may match.
  func candidates(for title: [UInt8]) -> [Int] {
    let isSimple = title.span.isSimple
    return patterns.indices.filter { number in
      let (before, after) = (patterns[number].before, patterns[number].after)
      if title.count > before.count + after.count, title.starts(with: before),
        title.suffix(after.count).elementsEqual(after)
      {
        return true
      }
      // If bytes cannot tell, only a different beginning or end rules a pattern out.
      return !(isSimple && patterns[number].isSimple)
        && TextComparison.mayStart(title.span, with: before.span) && Self.mayEnd(title, with: after)
    }
  }

  /// Whether a folded text may end with another, judging by their last bytes: only an ASCII letter ends like itself.
  private static func mayEnd(_ text: [UInt8], with suffix: [UInt8]) -> Bool {
    guard let last = text.last, let other = suffix.last, last.isLetter || other.isLetter else { return true }
    return last == other
  }

  /// Whether a folded title may be a pattern around a name, by the character with which the name begins.
  func mayBegin(_ title: [UInt8], pattern number: Int, around name: Span<UInt8>) -> Bool {
    !patterns[number].before.isEmpty || PhraseFolding.mayBeginAlike(title.span, name)
  }

  /// Whether a folded title is a pattern around a folded name.
  func isSame(_ title: [UInt8], pattern number: Int, around name: [UInt8]) -> Bool {
    let phrase = PhraseFolding.trimmed(patterns[number].before + name + patterns[number].after)
    return TextComparison.isSame(title.span, phrase.span)
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

  /// The marks at a title's end that suggest going on.
  private static let marks = [".", "!", "…", "。", ">", "›", "»", "→"].map { Array($0.utf8) }

  /// A folded text without the marks at its end.
  static func trimmed(_ text: [UInt8]) -> [UInt8] {
    var rest = text[...]
    while let last = rest.last, let mark = marks.first(where: { $0.last == last && rest.suffix($0.count) == $0[...] }) {
      rest.removeLast(mark.count)
    }
    return rest.count == text.count ? text : Array(rest)
  }

  /// Whether two texts may begin alike once folded, judging by their first characters.
  static func mayBeginAlike(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    // U+0085 and U+00A0 are white space, too.
    func mayBeSpace(_ text: Span<UInt8>) -> Bool { text.isEmpty || text[0] <= 0x20 || text[0] == 0xC2 }
    return mayBeSpace(one) || mayBeSpace(other) || !one.isDifferent(at: 0, from: other, at: 0, ignoringCase: true)
  }
}
