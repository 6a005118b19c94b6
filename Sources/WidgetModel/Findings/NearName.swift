/// Finds the name that a misspelt one was meant to be.
package enum NearName {
  /// The names in which case, `_` and `-` make no difference.
  package static func normalized(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && !$0.isSpace })
  }

  /// Whether two names differ in nothing but case, white space, `_` and `-`.
  package static func isSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    if one.isSame(as: other) { return true }
    var (place, otherPlace) = (0, 0)
    while true {
      let letter = letter(in: one, &place)
      let otherLetter = self.letter(in: other, &otherPlace)
      if letter == foreign || otherLetter == foreign { return isSameForeign(one, other) }
      guard letter == otherLetter else { return false }
      if letter == end { return true }
    }
  }

  /// The same where one of them is not all ASCII.
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

  private static let end: UInt8 = 0
  /// What stands for a letter that takes more than a look to know.
  private static let foreign: UInt8 = 0xFF

  /// The next byte of a normalized name.
  private static func letter(in name: Span<UInt8>, _ place: inout Int) -> UInt8 {
    while place < name.count {
      let byte = name[place]
      place += 1
      switch byte {
      // What follows the first byte of a character that is compared as it is.
      case 0x80..<0xC0: return byte
      // Letters of other scripts that have no case.
      case 0xE3...0xED: return name.isSimple(around: place - 1) ? byte : foreign
      case 0xC0...0xFF, 0: return foreign
      default: break
      }
      // A mark behind a letter of ASCII makes another one of it.
      if place < name.count, name[place] >= 0x80, !name.isSimple(around: place - 1) { return foreign }
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), 0x20, 0x09...0x0D: continue
      case 0x41...0x5A: return byte | 0x20
      default: return byte
      }
    }
    return end
  }

  /// The one nearest candidate within a third of the name's length, at least one edit; nil where none or several are.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    NearNames(candidates).nearest(to: name)
  }
}
