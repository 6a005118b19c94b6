import WidgetModel

/// Folds a button's title, so that case, width, white space and final marks make no difference.
enum PhraseFolding {
  /// A title folded, without the marks at its end that invite to go on.
  static func title(_ text: Span<UInt8>) -> String { trimmed(folded(text)) }

  /// Full-width forms made ASCII, lower case, no white space, straight apostrophes.
  static func folded(_ text: Span<UInt8>) -> String {
    guard text.isASCII else { return folded(String(text)[...]) }
    return String(unsafeUninitializedCapacity: text.count) { letters in
      var count = 0
      for index in text.indices {
        let byte = text[index]
        if byte == 0x20 || byte >= 0x09 && byte <= 0x0D { continue }
        letters[count] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }

  /// The same of a text that is no bytes.
  static func folded(_ text: Substring) -> String {
    var folded = String.UnicodeScalarView()
    var hasCase = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E:
        if let ascii = Unicode.Scalar(scalar.value - 0xFEE0) { folded.append(ascii) }
        hasCase = true
      case 0x2018, 0x2019:
        folded.append("'")
      default:
        if scalar.isSpace { continue }
        folded.append(scalar)
        // Kana, ideographs and Hangul have no case, nor have small letters of ASCII.
        hasCase = hasCase || !(0x61...0x7A ~= scalar.value || 0x3000...0xA63F ~= scalar.value || 0xAC00...0xD7A3 ~= scalar.value)
      }
    }
    return hasCase ? String(folded).lowercased() : String(folded)
  }

  /// A folded text without the marks at its end that invite to go on.
  static func trimmed(_ text: String) -> String {
    var rest = Substring(text)
    // What ends with none of the marks' last bytes ends with no mark, as most texts do.
    while let last = rest.utf8.last, lastBytesOfMarks.contains(last), let mark = rest.unicodeScalars.last,
      marks.contains(mark)
    {
      rest.unicodeScalars.removeLast()
    }
    return rest.endIndex == text.endIndex ? text : String(rest)
  }

  private static let marks: [Unicode.Scalar] = ["…", ".", "。", "!", ">", "›", "»", "→"]
  private static let lastBytesOfMarks = marks.compactMap { String($0).utf8.last }
}
