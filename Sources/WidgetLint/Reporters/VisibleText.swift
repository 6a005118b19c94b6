import LintCore

/// Makes text safe to show by escaping whatever a terminal or a reader could misinterpret.
package enum VisibleText {
  /// Returns a text with `\u{…}` for each control, bidirectional or tag character, noncharacter, byte order mark, and
  /// last character of a CI server's command.
  package static func escaped(_ text: String, atLineStart: Bool = true) -> String {
    rewriting(text, atLineStart: atLineStart) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// Quotes a path as a shell argument, for commands that people may copy.
  package static func argument(_ path: String) -> String {
    // A leading dash begins a flag.
    let path = path.hasPrefix("-") ? "./" + path : path
    let isSpecial = { (sign: Character) in
      sign.isASCII && !sign.isLetter && !sign.isNumber && !"/._-+@%,:=".contains(sign)
    }
    let needsQuotes = path.isEmpty || path.contains(where: isSpecial)
    return needsQuotes ? "'\(escaped(path.replacing("'", with: "'\\''")))'" : escaped(path)
  }

  /// Makes each line of a text safe to show.
  package static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// Rewrites the characters of a text that are hidden, among the marks, or last in the start of a CI server's command.
  static func rewriting(
    _ text: String,
    marks: String = "",
    atLineStart: Bool = false,
    _ form: (Unicode.Scalar) -> String
  ) -> String {
    let commands = commands(in: text, atLineStart: atLineStart)
    if commands.isEmpty, isPlain(text, besides: Array(marks.utf8)) { return text }
    return text.unicodeScalars.indices.reduce(into: "") { shown, index in
      let scalar = text.unicodeScalars[index]
      if commands.contains(index) || isHidden(scalar) || marks.unicodeScalars.contains(scalar) {
        shown += form(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }

  /// The last character of each CI server command's beginning: `::` at the start of a line, and `##NAME[` anywhere, as
  /// in `##[error]`, `##vso[` and `##teamcity[`.
  private static func commands(in text: String, atLineStart: Bool) -> Set<String.Index> {
    guard mayHoldCommand(text) else { return [] }
    let scalars = text.unicodeScalars
    let start = scalars.drop { $0.properties.isWhitespace }
    let colons = atLineStart && start.starts(with: "::".unicodeScalars) ? [start.index(after: start.startIndex)] : []
    let brackets = scalars.indices.filter { index in
      guard scalars[index] == "[" else { return false }
      let signs = scalars[..<index].reversed().drop { $0.isASCII && $0.properties.isAlphabetic }
      return signs.starts(with: "##".unicodeScalars)
    }
    return Set(colons + brackets)
  }

  /// Whether a text is printable ASCII without any of the marks, which are not letters.
  private static func isPlain(_ text: String, besides marks: [UInt8]) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F || !byte.isLetter && marks.contains(byte) { return false }
    return true
  }

  /// Whether a text may contain the beginning of a command, found in one scan of its bytes.
  static func mayHoldCommand(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == previous, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") { return true }
      previous = byte
    }
    return false
  }

  /// Whether a character could change how the text around it is shown, or is a noncharacter.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of bidirectional text; line and paragraph separators.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFF9...0xFFFB: true
    // Tag characters, and noncharacters.
    case 0xE0000...0xE0FFF, 0xFDD0...0xFDEF: true
    case let value where value & 0xFFFE == 0xFFFE: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character takes two columns of a terminal, as East Asian letters do.
  package var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
