/// Writes text for XML 1.0.
package enum XMLText {
  /// Escapes a text for XML: references for markup and hidden characters, and `\u{…}` for those that XML cannot hold.
  package static func escaped(_ text: String) -> String {
    VisibleText.rewriting(text, marks: "&<>\"'") { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\t", "\n", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      // Not even a reference can express the others in XML.
      default: VisibleText.escaped(String(scalar))
      }
    }
  }

  /// Returns an element's attributes, each preceded by a space.
  package static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// The first line of every XML output.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
