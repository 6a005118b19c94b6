/// Folds a button's title, so that case, width, white space and final marks make no difference.
enum PhraseFolding {
  /// Full-width forms made ASCII, lower case, no white space, straight apostrophes.
  static func folded(_ text: Substring) -> String {
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
    let marks: Set<Unicode.Scalar> = ["…", ".", "。", "!", ">", "›", "»", "→"]
    var rest = text.unicodeScalars[...]
    while let last = rest.last, marks.contains(last) { rest.removeLast() }
    return rest.count == text.unicodeScalars.count ? text : String(rest)
  }
}
