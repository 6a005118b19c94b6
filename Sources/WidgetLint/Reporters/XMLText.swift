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
      case "\t", "\n", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      // XML cannot hold the others at all.
      default: VisibleText.escaped(String(scalar))
      }
    }
  }

  /// An element's attributes, each after a space.
  package static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// The first line of every XML output.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
