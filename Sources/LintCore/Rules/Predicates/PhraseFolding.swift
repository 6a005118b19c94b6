/// Folds a button's title, so that case, width, white space and final marks make no difference.
enum PhraseFolding {
  /// Full-width forms made ASCII, lower case, no white space, straight apostrophes.
  static func folded(_ text: Span<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case 0x20, 0x09...0x0D: index += 1
      case ..<0x80:
        letters.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        index += 1
      default:
        guard let letter = text.smallLetter(at: index) else { return Array(folded(String(text)).utf8) }
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        for place in 1...length { letters.append(UInt8(truncatingIfNeeded: letter >> UInt32(8 * (length - place)))) }
        index += length
      }
    }
    return letters
  }

  private static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.isSpace {
      switch scalar.value {
      case 0xFF01...0xFF5E: if let ascii = Unicode.Scalar(scalar.value - 0xFEE0) { folded.append(ascii) }
      case 0x2018, 0x2019: folded.append("'")
      // The sigma at the end of a Greek word has the capital of the other one.
      case 0x3C2: folded.append("σ")
      default: folded.append(scalar)
      }
    }
    return String(folded).lowercased()
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
