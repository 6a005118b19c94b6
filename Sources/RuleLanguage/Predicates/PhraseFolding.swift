import WidgetModel

/// Folds a button's title, so that case, width, white space and final marks make no difference.
enum PhraseFolding {
  /// Full-width forms made ASCII, lower case, no white space, straight apostrophes.
  static func folded(_ text: Span<UInt8>) -> [UInt8] {
    guard text.isASCII else { return Array(folded(String(text)).utf8) }
    return [UInt8](unsafeUninitializedCapacity: text.count) { letters, count in
      for index in text.indices {
        let byte = text[index]
        if byte == 0x20 || byte >= 0x09 && byte <= 0x0D { continue }
        letters[count] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        count += 1
      }
    }
  }

  private static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    var mayHaveCase = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E:
        if let ascii = Unicode.Scalar(scalar.value - 0xFEE0) { folded.append(ascii) }
        mayHaveCase = true
      case 0x2018, 0x2019:
        folded.append("'")
      // Small letters of ASCII, kana, ideographs and Hangul stay as they are.
      case 0x61...0x7A, 0x3001...0xA63F, 0xAC00...0xD7A3:
        folded.append(scalar)
      default:
        if scalar.isSpace { continue }
        folded.append(scalar)
        mayHaveCase = true
      }
    }
    return mayHaveCase ? String(folded).lowercased() : String(folded)
  }

  /// A folded text without the marks at its end that invite to go on: `… . 。 ! > › » →`.
  static func trimmed(_ text: [UInt8]) -> [UInt8] {
    var end = text.count
    while let length = lengthOfMark(before: end, in: text) { end -= length }
    return end == text.count ? text : Array(text[..<end])
  }

  private static func lengthOfMark(before end: Int, in text: [UInt8]) -> Int? {
    func isMark(_ lead: UInt8, _ middle: UInt8) -> Bool { end > 2 && text[end - 3] == lead && text[end - 2] == middle }
    guard end > 0 else { return nil }
    return switch text[end - 1] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ">"): 1
    case 0xBB where end > 1 && text[end - 2] == 0xC2: 2
    case 0xA6 where isMark(0xE2, 0x80), 0xBA where isMark(0xE2, 0x80), 0x92 where isMark(0xE2, 0x86): 3
    case 0x82 where isMark(0xE3, 0x80): 3
    default: nil
    }
  }
}
