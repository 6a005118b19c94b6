import YAML

/// The likely cause of a syntax error, in plain words.
struct SyntaxCause {
  /// What is wrong; nil where only the parser's own words are known.
  let message: String?
  /// What to do about it.
  let help: String

  private init(_ message: String?, help: String) {
    self.message = message
    self.help = help
  }

  /// The cause of a problem at an offset, with the offset of what the parser was reading; nil where none is known.
  init?(_ offset: Int, context: Int?, _ problem: String, in stream: YAMLStream) {
    let failure = ParserFailure(
      offset: min(offset, stream.sourceCount),
      context: context,
      problem: problem,
      stream: stream
    )
    let cause =
      Self.tab(failure) ?? Self.swallowedBracket(failure) ?? Self.indicator(failure) ?? Self.colon(failure)
      ?? Self.closedEarly(failure) ?? Self.unclosed(failure) ?? Self.layout(failure)
    guard let cause else { return nil }
    self = cause
  }

  // MARK: - Causes

  private static func tab(_ failure: ParserFailure) -> SyntaxCause? {
    guard failure.byte == 0x09 || failure.bytes[failure.line].prefix(while: \.isBlank).contains(0x09) else {
      return nil
    }
    return SyntaxCause("found a tab where only spaces may indent", help: "indent with spaces")
  }

  private static func swallowedBracket(_ failure: ParserFailure) -> SyntaxCause? {
    guard !failure.says("cannot start any token"), let context = failure.context else { return nil }
    // Where a value is missing, the parser does not say which collection it was reading.
    let isHere = context == failure.offset && failure.says("expected node content")
    let range = (isHere ? 0 : min(context, failure.offset))..<failure.offset
    guard let hash = hashBeforeBracket(in: range, failure.bytes) else { return nil }
    // The parser goes on for lines before it stops.
    let place =
      failure.line.contains(hash)
      ? "" : " on line \(LineMap(failure.bytes, count: failure.bytes.count).line(at: hash))"
    return SyntaxCause(
      "an unquoted # begins a comment, which swallowed the closing bracket",
      help: "quote the value that begins with #\(place), as in \"#333333\""
    )
  }

  private static func indicator(_ failure: ParserFailure) -> SyntaxCause? {
    let name: String
    if let indicator = indicators[failure.byte], failure.says("cannot start any token", "expected") {
      name = indicator
    } else if failure.says("block sequence entries are not allowed") {
      return SyntaxCause(
        "an unquoted value begins with -, or a list begins on the line of its key",
        help: "quote the value, or begin the list on a line of its own"
      )
    } else if failure.says("alphabetic or numeric") {
      name = failure.byte == UInt8(ascii: "&") ? "&" : "* or &"
    } else if failure.says("expected comment or line break") {
      return SyntaxCause(
        "an unquoted value begins with | or >, which belong to a text on the lines below",
        help: "quote the value, or write the text below its key, indented"
      )
    } else {
      return nil
    }
    return SyntaxCause("an unquoted value begins with \(name)", help: "quote the value")
  }

  private static let indicators: [UInt8: String] = [
    UInt8(ascii: "%"): "%", UInt8(ascii: "@"): "@", UInt8(ascii: "`"): "a backquote", UInt8(ascii: "*"): "*",
    UInt8(ascii: "&"): "&", UInt8(ascii: "-"): "-",
  ]

  private static func colon(_ failure: ParserFailure) -> SyntaxCause? {
    if failure.says("mapping values", "could not find expected ':'"),
      [failure.line, failure.lineBefore].contains(where: { hasWideColon($0, failure.bytes) })
    {
      return SyntaxCause(
        "found a full-width colon, expected an ASCII one",
        help: "write an ASCII colon and a space"
      )
    }
    if failure.says("mapping values are not allowed") {
      let value = failure.bytes[failure.line].drop { $0 != UInt8(ascii: ":") }.dropFirst()
      if let fields = FontCall.fields(String(decoding: value.prefix(100), as: UTF8.self)) {
        return SyntaxCause("an unquoted value holds a colon and a space", help: "write the font as {\(fields)}")
      }
      return SyntaxCause(
        "an unquoted value holds a colon and a space, or the indentation is off",
        help: "quote the value if the colon belongs to it, else indent the line like its neighbours"
      )
    }
    if failure.says("unexpected ':'") {
      return SyntaxCause("an unquoted value ends in a colon", help: "quote the value")
    }
    guard failure.byte == UInt8(ascii: ":"), failure.says("expected ','") else { return nil }
    let isLater = failure.context.map { !failure.line.contains($0) } ?? false
    return SyntaxCause(
      (isLater ? "a comma or a closing bracket is missing, or " : "") + "an unquoted value holds a colon and a space",
      help: (isLater ? "close the bracket above, or " : "") + "quote the value if the colon belongs to it"
    )
  }

