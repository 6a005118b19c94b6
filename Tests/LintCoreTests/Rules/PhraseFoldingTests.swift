import Testing

@testable import LintCore

@Suite("Folded titles")
struct PhraseFoldingTests {
  private func folded(_ text: String) -> String {
    String(decoding: PhraseFolding.folded(Array(text.utf8).span), as: UTF8.self)
  }

  @Test("are in lower case, whatever the letter, and have no white space")
  func everyScalar() {
    // Leaves out ideographs and Hangul; beyond these, there are only ideographs.
    let scalars = [0..<0x3400, 0x9FFF..<0xAC00, 0xD7A3..<0x20000].joined().compactMap { Unicode.Scalar(UInt32($0)) }
    let wrong = scalars.filter { scalar in
      if [0x2018, 0x2019, 0x3C2].contains(scalar.value) || (0xFF01...0xFF5E).contains(scalar.value) { return false }
      let expected = scalar.properties.isWhitespace ? "" : String(scalar).lowercased()
      return !folded("a" + String(scalar)).unicodeScalars.elementsEqual(("a" + expected).unicodeScalars)
    }
    #expect(wrong == [])
  }

  @Test(
    "have ASCII for full-width forms, straight apostrophes, and one small sigma",
    arguments: [
      ("Ｏｐｅｎ　ＡＰＰ！", "openapp!"), ("l’App", "l'app"), ("‘É’", "'é'"), ("Ελλάς", "ελλάσ"), ("ÀÖ×ØÞß÷ÿ", "àö×øþß÷ÿ"),
    ]
  )
  func forms(_ text: String, _ expected: String) {
    #expect(folded(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }
}
