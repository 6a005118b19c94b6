import YAML

/// A document that the client has open.
struct OpenDocument {
  /// A change of its text: what is between two places from then on, or in the whole text.
  typealias TextChange = (ends: PositionRange?, text: [UInt8])

  /// The largest text that is kept, in bytes.
  private static let limit = 64 * 1024 * 1024

  /// The version that the client gave its text; nil if it gives none.
  private(set) var version: Int?
  /// The text; nil if it is too large to be kept.
  private(set) var text: DocumentText?
  private let unit: LineMap.Unit
  /// A number that tells what it had to say from what it has to say now.
  private(set) var revision: Int
  /// Its findings; nil until they are asked for.
  var check: DocumentCheck?
  /// The diagnostics of this revision as JSON; nil until they are asked for.
  var diagnostics: String?
  /// Whether the client holds diagnostics of it.
  var wasPushed = false

  /// A document that was opened.
  init(version: Int?, _ bytes: [UInt8], _ unit: LineMap.Unit, revision: Int) {
    self.version = version
    self.revision = revision
    self.unit = unit
    take(DocumentText(bytes, unit))
  }

  private mutating func take(_ text: DocumentText) { self.text = text.bytes.count > Self.limit ? nil : text }

  /// Makes changes, one after the other; a text that was too large comes back when it is sent whole.
  mutating func apply(_ changes: [TextChange], version: Int?, revision: Int) {
    renew(revision)
    for change in changes {
      if let ends = change.ends {
        guard let text else { continue }
        take(text.replacing(text.range(ends), with: change.text))
      } else {
        take(DocumentText(change.text, unit))
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
