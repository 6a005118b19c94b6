import LintCore
import Testing

@Suite("Syntax errors in plain words, with the parser's own")
struct SyntaxTests {
  @Test(
    "a known cause is named, with what to do",
    arguments: [
      ("inn:\n\tname: Lion", "tab", "spaces", "2:1"),
      ("inn:\n  name: Lion\n\turl: x", "tab", "spaces", "3:1"),
      ("inn: {name: Lion: Nearby}", "colon", "quote", "1:17"),
      ("inn:\n  name: Lion: Nearby", "colon", "quote", "2:13"),
      ("inn:\n  name: *", "*", "quote", "2:10"),
      (
        "inn:\n  wine: .cellar(size: 15)", "colon", "write the wine by its parts, as in {grapes: cellar, size: 0.75}",
        "2:21"
      ),
      ("inn: [@x]", "@", "quote", "1:7"), ("inn: [a, `b]", "backquote", "quote", "1:10"),
      ("inn: [%x]", "%", "quote", "1:7"), ("- @x", "@", "quote", "1:3"), ("inn: {name: - x}", "-", "quote", "1:13"),
      ("inn:\n  name: *Lion*", "*", "quote", "2:14"), ("inn:\n  name: & Co", "&", "quote", "2:10"),
      ("inn:\n  name: * x", "*", "quote", "2:10"),
      ("inn:\n  name: %x", "%", "quote", "2:9"),
      ("inn:\n  name: @x", "@", "quote", "2:9"),
      ("inn:\n  name: `x`", "backquote", "quote", "2:9"),
      ("inn:\n  name: &", "&", "quote", "2:10"),
      ("inn:\n  name: - x", "-", "quote", "2:9"),
      ("inn: {color: #333}\ncourses: 1", "#", "quote", "2:8"),
      ("inn: [a, #333]\ncourses: 1", "#", "quote", "2:11"), ("inn: [#333]\ncourses: 1", "#", "quote", "2:11"),
      ("inn:\n  name: Lion\n webSchemes: x", "indentation", "indent", "3:2"),
      ("inn:\n  name: Lion\ncourses:\n  - name: a\n    chilled: true\n   price: 3", "indentation", "indent", "6:4"),
      ("courses:\n  - name: a\n - name: b", "indentation", "indent", "3:2"),
      ("inn: b\n- c", "indentation", "indent", "2:1"), ("inn: 'x' -y", "after the quote", "''", "1:10"),
      ("inn: {name: Lion\ncourses: 1", "closing bracket", "close", "2:8"),
      ("inn: {name: \"Lion\"\ncourses: 1", "closing bracket", "close", "2:1"),
      ("inn: [\"Lion\" 'Crown']", "comma", "close", "1:14"),
      ("inn:\n  name: Lion\n   x: y", "indentation", "indent", "3:5"),
      ("inn:\n  name： Lion\n  webSchemes: lion", "full-width", "ASCII", "3:13"),
      ("inn: 'x", "end of stream", "close", "1:8"),
      ("inn: *missing", "*missing", "quote", "1:6"),
      ("inn:\n  - {color: #333}\n  - {color: #444}", "#", "begins with # on line 2", "3:3"),
      ("inn: {color: #333}", "#", "begins with #, as", "1:19"),
      ("inn: {color: {light: #333, dark: #fff}}\n", "#", "quote", "2:1"),
      ("inn: {\n  color: #333}\n", "#", "quote", "3:1"),
      ("inn: [a, #1]\n---\ninn: 1", "#", "quote", "2:1"),
      ("inn: {\n  color: #333,\n  size: 1\n}", "swallowed the comma", "begins with # on line 2", "3:7"),
      ("inn:\n  name: 'Today's Lion'", "after the quote", "''", "2:16"),
      ("inn: {name: 'L'app'}", "after the quote", "''", "1:16"),
      ("inn:\n  name: \"Lion\" Nearby", "after the quote", "\\\"", "2:16"),
      ("inn:\n  - 'Lion' Nearby", "after the quote", "''", "2:12"),
      ("inn: {opens: lion:}", "colon", "quote", "1:18"),
      ("{\"inn\": {\"name\": \"Lion \\ud83e\\udd81\"}}", "JSON pair", "write the character itself", "1:26"),
      ("inn:\n  name: Lion\n  webSchemes:lion\n", "not a key with a value", "write key: value", "4:1"),
    ]
  )
  func causes(text: String, cause: String, help: String, expected: String) {
    let all = findings(text)
    #expect(all.map(\.rule) == ["yaml-syntax"])
    #expect(all.first?.message.contains(cause) == true, "\(all.map(\.message))")
    #expect(all.first?.help?.contains(help) == true, "\(all.map(\.help))")
    #expect(all.first.map { place(of: $0.range.lowerBound, in: text) } == expected)
  }

  @Test(
    "a comment that closes only what it has opened swallowed nothing",
    arguments: [
      "inn: [a # in [b] and {c}\n  @d]", "# ]\ninn: {a: 1,\n  @b}", "inn:\n  name: Lion # {x}\n name: y",
      "inn: {a: 1, # b,\n  c: 2 d: 3}", "inn: {\n  a: # b,\n  1,\n  c: 2 d: 3}",
    ]
  )
  func balancedComments(text: String) {
    let message = findings(text).first?.message
    #expect(message?.contains("swallowed") == false, "\(message ?? "")")
  }

  @Test(
    "what a syntax error also speaks of is one character, whole",
    arguments: [("a: 1\nดี tr\n", "ด"), ("a: 1\n\u{1F600} tr\n", "\u{1F600}"), ("a: [1", "["), ("a: 'x", "'")]
  )
  func context(text: String, expected: String) {
    let related = findings(text).flatMap(\.related).map { Array(text.utf8)[$0.range] }
    #expect(related.map { String(validating: $0, as: UTF8.self) } == [expected])
  }

  @Test(
    "another encoding, a control character and what is no text are named, with what to do",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16", "UTF-8"), ([0x61, 0xE9], "0xE9", "UTF-8"),
      ([0x61, 0x00], "U+0000", "not be text"), ([0x61, 0x07], "U+0007", "escape"), ([0x1B], "U+001B", "escape"),
      ([0xEF, 0xBF, 0xBE], "U+FFFE", "escape"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "0x89", "UTF-8"),
    ] as [([UInt8], String, String)]
  )
  func bytes(bytes: [UInt8], message: String, help: String) {
    let all = findings(bytes)
    #expect(all.map(\.rule) == ["yaml-syntax"])
    #expect(all.first?.message.contains(message) == true)
    #expect(all.first?.help?.contains(help) == true)
  }

  @Test(
    "a limit is named with its number",
    arguments: [
      (String(repeating: "[", count: 101), "nested more than 100 deep"),
      ("&a [*a]", "inside the value that it refers to"),
      (String(repeating: "- ", count: 101), "nested more than 100 deep"),
    ]
  )
  func limits(text: String, part: String) {
    let all = findings(text)
    #expect(all.map(\.rule) == ["limit-exceeded"])
    #expect(all.first?.message.contains(part) == true)
  }

  @Test("a syntax error leaves the findings of the documents before it")
  func earlierDocuments() {
    let all = findings("inn: {name: A}\ncourses: [{name: A, chilled: yes}]\n---\ninn: [\n")
    #expect(all.map(\.rule) == ["wrong-type", "yaml-syntax"])
    #expect(all.map(\.document) == [1, 2])
  }
}
