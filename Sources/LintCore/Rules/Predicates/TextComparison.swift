/// Compares texts by grapheme clusters and canonical equivalence, with case.
package enum TextComparison {
  /// How the beginnings of two texts compare, byte by byte.
  private enum Beginning {
    /// The shorter one is how the longer one begins.
    case same
    /// They have different characters there for sure.
    case different
    /// Only their characters can tell.
    case undecided
  }

  private static func beginning(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Beginning {
    for index in 0..<min(one.count, other.count) where one[index] != other[index] {
      // No character of ASCII is equivalent to another.
      if one[index] < 0x80, other[index] < 0x80 { return .different }
      var start = index
      while start > 0, one[start] & 0xC0 == 0x80 || other[start] & 0xC0 == 0x80 { start -= 1 }
      let isDifferent =
        isThaiLetter(one, start) || isThaiLetter(other, start)
        || one.isSimple(around: start) && differs(one[start], from: other, at: start)
        || other.isSimple(around: start) && differs(other[start], from: one, at: start)
      return isDifferent ? .different : .undecided
    }
    return .same
  }

  /// Whether a text has a letter that is equivalent to nothing else, whatever is around it.
  static func isThaiLetter(_ text: Span<UInt8>, _ start: Int) -> Bool {
    guard text[start] == 0xE0, start + 2 < text.count else { return false }
    return text[start + 1] == 0xB8 && text[start + 2] <= 0xB0 || text[start + 1] == 0xB9 && text[start + 2] <= 0x86
  }

  /// Whether a simple character is for sure none that a text has at a place, whose first bytes are not the same.
  private static func differs(_ lead: UInt8, from text: Span<UInt8>, at start: Int) -> Bool {
    switch text[start] {
    case let start where isNeverSimple(start): true
    // All that is equivalent to a character of ASCII on its own begins with one of these.
    case 0xCD, 0xE1, 0xE2: text.isSimple(around: start)
    default: lead < 0x80 || text.isSimple(around: start)
    }
  }

  /// Whether a code point is of a script from Hebrew to Tibetan: nothing simple is made of their letters and marks.
  static func isNeverSimple(_ lead: UInt8) -> Bool { lead >= 0xD6 && lead <= 0xE0 }

  private static func beginningIgnoringCase(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Beginning {
    for index in 0..<min(one.count, other.count)
    where one[index] != other[index] && lowercased(one[index]) != lowercased(other[index]) {
      return one[index] < 0x80 && other[index] < 0x80 ? .different : .undecided
    }
    return .same
  }

  /// Whether two texts are the same by canonical equivalence.
  static func isSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    switch beginning(one, other) {
    case .same: one.count == other.count
    case .different: false
    case .undecided: String(one) == String(other)
    }
  }

  /// Whether two texts are the same, whatever the case.
  static func isSameIgnoringCase(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    if one.isEmpty || other.isEmpty { return one.count == other.count }
    // What differs here differs; and most texts do.
    if one[0] < 0x80, other[0] < 0x80, lowercased(one[0]) != lowercased(other[0]) { return false }
    return switch beginningIgnoringCase(one, other) {
    case .same: one.count == other.count
    case .different: false
    case .undecided: String(one) == String(other) || String(one).lowercased() == String(other).lowercased()
    }
  }

  /// Whether a text may start with another, by a look at the bytes.
  static func mayStart(_ text: Span<UInt8>, with prefix: Span<UInt8>) -> Bool {
    beginning(text, prefix) != .different
  }

  /// Whether a text may end with another, by a look at the code points at their ends.
  static func mayEnd(_ text: Span<UInt8>, with suffix: Span<UInt8>) -> Bool {
    guard !text.isEmpty, !suffix.isEmpty else { return true }
    return !isNeverSimple(text[startOfLast(text)]) || !suffix.isSimple(around: startOfLast(suffix))
  }

  /// Where the last code point of a text begins.
  private static func startOfLast(_ text: Span<UInt8>) -> Int {
    var start = text.count - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Whether a text starts with another.
  static func starts(_ text: Span<UInt8>, with prefix: Span<UInt8>) -> Bool {
    switch beginning(text, prefix) {
    case .different: false
    case .same where isBoundary(prefix.count, in: text): true
    case .same where text.count < prefix.count: false
    case .same, .undecided: clustersAfter(String(prefix), in: String(text)) != nil
    }
  }

  /// Whether a text starts with another, whatever the case.
  static func startsIgnoringCase(_ text: Span<UInt8>, with prefix: Span<UInt8>) -> Bool {
    switch beginningIgnoringCase(text, prefix) {
    case .different: false
    case .same where isBoundary(prefix.count, in: text): true
    case .same where text.count < prefix.count: false
    case .same, .undecided: clustersAfter(String(prefix).lowercased(), in: String(text).lowercased()) != nil
    }
  }

  /// Whether a text starts with another as whole words.
  static func startsWithWords(_ text: Span<UInt8>, _ prefix: Span<UInt8>) -> Bool {
    if prefix.isEmpty { return false }
    let beginning = beginning(text, prefix)
    if beginning == .different || beginning == .same && text.count < prefix.count { return false }
    if beginning == .same, isBoundary(prefix.count, in: text) {
      if text.count == prefix.count { return true }
      let (last, next) = (text[prefix.count - 1], text[prefix.count])
      if last < 0x80, next < 0x80 { return !continuesWord(next) }
      if next < 0x80, !continuesWord(next) { return true }
    }
    let prefix = String(prefix)
    guard let rest = clustersAfter(prefix, in: String(text)), let last = prefix.unicodeScalars.last else {
      return false
    }
    guard let next = rest.unicodeScalars.first else { return true }
    return !continuesWord(next) || isUnspaced(next) || isUnspaced(last)
  }

  /// Whether a text has a place, and a cluster ends there for sure.
  private static func isBoundary(_ place: Int, in text: Span<UInt8>) -> Bool {
    if place == 0 || place >= text.count { return place <= text.count }
    return text.isSimple(around: startOfLast(text.extracting(..<place)))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

  /// What follows a prefix; nil where the text does not start with it.
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
    // A long part would cost its length at each place.
    if part.count <= 64 {
      if let start = start(of: part, in: text) {
        if isBoundary(start, in: text), isBoundary(start + part.count, in: text) { return true }
        let text = String(text)
        let first = text.utf8.index(text.startIndex, offsetBy: start)
        let end = text.utf8.index(first, offsetBy: part.count)
        if String.Index(first, within: text) != nil, String.Index(end, within: text) != nil { return true }
      } else if part.isSimple, text.isSimple {
        return false
      }
    }
    return contains(String(text), Array(String(part)))
  }

  /// Where a text first has the bytes of another.
  private static func start(of part: Span<UInt8>, in text: Span<UInt8>) -> Int? {
    var start = 0
    while start + part.count <= text.count {
      if text.extracting(start..<start + part.count).isSame(as: part) { return start }
      start += 1
    }
    return nil
  }

  /// Whether a text contains some characters one after the other; linear, by Knuth, Morris and Pratt.
  private static func contains(_ text: String, _ wanted: [Character]) -> Bool {
    if wanted.isEmpty { return true }
    var borders = [0]
    var length = 0
    for character in wanted.dropFirst() {
      while length > 0, character != wanted[length] { length = borders[length - 1] }
      if character == wanted[length] { length += 1 }
      borders.append(length)
    }
    var matched = 0
    for character in text {
      while matched > 0, character != wanted[matched] { matched = borders[matched - 1] }
      if character == wanted[matched] { matched += 1 }
      if matched == wanted.count { return true }
    }
    return false
  }

  /// Whether a text follows another without a space: both are of scripts that are written without spaces, as Hangul
  /// is not.
  package static func joinsWithoutSpace(_ text: String, _ next: String) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.unicodeScalars.first else { return false }
    return [last, first].allSatisfy { isUnspaced($0) && !(0xAC00...0xD7A3).contains($0.value) }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_")
  }

  private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return continuesWord(UInt8(scalar.value)) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return true
    default:
      return false
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
