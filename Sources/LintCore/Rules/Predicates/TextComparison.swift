/// Compares texts by grapheme clusters and canonical equivalence, with case.
///
/// Bytes decide wherever they can, as ``Beginning`` says; otherwise characters are compared.
package enum TextComparison {
  /// The result of comparing the beginnings of two texts byte by byte.
  private enum Beginning {
    /// The longer one begins with the shorter one.
    case same
    /// They are certain to have different characters.
    case different
    /// Only comparing characters can decide.
    case undecided
  }

  private static func beginning(_ one: Span<UInt8>, _ other: Span<UInt8>, ignoringCase: Bool = false) -> Beginning {
    for place in 0..<min(one.count, other.count) where one[place] != other[place] {
      let (byte, otherByte) = (one[place], other[place])
      if ignoringCase, byte.lowercased == otherByte.lowercased { continue }
      if !ignoringCase, hasOneForm(place, in: one) || hasOneForm(place, in: other) { return .different }
      return byte.isDifferent(from: otherByte, ignoringCase: ignoringCase) ? .different : .undecided
    }
    return .same
  }

  /// Whether two texts are the same by canonical equivalence.
  static func isSame(_ one: Span<UInt8>, _ other: Span<UInt8>, ignoringCase: Bool = false) -> Bool {
    switch beginning(one, other, ignoringCase: ignoringCase) {
    case .same: one.count == other.count
    case .different: false
    // A much longer text differs, and would be read again for each text it is compared with.
    case .undecided where max(one.count, other.count) > equivalentLength(of: min(one.count, other.count)): false
    case .undecided where ignoringCase: String(one).lowercased() == String(other).lowercased()
    case .undecided: String(one) == String(other)
    }
  }

  /// The most bytes of an equivalent text: a code point is equivalent to at most four, of four bytes each.
  private static func equivalentLength(of count: Int) -> Int { 16 * count }

  /// Whether a text may start with another, judging by their bytes.
  static func mayStart(_ text: Span<UInt8>, with prefix: Span<UInt8>) -> Bool {
    beginning(text, prefix) != .different
  }

  /// Whether a text starts with another.
  static func starts(_ text: Span<UInt8>, with prefix: Span<UInt8>, ignoringCase: Bool = false) -> Bool {
    switch beginning(text, prefix, ignoringCase: ignoringCase) {
    case .different: return false
    case .same where isPlainBoundary(prefix.count, in: text): return true
    case .same, .undecided:
      let start = start(of: text, longerThan: prefix)
      return ignoringCase
        ? clustersAfter(String(prefix).lowercased(), in: start.lowercased()) != nil
        : clustersAfter(String(prefix), in: start) != nil
    }
  }

  /// The part of a text that can be equivalent to a prefix, plus enough to see whether a mark follows: looking at the
  /// whole rest at each word would be quadratic.
  private static func start(of text: Span<UInt8>, longerThan prefix: Span<UInt8>) -> String {
    String(text.extracting(first: equivalentLength(of: prefix.count) + 12))
  }

  /// Whether a text starts with another as whole words.
  static func startsWithWords(_ text: Span<UInt8>, _ prefix: Span<UInt8>) -> Bool {
    if prefix.isEmpty { return false }
    let beginning = beginning(text, prefix)
    if beginning == .different || beginning == .same && text.count < prefix.count { return false }
    if beginning == .same, isPlainBoundary(prefix.count, in: text) {
      return text.count == prefix.count || !continuesWord(Unicode.Scalar(text[prefix.count]))
    }
    let start = start(of: text, longerThan: prefix)
    let prefix = String(prefix)
    guard let rest = clustersAfter(prefix, in: start), let last = prefix.unicodeScalars.last else { return false }
    guard let next = rest.unicodeScalars.first else { return true }
    return !continuesWord(next) || isUnspaced(next) || isUnspaced(last)
  }

  /// Whether a text contains another as whole words.
  static func containsWords(_ text: Span<UInt8>, _ part: Span<UInt8>) -> Bool {
    var place = 0
    var previous: Unicode.Scalar?
    for scalar in String(text).unicodeScalars {
      let isStart = previous.map { !continuesWord($0) || isUnspaced($0) || isUnspaced(scalar) } ?? true
      if isStart, !scalar.properties.isGraphemeExtend, startsWithWords(text.extracting(place...), part) { return true }
      previous = scalar
      place += scalar.utf8.count
    }
    return false
  }

  /// Whether an offset is an end of a text, or between two characters of ASCII that are no line break.
  private static func isPlainBoundary(_ place: Int, in text: Span<UInt8>) -> Bool {
    if place == 0 || place >= text.count { return place <= text.count }
    return text[place - 1] < 0x80 && text[place - 1] != 0x0D && text[place] < 0x80
  }

  /// Whether an offset is an end of a text, or between two of its characters.
  private static func isBoundary(_ place: Int, in text: Span<UInt8>) -> Bool {
    if isPlainBoundary(place, in: text) { return true }
    let text = String(text)
    return String.Index(text.utf8.index(text.startIndex, offsetBy: place), within: text) != nil
  }

  /// The rest after a prefix; nil if the text does not start with it.
  private static func clustersAfter(_ prefix: String, in text: String) -> Substring? {
    var rest = text[...]
    for cluster in prefix {
      guard rest.first == cluster else { return nil }
      rest.removeFirst()
    }
    return rest
  }

  /// Whether a text contains another.
  static func contains(_ text: Span<UInt8>, _ part: Span<UInt8>) -> Bool {
    if part.isEmpty { return true }
    // Comparing a long part at each offset would be too slow.
    if part.count <= 64 {
      let start = (0..<max(0, text.count - part.count + 1)).first { place in
        text[place] == part[0] && text.extracting(place..<place + part.count).isSame(as: part)
      }
      if let start, isBoundary(start, in: text), isBoundary(start + part.count, in: text) { return true }
      if start == nil, needsBytes(part, in: text) { return false }
    }
    // In arrays of characters the search is linear.
    return Array(String(text)).contains(Array(String(part)))
  }

  /// Whether a text contains a part only as the same bytes, or not at all, as it lacks a byte that has no other form.
  private static func needsBytes(_ part: Span<UInt8>, in text: Span<UInt8>) -> Bool {
    var needsAll = true
    for place in part.indices {
      guard hasOneForm(place, in: part, ifLast: true) else {
        needsAll = false
        continue
      }
      if !text.indices.contains(where: { text[$0] == part[place] }) { return true }
    }
    return needsAll
  }

  /// Whether a byte of a text has no other form: it is ASCII other than K, the semicolon and the backtick, and no mark
  /// follows. At the end of the text the result is `ifLast`, since a mark may follow there.
  private static func hasOneForm(_ place: Int, in text: Span<UInt8>, ifLast: Bool = false) -> Bool {
    switch text[place] {
    case UInt8(ascii: "K"), UInt8(ascii: ";"), UInt8(ascii: "`"), UInt8(ascii: "\r"), 0x80...: false
    default: place + 1 < text.count ? text[place + 1] < 0x80 : ifLast
    }
  }

  /// Whether a text follows another without a space: both are in scripts written without spaces, which Hangul is not.
  package static func joinsWithoutSpace(_ text: String, _ next: String) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.unicodeScalars.first else { return false }
    return [last, first].allSatisfy { isUnspaced($0) && !(0xAC00...0xD7A3).contains($0.value) }
  }

  private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default:
      scalar == "_"
    }
  }

  /// Whether a code point is of a script that is written without spaces or with attached particles.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x323AF:
      true
    default:
      false
    }
  }
}
