import YAML

/// The comment after an empty value: it may have been meant as the value.
struct LostComment {
  let range: Range<Int>
  /// Its text, after the `#`.
  private let text: ArraySlice<UInt8>

  /// Finds the comment on the line where an entry's empty value is.
  init?(after entry: LocatedNode, in stream: YAMLStream) {
    // Bounded, as many aliases may lead to one value, which megabytes may follow.
    func after(_ offset: Int) -> ArraySlice<UInt8> {
      stream.source[offset...].prefix(Self.limit).drop(while: \.isBlank)
    }
    var comment = after(Int(stream[entry.value].end))
    if comment.first != UInt8(ascii: "#"), let key = entry.key {
      // Between braces, the parser places an empty value where the next entry begins or the braces close.
      let colon = after(Int(stream[key].end))
      guard colon.first == UInt8(ascii: ":") else { return nil }
      comment = after(colon.startIndex + 1)
    }
    guard comment.first == UInt8(ascii: "#") else { return nil }
    text = stream.source[comment.startIndex...].dropFirst().prefix(Self.limit).prefix { !$0.isLineBreak }
    range = comment.startIndex..<stream.source.codePoint(at: text.endIndex, from: comment.startIndex)
  }

  private static var limit: Int { Description.Limits.hintedText }

  /// Whether something follows the `#` at once, as in `title: #1`.
  var isGlued: Bool { text.first.map { !$0.isBlank && $0 != UInt8(ascii: "#") } ?? false }

  /// The 3 to 8 hex digits right after the `#`; nil if other characters are attached to them.
  var colorDigits: String? {
    func isLetterOrDigit(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte.isDigit || byte.isLetter || byte == 0x5F
    }
    let word = text.prefix(while: isLetterOrDigit)
    guard (3...8).contains(word.count), word.allSatisfy({ $0 <= 0x39 || $0 | 0x20 <= 0x66 }) else { return nil }
    return String(decoding: word, as: UTF8.self)
  }

  /// The edit that quotes the comment as a color; nil if anything else is in it.
  var quotingColor: TextEdit? {
    guard let digits = colorDigits, Color(hexDigits: Array(digits.utf8).span) != nil, text.count < Self.limit
    else { return nil }
    let rest = text.dropFirst(digits.utf8.count)
    return rest.allSatisfy(\.isBlank) ? TextEdit(range.lowerBound..<rest.startIndex, "\"#\(digits)\"") : nil
  }
}
