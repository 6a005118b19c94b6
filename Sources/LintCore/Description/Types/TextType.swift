/// A text that people read: more than white space, perhaps in several languages.
struct TextType: ScalarType {
  var name: String { "text" }
  var valueKind: ScalarValueKind { .text }
  var expected: String { "a text, or a mapping from languages to texts" }
  var examples: TypeExamples {
    TypeExamples(
      right: ["title: Maps Nearby", "title: {default: Maps Nearby, fr: Plans à proximité}"],
      wrong: ["title: \"\"", "title: [Maps, Nearby]"]
    )
  }
  var schemas: [ValueSchema] { [ValueSchema(types: ["string", "number", "boolean"], pattern: "\\S")] }

  func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { text.isWhiteSpace ? nil : .text }

  func fault(of text: String, besideWords: Bool) -> ScalarFault { .wrongType }

  func hint(for text: String) -> Hint? {
    Hint(text: "write a text that is more than white space, or leave the field out")
  }
}
