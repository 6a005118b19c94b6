import Testing

@testable import YAML

@Suite("Limits are enforced while a file is parsed")
struct LimitTests {
  @Test("collections nest 100 deep, and no deeper", arguments: ["[", "- ", "{a: "])
  func depth(open: String) {
    let close = ["[": "]", "{a: ": "}"][open] ?? ""
    func nested(_ count: Int) -> String {
      String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
    }
    #expect(problem(nested(100)) == nil)
    #expect(problem(nested(101))?.kind == .over(.depth, 100))
    #expect(problem(nested(101))?.range.lowerBound == 100 * open.utf8.count)
  }

  @Test(
    "what is nested without an end is refused at the limit",
    arguments: ["[", "{", "[{", "{a: [", "- ", "? "]
  )
  func endlessNesting(open: String) {
    #expect(problem(String(repeating: open, count: 200_000))?.kind == .over(.depth, 100))
  }

  @Test("the lines of a block, each of which stands deeper, are refused at the limit")
  func endlessIndentation() {
    let lines = (0..<2000).map { String(repeating: " ", count: $0) + "k:\n" }
    #expect(problem(lines.joined())?.kind == .over(.depth, 100))
  }

  @Test(
    "nesting is counted with aliases followed",
    arguments: [("- &a [x]", 1), ("- &a [[x], y]", 2), ("- &b [[x]]\n- &a [*b]", 3), ("- &a {k: &b [x], l: [*b]}", 3)]
  )
  func nestedAliases(anchors: String, height: Int) {
    func nested(_ count: Int) -> String {
      anchors + "\n- " + String(repeating: "[", count: count) + "*a" + String(repeating: "]", count: count)
    }
    // The outer list adds one level.
    #expect(problem(nested(99 - height)) == nil)
    #expect(problem(nested(100 - height))?.kind == .over(.aliasedDepth, 100))
  }

  @Test("an alias of a scalar may be as deep as a scalar")
  func scalarAlias() {
    let nested = String(repeating: "[", count: 99) + "*a" + String(repeating: "]", count: 99)
    #expect(problem("a: &a x\nb: \(nested)") == nil)
  }

  @Test("a tree stays shallow however its aliases are chained")
  func chainedAliases() {
    let lines = (1...50).map { "- &a\($0) [[[[*a\($0 - 1)]]]]" }
    #expect(problem((["- &a0 x"] + lines).joined(separator: "\n"))?.kind == .over(.aliasedDepth, 100))
  }

  @Test(
    "lines that declare a tag's handle are bounded, as libyaml compares each with all",
    arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}"]
  )
  func tagLines(lineBreak: String) {
    func text(_ count: Int) -> String { (0..<count).map { "%TAG !a\($0)! x\(lineBreak)" }.joined() + "---\na: 1\n" }
    #expect(problem(text(100)) == nil)
    #expect(problem(text(101))?.kind == .over(.tagLines, 100))
    #expect(problem("a: 1\n...\n" + text(101))?.kind == .over(.tagLines, 100))
    #expect(YAMLStream(Array(("a: 1\n...\n" + text(101)).utf8)).documents.count == 1)
    #expect(problem("a: \"" + String(repeating: " %TAG", count: 200) + "\"") == nil)
  }

  @Test("nodes are counted with aliases followed")
  func nodes() {
    var limits = YAMLLimits()
    // The list, its first element of three nodes, and three nodes for each alias.
    let text = Array("[&a [1, 2], *a, *a]".utf8)
    limits.nodes = 10
    #expect(YAMLStream(text, limits: limits).problem == nil)
    limits.nodes = 9
    #expect(YAMLStream(text, limits: limits).problem == YAMLProblem(kind: .over(.aliasedNodes, 9), range: 16..<18))
  }

  @Test("bytes are counted with aliases followed")
  func aliasedBytes() {
    let text = "- &a \(String(repeating: "a", count: 100_000))\n- [\(String(repeating: "*a, ", count: 1000))]\n"
    #expect(problem(text)?.kind == .over(.aliasedBytes, 16 * 1024 * 1024))
  }

  @Test("documents are counted, and those before the limit stay")
  func documents() {
    func text(_ count: Int) -> String { String(repeating: "--- a\n", count: count) }
    #expect(problem(text(10_000)) == nil)
    #expect(problem(text(10_001)) == YAMLProblem(kind: .over(.documents, 10_000), range: 60_000..<60_000))
    #expect(YAMLStream(Array(text(10_001).utf8)).documents.count == 10_000)
  }

  @Test("a few lines of aliases do not make a million nodes")
  func bomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let list = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(list)]\n"
    }
    #expect(problem(text)?.kind == .over(.aliasedNodes, 1_000_000))
  }

  @Test(
    "an alias inside its own anchor is refused at its place",
    arguments: [
      ("&a [*a]", 4..<6), ("a: &a\n  b: *a", 11..<13), ("app: &a\n  <<: *a", 14..<16), ("&a {b: [{c: *a}]}", 12..<14),
    ]
  )
  func cycles(text: String, range: Range<Int>) {
    #expect(problem(text) == YAMLProblem(kind: .cyclicAlias("a"), range: range))
  }

  @Test("a name that is anchored again inside its node is no cycle")
  func anchoredAgain() {
    #expect(problem("&a [&a 1, *a]") == nil)
  }

  @Test(
    "an alias needs an anchor before it in its document",
    arguments: [
      ("*a", "a", 0..<2), ("[*a, &a 1]", "a", 1..<3), ("a: *b", "b", 3..<5), ("&a 1\n---\n*a\n", "a", 9..<11),
    ]
  )
  func undefined(text: String, name: String, range: Range<Int>) {
    #expect(problem(text) == YAMLProblem(kind: .undefinedAlias(name), range: range))
  }

  @Test("a file holds 16 MiB, and no more")
  func bytes() {
    let full = [UInt8](repeating: UInt8(ascii: "\n"), count: 16 * 1024 * 1024)
    #expect(YAMLStream(full).problem == nil)
    let found = YAMLStream(full + [0x0A]).problem
    #expect(found == YAMLProblem(kind: .over(.bytes, 16 * 1024 * 1024), range: 0..<0))
  }
}
