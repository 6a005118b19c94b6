/// A JSON text, read: its values in the order of the text, each followed by what it holds.
///
/// Not JSONDecoder: a request's id goes back as it was written, half a surrogate pair is no error, and an edit is worth
/// less than what a decoder takes to read it.
final class JSONDocument: Sendable {
  /// What a value is.
  enum Kind: UInt8, Sendable {
    case null, boolean, number, text, list, object
  }

  /// One value; an object holds its keys and values in turn.
  struct Node: Sendable {
    let kind: Kind
    /// The first byte.
    let start: Int32
    /// The byte after the last one.
    var end: Int32
    /// The index of the first value that is not in this one.
    var next: Int32
  }

  /// The text.
  let bytes: [UInt8]
  /// All values; the first is the whole.
  let nodes: [Node]

  /// Reads a text; nil where it is no JSON, or holds more values than any message does.
  init?(_ bytes: [UInt8]) {
    var scanner = JSONScanner(bytes)
    guard scanner.scan() else { return nil }
    self.bytes = bytes
    nodes = scanner.nodes
  }

  /// The whole.
  var root: JSONValue { JSONValue(self, 0) }
}
