import Testing

@Suite("Hostile input: bytes, characters and lines", .showsRuns)
struct HostileBytesTests {
  @Test(
    "NUL and control characters end the reading at their place",
    arguments: [0x00, 0x01, 0x07, 0x08, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F, 0x80, 0x9B, 0xFFFE] as [UInt32]
  )
  func control(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let findings = HostileFile("app: {name: \"é\(scalar)\"}\n").findings()
    #expect(findings.map(\.place) == ["yaml-syntax 1:15"])
    let digits = String(code, radix: 16, uppercase: true)
    #expect(findings.first?.message.contains("U+\(String(repeating: "0", count: 4 - digits.count))\(digits)") == true)
  }

  @Test(
    "Bytes that are no UTF-8 are located by byte",
    arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF8, 0x88], [0xC0, 0x80]] as [[UInt8]]
  )
  func invalid(bytes: [UInt8]) {
    let findings = HostileFile(Array("app:\n  name: é😀".utf8) + bytes + [0x0A]).findings()
    #expect(findings.map(\.place) == ["yaml-syntax 2:11"])
    let code = String(bytes[0], radix: 16, uppercase: true)
    #expect(findings.first?.message == "the byte 0x\(code) is not UTF-8, expected a file in UTF-8")
  }

  @Test(
    "UTF-16 and UTF-32 are refused with that word, with and without a mark",
    arguments: [2, 4],
    [(isBig: false, hasMark: false), (false, true), (true, false), (true, true)]
  )
  func otherEncodings(width: Int, order: (isBig: Bool, hasMark: Bool)) throws {
    let text = (order.hasMark ? "\u{FEFF}" : "") + Sample.clean
    let bytes = text.unicodeScalars.flatMap { scalar in
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: scalar.value >> UInt32(8 * $0)) }
      return order.isBig ? bytes.reversed() : bytes
    }
    let findings = HostileFile(bytes).findings()
    #expect(findings.map(\.place) == ["yaml-syntax 1:1"])
    #expect(findings.first?.message == "the file is UTF-\(8 * width), expected UTF-8")
  }

  @Test("A byte order mark is no part of the first line, and alone is an empty file")
  func byteOrderMark() {
    #expect(
      HostileFile("\u{FEFF}app: {name: Maps, x: 1}\nwidgets: [{name: Maps}]\n").findings().map(\.place) == [
        "unknown-field 1:19"
      ]
    )
    #expect(HostileFile("\u{FEFF}").findings().map(\.rule) == ["empty-description"])
  }

  @Test(
    "Lines are those that an editor counts: LF, CR and CRLF end one, U+0085, U+2028 and U+2029 do not",
    arguments: [
      ("\n", 4, 5), ("\r\n", 4, 5), ("\r", 4, 5), ("\n\r", 7, 5), ("\u{85}", 1, 47), ("\u{2028}", 1, 47),
      ("\u{2029}", 1, 47),
    ]
  )
  func lines(lineBreak: String, line: Int, column: Int) {
    let text = ["app: {name: Maps}", "widgets:", "  - name: Maps", "    scrolls: true", ""].joined(separator: lineBreak)
    let findings = HostileFile(text).findings()
    #expect(findings.map(\.rule) == ["no-scrolling"])
    #expect(findings.map(\.line) == [line])
    #expect(findings.first?.column == column + 9)
  }

  @Test("A tab where only spaces may indent is named, and one elsewhere is white space")
  func tabs() {
    let findings = HostileFile("app:\n\tname: Maps\n").findings()
    #expect(findings.map(\.place) == ["yaml-syntax 2:1"])
    #expect(findings.first?.message.contains("found a tab where only spaces may indent") == true)
    #expect(HostileFile("app:\t{name:\tMaps}\t\nwidgets: [{name: Maps}]\t# a\tb\n").findings().isEmpty)
  }

  @Test(
    "An empty file, and one of comments, blanks or empty documents alone, ends with a finding",
    arguments: ["", "\n", " \n  \n", "# a\n# b", "---\n", "---\n---\n...\n", "\u{FEFF}# a\r\n"]
  )
  func empty(text: String) {
    #expect(HostileFile(text).findings().map(\.rule) == ["empty-description"])
  }
}
