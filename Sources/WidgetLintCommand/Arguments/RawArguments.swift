import LintSystem

/// The command line as texts for the argument parser, with a way back to names that are not UTF-8.
struct RawArguments {
  /// What precedes the digits of a byte that is no UTF-8: an argument holds no zero.
  private static let mark = "\0"

  /// The arguments as texts.
  let texts: [String]

  init(_ arguments: [[UInt8]]) { texts = arguments.map { FilePath($0).text(marking: Self.mark) } }

  /// The path that an argument names, or a part of it.
  func path(_ text: String) -> FilePath {
    guard text.utf8.contains(0) else { return FilePath(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == 0, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return FilePath(bytes)
  }

  /// What the parser says of the arguments, as a person reads it.
  static func shown(_ message: String) -> String {
    String(
      message.unicodeScalars.reduce(into: String.UnicodeScalarView()) { shown, scalar in
        if scalar == "\0" { shown.append(contentsOf: "\\x".unicodeScalars) } else { shown.append(scalar) }
      }
    )
  }
}
