/// A URL with its scheme, or a path that begins with a slash, which the app itself resolves.
enum LinkKind: ValueKind {
  static var id: String { "link" }
  static var number: UInt8 { TextKind.number }

  static var name: String { "URL or path" }
  static var expected: String { "a URL such as maps://nearby or a path such as /nearby" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string"], pattern: "^(/|[A-Za-z][A-Za-z0-9+._-]*:)")] }
  static var isURL: Bool { true }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    !text.isEmpty && text[0] == UInt8(ascii: "/") || URLKind.hasScheme(text) ? .text : nil
  }

  static func hint(for text: String) -> Hint? { Hint(text: "begin with a scheme, as in maps://…, or with a slash") }
}
