import Testing

@Suite("Removals")
struct RemovalTests {
  @Test(
    "a removal takes what belongs to the value, and nothing else",
    arguments: [
      // An entry of a block mapping is removed with its lines and its own comments.
      ("a: 1\nb: 2\nc: 3\n", "b", "a: 1\nc: 3\n"),
      ("a: 1\nb: 2\nc: 3\n", "a", "b: 2\nc: 3\n"),
      ("a: 1\nb: 2\nc: 3", "c", "a: 1\nb: 2"),
      ("a: 1\r\nb: 2\r\nc: 3", "c", "a: 1\r\nb: 2"),
      ("a: 1\r\nb: 2\r\nc: 3\r\n", "b", "a: 1\r\nc: 3\r\n"),
      ("a: 1\rb: 2\rc: 3", "b", "a: 1\rc: 3"),
      ("a: 1 # one\n# two\nb: 2 # too\n# three\nc: 3\n", "b", "a: 1 # one\n# three\nc: 3\n"),
      ("a: 1\n\n# two\n# more\nb: 2\nc: 3\n", "b", "a: 1\n\nc: 3\n"),
      ("a: 1\n# apart\n\nb: 2\n", "b", "a: 1\n# apart\n\n"),
      ("a: |\n  # text\nb: 2\nc: 3\n", "b", "a: |\n  # text\nc: 3\n"),
      ("a: |\n  text\nb: 2", "b", "a: |\n  text\n"),
      ("a: 1\nb:\n  x: 1\n  # deeper\n# above c\nc: 3\n", "b", "a: 1\n# above c\nc: 3\n"),
      ("a: 1\nb:\n- x\n- y\nc: 3\n", "b", "a: 1\nc: 3\n"),
      ("a: 1\nb: |\n  text\n\n  text\nc: 3\n", "b", "a: 1\nc: 3\n"),
      ("a: 1\nb: {x: 1,\n  y: 2}\nc: 3\n", "b", "a: 1\nc: 3\n"),
      ("a: 1\nb:\nc: 3\n", "b", "a: 1\nc: 3\n"),
      ("a: 1\nb: &x 2\nc: 3\n", "b", "a: 1\nc: 3\n"),
      ("a: 1\n? b\n: 2\nc: 3\n", "b", "a: 1\nc: 3\n"),
      ("\u{FEFF}a: 1\nb: 2\n", "a", "\u{FEFF}b: 2\n"),
      ("o:\n  # one\n  a: 1\n  b: 2\n", "o/a", "o:\n  b: 2\n"),

      // An element of a block list is removed, but what else begins on its dash's line stays.
      ("- a\n- b\n- c\n", "1", "- a\n- c\n"),
      ("- a\n# b\n- b # b\n- c\n", "1", "- a\n- c\n"),
      ("- a\n-\n  x: 1\n- c\n", "1", "- a\n- c\n"),
      ("- a\n- # the second\n  x: 1\n- c\n", "1", "- a\n- c\n"),
      ("- a\n- &x\n  x: 1\n- c\n", "1", "- a\n- c\n"),
      ("- - a\n  - b\n", "0/0", "- - b\n"),
      ("- a: 1\n  b: 2\n", "0/a", "- b: 2\n"),
      ("- a: 1 # one\n  # two\n  b: 2\n", "0/a", "- # two\n  b: 2\n"),
      ("-   a:\n      x: 1\n    b: 2\n", "0/a", "-   b: 2\n"),
      ("- a: 1\n  b: 2\n- c: 3\n", "0/b", "- a: 1\n- c: 3\n"),
      ("- a: 1\n", "0/a", "- {}\n"),

      // An element or entry in brackets is removed with one comma.
      ("[a, b, c]", "0", "[b, c]"),
      ("[a, b, c]", "1", "[a, c]"),
      ("[a, b, c]", "2", "[a, b]"),
      ("[a, b, c, ]", "2", "[a, b, ]"),
      ("[a,b,c]", "1", "[a,c]"),
      ("[{a: 1,}, b]", "1", "[{a: 1,}]"),
      ("[[a, [b,],],b,c]", "1", "[[a, [b,],],c]"),
      ("[a]", "0", "[]"),
      ("{a: 1, b: 2}", "a", "{b: 2}"),
      ("{a: 1, b: 2}", "b", "{a: 1}"),
      ("{a: , b: 2}", "a", "{b: 2}"),
      ("{a, b: 2}", "a", "{b: 2}"),
      ("{a: \"x, y\", 'b': [1, 2], c: 3}", "b", "{a: \"x, y\", c: 3}"),
      ("[\n  a,\n  # about b\n  b, # b\n  c\n]\n", "1", "[\n  a,\n  c\n]\n"),
      ("[\n  a, # a\n  # about b\n  b # b\n]\n", "1", "[\n  a # a\n]\n"),
      ("[\n  a, # a\n  b, # b\n]\n", "1", "[\n  a, # a\n]\n"),
      ("{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}\r\n", "b", "{\r\n  \"a\": 1\r\n}\r\n"),
      ("[a, b, # both\n c]", "1", "[a, # both\n c]"),
      ("[&x a, !t b, c]", "0", "[!t b, c]"),
    ]
  )
  func removal(text: String, path: String, expected: String) {
    #expect(Edited.text(text, path, .remove) == expected)
  }

  @Test(
    "what an alias takes elsewhere, what has a tag, and a pair without braces stay",
    arguments: [
      ("a: &x 1\nb: *x\n", "a"),
      ("a: {c: &x 1}\nb: *x\n", "a"),
      ("a: &x 1\nb: *x\n", "b"),
      ("a: !t 1\nb: 2\n", "a"),
      ("[a: 1, b: 2]", "0/a"),
    ]
  )
  func obstacles(text: String, path: String) {
    #expect(Edited.text(text, path, .remove) == "no edit")
  }
}
