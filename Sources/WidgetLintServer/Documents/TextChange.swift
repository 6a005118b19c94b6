/// A change of a text, as a client sends it: some of it, or the whole.
struct TextChange {
  /// Between which places; nil where the whole text goes.
  let range: JSONValue?
  /// What is there from then on.
  let text: [UInt8]

  /// Reads a change.
  init(_ value: JSONValue) throws(ResponseError) {
    guard let text = value["text"]?.utf8 else { throw .parameter("contentChanges", "a text") }
    range = value["range"]
    if let range { _ = try (Position(range["start"]), Position(range["end"])) }
    self.text = text
  }
}
