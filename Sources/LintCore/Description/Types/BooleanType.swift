import YAML

/// `true` or `false`, and no other spelling.
struct BooleanType: ScalarType {
  var name: String { "boolean" }
  var valueKind: ScalarValueKind { .boolean }
  var expected: String { "true or false" }
  var examples: TypeExamples {
    TypeExamples(
      right: ["scrolls: true", "scrolls: false"],
      wrong: ["scrolls: yes", "scrolls: 0"]
    )
  }
  var schemas: [ValueSchema] { [ValueSchema(types: ["boolean"])] }
  var completions: [String] { ["true", "false"] }

  func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    text.isExactly("true") ? .boolean(true) : text.isExactly("false") ? .boolean(false) : nil
  }

  func fault(of text: String, besideWords: Bool) -> ScalarFault { .wrongType }

  func hint(for text: String) -> Hint? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1": .write("true", isSafe: true)
    case "no", "off", "n", "false", "0": .write("false", isSafe: true)
    default: nil
    }
  }
}
