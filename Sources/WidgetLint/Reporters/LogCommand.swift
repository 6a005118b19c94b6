/// What CI servers take for a command where it is in a log: `::` at the start of a line, and `##NAME[` anywhere in
/// one, as in `##[error]`, `##vso[` and `##teamcity[`.
struct LogCommand {
  /// The colons since the start of the line; nil after anything else.
  private var colons: Int?
  /// The number signs that end here, with letters after them perhaps.
  private var signs = 0
  private var hasName = false

  /// A watch over a text, which may be at the start of a line.
  init(atLineStart: Bool) { colons = atLineStart ? 0 : nil }

  /// Whether a text may hold any at all, which one look at its bytes shows.
  static func mayBe(in text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == last, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") { return true }
      last = byte
    }
    return false
  }

  /// Whether the next character completes the beginning of a command.
  mutating func isCompleted(by scalar: Unicode.Scalar) -> Bool {
    let opens = scalar == "[" && signs > 1
    if scalar == "#" {
      signs = hasName ? 1 : signs + 1
      hasName = false
    } else if signs > 1, scalar.isASCII, scalar.properties.isAlphabetic {
      hasName = true
    } else {
      (signs, hasName) = (0, false)
    }
    guard let count = colons else { return opens }
    if scalar == ":" {
      colons = count + 1
      return count == 1
    }
    colons = count == 0 && scalar.properties.isWhitespace ? 0 : nil
    return opens
  }
}
