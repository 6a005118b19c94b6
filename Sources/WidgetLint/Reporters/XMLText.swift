/// Writes text for XML 1.0.
package enum XMLText {
  /// A text as the value of an attribute or the content of an element: markup and hidden characters are references, and
  /// what XML cannot hold at all is written as `\u{…}`.
  package static func escaped(_ text: String) -> String {
    let mayCommand = LogCommand.mayBe(in: text)
    if !mayCommand, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !"&<>\"'".utf8.contains($0) }) { return text }
    var command = LogCommand(atLineStart: false)
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      let isCommand = mayCommand && command.isCompleted(by: scalar)
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case _ where !isCharacter(scalar): escaped += VisibleText.escaped(String(scalar))
      case _ where isCommand || VisibleText.isHidden(scalar):
        escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// An element's attributes, with a space in front of each.
  package static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// What every XML output begins with.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
