/// Any scalar, also an empty one: a name or a note that nothing is read from.
enum ScalarKind: ValueKind {
  static var id: String { "scalar" }
  static var number: UInt8 { TextKind.number }

  static var name: String { "scalar" }
  static var expected: String { "a text" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string", "number", "boolean"])] }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { .text }
}
