import WidgetLint

/// A document that the client has open.
struct OpenDocument {
  /// The largest text that is kept, in bytes.
  private static let limit = 64 * 1024 * 1024

  /// Its name.
  let uri: DocumentURI
  /// The version that the client gave its text; nil where it gives none.
  private(set) var version: Int?
  /// The text; nil where it is too large to be kept.
  private(set) var text: DocumentText?
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
    text = Self.kept(DocumentText(bytes, encoding))
  }

  private static func kept(_ text: DocumentText) -> DocumentText? { text.bytes.count > limit ? nil : text }

  /// Makes changes, one behind the other; a text that was too large comes back when it is sent whole.
  mutating func apply(
    _ changes: [TextChange],
    version: Int?,
    _ encoding: PositionEncoding,
    revision: Int
  ) throws(ResponseError) {
    for change in changes {
      if change.isWhole {
        text = Self.kept(DocumentText(change.text, encoding))
      } else if let old = text {
        text = Self.kept(old.replacing(try change.range(in: old), with: change.text))
      }
    }
    self.version = version
    renew(revision)
  }

  /// Takes it that all there was to say may be otherwise.
  mutating func renew(_ revision: Int) {
    self.revision = revision
    (check, diagnostics) = (nil, nil)
  }
}
