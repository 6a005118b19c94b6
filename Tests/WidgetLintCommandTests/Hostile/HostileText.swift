import Foundation

/// Text that would break out of a careless output, and the rules that every output must follow.
enum HostileText {
  /// Some of every kind: terminal sequences, bidirectional overrides, separators, commands of CI servers, markup.
  static let text =
    "\u{1B}[31m\u{9B}1m\u{7F}\u{202E}\u{2066}\u{85}\u{2028}\u{FEFF}\n::error::a\r##[error]b\t##vso[c]%0A::notice::d]]>\"'<&>\\"

  /// The same at the start of a line.
  static let command = "::error file=x,line=1::" + text

  /// Writes a text as a YAML scalar with every character escaped.
  static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        let hex = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 8 - hex.count) + hex
      }.joined() + "\""
  }

  /// Returns what a terminal, an editor or a CI server would misinterpret in an output, by line; empty if it is safe.
  static func faults(in output: String, isGitHub: Bool = false) -> [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let isHidden = line.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::") && !isGitHub
      let opensCommand = line.split(separator: "[").dropLast().contains { part in
        part.reversed().drop { $0.isASCII && $0.isLetter }.prefix(2) == ["#", "#"]
      }
      return isHidden || isCommand || opensCommand && !isGitHub
        ? "\(line.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())" : nil
    }
  }

  /// Returns an output without terminal colors.
  static func withoutColors(_ output: String) -> String {
    output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
