/// Any scalar, also an empty one: a name or a note that nothing is read from.
struct AnyScalarType: ScalarType {
  var name: String { "scalar" }
  var valueKind: ScalarValueKind { .text }
  var expected: String { "a text" }
  var examples: TypeExamples {
    TypeExamples(
      right: ["font: {family: Helvetica Neue}", "images: [{name: icon}]"],
      wrong: ["font: {family: [Helvetica, Arial]}", "images: [{name: }]"]
    )
  }
  var schemas: [ValueSchema] { [ValueSchema(types: ["string", "number", "boolean"])] }

  func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { .text }

  func fault(of text: String, besideWords: Bool) -> ScalarFault { .wrongType }

  func hint(for text: String) -> Hint? { nil }
}
