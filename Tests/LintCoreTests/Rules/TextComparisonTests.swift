import Testing

@testable import LintCore

@Suite("Texts compared as bytes")
struct TextComparisonTests {
  /// Characters that are, or may become, equivalent to others.
  private static let pieces = [
    "e", "é", "\u{301}", "E", "K", "\u{212A}", "か", "が", "\u{3099}", "가", "\u{1100}", "\u{1161}", "地", " ", "-", "_",
    "ı",
    "İ", "i",
    "ﬁ", "ß", "😀", ";", "\u{37E}", "`", "\u{1FEF}", "ปิ", "ا", "\u{653}", "آ", "\u{64B}", "เ", "\u{E38}", "\u{200D}",
    "\r", "\n",
  ]

  /// Texts of up to two pieces.
  private static let texts = [""] + pieces + pieces.flatMap { one in pieces.map { one + $0 } }

  private static func startsWithWords(_ text: String, _ prefix: String) -> Bool {
    guard let last = prefix.unicodeScalars.last, text.starts(with: prefix) else { return false }
    guard let next = text.dropFirst(prefix.count).unicodeScalars.first else { return true }
    let isUnspaced = [last, next].contains { scalar in
      [0xE00...0xE7F, 0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3].contains { $0.contains(Int(scalar.value)) }
    }
    let isMark = next.properties.canonicalCombiningClass != .notReordered
    let isWord = next == "_" || !isMark && next.properties.isAlphabetic || Character(next).isNumber
    return isUnspaced || !isWord
  }

  @Test("say what Swift's characters say") func equivalence() {
    for one in Self.texts {
      let bytes = Array(one.utf8)
      let tails = one.indices.map { one[$0...] }
      let (lowercased, normalized) = (one.lowercased(), NearName.normalized(one))
      for other in Self.texts {
        let others = Array(other.utf8)
        let pair = "\(one.unicodeScalars.map(\.value)) \(other.unicodeScalars.map(\.value))"
        #expect(TextComparison.isSame(bytes.span, others.span) == (one == other), "\(pair)")
        #expect(TextComparison.starts(bytes.span, with: others.span) == one.starts(with: other), "\(pair)")
        #expect(
          TextComparison.isSameIgnoringCase(bytes.span, others.span) == (lowercased == other.lowercased()),
          "\(pair)"
        )
        #expect(
          TextComparison.startsIgnoringCase(bytes.span, with: others.span)
            == lowercased.starts(with: other.lowercased()),
          "\(pair)"
        )
        let holds = other.isEmpty || tails.contains { $0.starts(with: other) }
        #expect(TextComparison.contains(bytes.span, others.span) == holds, "\(pair)")
        let hasWords = Self.startsWithWords(one, other)
        #expect(TextComparison.startsWithWords(bytes.span, others.span) == hasWords, "\(pair)")
        let isSameName = normalized == NearName.normalized(other)
        #expect(NearName.isSame(bytes.span, others.span) == isSameName, "\(pair)")
      }
    }
  }
}
