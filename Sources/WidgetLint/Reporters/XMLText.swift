/// Writes text for XML 1.0.
package enum XMLText {
  /// A text as XML: references for markup and hidden characters, and `\u{…}` for those that XML cannot hold at all.
  package static func escaped(_ text: String) -> String {
    VisibleText.rewriting(text, marks: "&<>\"'") { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case _ where !isCharacter(scalar): VisibleText.escaped(String(scalar))
      default: "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      }
    }
  }

  /// An element's attributes, each after a space.
  package static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// The first line of every XML output.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
