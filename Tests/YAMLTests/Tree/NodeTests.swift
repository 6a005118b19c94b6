import Testing
import YAML

@Suite("Nodes know how they are written, what they read as, and where they stand")
struct NodeTests {
  @Test(
    "a scalar's range is its own text, quotes and all",
    arguments: [
      ("plain", "plain [plain] plain"),
      ("plain text # comment", "plain [plain text] plain text"),
      ("'it''s'", "singleQuoted ['it''s'] it's"),
      ("\"a\\tb\"", "doubleQuoted [\"a\\tb\"] a\tb"),
      ("\"\"", "doubleQuoted [\"\"] "),
      ("''", "singleQuoted [''] "),
      ("two\n lines", "plain [two\n lines] two lines"),
      ("\"two\n lines\"", "doubleQuoted [\"two\n lines\"] two lines"),
      ("|\n  a\n  b\n", "literal [|\n  a\n  b] a\nb\n"),
      (">-\n  a\n  b\n\n\n", "folded [>-\n  a\n  b] a b"),
      ("|2-\n    a", "literal [|2-\n    a]   a"),
      ("|\n", "literal [|] "),
    ]
  )
  func scalars(text: String, expected: String) {
    #expect(outline(text) == [expected])
  }

  @Test(
    "anchors and tags are no part of a node",
    arguments: [
      ("&a b", ["plain [b] b"]),
      ("!t b", ["plain [b] b"]),
      ("&a !t 'b'", ["singleQuoted ['b'] b"]),
      ("!<tag:x,2000:y> &a b", ["plain [b] b"]),
      ("!!str\n  b", ["plain [b] b"]),
      ("&a # why\n  b", ["plain [b] b"]),
      ("k: &a\nl: 1", ["block mapping [k: &a\nl: 1]", "plain [k] k", "plain [] ", "plain [l] l", "plain [1] 1"]),
      ("&a {k: v}", ["flow mapping [{k: v}]", "plain [k] k", "plain [v] v"]),
      ("&a\u{85}b", ["plain [b] b"]), ("&a \u{2028}'b'", ["singleQuoted ['b'] b"]),
      ("!t\u{2029}b", ["plain [b] b"]), ("&a # why\u{85}b", ["plain [b] b"]),
      ("&a\u{2028}{k: v}", ["flow mapping [{k: v}]", "plain [k] k", "plain [v] v"]),
      ("&a ÂÂ", ["plain [ÂÂ] ÂÂ"]), ("&a “b”", ["plain [“b”] “b”"]),
      ("&a\n- b", ["block sequence [- b]", "plain [b] b"]),
      ("&k k: v", ["block mapping [&k k: v]", "plain [k] k", "plain [v] v"]),
    ]
  )
  func properties(text: String, expected: [String]) {
    #expect(outline(text) == expected)
  }

  @Test(
    "a block collection ends with its last child, a flow one with its bracket",
    arguments: [
      ("a: 1\n\n\n", ["block mapping [a: 1]", "plain [a] a", "plain [1] 1"]),
      ("- 1\n# end\n", ["block sequence [- 1]", "plain [1] 1"]),
      ("{a: 1, } # end\n", ["flow mapping [{a: 1, }]", "plain [a] a", "plain [1] 1"]),
      ("[1\n] ", ["flow sequence [[1\n]]", "plain [1] 1"]),
      ("[]", ["flow sequence [[]]"]),
      ("{}", ["flow mapping [{}]"]),
      ("a:", ["block mapping [a:]", "plain [a] a", "plain [] "]),
      ("[a: 1]", ["flow sequence [[a: 1]]", "flow mapping [a: 1]", "plain [a] a", "plain [1] 1"]),
    ]
  )
  func collections(text: String, expected: [String]) {
    #expect(outline(text) == expected)
  }

  @Test("a node is followed by its children, and knows where they end")
  func order() {
    let stream = YAMLStream(Array("a: [1, 2]\nb: {c: d}\n".utf8))
    #expect(stream.nodes.map(\.next) == [9, 2, 5, 4, 5, 6, 9, 8, 9])
  }

  @Test(
    "a scalar knows whether a tag stands before it",
    arguments: [("a", false), ("!t a", true), ("!", true), ("'!'", false), ("&a b", false)]
  )
  func tags(text: String, hasTag: Bool) {
    #expect(YAMLStream(Array(text.utf8))[0].hasTag == hasTag)
  }

  @Test(
    "an alias stands for the last node of its name before it",
    arguments: [
      ("[&a 1, *a]", ["flow sequence [[&a 1, *a]]", "plain [1] 1", "alias [*a] 1"]),
      ("[&a 1, &a 2, *a]", ["flow sequence [[&a 1, &a 2, *a]]", "plain [1] 1", "plain [2] 2", "alias [*a] 2"]),
      (
        "[&a 1, *a, &a 2, *a]",
        ["flow sequence [[&a 1, *a, &a 2, *a]]", "plain [1] 1", "alias [*a] 1", "plain [2] 2", "alias [*a] 2"]
      ),
      ("&k k: *k", ["block mapping [&k k: *k]", "plain [k] k", "alias [*k] k"]),
      (
        "[&k k, {*k : v}]",
        ["flow sequence [[&k k, {*k : v}]]", "plain [k] k", "flow mapping [{*k : v}]", "alias [*k] k", "plain [v] v"]
      ),
    ]
  )
  func aliases(text: String, expected: [String]) {
    #expect(outline(text) == expected)
  }
}
