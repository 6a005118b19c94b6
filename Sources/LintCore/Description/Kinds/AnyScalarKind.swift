/// Any scalar, also an empty one: a name or a note that nothing is read from.
enum AnyScalarKind: ValueKind {
  static var number: UInt8 { TextKind.number }

  static var name: String { "scalar" }
  static var expected: String { "a text" }
  static var examples: TypeExamples {
    TypeExamples(
      right: ["font: {family: Helvetica Neue}", "images: [{name: icon}]"],
      wrong: ["font: {family: [Helvetica, Arial]}", "images: [{name: }]"]
    )
  }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["string", "number", "boolean"])] }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { .text }
}
