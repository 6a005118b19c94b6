import Foundation
import Testing

@testable import LintCore

@Suite("Texts compared as bytes")
struct TextComparisonTests {
  /// Characters that are, or may become, equivalent to others.
  private static let pieces = [
    "e", "é", "\u{301}", "E", "K", "\u{212A}", "か", "が", "\u{3099}", "가", "\u{1100}", "\u{1161}", "地", " ", "-", "_",
    "\u{3000}", "\u{A0}", "и", "Й", "\u{306}", "2", "²", "\0", "ı", "İ", "i", "ﬁ", "ß", "😀", ";", "\u{37E}", "`",
    "\u{1FEF}", "ปิ",
    "ا", "\u{653}", "آ", "\u{64B}", "เ", "\u{E38}", "\u{200D}",
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

  /// Pairs each text with all short ones, and with every 41st of the others, starting at a different one each time.
  private static func pairs() -> [(one: String, other: String)] {
    texts.indices.flatMap { number in
      let others = texts.prefix(pieces.count + 1) + stride(from: number % 41, to: texts.count, by: 41).map { texts[$0] }
      return others.map { (texts[number], $0) }
    }
  }

  @Test("say what Swift's characters say") func equivalence() {
    var wrong: [String] = []
    for (one, other) in Self.pairs() {
      let (bytes, others) = (Array(one.utf8), Array(other.utf8))
      let (lowercased, otherLowercased) = (one.lowercased(), other.lowercased())
      let isContained = other.isEmpty || one.indices.contains { one[$0...].starts(with: other) }
      let isSameName = NearName.normalized(one) == NearName.normalized(other)
      let verdicts = [
        "isSame": TextComparison.isSame(bytes.span, others.span) == (one == other),
        "starts": TextComparison.starts(bytes.span, with: others.span) == one.starts(with: other),
        "isSame(ignoringCase:)":
          TextComparison.isSame(bytes.span, others.span, ignoringCase: true) == (lowercased == otherLowercased),
        "startsIgnoringCase":
          TextComparison.starts(bytes.span, with: others.span, ignoringCase: true)
          == lowercased.starts(with: otherLowercased),
        "contains": TextComparison.contains(bytes.span, others.span) == isContained,
        "startsWithWords":
          TextComparison.startsWithWords(bytes.span, others.span) == Self.startsWithWords(one, other),
        "NearName.isSame": NearName.isSame(bytes.span, others.span) == isSameName,
      ]
      wrong += verdicts.filter { !$0.value }.map {
        "\($0.key) \(one.unicodeScalars.map(\.value)) \(other.unicodeScalars.map(\.value))"
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "words are found in whatever code points they are written, and not where a mark follows",
    arguments: ["ᾧ", "ω\u{314}\u{342}\u{345}", "widget", "がが", "\u{1D160}"]
  )
  func writtenOtherwise(_ prefix: String) {
    for written in [prefix, String(prefix.decomposedStringWithCanonicalMapping)] {
      for marks in 0..<80 {
        let text = Array((written + String(repeating: "\u{301}", count: marks) + " next").utf8)
        #expect(TextComparison.startsWithWords(text.span, Array(prefix.utf8).span) == (marks == 0), "\(marks)")
        let later = Array("a ".utf8) + text
        #expect(TextComparison.containsWords(later.span, Array(prefix.utf8).span) == (marks == 0), "\(marks)")
      }
    }
  }
}
