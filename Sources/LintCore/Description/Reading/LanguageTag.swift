/// Language tags as BCP 47 writes them.
package enum LanguageTag {
  /// Whether a key is one: a language of two or three letters, then parts of one to eight letters and digits.
  package static func isTag(_ key: Span<UInt8>) -> Bool {
    let parts = String(key).utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return 2...3 ~= parts[0].count && parts[0].allSatisfy(\.isLetter)
      && parts.dropFirst().allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { $0.isLetter || $0.isDigit } }
  }
}
