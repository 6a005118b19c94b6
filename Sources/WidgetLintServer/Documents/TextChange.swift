/// A change of a text, as a client sends it: some of it, or the whole.
struct TextChange {
  /// Between which places; nil where the whole text goes.
  private let range: JSONValue?
  /// What stands there from then on.
  let text: [UInt8]

  /// Reads a change.
  init(_ value: JSONValue) throws(ResponseError) {
    guard let text = value["text"]?.utf8 else { throw .parameter("contentChanges", "a text") }
    if let range = value["range"] {
      _ = try (Position(range["start"]), Position(range["end"]))
    }
    range = value["range"]
    self.text = text
  }

  /// Whether the whole text goes.
  var isWhole: Bool { range == nil }

  /// The bytes that go.
  func range(in text: DocumentText) throws(ResponseError) -> Range<Int> {
    try range.map { value throws(ResponseError) in try text.range(value) } ?? 0..<text.bytes.count
  }
}
