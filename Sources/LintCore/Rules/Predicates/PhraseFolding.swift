/// Folds a button's title, so that case, width, white space and final marks make no difference.
enum PhraseFolding {
  /// Full-width forms made ASCII, lower case, no white space or single spaces between words, straight apostrophes.
  static func folded(_ text: Span<UInt8>, keepingSpaces: Bool = false) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(text.count)
    for scalar in String(text).unicodeScalars {
      switch scalar.value {
      case _ where scalar.isSpace:
        if keepingSpaces, let last = letters.last, last != UInt8(ascii: " ") { letters.append(UInt8(ascii: " ")) }
      case ..<0x80: letters.append(UInt8(scalar.value).lowercased)
      case 0xFF01...0xFF5E: letters.append(UInt8(scalar.value - 0xFEE0).lowercased)
      case 0x2018, 0x2019: letters.append(UInt8(ascii: "'"))
      // The sigma at the end of a Greek word has the capital of the other one.
      case 0x3C2: letters += "σ".utf8
      // Scripts without case: from Hebrew to Burmese, Chinese, Japanese and Korean.
      case 0x590..<0x10A0, 0x2E80..<0xA640, 0xAC00..<0xD7A4: letters += scalar.utf8
      default: letters += scalar.properties.lowercaseMapping.utf8
      }
    }
    return letters
  }

  /// The marks at a title's end that invite to go on.
  private static let marks = [".", "!", "…", "。", ">", "›", "»", "→"].map { Array($0.utf8) }

  /// A folded text without the marks at its end.
  static func trimmed(_ text: [UInt8]) -> [UInt8] {
    var rest = text[...]
    while let last = rest.last, let mark = marks.first(where: { $0.last == last && rest.suffix($0.count) == $0[...] }) {
      rest.removeLast(mark.count)
    }
    return rest.count == text.count ? text : Array(rest)
  }

  /// Whether two texts may begin alike once they are folded, by a look at their first characters.
  static func mayBeginAlike(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    // U+0085 and U+00A0 are white space, too.
    func mayBeSpace(_ text: Span<UInt8>) -> Bool { text.isEmpty || text[0] <= 0x20 || text[0] == 0xC2 }
    return mayBeSpace(one) || mayBeSpace(other) || !one.isDifferent(at: 0, from: other, at: 0, ignoringCase: true)
  }
}
