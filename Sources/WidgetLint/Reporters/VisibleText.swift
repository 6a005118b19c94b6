/// Makes text safe to show: what a terminal or a reader could take for something else is escaped.
package enum VisibleText {
  /// A text with its control, bidirectional and other invisible characters as `\u{…}`, and what begins a command of a CI
  /// server likewise.
  package static func escaped(_ text: String) -> String { escaped(text, atLineStart: true) }

  /// The same of a text that is after another on its line, perhaps.
  static func escaped(_ text: String, atLineStart: Bool) -> String {
    // An array is looked through faster than a text.
    let bytes = Array(text.utf8)
    let mayCommand = LogCommand.mayBe(in: bytes)
    if !mayCommand, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    if !mayCommand, !text.unicodeScalars.contains(where: isHidden) { return text }
    var command = LogCommand(atLineStart: atLineStart)
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) || mayCommand && command.isCompleted(by: scalar) {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// A text of several lines, each made safe to show.
  package static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// Whether a character could change how the text around it is shown, or is no character.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of bidirectional text; line and paragraph separators.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFF9...0xFFFB: true
    // Tag characters, and what is no character in any plane.
    case 0xE0000...0xE0FFF, 0xFDD0...0xFDEF: true
    case let value where value & 0xFFFE == 0xFFFE: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is as wide as it is high, as the letters of East Asia are: two columns of a terminal.
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
