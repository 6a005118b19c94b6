/// Reads JSON files, such as those of asset and string catalogs.
struct JSONReader {
  private var text: TextCursor
  private var builder = PropertyListBuilder()

  private init(_ text: SourceText) { self.text = TextCursor(text.bytes) }

  /// The value of a file below the imported folder.
  static func load(_ path: String, _ tree: SourceTree) throws(ImportNote) -> PropertyList {
    try tree.load(path) { (bytes) throws(PropertyList.Failure) in try read(SourceText(bytes)) }
  }

  /// The value of a file; it is read loosely, since a wrong file is its makers' matter.
  static func read(_ text: SourceText) throws(PropertyList.Failure) -> PropertyList {
    var reader = JSONReader(text)
    try reader.readAll()
    guard let result = reader.builder.result else { throw reader.failure("it ends too early") }
    return result
  }

  private func failure(_ message: String) -> PropertyList.Failure {
    PropertyList.Failure(line: text.line, message: message)
  }

  private mutating func readAll() throws(PropertyList.Failure) {
    while builder.result == nil {
      text.skipSpaceAndComments()
      guard let byte = text.peek else { return }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        text.advance()
        try builder.begin(isTable: byte == UInt8(ascii: "{"), line: text.line)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard builder.isInTable == (byte == UInt8(ascii: "}")), !builder.hasKey else {
          throw failure("unexpected bracket")
        }
        text.advance()
        builder.end()
      case UInt8(ascii: ","), UInt8(ascii: ":"): text.advance()
      default: try readScalar(byte)
      }
    }
  }

  private mutating func readScalar(_ first: UInt8) throws(PropertyList.Failure) {
    let line = text.line
    let isQuoted = first == UInt8(ascii: "\"")
    let scalar = isQuoted ? text.takeQuoted(first) : text.take { !$0.isSpace && !"{}[],:\"".utf8.contains($0) }
    guard let scalar, isQuoted || !scalar.isEmpty else { throw failure("unexpected character") }
    if builder.isInTable == true, !builder.hasKey {
      builder.key(scalar)
    } else {
      builder.text(isQuoted ? scalar : Self.word(scalar), line: line)
    }
  }

  private static func word(_ word: String) -> String { word == "true" ? "YES" : word == "false" ? "NO" : word }
}
