import Foundation
import Testing

@testable import LintCore

@Suite("Phrases looked up")
struct PhraseTableTests {
  /// Parts of texts that are, or may become, equivalent to others.
  private static let pieces = [
    "e", "É", "\u{301}", "\u{323}", "K", "\u{212A}", "が", "か", "\u{3099}", "가", "\u{1161}", "ا", "\u{64B}", "เ",
    "\u{E38}", "地", "»b", "…", "שׁ", " ",
  ]

  /// Texts of up to two parts, also next to letters and between them.
  private static let texts = {
    let short = [""] + pieces + pieces.flatMap { one in pieces.map { one + $0 } }
    return short + short.flatMap { ["OK\($0)", "\($0) KO", "to\($0)do"] }
  }()

  private static func title(_ text: String) -> [UInt8] {
    PhraseFolding.trimmed(PhraseFolding.folded(Array(text.utf8).span))
  }

  private static func folded(_ text: String) -> String { String(decoding: title(text), as: UTF8.self) }

  private static func holds(_ table: PhraseTable, _ text: String) -> Bool { table.holds(title(text)) }

  @Test("are found by all titles that are equivalent to them, and by no other") func plain() {
    let folded = Self.texts.map { Self.folded($0) }
    // The single parts, and some of the pairs.
    for phrase in Set(folded.prefix(21) + stride(from: 21, to: 500, by: 4).map { folded[$0] }) {
      let table = PhraseTable(PhraseTable.texts(of: [phrase], name: "inn"))
      let wrong = zip(Self.texts, folded).filter { Self.holds(table, $0) != ($1 == phrase) }.map(\.0)
      #expect(wrong == [], "\(phrase.unicodeScalars.map(\.value))")
    }
    let some = Set(folded.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
    let table = PhraseTable(PhraseTable.texts(of: Array(some), name: nil))
    #expect(zip(Self.texts, folded).filter { Self.holds(table, $0) != some.contains($1) }.map(\.0) == [])
  }

  @Test("are found by all titles that are equivalent to them around a name", arguments: pieces + ["", "to", "を"])
  func patterns(_ before: String) {
    for after in Self.pieces + ["", "do", "を開く"] {
      let table = PhraseTable(PhraseTable.texts(of: ["\(before){inn}\(after)"], name: "inn"))
      for name in ["OK", "É", "e\u{323}\u{301}", "か\u{3099}", "가", "ا\u{64B}", "แผนที่", "地…", "\u{212A}b", "שׁ"] {
        let foldedName = PhraseFolding.folded(Array(name.utf8).span)
        let text = before + name + after
        for text in [text, text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping] {
          let title = Self.title(text)
          let phrase = PhraseFolding.trimmed(
            PhraseFolding.folded(Array(before.utf8).span) + foldedName + Self.title(after)
          )
          let isSame = String(decoding: title, as: UTF8.self) == String(decoding: phrase, as: UTF8.self)
          let isFound = table.holds(title, around: Array(name.utf8).span, in: table.patterns(for: title))
          #expect(isFound == isSame, "\(before) \(name) \(after)")
        }
      }
    }
  }
}
