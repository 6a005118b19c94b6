import LintSystem

/// The command line as texts for the argument parser, with a way back to names that are not UTF-8.
struct RawArguments {
  /// What precedes the digits of a byte that is no UTF-8: an argument holds no zero.
  private static let mark = "\0"

  /// The arguments as texts.
  let texts: [String]

  init(_ arguments: [[UInt8]]) { texts = arguments.map { FilePath($0).text(marking: Self.mark) } }

  /// Whether an argument is a flag, or standard input.
  static func isFlag(_ argument: String) -> Bool { argument.utf8.first == UInt8(ascii: "-") }

  /// The path that an argument names, or a part of it.
  func path(_ text: String) -> FilePath {
    guard text.utf8.contains(0) else { return FilePath(text) }
    let parts = text.split(separator: Self.mark, omittingEmptySubsequences: false)
    return FilePath(
      parts.dropFirst().reduce(into: Array(parts[0].utf8)) { bytes, part in
        if let byte = UInt8(part.prefix(2), radix: 16) { bytes.append(byte) }
        bytes += part.dropFirst(2).utf8
      }
    )
  }

  /// What the parser says of the arguments, as a person reads it.
  static func shown(_ message: String) -> String { message.replacing(mark, with: "\\x") }
}
