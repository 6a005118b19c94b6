import Testing
import YAML

@Suite("A text that has changed reads as if there had been no earlier one")
struct ChangeTests {
  /// What a text may hold around a change.
  private static let texts = [
    "app:\n  name: Stocks\n  urlSchemes: [stocks, \"st:x\"]\n",
    "# Why\n\"a\": 'b' # c\n'd': \"e\"\nf: -1\n",
    "- a\n- b: {c: d, e: [f, g], \"h\":i}\n- ? j\n  : k\n- l:\n",
    "&a b: !t c\nd: &e\n  f: g\nh: !!str 'i'\n",
    "a: |\n  b\n  c\nd: >-\n  e\nf: g h\n  i\nj: \"k\n  l\"\nm: \"n\\to\"\np: 'q''r'\n",
    "--- a\n...\n---\nb: c\n--- d\n",
    "\u{FEFF}a: é\nb: ü c\nd: e\n",
    "a: b\r\nc: d\r\n",
    "a: {b, c: d}\ne: [f: g, h]\n",
    "a: &b c\nd: *b\ne: f\n",
    "a: &b {c: d}\ne: [*b, f, *b]\ng: &h i\n",
    "a: b: c\n",
    "アプリ: 天気 予報\nb: \"é\" # ü\nc: [ö, 'ß']\n",
    "",
  ]

  /// What may be added.
  private static let additions = [
    "x", "7", " ", ":", ": ", " #", "#", "-", "- ", "'", "\"", "\\", "\n", "\n  ", ",", "[", "}", "?", "? ", "&x ",
    "!x ",
    "*a", ".", "...", "ö", "\u{2028}", "\u{FEFF}", "|", "%", "@", "é", "\u{85}", "\u{0}", "http://x", "---", "\n---\n",
  ]

  @Test("wherever bytes are added, removed or replaced", arguments: texts)
  func changes(text: String) {
    let bytes = Array(text.utf8)
    let stream = YAMLStream(bytes)
    for start in 0...bytes.count {
      for length in 0...min(3, bytes.count - start) {
        for addition in Self.additions + [""] {
          let changed = bytes[..<start] + Array(addition.utf8) + bytes[(start + length)...]
          expectSame(YAMLStream.reading(Array(changed), after: stream), YAMLStream(Array(changed)))
        }
      }
    }
  }

  @Test(
    "a word in a scalar changes nothing around it",
    arguments: [
      ("a: b\n", "a: bc\n"), ("a: b\n", "ab: b\n"), ("a: b\nc: d\n", "a: x-y z\nc: d\n"), ("[a, b]", "[a, bc]"),
      ("a: \"b\" # c", "a: \"#, :\" # c"), ("a: ''", "a: 'b'"),
      ("a: 1\nb: 'é'\nc: \"\\t\"", "a: 23\nb: 'é'\nc: \"\\t\""),
      ("a: é", "a: éö"), ("a: \"天\"", "a: \"天気\""), ("a: 1", "a: -1"), ("a: b", "a: b"),
      ("a: http://b", "a: https://b"), ("a: &b c\nd: *b\ne: f", "a: &b c\nd: *b\ne: g"),
    ]
  )
  func shortWay(text: String, changed: String) {
    #expect(ScalarChange(of: YAMLStream(Array(text.utf8)), to: Array(changed.utf8)) != nil)
  }

  @Test(
    "whatever may mean something to YAML is read again",
    arguments: [
      ("a: b\n", "a: b: c\n"), ("a: b\n", "a: b #c\n"), ("a: b\n", "a: -\n"), ("a: b\n", "a: [\n"), ("[a]", "[a?]"),
      ("a: b", ".: b"),
      ("a: b", "a: b\u{85}c"),
      ("a: \"b\"", "a: 'b'"), ("a: \"b\"", "a: b"), ("a: 'b'", "a: 'b''"), ("a: b\n", "a: b\n\n"), ("a:\n", "a: b\n"),
      ("a: b\n", "a: \n"), ("a: &b c\nd: *b\n", "a: &b ce\nd: *b\n"), ("a: &b {c: d}\ne: *b", "a: &b {c: de}\ne: *b"),
      ("a: [\n", "ab: [\n"), ("# a\nb: c", "# ab\nb: c"),
      ("a: b", "a: \(String(repeating: "b", count: 1000))"),
    ]
  )
  func longWay(text: String, changed: String) {
    #expect(ScalarChange(of: YAMLStream(Array(text.utf8)), to: Array(changed.utf8)) == nil)
  }

  @Test("a key that has become too long for YAML is found")
  func longKey() {
    let key = String(repeating: "k", count: 1020)
    let changed = Array("\(key)kkkkkk: v\n".utf8)
    expectSame(YAMLStream.reading(changed, after: YAMLStream(Array("\(key): v\n".utf8))), YAMLStream(changed))
  }

  private func expectSame(_ one: YAMLStream, _ other: YAMLStream) {
    let text = String(decoding: other.bytes, as: UTF8.self).debugDescription
    #expect(shown(one) == shown(other), "\(text)")
  }

  /// All that there is to know of a stream.
  private func shown(_ stream: YAMLStream) -> [String] {
    let nodes = stream.nodes.indices.map { "\(stream.nodes[$0]) \(stream.nodes[$0].isScalar ? stream.text($0) : "")" }
    let rest = "\(stream.sourceCount) \(stream.size) \(stream.hasAliases) \(String(describing: stream.problem))"
    return nodes + stream.documents.map { "\($0)" } + [rest, "\(stream.bytes)"]
  }
}
