import Testing

@testable import YAML

@Suite("Files in UTF-8, and others")
struct EncodingTests {
  @Test(
    "a byte that is no UTF-8 is the one problem of its file",
    arguments: [
      [0x61, 0xFF], [0x61, 0x80], [0x61, 0xC3], [0x61, 0xC0, 0x80], [0x61, 0xE0, 0x80, 0x80], [0x61, 0xED, 0xA0, 0x80],
      [0x61, 0xF4, 0x90, 0x80, 0x80], [0x61, 0xF8, 0x88, 0x80, 0x80, 0x80], [0x61, 0xC3, 0x28], [0x61, 0xE2, 0x82],
    ] as [[UInt8]]
  )
  func invalid(bytes: [UInt8]) {
    let stream = YAMLStream(Array("ok: 1\n---\n".utf8) + bytes)
    #expect(stream.problem == YAMLProblem(kind: .invalidUTF8(byte: bytes[1]), range: 11..<12))
    #expect(stream.documents.isEmpty)
  }

  @Test("what is no UTF-8 goes before a forbidden character")
  func invalidAfterForbidden() {
    #expect(YAMLStream([0x01, 0xFF]).problem?.kind == .invalidUTF8(byte: 0xFF))
  }

  @Test("UTF-16 is named by its byte order mark", arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]])
  func utf16(bytes: [UInt8]) {
    #expect(YAMLStream(bytes).problem == YAMLProblem(kind: .utf16, range: 0..<2))
  }

  @Test(
    "what YAML calls printable may stand in a file",
    arguments: ["\t", "\u{85}", "\u{A0}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10FFFF}", "\u{1F600}", "~"]
  )
  func printable(character: String) {
    #expect(problem("a: \"x\(character)y\"") == nil)
  }

  @Test(
    "a character that YAML forbids ends the reading at its place",
    arguments: [0x00, 0x01, 0x07, 0x08, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F, 0x80, 0x84, 0x86, 0x9B, 0x9F, 0xFFFE, 0xFFFF]
      as [UInt32]
  )
  func forbidden(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let text = "é: \"x\(scalar)\""
    let length = String(scalar).utf8.count
    #expect(problem(text) == YAMLProblem(kind: .forbiddenCharacter(code), range: 6..<6 + length))
  }

  @Test("a byte order mark alone is an empty file")
  func onlyMark() {
    let stream = YAMLStream([0xEF, 0xBB, 0xBF])
    #expect(stream.problem == nil)
    #expect(stream.documents.isEmpty)
  }

  @Test("a later document may begin with a byte order mark")
  func laterMark() {
    let text = "a: 1\n---\n\u{FEFF}b: é\n"
    let stream = YAMLStream(Array(text.utf8))
    #expect(stream.problem == nil)
    #expect(places(Array(text.utf8)).last == "3:5-3:6")
  }
}
