/// A URL with its scheme, or the word `app` for the app's start screen.
enum URLKind: ValueKind {
  static var id: String { "url" }
  static var name: String { "URL or `app`" }
  static var expected: String { "a URL such as maps://nearby or the word app" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string"], pattern: "^(app$|[A-Za-z][A-Za-z0-9+._-]*:)")] }
  static var completions: [String] { ["app"] }
  static var isURL: Bool { true }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    text.isSame(as: "app") || hasScheme(text) ? .text : nil
  }

  static func hint(for text: String) -> Hint? {
    if NearName.nearest(to: text, in: completions) != nil { return .didYouMean("app") }
    return Hint(text: "begin with a scheme, as in maps://\(text.isEmpty ? "nearby" : "…")")
  }

  /// Whether a text begins with a URL's scheme: a letter, then letters, digits, `+`, `-`, `.` or `_`, then a colon.
  static func hasScheme(_ text: Span<UInt8>) -> Bool {
    let colon = text.indices.first { text[$0] == UInt8(ascii: ":") } ?? 0
    return colon > 0 && text[0].isLetter
      && (1..<colon).allSatisfy { text[$0].isLetter || text[$0].isDigit || "+-._".utf8.contains(text[$0]) }
  }
}

/// A URL with its scheme, or a path that begins with a slash, which the app itself resolves.
enum LinkKind: ValueKind {
  static var id: String { "link" }
  static var name: String { "URL or path" }
  static var expected: String { "a URL such as maps://nearby or a path such as /nearby" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string"], pattern: "^(/|[A-Za-z][A-Za-z0-9+._-]*:)")] }
  static var isURL: Bool { true }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    !text.isEmpty && text[0] == UInt8(ascii: "/") || URLKind.hasScheme(text) ? .text : nil
  }

  static func hint(for text: String) -> Hint? { Hint(text: "begin with a scheme, as in maps://…, or with a slash") }
}
