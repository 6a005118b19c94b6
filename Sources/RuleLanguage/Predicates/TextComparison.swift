/// Compares texts by grapheme clusters and canonical equivalence, with case.
package enum TextComparison {
  /// Whether a text starts with another.
  static func starts(_ text: String, with prefix: String) -> Bool {
    clustersAfter(prefix, in: text) != nil
  }

  /// Whether a text starts with another as whole words.
  static func startsWithWords(_ text: String, _ prefix: String) -> Bool {
    guard let rest = clustersAfter(prefix, in: text), let last = prefix.unicodeScalars.last else { return false }
    guard let next = rest.unicodeScalars.first else { return true }
    return !continuesWord(next) || isUnspaced(next) || isUnspaced(last)
  }

  /// Whether two texts are the same, whatever the case.
  static func isSameIgnoringCase(_ one: String, _ other: String) -> Bool {
    guard isPlain(one), isPlain(other) else { return one == other || one.lowercased() == other.lowercased() }
    return one.utf8.elementsEqual(other.utf8) { lowercased($0) == lowercased($1) }
  }

  /// Whether a text starts with another, whatever the case.
  static func startsIgnoringCase(_ text: String, with prefix: String) -> Bool {
    guard isPlain(text), isPlain(prefix) else { return starts(text.lowercased(), with: prefix.lowercased()) }
    return text.utf8.starts(with: prefix.utf8) { lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

  /// Whether each byte is a cluster of its own, so that bytes may be compared.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }

  /// What follows a prefix; nil where the text does not start with it.
  private static func clustersAfter(_ prefix: String, in text: String) -> Substring? {
    if isPlain(text), isPlain(prefix) {
      return text.utf8.starts(with: prefix.utf8) ? Substring(text.utf8.dropFirst(prefix.utf8.count)) : nil
    }
    var rest = text[...]
    for cluster in prefix {
      guard rest.first == cluster else { return nil }
      rest.removeFirst()
    }
    return rest
  }

  /// Whether a text contains another.
  static func contains(_ text: String, _ part: String) -> Bool {
    guard !part.isEmpty else { return true }
    // Most texts show it by their bytes, where those begin and end with clusters.
    if let end = end(of: Array(part.utf8), in: text.utf8) {
      let start = text.utf8.index(end, offsetBy: -part.utf8.count)
      if String.Index(start, within: text) != nil, String.Index(end, within: text) != nil { return true }
    }
    return end(of: Array(part), in: text) != nil
  }

  /// Where some units end that a text contains; linear, by Knuth, Morris and Pratt.
  private static func end<Text: Collection>(of wanted: [Text.Element], in text: Text) -> Text.Index?
  where Text.Element: Equatable {
    var borders = [0]
    var length = 0
    for index in wanted.indices.dropFirst() {
      while length > 0, wanted[index] != wanted[length] { length = borders[length - 1] }
      if wanted[index] == wanted[length] { length += 1 }
      borders.append(length)
    }
    var matched = 0
    for index in text.indices {
      while matched > 0, text[index] != wanted[matched] { matched = borders[matched - 1] }
      if text[index] == wanted[matched] { matched += 1 }
      if matched == wanted.count { return text.index(after: index) }
    }
    return nil
  }

  /// Whether a text follows another without a space: both are of scripts that are written without spaces, as Hangul
  /// is not.
  package static func joinsWithoutSpace(_ text: String, _ next: String) -> Bool {
    guard let last = text.unicodeScalars.last, let first = next.unicodeScalars.first else { return false }
    return [last, first].allSatisfy { isUnspaced($0) && !(0xAC00...0xD7A3).contains($0.value) }
  }

  private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" { return true }
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
