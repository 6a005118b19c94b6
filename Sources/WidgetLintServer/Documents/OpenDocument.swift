import WidgetLint

/// A document that the client has open.
struct OpenDocument {
  /// The largest text that is kept, in bytes.
  private static let limit = 64 * 1024 * 1024

  /// Its name.
  let uri: DocumentURI
  /// The version that the client gave its text; nil where it gives none.
  private(set) var version: Int?
  /// The text as it is typed; nil where it is too large to be kept.
  private var typed: ChangingText?
  /// The text as it was when it was last settled; nil where it has changed since.
  private var settled: DocumentText?
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
    take(bytes)
  }

  private mutating func take(_ bytes: [UInt8]) {
    typed = bytes.count > Self.limit ? nil : ChangingText(bytes, encoding)
  }

  /// The text; nil where it is too large to be kept.
  var text: DocumentText? { settled ?? typed.map { DocumentText($0.bytes, encoding) } }

  /// Keeps the text as it is at hand, until it changes.
  mutating func settle() { settled = text }

  /// Makes changes, one after the other; a text that was too large comes back when it is sent whole.
  mutating func apply(_ changes: [TextChange], version: Int?, revision: Int) throws(ResponseError) {
    renew(revision)
    settled = nil
    for change in changes {
      guard let range = change.range else {
        take(change.text)
        continue
      }
      try typed?.replace(range, with: change.text)
      if let count = typed?.bytes.count, count > Self.limit { typed = nil }
    }
    self.version = version
  }

  /// Takes it that all there was to say may be otherwise.
  mutating func renew(_ revision: Int) {
    self.revision = revision
    (check, diagnostics) = (nil, nil)
  }
}
