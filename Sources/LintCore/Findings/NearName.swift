/// Finds the name that a misspelt one was meant to be.
package enum NearName {
  /// The name without case, white space, `_` and `-`.
  package static func normalized(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && !$0.isSpace })
  }

  /// Whether two names differ in nothing but case, white space, `_` and `-`.
  package static func isSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    var (place, otherPlace) = (0, 0)
    while true {
      let (letter, otherLetter) = (nextLetter(in: one, &place), nextLetter(in: other, &otherPlace))
      guard let letter, let otherLetter else {
        if letter ?? 0 < 0x80, otherLetter ?? 0 < 0x80 { return letter == otherLetter }
        break
      }
      if letter.isDifferentCharacter(from: otherLetter) { return false }
      if letter >= 0x80 || otherLetter >= 0x80 { break }
    }
    return normalized(String(one)) == normalized(String(other))
  }

  /// The next byte of a name that counts, in lower case; nil at its end.
  private static func nextLetter(in name: Span<UInt8>, _ place: inout Int) -> UInt8? {
    while place < name.count {
      let byte = name[place]
      place += 1
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), 0x20, 0x09...0x0D: continue
      default: return byte.lowercased
      }
    }
    return nil
  }

  /// The question whether a name was meant, with what else is to be said of it.
  package static func question(_ name: String, _ reason: String = "") -> String { "did you mean \(name)\(reason)?" }

  /// The question whether the one nearest candidate was meant; nil if none or several are near.
  package static func question(to name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { question($0) }
  }

  /// The one nearest candidate within a third of the name's length, at least one edit; nil if none or several are.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    NearNames(candidates).nearest(to: name)
  }
}
