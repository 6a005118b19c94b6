import Testing
import WidgetLint
import YAML

@Suite("GitHub's fingerprints of lines")
struct LineHashesTests {
  @Test(
    "a line has the hash that GitHub's own upload gives it",
    arguments: [
      ("", ["c129715d7a2bc9a3:1"]),
      (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
      (
        " hello; \t\r\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
        [
          "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
          "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
        ]
      ),
      (
        String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
        (1...6).map { "a7f2ff13bc495cf2:\($0)" }
          + [
            "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
            "c129715d7a2bc9a3:1",
          ]
      ),
    ]
  )
  func values(_ text: String, _ hashes: [String]) {
    let values = LineHashes(text, lines: Set(0...hashes.count + 1)).values
    #expect(values == Dictionary(uniqueKeysWithValues: zip(1..., hashes)))
  }

  @Test("a line counts those that are equal and not asked for")
  func someLines() {
    let text = String(repeating: "name: Maps\n", count: 20)
    let all = LineHashes(text, lines: Set(1...21)).values
    #expect(LineHashes(text, lines: [3, 5]).values == all.filter { [3, 5].contains($0.key) })
  }

  @Test("there is a hash for each line that a finding may name")
  func counts() {
    let pieces = ["", " ", "\t", "\r", "\n", "a", "\u{FEFF}", "\u{2028}", "🧩"]
    func longer(_ texts: [String]) -> [String] { texts.flatMap { text in pieces.map { text + $0 } } }
    for text in longer(longer(longer(pieces))) {
      let bytes = Array(text.utf8)
      #expect(LineHashes(text, lines: Set(0...9)).values.count == LineMap(bytes, count: bytes.count).lineCount)
    }
  }
}
