/// Folds a button's title, so that case, width, white space and final marks make no difference.
enum PhraseFolding {
  /// Full-width forms made ASCII, lower case, no white space, straight apostrophes.
  static func folded(_ text: Substring) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      let letters = text.utf8.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }
      return String(decoding: letters, as: UTF8.self).lowercased()
    }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E:
        if let ascii = Unicode.Scalar(scalar.value - 0xFEE0) { folded.append(ascii) }
      case 0x2018, 0x2019:
        folded.append("'")
      default:
        if !scalar.properties.isWhitespace { folded.append(scalar) }
      }
    }
    return String(folded).lowercased()
  }

  /// A folded text without the marks at its end that invite to go on.
  static func trimmed(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    while let last = rest.last, isMark(last) { rest.removeLast() }
    return rest.endIndex == text.endIndex ? text : String(rest)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "…", ".", "。", "!", ">", "›", "»", "→": true
    default: false
    }
  }
}
