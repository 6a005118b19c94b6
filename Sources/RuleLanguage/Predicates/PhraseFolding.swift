import WidgetModel

/// Folds a button's title, so that case, width, white space and final marks make no difference.
enum PhraseFolding {
  /// Full-width forms made ASCII, lower case, no white space, straight apostrophes.
  static func folded(_ text: Span<UInt8>) -> [UInt8] {
    var isKnown = true
    let folded = [UInt8](unsafeUninitializedCapacity: text.count) { letters, count in
      var index = 0
      func keep(_ length: Int) {
        for place in index..<index + length {
          letters[count] = text[place]
          count += 1
        }
        index += length
      }
      while index < text.count, isKnown {
        switch text[index] {
        case 0x20, 0x09...0x0D: index += 1
        case 0x41...0x5A:
          letters[count] = text[index] | 0x20
          count += 1
          index += 1
        case ..<0x80: keep(1)
        // Latin-1: the capitals stand 32 in front of their small letters.
        case 0xC3:
          keep(2)
          let last = letters[count - 1]
          if last < 0x9F, last != 0x97 { letters[count - 1] = last + 0x20 }
        // Cyrillic: 80 or 32 in front of them.
        case 0xD0:
          let small = 0x400 + UInt16(text[index + 1] & 0x3F)
          let letter = small < 0x410 ? small + 0x50 : small < 0x430 ? small + 0x20 : small
          letters[count] = 0xC0 | UInt8(letter >> 6)
          letters[count + 1] = 0x80 | UInt8(letter & 0x3F)
          count += 2
          index += 2
        case 0xD1 where text[index + 1] < 0xA0: keep(2)
        // Marks, scripts without capitals, kana but for white space, ideographs, Hangul and pictures.
        case 0xCC, 0xD7...0xDF: keep(2)
        case 0xE3 where text[index + 1] > 0x80: keep(3)
        case 0xEA where text[index + 1] >= 0xB0: keep(3)
        case 0xE0, 0xE4...0xE9, 0xEB, 0xEC: keep(3)
        case 0xF0 where text[index + 1] == 0x9F: keep(4)
        default: isKnown = false
        }
      }
    }
    return isKnown ? folded : Array(Self.folded(String(text)).utf8)
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
