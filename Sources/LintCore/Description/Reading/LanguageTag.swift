/// Language tags as BCP 47 writes them.
package enum LanguageTag {
  /// Whether a key is one: a language of two or three letters, then parts of one to eight letters and digits.
  package static func isTag(_ key: Span<UInt8>) -> Bool {
    var isFirst = true
    var length = 0
    for index in key.indices {
      let byte = key[index]
      if byte == UInt8(ascii: "-") {
        guard length > (isFirst ? 1 : 0) else { return false }
        (isFirst, length) = (false, 0)
        continue
      }
      length += 1
      let isAllowed = byte.isLetter || !isFirst && byte.isDigit
      guard isAllowed, length <= (isFirst ? 3 : 8) else { return false }
    }
    return length > (isFirst ? 1 : 0)
  }
}
