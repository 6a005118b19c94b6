import WidgetLint

/// Prepares a description's texts for pictures and pages.
enum ShownText {
  /// The most combining marks that a letter keeps: no script needs more, and a thousand would cover the lines above.
  private static let greatestMarkCount = 4

  /// The most letters of a text: nobody reads more, and hostile text may have millions.
  static let greatestLength = 20_000

  /// Returns the text cut to the most letters, with hidden characters escaped and surplus combining marks removed.
  static func of(_ text: String) -> String {
    let visible = VisibleText.escaped(DataValue.clipped(text, to: greatestLength))
    if visible.utf8.allSatisfy({ $0 < 0x80 }) { return visible }
    var markCount = 0
    return visible.unicodeScalars.reduce(into: "") { shown, scalar in
      let isMark = [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
      markCount = isMark ? markCount + 1 : 0
      if markCount <= greatestMarkCount { shown.unicodeScalars.append(scalar) }
    }
  }

  /// Whether a text has nothing visible.
  static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Whether the first strong character of a text runs from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if ![.nonspacingMark, .decimalNumber].contains(scalar.properties.generalCategory) { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}
