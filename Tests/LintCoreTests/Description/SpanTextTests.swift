import Foundation
import LintCore
import Testing

@Suite("Texts as bytes")
struct SpanTextTests {
  private static let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }

  private static func isSimple(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.span.isSimple
  }

  @Test("a code point is space where Unicode says so") func space() {
    let wrong = Self.scalars.filter { $0.isSpace != $0.properties.isWhitespace }
    #expect(Array(wrong) == [])
  }

  @Test("a simple code point is composed, and joins no other one beside it")
  func simplicity() {
    let simple = Self.scalars.filter { Self.isSimple(String($0)) }
    #expect(simple.count > 30_000)
    let joining = simple.filter { scalar in
      let text = String(scalar)
      return !text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
        || scalar.properties.canonicalCombiningClass != .notReordered
        || ["a", "か", "가", "地", "«", "😀", "\n"].contains { "\($0)\(text)".count != 2 || "\(text)\($0)".count != 2 }
    }
    #expect(joining == [])
  }
}
