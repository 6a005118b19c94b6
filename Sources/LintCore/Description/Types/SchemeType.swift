/// A URL scheme, without its colon.
struct SchemeType: ScalarType {
  var name: String { "URL scheme" }
  var valueKind: ScalarValueKind { .text }
  var expected: String { "a URL scheme such as maps" }
  var examples: TypeExamples {
    TypeExamples(
      right: ["app: {name: Maps, urlSchemes: maps}", "app: {name: Maps, urlSchemes: [maps, com.example.maps]}"],
      wrong: ["app: {name: Maps, urlSchemes: \"maps:\"}", "app: {name: Maps, urlSchemes: maps://}"]
    )
  }
  var schemas: [ValueSchema] { [ValueSchema(types: ["string"], pattern: "^[^:]*$")] }

  func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    text.indices.contains { text[$0] == UInt8(ascii: ":") } ? nil : .text
  }

  func fault(of text: String, besideWords: Bool) -> ScalarFault { .notAllowed }

  func hint(for text: String) -> Hint? {
    let scheme = String(text.prefix { $0 != ":" })
    let rest = text.dropFirst(scheme.count + 1)
    return Hint(
      text: "write \(scheme), the scheme without its colon",
      replacement: scheme.isEmpty ? nil : scheme,
      isSafe: rest.allSatisfy { $0 == "/" }
    )
  }
}
