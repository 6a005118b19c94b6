/// Reads property lists that are text. It reads loosely, since a wrong file is its makers' matter.
struct TextListReader {
  /// How a file is written.
  enum Form {
    /// The JSON of asset and string catalogs.
    case json
    /// The old style of project files.
    case oldStyle
    /// The old style without the braces around the whole.
    case strings
  }

  private let path: String
  private let isJSON: Bool
  private var text: TextCursor
  private var builder: PropertyListBuilder

  /// The value of a file.
  static func read(_ text: SourceText, path: String, _ form: Form) throws(ImportNote) -> PropertyList {
    let cursor = TextCursor(text.bytes)
    var reader = TextListReader(
      path: path,
      isJSON: form == .json,
      text: cursor,
      builder: PropertyListBuilder(path: path)
    )
    if form == .strings { try reader.builder.begin(isTable: true, line: 1) }
    try reader.readAll()
    if form == .strings {
      guard reader.builder.depth == 1 else { throw reader.failure("it ends too early") }
      reader.builder.end()
    }
    guard let result = reader.builder.result else { throw reader.failure("it ends too early") }
    return result
  }

  private func failure(_ message: String) -> ImportNote { ImportNote(path: path, line: text.line, message) }

  private mutating func readAll() throws(ImportNote) {
    while builder.result == nil {
      text.skipSpaceAndComments()
      guard let byte = text.peek else { return }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: isJSON ? "[" : "("):
        text.advance()
        try builder.begin(isTable: byte == UInt8(ascii: "{"), line: text.line)
      case UInt8(ascii: "}"), UInt8(ascii: isJSON ? "]" : ")"):
        guard builder.isInTable == (byte == UInt8(ascii: "}")), !builder.hasKey else {
          throw failure("unexpected bracket")
        }
        text.advance()
        builder.end()
      case UInt8(ascii: ","), UInt8(ascii: isJSON ? ":" : ";"): text.advance()
      default: try readScalar(byte)
      }
    }
  }

  private mutating func readScalar(_ first: UInt8) throws(ImportNote) {
    let line = text.line
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") && !isJSON
    guard let scalar = isQuoted ? text.takeQuoted(first) : takeBare(first) else {
      throw failure("unexpected character")
    }
    guard builder.needsKey else {
      let word = isQuoted || !isJSON ? nil : ["true": "YES", "false": "NO"][scalar]
      return builder.text(word ?? scalar, line: line)
    }
    builder.key(scalar)
    if isJSON { return }
    text.skipSpaceAndComments()
    if text.peek == UInt8(ascii: "=") {
      text.advance()
    } else if text.peek == UInt8(ascii: ";") {
      // A key alone is its own value.
      builder.text(scalar, line: line)
    } else {
      throw failure("expected = after a key")
    }
  }

  /// Takes a text without quotes, or the bytes after `<`; nil if a sign is there instead.
  private mutating func takeBare(_ first: UInt8) -> String? {
    if !isJSON, first == UInt8(ascii: "<") { return text.take { $0 != UInt8(ascii: ">") } }
    let signs = isJSON ? "{}[],:\"" : "{}()=;,\"'<>"
    let bare = text.take { !$0.isSpace && !signs.utf8.contains($0) }
    return bare.isEmpty ? nil : bare
  }
}
