import LintCore
import Testing

@Suite("Names that differ in case and separators")
struct NearNameTests {
  /// Characters that are, or may become, the same as others.
  private static let pieces = [
    "e", "É", "\u{301}", "-", "\u{3000}", "か", "が", "\u{3099}", "и", "Й", "\u{306}", "ا", "آ", "\u{653}", "K",
    "\u{212A}", "\0",
  ]

  private static func joined(_ texts: [String]) -> [String] { texts.flatMap { one in pieces.map { one + $0 } } }

  @Test("are the same where their normalized forms are equivalent") func normalized() {
    let short = [""] + Self.pieces + Self.joined(Self.pieces)
    let names = short + Self.joined(Self.joined(Self.pieces))
    let normalized = names.map { NearName.normalized($0) }
    for (number, other) in short.enumerated() {
      let (others, expected) = (Array(other.utf8), NearName.normalized(other))
      // Each eleventh name, from another place on for each text: all pairs would take most of the suite's time.
      let wrong = stride(from: number % 11, to: names.count, by: 11).map { (names[$0], normalized[$0]) }.filter {
        name,
        form in
        let bytes = Array(name.utf8)
        return NearName.isSame(bytes.span, others.span) != (form == expected)
          || NearName.isSame(others.span, bytes.span) != (form == expected)
      }
      #expect(wrong.map(\.0) == [], "\(other.unicodeScalars.map(\.value))")
    }
  }
}
