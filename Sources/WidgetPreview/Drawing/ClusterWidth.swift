import WidgetLint

/// The estimated width of a grapheme cluster in em, by its first scalar: fonts differ, and none is measured.
enum ClusterWidth {
  /// The width of a cluster with a first scalar.
  static func em(_ first: Unicode.Scalar, isMonospaced: Bool) -> Double {
    if first.isASCII { return isMonospaced ? 0.62 : ascii(first) }
    if first.isWide { return 1 }
    if isEmoji(first) { return 1.3 }
    if isMark(first) { return 0 }
    return switch first.value {
    case _ where isMonospaced: 0.62
    case 0x2026, 0x2190...0x21FF, 0x27F0...0x27FF, 0x2900...0x297F: 1
    case 0x0590...0x08FF: 0.6
    case 0x0900...0x0DFF: 0.7
    case 0x0E00...0x0EFF: 0.62
    default: first.properties.isUppercase ? 0.7 : 0.62
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "|", "!", "'", ".", ",", ":", ";", "I": 0.3
    case " ", "f", "t", "r", "(", ")", "[", "]", "{", "}", "-", "\"", "/", "\\", "*", "`": 0.38
    case "m", "w", "M", "W", "@", "%": 0.9
    case "A"..."Z": 0.7
    case "0"..."9": 0.62
    default: 0.58
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
