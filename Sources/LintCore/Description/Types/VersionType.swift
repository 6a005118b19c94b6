/// A version of iOS: `MAJOR[.MINOR[.PATCH]]`.
struct VersionType: ScalarType {
  var name: String { "version" }
  var valueKind: ScalarValueKind { .version }
  var expected: String { "a version such as \"10.0\"" }
  var examples: TypeExamples {
    TypeExamples(
      right: ["deploymentTarget: \"10.0\"", "deploymentTarget: 9.3.1"],
      wrong: ["deploymentTarget: iOS 10", "deploymentTarget: 10.x"]
    )
  }
  var schemas: [ValueSchema] {
    [
      ValueSchema(types: ["string"], pattern: "^[0-9]+(\\.[0-9]+){0,2}$"), ValueSchema(types: ["number"], minimum: 0),
    ]
  }

  func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { Version(text).map { .version($0) } }

  func fault(of text: String, besideWords: Bool) -> ScalarFault { .wrongType }

  func hint(for text: String) -> Hint? {
    let number = text.replacingCommas.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    guard Version(Array(number.utf8).span) != nil else { return nil }
    return Hint(text: "write \"\(number)\"", replacement: String(number))
  }
}
