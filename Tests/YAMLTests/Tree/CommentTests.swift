import Testing
import YAML

@Suite("Comments, which libyaml drops, are found again")
struct CommentTests {
  @Test(
    "a # that YAML lets pass begins a comment",
    arguments: [
      ("# a", ["# a"]),
      ("a: 1 # b", ["# b"]),
      ("a: 1 #", ["#"]),
      ("a: 1\t# b\n# c", ["# b", "# c"]),
      ("[a,#b\nc]", ["#b"]),
      ("\"x\"#b", ["#b"]),
      ("{a: 1,#b}\n}", ["#b}"]),
      ("a: | # head\n  text # no\n# after", ["# head", "# after"]),
      ("a: >- # head\n  text", ["# head"]),
      ("a: |# head\n", ["# head"]),
      ("a: #333333", ["#333333"]),
      ("a: # 1 # 2", ["# 1 # 2"]),
      ("--- # a\nb\n... # c\n", ["# a", "# c"]),
      ("a: &x # b\n  c", ["# b"]),
      ("a: !t # b\n  c", ["# b"]),
      ("a: *x # b", []),
      ("&x a: 1\nb: *x # c", ["# c"]),
      ("a: b\n# c\r\n# d\r# e\n", ["# c", "# d", "# e"]),
      ("# é\u{1F600}\na: 1", ["# é\u{1F600}"]),
    ]
  )
  func found(text: String, expected: [String]) {
    let stream = YAMLStream(Array(text.utf8))
    #expect(stream.comments().map { String(decoding: stream.bytes[$0], as: UTF8.self) } == expected)
  }

  @Test(
    "a # inside a scalar is no comment",
    arguments: [
      "a#b", "a: b#c", "'# a'", "\"# a\"", "a: |\n  # b\n", "a: >\n  # b\n\n  # c\n", "\"a\n # b\"", "'a\n # b\n'",
      "a: http://x/#y", "? 'a # b'\n: c", "[a#b, c]", "{a#: b}",
    ]
  )
  func inside(text: String) {
    let stream = YAMLStream(Array(text.utf8))
    #expect(stream.problem == nil)
    #expect(stream.comments().isEmpty)
  }

  @Test("comments of the documents before an error are there")
  func beforeError() {
    let stream = YAMLStream(Array("# a\nb: 1 # c\n---\nd: [ # e\n".utf8))
    #expect(stream.problem != nil)
    #expect(stream.comments().count == 2)
  }
}
