/// The estimated width of a grapheme cluster in em, by its first scalar: fonts differ, and none is measured.
enum ClusterWidth {
  private static let table: [Double] = (0..<128).map { value in
    switch Unicode.Scalar(UInt8(value)) {
    case "i", "j", "l", "|", "!", "'", ".", ",", ":", ";", "I": 0.3
    case " ", "f", "t", "r", "(", ")", "[", "]", "{", "}", "-", "\"", "/", "\\", "*", "`": 0.38
    case "m", "w", "M", "W", "@", "%": 0.9
    case "A"..."Z": 0.7
    case "0"..."9": 0.62
    default: 0.58
    }
  }

  /// The width of a cluster with a first scalar.
  static func em(_ first: Unicode.Scalar, isMonospaced: Bool) -> Double {
    if isMonospaced { return isWide(first) ? 1 : isEmoji(first) ? 1.3 : isMark(first) ? 0 : 0.62 }
    return first.value < 0x80 ? table[Int(first.value)] : em(first)
  }

  private static func em(_ scalar: Unicode.Scalar) -> Double {
    if isWide(scalar) { return 1 }
    if isEmoji(scalar) { return 1.3 }
    if isMark(scalar) { return 0 }
    return switch scalar.value {
    case 0x2026, 0x2190...0x21FF, 0x27F0...0x27FF, 0x2900...0x297F: 1
    case 0x0590...0x08FF: 0.6
    case 0x0900...0x0DFF: 0.7
    case 0x0E00...0x0EFF: 0.62
    default: scalar.properties.isUppercase ? 0.7 : 0.62
    }
  }

  /// Whether a line may break on either side of a cluster with a first scalar.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2600...0x27BF, 0x1F000...0x1FAFF: true
    // Beside those, few symbols are emoji; most letters need no look at their properties.
    case 0x231A...0x2B55: scalar.properties.isEmojiPresentation
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return scalar.value == 0xAD }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
    default: false
    }
  }
}