  /// A quote or a bracket that was meant as a part of the text.
  private static func closedEarly(_ failure: ParserFailure) -> SyntaxCause? {
    let isInFlow = failure.says("expected ','")
    guard isInFlow || failure.says("expected key", "expected '-' indicator", "block end") else { return nil }
    let before = failure.bytes[failure.line.lowerBound..<failure.offset]
    // Between brackets, what is apart may as well lack its comma.
    let last = isInFlow ? before.last : before.last { !$0.isBlank }
    switch last {
    case UInt8(ascii: "'"):
      return SyntaxCause(
        "the text goes on after the quote that ends it",
        help: "write an apostrophe between single quotes as '', or quote the whole text with \""
      )
    case UInt8(ascii: "\""):
      return SyntaxCause(
        "the text goes on after the quote that ends it",
        help: "quote the whole text, and write a quote in it as \\\""
      )
    case UInt8(ascii: "]") where !isInFlow, UInt8(ascii: "}") where !isInFlow:
      return SyntaxCause(
        "the value goes on after the bracket that ends it",
        help: "quote the value: an unquoted [ or { begins a collection"
      )
    case .some where isInFlow && (failure.byte == UInt8(ascii: "{") || failure.byte == UInt8(ascii: "[")):
      return SyntaxCause("an unquoted value holds a bracket", help: "quote the value")
    default: return nil
    }
  }

  private static func unclosed(_ failure: ParserFailure) -> SyntaxCause? {
    guard failure.says("unexpected end of stream") else { return nil }
    return SyntaxCause(nil, help: "close the quote or bracket that is open")
  }

  private static func layout(_ failure: ParserFailure) -> SyntaxCause? {
    if failure.says("could not find expected ':'") {
      return SyntaxCause("a line is no key with a value", help: "write key: value, and indent what belongs to it")
    }
    guard failure.says("did not find expected key", "expected '-' indicator", "block end") else { return nil }
    return SyntaxCause(
      "the indentation does not match the lines above",
      help: "indent the line like its neighbours"
    )
  }

  // MARK: - Text

  private static func hasWideColon(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[line].split(separator: 0xEF, omittingEmptySubsequences: false).dropFirst().contains {
      $0.starts(with: [0xBC, 0x9A])
    }
  }

  /// Whether a comment in a range closes a bracket that it has not opened.
  private static func hashBeforeBracket(in range: Range<Int>, _ bytes: [UInt8]) -> Int? {
    for line in bytes[range].split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard
        let hash = line.indices.first(where: { index in
          line[index] == UInt8(ascii: "#") && (index == line.startIndex || line[index - 1] == 0x20)
        })
      else { continue }
      var depth = 0
      let closes = line[hash...].contains { byte in
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        return depth < 0
      }
      if closes { return hash }
    }
    return nil
  }
}

/// Where the parser stopped, and what it said.
private struct ParserFailure {
  let offset: Int
  let context: Int?
  let problem: String
  let stream: YAMLStream

  var bytes: [UInt8] { stream.bytes }

  /// The byte at which the parser stopped; 0 at the end.
  var byte: UInt8 { offset < stream.sourceCount ? bytes[offset] : 0 }

  /// Whether the parser said one of some things.
  func says(_ words: String...) -> Bool { words.contains { problem.contains($0) } }

  /// The line where the parser stopped.
  var line: Range<Int> { line(around: offset) }

  /// The last line before it that is not empty.
  var lineBefore: Range<Int> {
    var end = line.lowerBound
    while end > 0, isLineEnd(end - 1) { end -= 1 }
    return line(around: end)
  }

  private func line(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    while end < stream.sourceCount, !isLineEnd(end) { end += 1 }
    return start..<end
  }

  private func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }
}
