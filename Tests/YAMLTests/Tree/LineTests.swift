import Testing
import YAML

@Suite("Lines and columns as an editor counts them")
struct LineTests {
  @Test(
    "LF, CRLF and CR end a line, and nothing else does",
    arguments: [
      ("", 1), ("a", 1), ("a\n", 2), ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\n\rb", 3), ("a\r\r\nb", 3),
      ("a\u{85}b", 1), ("a\u{2028}b\u{2029}c", 1), ("a\u{B}b\u{C}c", 1),
    ]
  )
  func count(text: String, expected: Int) {
    let bytes = Array(text.utf8)
    #expect(LineMap(bytes, count: bytes.count).lineCount == expected)
  }

  @Test("a line break is found at each place", arguments: ["\n", "\r", "\r\n", "\n\n", "\r\r\n"])
  func lineBreaks(lineBreak: String) {
    for length in 0..<20 {
      for rest in 0..<10 {
        let text = String(repeating: "é~\t", count: length) + lineBreak + String(repeating: "é", count: rest)
        let bytes = Array(text.utf8)
        let start = 4 * length + lineBreak.utf8.count
        let lines = LineMap(bytes, count: bytes.count)
        #expect(lines.range(ofLine: lines.lineCount) == start..<bytes.count)
        #expect(lines.lineCount == (lineBreak.unicodeScalars.count == 1 || lineBreak == "\r\n" ? 2 : 3))
      }
    }
  }

  @Test(
    "nodes stand where an editor shows them",
    arguments: [
      ("a: 1\nb: 2", ["1:1-2:5", "1:1-1:2", "1:4-1:5", "2:1-2:2", "2:4-2:5"]),
      ("a: 1\r\nb: 2", ["1:1-2:5", "1:1-1:2", "1:4-1:5", "2:1-2:2", "2:4-2:5"]),
      ("a: 1\rb: 2", ["1:1-2:5", "1:1-1:2", "1:4-1:5", "2:1-2:2", "2:4-2:5"]),
      ("\u{FEFF}a: 1", ["1:1-1:5", "1:1-1:2", "1:4-1:5"]),
      ("é: [ü, 😀, x]", ["1:1-1:13", "1:1-1:2", "1:4-1:13", "1:5-1:6", "1:8-1:9", "1:11-1:12"]),
      ("e\u{301}: x", ["1:1-1:6", "1:1-1:3", "1:5-1:6"]),
      ("x: 'a\u{85}b'", ["1:1-1:9", "1:1-1:2", "1:4-1:9"]),
      ("a: \"\u{2028}\"\nb: 1", ["1:1-2:5", "1:1-1:2", "1:4-1:7", "2:1-2:2", "2:4-2:5"]),
      ("\u{2028}a: 1", ["1:2-1:6", "1:2-1:3", "1:5-1:6"]),
      ("a: |\r\n  x\r\n  y\r\nb: 1", ["1:1-4:5", "1:1-1:2", "1:4-3:4", "4:1-4:2", "4:4-4:5"]),
    ]
  )
  func positions(text: String, expected: [String]) {
    #expect(places(Array(text.utf8)) == expected)
  }

  @Test(
    "a column is counted in code points, UTF-16 or UTF-8",
    arguments: [(LineMap.Unit.codePoints, 4), (.utf16, 5), (.utf8, 8)]
  )
  func units(unit: LineMap.Unit, column: Int) {
    let bytes = Array("x\né😀a!".utf8)
    let position = LineMap(bytes, count: bytes.count).position(of: bytes.count - 1, in: bytes, unit: unit)
    #expect(position.line == 2)
    #expect(position.column == column)
  }

  @Test("a byte order mark is no column", arguments: [LineMap.Unit.codePoints, .utf16, .utf8])
  func byteOrderMark(unit: LineMap.Unit) {
    let bytes = Array("\u{FEFF}ab".utf8)
    let lines = LineMap(bytes, count: bytes.count)
    #expect(lines.position(of: 0, in: bytes, unit: unit).column == 1)
    #expect(lines.position(of: 3, in: bytes, unit: unit).column == 1)
    #expect(lines.position(of: 4, in: bytes, unit: unit).column == 2)
  }

  @Test("columns are right far into a long line")
  func longLine() {
    let bytes = Array((String(repeating: "é😀a", count: 10_000) + "!").utf8)
    let lines = LineMap(bytes, count: bytes.count)
    #expect(lines.position(of: bytes.count - 1, in: bytes).column == 30_001)
    #expect(lines.position(of: bytes.count - 1, in: bytes, unit: .utf16).column == 40_001)
    #expect(lines.position(of: bytes.count, in: bytes, unit: .utf8).column == bytes.count + 1)
  }

  @Test("the end of a line about as long as a block has a column", arguments: 4094...4098, ["", "\n", "\r\n"])
  func blockOfOneLine(length: Int, lineBreak: String) {
    let bytes = Array(("x\n" + String(repeating: "a", count: length) + lineBreak).utf8)
    let position = LineMap(bytes, count: bytes.count).position(of: 2 + length, in: bytes)
    #expect(position.line == 2)
    #expect(position.column == length + 1)
  }

  @Test("a line's range holds its line break")
  func ranges() {
    let bytes = Array("ab\r\nc\rd".utf8)
    let lines = LineMap(bytes, count: bytes.count)
    #expect((1...lines.lineCount).map { lines.range(ofLine: $0) } == [0..<4, 4..<6, 6..<7])
    #expect(bytes.indices.map { lines.line(at: $0) } == [1, 1, 1, 1, 2, 2, 3])
  }
}
