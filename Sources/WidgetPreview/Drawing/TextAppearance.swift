import WidgetLint

/// The font size, style and alignment of a text.
struct TextAppearance {
  var size: Double
  var weight = 400
  var isItalic = false
  var isMonospaced = false
  /// Whether it joins several texts, and so runs from left to right even if the first of them does not.
  var isComposed = false
  /// The end or middle of the text that is placed at its point.
  var anchor = DrawnView.Text.Alignment.start

  /// The fonts of pictures; none is embedded or fetched.
  static let families =
    "-apple-system, 'SF Pro Text', 'Helvetica Neue', 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"
  /// The fonts of code.
  static let codeFamilies = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace"

  /// The estimated width of a text in points.
  func width(_ text: String) -> Double { fitted(text, into: .infinity).width }

  /// The estimated width of a grapheme cluster in points, from its first scalar.
  private func width(_ first: Unicode.Scalar) -> Double {
    (isMonospaced ? first.monospacedWidth : first.width) * size * (weight >= 600 && !isMonospaced ? 1.06 : 1)
  }

  /// Returns the text, or as many clusters as fit followed by an ellipsis, with its estimated width.
  func fitted(_ text: String, into room: Double) -> (text: String, width: Double) {
    // Stops at the end of the space, since texts may be very long.
    var width = 0.0
    var kept = (end: text.startIndex, width: 0.0)
    let ellipsis = self.width("…" as Unicode.Scalar)
    var index = text.startIndex
    while index < text.endIndex {
      width += self.width(text.unicodeScalars[index])
      text.formIndex(after: &index)
      if width + ellipsis <= room { kept = (index, width) }
      if width > room { return (text[..<kept.end] + "…", kept.width + ellipsis) }
    }
    return (text, width)
  }

  /// Breaks the text into lines no wider than a space, at spaces and wide clusters, or within words that are too wide.
  ///
  /// The text after the last allowed line is cut off.
  func wrapped(_ text: String, into room: Double, lines limit: Int) -> [String] {
    var (lines, rest): ([String], Substring) = ([], text[...])
    repeat {
      // The last place where the line may break, and where it must.
      var (last, end, width) = (rest.startIndex, rest.startIndex, 0.0)
      while end < rest.endIndex {
        let first = rest.unicodeScalars[end]
        if first == " " || first.isWide { last = end }
        width += self.width(first)
        if width > room, end > rest.startIndex { break }
        rest.formIndex(after: &end)
        if first.isWide { last = end }
      }
      if end < rest.endIndex, last > rest.startIndex { end = last }
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    } while !rest.isEmpty && lines.count < limit
    if !rest.isEmpty { lines[lines.count - 1] += "…" }
    return lines
  }
}

extension DrawnView.Text.Alignment {
  /// The alignment at the same point for a text in the other direction.
  var mirrored: Self {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }

  /// The share of the width that is before the point.
  var share: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}

/// The estimated width of a grapheme cluster in em, from its first scalar; fonts differ, and none is measured.
extension Unicode.Scalar {
  /// The width in a proportional font.
  fileprivate var width: Double {
    if let specialWidth { return specialWidth }
    return switch value {
    case ..<0x80: asciiWidth
    case 0x2026, 0x2190...0x21FF, 0x27F0...0x27FF, 0x2900...0x297F: 1
    case 0x0590...0x08FF: 0.6
    case 0x0900...0x0DFF: 0.7
    case 0x0E00...0x0EFF: 0.62
    default: properties.isUppercase ? 0.7 : 0.62
    }
  }

  /// The width in a monospaced font.
  fileprivate var monospacedWidth: Double { specialWidth ?? 0.62 }

  private var asciiWidth: Double {
    switch self {
    case "i", "j", "l", "|", "!", "'", ".", ",", ":", ";", "I": 0.3
    case " ", "f", "t", "r", "(", ")", "[", "]", "{", "}", "-", "\"", "/", "\\", "*", "`": 0.38
    case "m", "w", "M", "W", "@", "%": 0.9
    case "A"..."Z": 0.7
    case "0"..."9": 0.62
    default: 0.58
    }
  }

  /// The width of characters that are equally wide in all fonts: East Asian letters, emoji and marks; nil for others.
  private var specialWidth: Double? {
    switch value {
    case 0xAD: return 0
    case ..<0x300: return nil
    case _ where isWide: return 1
    case 0x2600...0x27BF, 0x1F000...0x1FAFF: return 1.3
    // Few other symbols are emoji, so that most letters need no look at their properties.
    case 0x231A...0x2B55 where properties.isEmojiPresentation: return 1.3
    default:
      return [.nonspacingMark, .enclosingMark, .spacingMark, .format].contains(properties.generalCategory) ? 0 : nil
    }
  }
}
