import Testing

@testable import YAML

@Suite("Documents of one file")
struct DocumentTests {
  @Test(
    "each document has its root",
    arguments: [
      ("", []),
      ("# only a comment\n", []),
      ("a", ["a"]),
      ("--- a\n--- b\n", ["a", "b"]),
      ("a\n...\n--- b\n", ["a", "b"]),
      ("a\n---\n", ["a", ""]),
      ("---\n---\na", ["", "a"]),
      ("%YAML 1.1\n---\na", ["a"]),
    ]
  )
  func roots(text: String, expected: [String]) {
    let stream = YAMLStream(Array(text.utf8))
    #expect(stream.problem == nil)
    #expect(stream.documents.map { stream.text($0.root) } == expected)
  }

  @Test("a document knows its bytes")
  func ranges() {
    let stream = YAMLStream(Array("# head\na: 1\n---\nb: 2\n".utf8))
    #expect(stream.documents.map { stream.bytes[$0.range].first } == [UInt8(ascii: "a"), UInt8(ascii: "-")])
  }

  @Test(
    "what ends the reading leaves the documents before it",
    arguments: [
      "a: 1\n---\nb: [", "a: 1\n---\nb: *x", "a: 1\n---\nb: \u{1}\n", "a: 1\n--- |\n \u{1}", "a: 1\n---\n\u{0}",
    ]
  )
  func earlierDocuments(text: String) {
    let stream = YAMLStream(Array(text.utf8))
    #expect(stream.problem != nil)
    #expect(stream.documents.map { stream.nodes[$0.root].kind } == [.mapping])
    #expect(stream.nodes.count == 3)
  }

  @Test(
    "a document that a forbidden character may have cut is not complete",
    arguments: ["a: 1\nb: 2\u{7}\n", "a: 1\n\u{7}", "a: 1\n# \u{7}\n"]
  )
  func cutDocument(text: String) {
    let stream = YAMLStream(Array(text.utf8))
    #expect(stream.documents.isEmpty)
    #expect(stream.nodes.isEmpty)
    #expect(stream.problem?.kind == .forbiddenCharacter(7))
  }

  @Test(
    "a syntax error is in the parser's own words, at its place",
    arguments: [
      ("a: b: c", "mapping values are not allowed in this context", 4),
      ("a: [1", "did not find expected ',' or ']'", 5),
      ("\tx: 1", "found character that cannot start any token", 0),
      ("a: 'x", "found unexpected end of stream", 5),
      ("a: 1\n b: 2", "mapping values are not allowed in this context", 7),
      ("a: 1\n- b", "did not find expected key", 5),
      ("é: [ü, ], ]", "did not find expected key", 10),
      ("a: b: c\n\u{1}", "mapping values are not allowed in this context", 4),
    ]
  )
  func syntax(text: String, words: String, offset: Int) {
    let found = problem(text)
    guard case .syntax(let problem, _, _)? = found?.kind else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(problem.contains(words))
    #expect(found?.range.lowerBound == offset)
  }
}
