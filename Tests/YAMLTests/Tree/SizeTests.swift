import CLibYAML
import Testing

@testable import YAML

@Suite("A text of any size is read to its last byte")
struct SizeTests {
  /// Sizes around those of libyaml's buffers, which hold 16384 and 49152 bytes.
  static let sizes = [0, 16_383, 16_384, 16_385, 49_151, 49_152, 49_153]

  /// A list's last entry: the text before a scalar, the scalar, the text after it, and the scalar's value.
  static let ends: [(before: String, scalar: String, after: String, text: String)] = [
    ("", "é", "", "é"), ("", "é", "\n", "é"), ("", "é", "\r\n", "é"), ("", "é", "\u{85}", "é"),
    ("", "é", "\u{2029}", "é"),
    ("", "'é'", "", "é"), ("", "\"é\"", "", "é"), ("", "\"\\x41é\\u0041\"", "", "AéA"), ("", "\"\\\n  é\"", "", "é"),
    ("", "a\n  é", "", "a é"), ("", "é", " # é", "é"), ("", "é", " #", "é"), ("!t ", "é", "", "é"),
    ("&a ", "é", "", "é"),
    ("", "|\n  é", "", "é"), ("", "|+\n  é", "\n\n", "é\n\n"), ("", ">-\n  é", "\n", "é"), ("", "|2-", "", ""),
    ("[", "é", "]", "é"), ("{é: ", "é", "}", "é"), ("é:", "", " ", ""), ("!t", "", "", ""), ("&a", "", "", ""),
    ("", "é", "\n...", "é"), ("é\n---", "", "", ""), ("é\n--- ", "é", "", "é"),
    ("é\n...\n%YAML 1.1\n--- ", "é", "", "é"),
  ]

  /// Broken ends: the text before the fault, and the text after it.
  static let faults: [(before: String, after: String)] = [
    ("\"é", ""), ("'é", ""), ("[é", ""), ("{é: é", ""), ("\"é\\u", "12"), ("\"é\\x", "e"), ("\"é", "\\"),
    ("é\n...\n%", ""),
    ("", "`"), ("é: é", ": 1"),
  ]

  /// Returns a comment that fills a size together with a list's last entry, and that entry's hyphen.
  private static func start(filling size: Int, of letter: String, _ end: String) -> String {
    let rest = max(0, size - end.utf8.count - 4)
    let letters = String(repeating: letter, count: rest / letter.utf8.count)
    return "#" + String(repeating: ".", count: rest % letter.utf8.count) + letters + "\n- "
  }

  @Test("the last scalar stands where it is written", arguments: sizes, ends)
  func lastScalar(size: Int, end: (before: String, scalar: String, after: String, text: String)) throws {
    for letter in ["e", "é"] {
      let scalar = end.scalar.replacing("é", with: letter)
      let (before, after) = (end.before.replacing("é", with: letter), end.after.replacing("é", with: letter))
      let start = Self.start(filling: size, of: letter, before + scalar + after) + before
      let stream = YAMLStream(Array((start + scalar + after).utf8))
      #expect(stream.problem == nil)
      #expect(stream.sourceCount == size || size == 0)
      let last = try #require(stream.nodes.indices.last)
      #expect(stream.text(last) == end.text.replacing("é", with: letter))
      #expect(stream[last].range == start.utf8.count..<start.utf8.count + scalar.utf8.count)
    }
  }

  @Test("a fault at the end is found there", arguments: sizes, faults)
  func lastFault(size: Int, end: (before: String, after: String)) {
    for letter in ["e", "é"] {
      let before = end.before.replacing("é", with: letter)
      let start = Self.start(filling: size, of: letter, before + end.after) + before
      #expect(problem(start + end.after)?.range.lowerBound == start.utf8.count)
    }
  }

  /// Returns libyaml's events for a text, each with its marks, and the failure, if any.
  private static func events(_ text: String, filling: Bool) -> [String] {
    var bytes = Array(text.utf8)
    return bytes.withUnsafeMutableBufferPointer { bytes in
      var source = EventSource(UnsafeBufferPointer(bytes), filling: filling)
      var events: [String] = []
      while let event = source.next()?.pointee {
        let marks = [event.start_mark, event.end_mark].map { "\($0.index) \($0.line) \($0.column)" }
        events.append("\(event.type.rawValue): \(marks)")
        if event.type == YAML_STREAM_END_EVENT { return events }
      }
      return events + ["\(source.failure)"]
    }
  }

  @Test(
    "libyaml 0.2.5 says the same of a text whether its buffer is filled at once or read by itself",
    .enabled(if: EventSource.version == "0.2.5"),
    arguments: sizes + [98_304]
  )
  func filledBuffer(size: Int) {
    #expect(EventSource.knownVersion == "0.2.5")
    for end in Self.ends.map({ $0.before + $0.scalar + $0.after }) + Self.faults.map({ $0.before + $0.after }) {
      // Two-byte letters, so that the buffer's size is no multiple of theirs; most of the text is a comment.
      let text = Self.start(filling: size, of: "é", end) + end
      #expect(Self.events(text, filling: true) == Self.events(text, filling: false))
    }
  }
}
