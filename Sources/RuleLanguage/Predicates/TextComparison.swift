/// Compares texts by grapheme clusters and canonical equivalence, with case.
enum TextComparison {
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

  /// What follows a prefix; nil where the text does not start with it.
  private static func clustersAfter(_ prefix: String, in text: String) -> Substring? {
    var rest = text[...]
    for cluster in prefix {
      guard rest.first == cluster else { return nil }
      rest.removeFirst()
    }
    return rest
  }

  /// Whether a text contains another; linear, by Knuth, Morris and Pratt.
  static func contains(_ text: String, _ part: String) -> Bool {
    let wanted = Array(part)
    guard !wanted.isEmpty else { return true }
    var borders = [0]
    var length = 0
    for index in wanted.indices.dropFirst() {
      while length > 0, wanted[index] != wanted[length] { length = borders[length - 1] }
      if wanted[index] == wanted[length] { length += 1 }
      borders.append(length)
    }
    var matched = 0
    for cluster in text {
      while matched > 0, cluster != wanted[matched] { matched = borders[matched - 1] }
      if cluster == wanted[matched] { matched += 1 }
      if matched == wanted.count { return true }
    }
    return false
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
