import WidgetLint

/// A document that the client has open.
struct OpenDocument {
  /// The largest text that is kept, in bytes.
  private static let limit = 64 * 1024 * 1024

  /// Its name.
  let uri: DocumentURI
  /// The version that the client gave its text; nil if it gives none.
  private(set) var version: Int?
  /// The text; nil if it is too large to be kept.
  private(set) var text: DocumentText?
  private let encoding: PositionEncoding
  /// A number that tells what it had to say from what it has to say now.
  private(set) var revision: Int
  /// What was found in it; nil until that is asked for.
  var check: DocumentCheck?
  /// The diagnostics of this revision as JSON; nil until they are asked for.
  var diagnostics: String?
  /// Whether the client holds diagnostics of it.
  var wasPushed = false

  /// A document that was opened.
  init(_ uri: DocumentURI, version: Int?, _ bytes: [UInt8], _ encoding: PositionEncoding, revision: Int) {
    self.uri = uri
    self.version = version
    self.revision = revision
    self.encoding = encoding
    take(DocumentText(bytes, encoding))
  }

  private mutating func take(_ text: DocumentText) { self.text = text.bytes.count > Self.limit ? nil : text }

  /// Makes changes, one after the other; a text that was too large comes back when it is sent whole.
  mutating func apply(_ changes: [TextChange], version: Int?, revision: Int) throws(ResponseError) {
    renew(revision)
    for change in changes {
      if let range = change.range {
        guard let text else { continue }
        take(text.replacing(try text.range(range), with: change.text))
      } else {
        take(DocumentText(change.text, encoding))
      }
    }
    self.version = version
  }

  /// Takes it that all there was to say may be otherwise.
  mutating func renew(_ revision: Int) {
    self.revision = revision
    (check, diagnostics) = (nil, nil)
  }
}

/// A change of a text, as a client sends it: some of it, or the whole.
struct TextChange {
  /// Between which places; nil if the whole text goes.
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
