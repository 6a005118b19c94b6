/// A text that people read: more than white space, perhaps in several languages.
package enum TextKind: ValueKind {
  package static var id: String { "text" }
  package static let number = ValueKinds.number(of: Self.self)

  package static var expected: String { "a text, or a mapping from languages to texts" }
  package static var schemas: [ValueSchema] {
    [ValueSchema(types: ["string", "number", "boolean"], pattern: "\\S")]
  }

  package static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { text.isWhiteSpace ? nil : .text }

  package static func hint(for text: String) -> Hint? {
    Hint(text: "write a text that is more than white space, or leave the field out")
  }
}

/// Any scalar, even an empty one: a name or a note whose content is not interpreted.
enum ScalarKind: ValueKind {
  static var id: String { "scalar" }
  static var expected: String { "a text" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string", "number", "boolean"])] }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { .text }
}
