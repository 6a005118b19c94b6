/// Finds the name that a misspelt one was meant to be.
package enum NearName {
  /// The names in which case, `_` and `-` make no difference.
  package static func normalized(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && !$0.isSpace })
  }

  /// Whether two names differ in nothing but case, white space, `_` and `-`.
  @inline(__always)
  package static func isSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    // Most names are told apart by their first letters.
    if !one.isEmpty, !other.isEmpty, differInLetter(one[0], other[0]) { return false }
    return isSameThroughout(one, other)
  }

  @inline(never)
  private static func isSameThroughout(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    let shared = min(one.count, other.count)
    var start = 0
    while start < shared, one[start] == other[start] { start += 1 }
    if start == one.count, start == other.count { return true }
    if start < shared, differInLetter(one[start], other[start]) { return false }
    while start > 0, start < shared, one[start] & 0xC0 == 0x80 { start -= 1 }
    var (place, otherPlace) = (start, start)
    while true {
      let letter = letter(in: one, &place)
      let otherLetter = self.letter(in: other, &otherPlace)
      if letter == foreign || otherLetter == foreign { return isSameForeign(one, other) }
      if letter != otherLetter {
        return !isDifferent(letter, otherLetter) && !(one.isSimple && other.isSimple) && isSameForeign(one, other)
      }
      if letter == end { return true }
    }
  }

  /// Whether two bytes begin different letters for sure: two of ASCII that differ in more than case, or one of ASCII and
  /// one that stays foreign.
  @inline(__always)
  private static func differInLetter(_ byte: UInt8, _ other: UInt8) -> Bool {
    let (letter, otherLetter) = (byte | 0x20, other | 0x20)
    if letter == otherLetter { return false }
    return 0x61...0x7A ~= letter
      ? 0x61...0x7A ~= otherLetter || staysForeign(other) : 0x61...0x7A ~= otherLetter && staysForeign(byte)
  }

  /// Whether a character that begins with a byte is none of ASCII, nor one with a mark, once it is normalized: those from
  /// U+0400 to U+07FF and from U+4000 to U+EFFF.
  private static func staysForeign(_ lead: UInt8) -> Bool { 0xD0...0xDF ~= lead || 0xE4...0xEE ~= lead }

  /// Whether two letters are not the same for sure, whatever marks follow.
  private static func isDifferent(_ letter: UInt32, _ other: UInt32) -> Bool {
    // Of the letters that are known, only those of Latin-1 are equivalent to one of ASCII and a mark.
    letter == end || other == end || min(letter, other) < 0x80 && max(letter, other) >> 8 != 0xC3
  }

  /// The same where a look does not tell.
  private static func isSameForeign(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    if one.isASCII ? staysForeign(other) : other.isASCII && staysForeign(one) { return false }
    return normalized(String(one)) == normalized(String(other))
  }

  /// Whether a text holds a character for sure of which a normalized one is none in ASCII either: not white space, and
  /// none of the few that are equivalent to one of ASCII, such as the Kelvin sign.
  private static func staysForeign(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] {
      // U+00C0 to U+033F, U+0400 to U+07FF, U+4000 to U+EFFF.
      case 0xC3...0xCC, 0xD0...0xDF, 0xE4...0xEE: return true
      // U+3040 to U+3FFF.
      case 0xE3 where index + 1 < text.count && text[index + 1] > 0x80: return true
      default: continue
      }
    }
    return false
  }

  private static let end = UInt32.max
  /// What stands for a letter that takes more than a look to know.
  private static let foreign = UInt32.max - 1

  /// The bytes of the next code point of a normalized name, as one number.
  private static func letter(in name: Span<UInt8>, _ place: inout Int) -> UInt32 {
    while place < name.count {
      let byte = name[place]
      if byte >= 0x80 {
        guard let letter = name.smallLetter(at: place) else { return foreign }
        place += byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        return letter
      }
      place += 1
      switch byte {
      case 0x61...0x7A: return UInt32(byte)
      case 0x41...0x5A: return UInt32(byte | 0x20)
      case UInt8(ascii: "_"), UInt8(ascii: "-"), 0x20, 0x09...0x0D: continue
      default: return UInt32(byte)
      }
    }
    return end
  }

  /// The question whether a name was meant, with what else is to be said of it.
  package static func question(_ name: String, _ reason: String = "") -> String { "did you mean \(name)\(reason)?" }

  /// The question whether the one nearest candidate was meant; nil where none or several are near.
  package static func question(to name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { question($0) }
  }

  /// The one nearest candidate within a third of the name's length, at least one edit; nil where none or several are.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    NearNames(candidates).nearest(to: name)
  }
}
