/// Reads old-style property lists: project files, and strings files, which are tables without braces.
struct OldStyleReader {
  private var text: TextCursor
  private var builder = PropertyListBuilder()

  private init(_ text: SourceText) { self.text = TextCursor(text.bytes) }

  /// The value of a file.
  static func read(_ text: SourceText) throws(PropertyList.Failure) -> PropertyList {
    var reader = OldStyleReader(text)
    try reader.readAll()
    guard let result = reader.builder.result else { throw reader.failure("it ends too early") }
    return result
  }

  /// The table of a strings file.
  static func readStrings(_ text: SourceText) throws(PropertyList.Failure) -> PropertyList {
    var reader = OldStyleReader(text)
    try reader.builder.begin(isTable: true, line: 1)
    try reader.readAll()
    guard reader.builder.depth == 1 else { throw reader.failure("it ends too early") }
    reader.builder.end()
    return reader.builder.result ?? .empty
  }

  private func failure(_ message: String) -> PropertyList.Failure {
    PropertyList.Failure(line: text.line, message: message)
  }

  private mutating func readAll() throws(PropertyList.Failure) {
    while builder.result == nil {
      text.skipSpaceAndComments()
      guard let byte = text.peek else { return }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        text.advance()
        try builder.begin(isTable: byte == UInt8(ascii: "{"), line: text.line)
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard builder.isInTable == (byte == UInt8(ascii: "}")), !builder.hasKey else {
          throw failure("unexpected bracket")
        }
        text.advance()
        builder.end()
      case UInt8(ascii: ";"), UInt8(ascii: ","): text.advance()
      default: try readScalar()
      }
    }
  }

  private mutating func readScalar() throws(PropertyList.Failure) {
    let line = text.line
    guard let scalar = text.peek == UInt8(ascii: "<") ? data() : quotedOrBare() else {
      throw failure("unexpected character")
    }
    guard builder.isInTable == true, !builder.hasKey else { return builder.text(scalar, line: line) }
    builder.key(scalar)
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

  private mutating func data() -> String? { text.take { $0 != UInt8(ascii: ">") } }

  private mutating func quotedOrBare() -> String? {
    guard let quote = text.peek else { return nil }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return text.takeQuoted(quote) }
    let bare = text.take { byte in
      !byte.isSpace && !"{}()=;,\"'<>".utf8.contains(byte)
    }
    return bare.isEmpty ? nil : bare
  }
}
