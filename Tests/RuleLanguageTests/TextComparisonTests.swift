import Testing
import WidgetModel

@testable import RuleLanguage

@Suite("Texts compared as bytes")
struct TextComparisonTests {
  /// Characters that are, or may become, equivalent to others.
  private static let pieces = [
    "e", "é", "\u{301}", "E", "K", "\u{212A}", "か", "が", "\u{3099}", "가", "\u{1100}", "\u{1161}", "地", " ", "-", "ı",
    "İ", "i",
    "ﬁ", "ß", "😀", ";", "\u{37E}", "`", "\u{1FEF}", "ปิ", "ا", "\u{653}", "آ", "\u{64B}", "เ", "\u{E38}", "\u{200D}",
    "\r", "\n",
  ]

  /// Texts of up to two pieces.
  private static let texts = [""] + pieces + pieces.flatMap { one in pieces.map { one + $0 } }

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
        let isSameName = normalized == NearName.normalized(other)
        #expect(NearName.isSame(bytes.span, others.span) == isSameName, "\(pair)")
      }
    }
  }
}
