import YAMLTree

/// The likely cause of a syntax error, in plain words.
struct SyntaxCause {
  /// What is wrong; nil where only the parser's own words are known.
  private(set) var message: String?
  /// What to do about it.
  private(set) var help: String?

  init(_ offset: Int, context: Int?, _ problem: String, in stream: YAMLStream) {
    let bytes = stream.bytes
    let line = Self.line(around: offset, in: stream)
    let byte = offset < stream.sourceCount ? bytes[offset] : 0
    if byte == UInt8(ascii: "\t") || bytes[line].prefix(while: { $0 == 0x20 || $0 == 0x09 }).contains(0x09) {
      message = "a tab stands where only spaces may indent"
      help = "indent with spaces"
      return
    }
    if let quote = Self.indicators[byte], problem.contains("cannot start any token") || problem.contains("expected") {
      message = "an unquoted value begins with \(quote)"
      help = "quote the value"
      return
    }
    if problem.contains("block sequence entries are not allowed") {
      message = "an unquoted value begins with -, or a list stands on the line of its key"
      help = "quote the value, or begin the list on a line of its own"
      return
    }
    if problem.contains("mapping values") || problem.contains("could not find expected ':'"),
      [line, Self.line(before: line, in: stream)].contains(where: { Self.hasWideColon($0, bytes) })
    {
      message = "a full-width colon stands where an ASCII one is expected"
      help = "write an ASCII colon and a space"
      return
    }
    if problem.contains("mapping values are not allowed") {
      message = "an unquoted value holds a colon and a space, or the indentation is off"
      help = "quote the value if the colon belongs to it, else indent the line like its neighbours"
      return
    }
    if problem.contains("alphabetic or numeric") {
      message = "an unquoted value begins with \(byte == UInt8(ascii: "&") ? "&" : "* or &")"
      help = "quote the value"
      return
    }
    if let start = context, Self.hasSwallowedBracket(start..<min(offset, stream.sourceCount), bytes) {
      message = "an unquoted # begins a comment, which swallowed the closing bracket"
      help = "quote the value that begins with #, as in \"#333333\""
      return
    }
    if byte == UInt8(ascii: ":"), problem.contains("expected ','") {
      let isLater = context.map { !line.contains($0) } ?? false
      message =
        (isLater ? "a comma or a closing bracket is missing, or " : "") + "an unquoted value holds a colon and a space"
      help = (isLater ? "close the bracket above, or " : "") + "quote the value if the colon belongs to it"
    } else if problem.contains("could not find expected ':'") {
      message = "a line is no key with a value"
      help = "write key: value, and indent what belongs to it"
    } else if problem.contains("did not find expected key") || problem.contains("expected '-' indicator")
      || problem.contains("block end")
    {
      message = "the indentation does not match the lines above"
      help = "indent the line like its neighbours"
    } else if problem.contains("unexpected end of stream") {
      help = "close the quote or bracket that is open"
    }
  }

  private static let indicators: [UInt8: String] = [
    UInt8(ascii: "%"): "%", UInt8(ascii: "@"): "@", UInt8(ascii: "`"): "a backquote", UInt8(ascii: "*"): "*",
    UInt8(ascii: "&"): "&", UInt8(ascii: "-"): "-",
  ]

  private static func line(around offset: Int, in stream: YAMLStream) -> Range<Int> {
    var start = min(offset, stream.sourceCount)
    while start > 0, stream.bytes[start - 1] != 0x0A, stream.bytes[start - 1] != 0x0D { start -= 1 }
    var end = min(offset, stream.sourceCount)
    while end < stream.sourceCount, stream.bytes[end] != 0x0A, stream.bytes[end] != 0x0D { end += 1 }
    return start..<end
  }

  /// The last line before another that is not empty.
  private static func line(before line: Range<Int>, in stream: YAMLStream) -> Range<Int> {
    var end = line.lowerBound
    while end > 0, stream.bytes[end - 1] == 0x0A || stream.bytes[end - 1] == 0x0D { end -= 1 }
    return self.line(around: end, in: stream)
  }

  private static func hasWideColon(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[line].split(separator: 0xEF, omittingEmptySubsequences: false).dropFirst().contains {
      $0.starts(with: [0xBC, 0x9A])
    }
  }

  /// Whether a comment between an opening bracket and the error holds the closing one.
  private static func hasSwallowedBracket(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard !range.isEmpty else { return false }
    return bytes[range].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
      guard
        let hash = line.indices.first(where: { index in
          line[index] == UInt8(ascii: "#") && (index == line.startIndex || line[index - 1] == 0x20)
        })
      else { return false }
      return line[hash...].contains { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }
    }
  }
}
