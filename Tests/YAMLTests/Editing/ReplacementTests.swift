import Testing

@Suite("Replacements and insertions")
struct ReplacementTests {
  @Test(
    "a scalar keeps its quotes where it can, and takes some where it must",
    arguments: [
      ("a: x # c\n", "y", "a: y # c\n"), ("a: 'x'\n", "it's", "a: 'it''s'\n"),
      ("a: 'x'\n", "'\u{301}", "a: '''\u{301}'\n"),
      ("a: \"x\"\n", "\"", "a: \"\\\"\"\n"),
      ("a: x\n", "#333", "a: \"#333\"\n"), ("a: x\n", "b: c", "a: \"b: c\"\n"), ("a: x\n", "b, c", "a: b, c\n"),
      ("{\"a\": 1}", "b", "{\"a\": \"b\"}"), ("{\"a\": 1}", "2", "{\"a\": 2}"),
      ("{\"a\": true}", "false", "{\"a\": false}"), ("{\"b\": 1, a: x}", "yx", "{\"b\": 1, a: \"yx\"}"),
      ("{a: x}", "b, c", "{a: \"b, c\"}"), ("a: x\n", "null", "a: \"null\"\n"), ("a: x\n", "-1", "a: -1\n"),
      ("a: x\n", "- b", "a: \"- b\"\n"), ("a: x\n", "b #c", "a: \"b #c\"\n"), ("a: 'x'\n", "\u{7}", "a: \"\\u0007\"\n"),
      ("a: | # c\n  x\n  y\nb: 1\n", "z", "no edit"), ("a: x\n  y\nb: 1\n", "z", "a: z\nb: 1\n"),
      ("a: \"\\u2013\\x41\"\n", "\"b–A", "a: \"\\\"b\\u2013\\x41\"\n"),
      ("a: \"\\u2013 x\"\n", "- x", "a: \"- x\"\n"), ("a: \"\"\n", "x", "a: \"x\"\n"),
      ("a: 'it''s\n  x' # c\n", "'b it's x", "a: '''b it''s\n  x' # c\n"), ("a: '\n x'\n", "b  x", "a: 'b  x'\n"),
      ("a: &n x\n", "y", "a: &n y\n"), ("a: {b: 1} # c\n", "y", "a: y # c\n"),
      ("a: # c\n  b: 1\n  # d\n  c: 2 # e\nd: 1\n", "y", "a: y # c\nd: 1\n"), ("a:\n- b\n- c", "y", "a: y"),
      ("a: # c\n", "y", "a: y # c\n"), ("a: &n\n", "y", "a: &n y\n"), ("{a: , b: 1}", "y", "{a: y , b: 1}"),
      ("{a}", "y", "no edit"),
    ]
  )
  func replaced(text: String, new: String, expected: String) {
    #expect(Edited.text(text, "a", .replace(new)) == expected)
  }

  @Test(
    "a new entry looks like its neighbours",
    arguments: [
      ("m:\n  a: 1\n", "m:\n  a: 1\n  k: v\n"), ("m:\n  a: 1", "m:\n  a: 1\n  k: v"),
      ("m:\r\n  a: 1\r\n", "m:\r\n  a: 1\r\n  k: v\r\n"), ("m:\n  a: 1 # c\nn: 2\n", "m:\n  a: 1 # c\n  k: v\nn: 2\n"),
      ("m:\n    a:\n      b: 1\n      # d\nn: 2\n", "m:\n    a:\n      b: 1\n      # d\n    k: v\nn: 2\n"),
      ("m: {a: 1}\n", "m: {a: 1, k: v}\n"), ("m: {}\n", "m: {k: v}\n"), ("m: {a: 1, }\n", "m: {a: 1, k: v, }\n"),
      ("m: {a: }\n", "m: {a: , k: v }\n"), ("m: {a: &z}\n", "m: {a: &z , k: v}\n"),
      ("m: {a: !!str }\n", "m: {a: !!str , k: v }\n"), ("m: {\n  a: # c\n}\n", "m: {\n  a: , # c\n  k: v\n}\n"),
      ("m: {a}\n", "m: {a , k: v}\n"),
      ("m: {\"a\": \"b\"}\n", "m: {\"a\": \"b\", \"k\": \"v\"}\n"),
      ("m: {\n  a: 1 # c\n}\n", "m: {\n  a: 1, # c\n  k: v\n}\n"),
      ("m: {\n  a: 1, # c\n}\n", "m: {\n  a: 1, # c\n  k: v,\n}\n"),
      ("m:\n  a: |\n    x\n", "m:\n  a: |\n    x\n  k: v\n"), ("m:\n  a:\n", "m:\n  a:\n  k: v\n"),
      ("m:\n  a: |+\n    x\n\nn: 1\n", "no edit"), ("m:\n  a: |\n    x", "no edit"),
      ("m: &x {a: 1}\nn: *x\n", "no edit"), ("m: a\n", "no edit"), ("m: \"a\"\n", "no edit"),
      ("m: [a]\n", "no edit"), ("m: []\n", "no edit"), ("m:\n- a\n", "no edit"),
    ]
  )
  func inserted(text: String, expected: String) {
    #expect(Edited.text(text, "m", .insert("k", "v")) == expected)
  }

  @Test("a new entry stands below the key after the dash")
  func insertedAfterDash() {
    #expect(Edited.text("- a: 1\n- b: 2\n", "0", .insert("k", "v")) == "- a: 1\n  k: v\n- b: 2\n")
    #expect(Edited.text("-   - a: 1", "0/0", .insert("k", "v")) == "-   - a: 1\n      k: v")
  }
}
