/// Writes texts as scalars.
package enum ScalarText {
  /// A text as a scalar: in `style` if that can hold it, otherwise in double quotes.
  package static func written(_ text: String, like style: YAMLNode.Style, inFlow: Bool) -> String {
    if style == .plain, isPlain(text, inFlow: inFlow) { return text }
    if style == .singleQuoted, let inside = inside(text, like: style) { return "'" + inside + "'" }
    return "\"" + doubleQuoted(text) + "\""
  }

  /// The text as it is written between quotes; nil if `style` has no quotes or cannot hold the text.
  static func inside(_ text: String, like style: YAMLNode.Style) -> String? {
    switch style {
    case .doubleQuoted: doubleQuoted(text)
    case .singleQuoted where isPrintable(text):
      // By code points, since a quote and a combining mark after it are one `Character`.
      text.unicodeScalars.reduce(into: "") { $0 += $1 == "'" ? "''" : String($1) }
    default: nil
    }
  }

  private static func doubleQuoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { quoted, scalar in
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where isPrintable(scalar): quoted.unicodeScalars.append(scalar)
      default:
        let hex = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
      }
    }
  }

  /// Whether every character may be in a scalar on one line.
  private static func isPrintable(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isPrintable) }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: false
    // Characters that separate lines or change the direction of text are always escaped.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  /// Whether a text is still read as that text when it is written without quotes.
  private static func isPlain(_ text: String, inFlow: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, isPrintable(text) else { return false }
    if ["~", "null", "---", "..."].contains(text) || first == 0x20 || last == 0x20 { return false }
    let isNegative = first == UInt8(ascii: "-") && bytes.count > 1 && 0x30...0x39 ~= bytes[1]
    if !isNegative, "-?:,[]{}#&*!|>'\"%@`".utf8.contains(first) { return false }
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
      if byte == UInt8(ascii: ":"), next == 0x20 || inFlow && ",[]{}?".utf8.contains(next) { return false }
      if byte == 0x20, next == UInt8(ascii: "#") { return false }
      if inFlow, ",[]{}?".utf8.contains(byte) { return false }
    }
    return true
  }
}
