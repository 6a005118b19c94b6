import YAML

/// The place where the parser stopped, and its error.
struct ParserFailure {
  /// The likely cause of a syntax error, in plain words, with the advice.
  typealias Cause = (message: String, help: String)

  let offset: Int
  /// The offset at which the parsed construct began.
  let context: Int?
  let problem: String
  let stream: YAMLStream
  /// The table of the fields that the file may hold; nil if it is no description.
  let table: FieldTable?

  /// The likely cause; nil if none is known.
  var cause: Cause? { beginning ?? colon ?? closedEarly ?? layout }

  // MARK: - Causes

  /// Causes at the beginning of a line or a value.
  private var beginning: Cause? {
    if byte == 0x09 || bytes[line].prefix(while: \.isBlank).contains(0x09) {
      return ("found a tab where only spaces may indent", "indent with spaces")
    }
    if says("invalid Unicode character escape code") {
      return (
        "an escape is not a character by itself, like each half of a JSON pair such as \\ud83d\\ude00",
        "write the character itself"
      )
    }
    if let (hash, swallowed) = swallowingHash {
      // The parser may read on for several lines before it stops.
      let place = line.contains(hash) ? "" : " on line \(LineMap(bytes, count: bytes.count).line(at: hash))"
      return (
        "an unquoted # begins a comment, which swallowed the \(swallowed)",
        "quote the value that begins with #\(place), as in \"#333333\""
      )
    }
    // Between block entries, a - that does not fit is an element with the wrong indentation, or follows a quote.
    if let indicator = Self.indicators[byte], says("cannot start any token", "expected"),
      byte != UInt8(ascii: "-") || !isInBlock
    {
      return ("an unquoted value begins with \(indicator)", "quote the value")
    }
    if says("block sequence entries are not allowed") {
      return (
        "an unquoted value begins with -, or a list begins on the line of its key",
        "quote the value, or begin the list on a line of its own"
      )
    }
    guard says("alphabetic or numeric") else { return nil }
    let indicator = byte == UInt8(ascii: "&") ? "&" : "* or &"
    return ("an unquoted value begins with \(indicator)", "quote the value")
  }

  private static let indicators: [UInt8: String] = [
    UInt8(ascii: "%"): "%", UInt8(ascii: "@"): "@", UInt8(ascii: "`"): "a backquote", UInt8(ascii: "*"): "*",
    UInt8(ascii: "&"): "&", UInt8(ascii: "-"): "-",
  ]

  private var colon: Cause? {
    if says("mapping values", "could not find expected ':'"), hasWideColon(line) || hasWideColon(lineBefore) {
      return ("found a full-width colon, expected an ASCII one", "write an ASCII colon and a space")
    }
    if says("mapping values are not allowed") {
      let text = String(decoding: bytes[line].prefix(100), as: UTF8.self).drop { " -{".contains($0) }
      let row = table?.fields.first { $0.call != nil && text.hasPrefix("\($0.key): ") }
      if let row, let call = row.call, text.contains("(") {
        return (
          "an unquoted value holds a colon and a space",
          "write the \(row.key) by its parts, as in \(call)"
        )
      }
      return (
        "an unquoted value holds a colon and a space, or the indentation is off",
        "quote the value if the colon belongs to it, else indent the line like its neighbors"
      )
    }
    if says("unexpected ':'") { return ("an unquoted value ends in a colon", "quote the value") }
    guard byte == UInt8(ascii: ":"), says("expected ','") else { return nil }
    return (
      "a comma or a closing bracket is missing, or an unquoted value holds a colon and a space",
      "close the bracket, or quote the value if the colon belongs to it"
    )
  }

  /// A quote that was meant as part of the text.
  private var closedEarly: Cause? {
    let isInFlow = says("expected ','")
    guard isInFlow || isInBlock else { return nil }
    let before = bytes[line.lowerBound..<offset]
    // Between brackets, separate words may just be missing a comma.
    let last = isInFlow ? before.last : before.last { !$0.isBlank }
    let afterQuote = "the text goes on after the quote that ends it"
    switch last {
    case UInt8(ascii: "'"):
      return (afterQuote, "write an apostrophe between single quotes as '', or quote the whole text with \"")
    case UInt8(ascii: "\""):
      return (afterQuote, "quote the whole text, and write a quote in it as \\\"")
    default: return nil
    }
  }

  private var layout: Cause? {
    if says("unexpected end of stream") || byte == 0 && says("expected ','", "expected node content") {
      return ("a quote or a bracket is not closed", "close the one that is open")
    }
    if says("expected ','", "expected node content"), "]},".utf8.contains(byte) {
      return (
        "a value is missing, or a bracket does not match the one that is open",
        "write the value, or close [ with ] and { with }"
      )
    }
    if says("expected ','") {
      return ("a comma or a closing bracket is missing", "close the bracket, or write a comma between the values")
    }
    if says("could not find expected ':'") {
      return ("a line is not a key with a value", "write key: value, and indent what belongs to it")
    }
    // In the middle of a line, the indentation is not what is wrong.
    guard isInBlock, bytes[line.lowerBound..<offset].allSatisfy(\.isBlank) else { return nil }
    return ("the indentation does not match the lines above", "indent the line like its neighbors")
  }

  // MARK: - Text

  private var bytes: [UInt8] { stream.bytes }

  /// The byte at which the parser stopped; 0 at the end.
  private var byte: UInt8 { offset < stream.sourceCount ? bytes[offset] : 0 }

  /// Whether the parser's error contains any of these words.
  private func says(_ words: String...) -> Bool { words.contains { problem.contains($0) } }

  /// Whether the parser stopped between the entries of a block collection.
  private var isInBlock: Bool { says("expected key", "expected '-' indicator", "block end") }

  /// The line where the parser stopped.
  private var line: Range<Int> { line(around: offset) }

  /// The last non-empty line before it.
  private var lineBefore: Range<Int> {
    line(around: bytes[..<line.lowerBound].lastIndex { !$0.isLineBreak }.map { $0 + 1 } ?? 0)
  }

  private func line(around offset: Int) -> Range<Int> { bytes.line(around: offset, before: stream.sourceCount) }

  private func hasWideColon(_ line: Range<Int>) -> Bool {
    String(decoding: bytes[line], as: UTF8.self).unicodeScalars.contains("：")
  }

  /// The `#` of a comment, in the construct being parsed, and what it swallowed: a closing bracket, or the comma after a
  /// value.
  private var swallowingHash: (place: Int, swallowed: String)? {
    guard !says("cannot start any token"), let context else { return nil }
    // If a value is missing, the parser does not say which collection it was reading.
    let isHere = context == offset && says("expected node content")
    // The comment that swallowed a comma.
    var comma: Int?
    for line in bytes[(isHere ? 0 : min(context, offset))..<offset].split(whereSeparator: \.isLineBreak) {
      let hash = line.indices.first { index in
        line[index] == UInt8(ascii: "#") && (index == line.startIndex || " [{,".utf8.contains(line[index - 1]))
      }
      // The swallowed comma is on the line before the one where the parser stopped.
      if line.endIndex < offset { comma = nil }
      guard let hash else { continue }
      let (before, end) = (line[..<hash].last { !$0.isBlank }, line.last { !$0.isBlank })
      if before == UInt8(ascii: ":"), end == UInt8(ascii: ",") { comma = hash }
      var depth = 0
      let closes = line[hash...].contains { byte in
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        return depth < 0
      }
      if closes { return (hash, "closing bracket") }
    }
    return says("expected ','") ? comma.map { ($0, "comma") } : nil
  }
}
