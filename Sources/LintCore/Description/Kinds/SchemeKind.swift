/// A URL scheme, without its colon.
enum SchemeKind: ValueKind {
  static var id: String { "scheme" }
  static var name: String { "URL scheme" }
  static var expected: String { "a URL scheme such as maps" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string"], pattern: "^[^:]*$")] }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    text.indices.contains { text[$0] == UInt8(ascii: ":") } ? nil : .text
  }

  static func fault(of text: String, besideWords: Bool) -> ScalarFault { .notAllowed }

  static func hint(for text: String) -> Hint? { Hint(text: "write the scheme without its colon") }
}
