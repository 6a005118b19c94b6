import LintSystem

/// The command line as texts for the argument parser, with a way back to names that are not UTF-8.
struct RawArguments {
  /// The arguments as texts.
  let texts: [String]
  private let raw: [String: FilePath]

  init(_ arguments: [[UInt8]]) {
    var raw: [String: FilePath] = [:]
    texts = arguments.map { bytes in
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      let path = FilePath(bytes)
      var text = path.shown
      while raw[text] != nil { text += "\u{FFFD}" }
      raw[text] = path
      return text
    }
    self.raw = raw
  }

  /// The path that an argument names.
  func path(_ text: String) -> FilePath { raw[text] ?? FilePath(text) }
}
