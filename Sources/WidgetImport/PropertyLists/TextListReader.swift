/// Reads property lists that are text; leniently, since errors in a file are its author's business.
struct TextListReader {
  private let path: String
  /// Whether it is the JSON of an asset or string catalog, not the old style of project files.
  private let isJSON: Bool
  /// The values that may still be read.
  private let left: Steps
  private var text: TextCursor

  /// Returns the value of a file, whose format follows from its name.
  static func read(_ text: SourceText, path: String, _ left: Steps) throws(ImportNote) -> PropertyList {
    let isJSON = path.hasSuffix(".json") || path.hasSuffix(".xcstrings")
    var reader = TextListReader(path: path, isJSON: isJSON, left: left, text: TextCursor(text.bytes))
    // A strings file is a table of the old style without its braces.
    guard path.hasSuffix(".strings") else { return try reader.readValue(depth: 0) }
    return reader.value(.table(try reader.readTable(until: nil, depth: 1)), line: 1)
  }

  private func value(_ content: PropertyList.Content, line: Int) -> PropertyList {
    PropertyList(content: content, place: SourcePlace(file: path, line: line))
  }

  private func failure(_ message: String) -> ImportNote { ImportNote(path: path, line: text.line, message) }

  private mutating func readValue(depth: Int) throws(ImportNote) -> PropertyList {
    skipSeparators()
    let line = text.line
    switch text.peek {
    case UInt8(ascii: "{"):
      text.advance()
      return value(.table(try readTable(until: UInt8(ascii: "}"), depth: depth + 1)), line: line)
    case UInt8(ascii: isJSON ? "[" : "("):
      text.advance()
      var list: [PropertyList] = []
      while try !ends(at: UInt8(ascii: isJSON ? "]" : ")"), depth + 1) { list.append(try readValue(depth: depth + 1)) }
      return value(.list(list), line: line)
    case let first:
      let scalar = try readScalar()
      let word = isJSON && first != UInt8(ascii: "\"") ? ["true": "YES", "false": "NO"][scalar] : nil
      return value(.text(word ?? scalar), line: line)
    }
  }

  private mutating func readTable(until end: UInt8?, depth: Int) throws(ImportNote) -> [String: PropertyList] {
    var table: [String: PropertyList] = [:]
    while try !ends(at: end, depth) {
      let line = text.line
      let key = try readScalar()
      let value = try isKeyAlone() ? self.value(.text(key), line: line) : readValue(depth: depth)
      // The first of two equal keys counts, as it does for the system.
      if table[key] == nil { table[key] = value }
    }
    return table
  }

  /// Whether a list or table ends here: at its bracket, or at the end of the file if it has none.
  private mutating func ends(at bracket: UInt8?, _ depth: Int) throws(ImportNote) -> Bool {
    guard depth <= Limits.listDepth else { throw failure(PropertyList.tooDeep) }
    guard left.take() else { throw ImportNote(tooLarge: path, "with the files before it, it") }
    skipSeparators()
    guard text.peek == bracket else { return false }
    text.advance()
    return true
  }

  /// Skips the separators between values, whether they are needed or not.
  private mutating func skipSeparators() {
    text.skipSpaceAndComments()
    while let byte = text.peek, byte == UInt8(ascii: ",") || byte == UInt8(ascii: isJSON ? ":" : ";") {
      text.advance()
      text.skipSpaceAndComments()
    }
  }

  /// Skips the sign after a key; returns true if the key is its own value.
  private mutating func isKeyAlone() throws(ImportNote) -> Bool {
    if isJSON { return false }
    text.skipSpaceAndComments()
    if text.peek == UInt8(ascii: ";") { return true }
    guard text.peek == UInt8(ascii: "=") else { throw failure("expected = after a key") }
    text.advance()
    return false
  }

  private mutating func readScalar() throws(ImportNote) -> String {
    guard let first = text.peek else { throw failure("it ends too early") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") && !isJSON {
      let line = text.line
      if let scalar = text.takeQuoted(first) { return scalar }
      throw ImportNote(path: path, line: line, "the quote that begins here is not closed")
    }
    let signs = isJSON ? "{}[],:\"" : "{}()=;,\"'<>"
    let bare = text.take { !$0.isSpace && !signs.utf8.contains($0) }
    if !bare.isEmpty { return bare }
    throw failure("unexpected " + ("{}[]()".utf8.contains(first) ? "bracket" : "character"))
  }
}
