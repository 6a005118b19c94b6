import LintCore
import Testing

@Suite("Texts as bytes")
struct SpanTextTests {
  private static let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }

  @Test("a code point is space where Unicode says so") func space() {
    let wrong = Self.scalars.filter { $0.isSpace != $0.properties.isWhitespace }
    #expect(Array(wrong) == [])
  }
}
