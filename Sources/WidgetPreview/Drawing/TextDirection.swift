/// The direction in which a text runs.
enum TextDirection {
  /// Whether the first strong character of a text runs from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .decimalNumber: continue
        default: return true
        }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
