/// The JSON Schemas that the program prints.
package enum JSONSchema: String, Sendable, CaseIterable {
  case description, config, rule

  /// What the schema describes.
  package var summary: String {
    switch self {
    case .description: "widget descriptions"
    case .config: "\(ProductInfo.name)'s configuration"
    case .rule: "rule files"
    }
  }

  /// The schema as JSON over several lines.
  package var text: String {
    let body: [(String, JSONText)] =
      switch self {
      case .description: DescriptionSchema.body
      case .config: ConfigurationSchema.body
      case .rule: RuleSchema.body
      }
    let head: [(String, JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("\(ProductInfo.name): \(summary)")),
    ]
    return JSONText.object(head + body).pretty() + "\n"
  }
}

extension JSONText {
  /// A schema of an object with some properties only; keys that begin with `x-` are free where that is asked for.
  static func schema(
    properties: [(String, JSONText)],
    required: [String] = [],
    allowsPrivateKeys: Bool = false,
    minProperties: Int? = nil
  ) -> JSONText {
    var members: [(String, JSONText)] = [("type", .text("object")), ("properties", .object(properties))]
    if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
    if let minProperties { members.append(("minProperties", .integer(minProperties))) }
    if allowsPrivateKeys { members.append(("patternProperties", .object([("^x-|^<<$", .boolean(true))]))) }
    members.append(("additionalProperties", .boolean(false)))
    return .object(members)
  }

  /// A schema of which one of several alternatives holds.
  static func anyOf(_ alternatives: [JSONText]) -> JSONText {
    alternatives.count == 1 ? alternatives[0] : .object([("anyOf", .list(alternatives))])
  }

  /// A schema of some words.
  static func words(_ words: [String]) -> JSONText { .object([("enum", .list(words.map { .text($0) }))]) }

  /// A schema of a type.
  static func type(_ name: String) -> JSONText { .object([("type", .text(name))]) }

  /// A schema of a list.
  static func list(of items: JSONText, atLeast minimum: Int = 0) -> JSONText {
    var members: [(String, JSONText)] = [("type", .text("array")), ("items", items)]
    if minimum > 0 { members.append(("minItems", .integer(minimum))) }
    return .object(members)
  }

  /// This schema with a sentence about it.
  func described(_ text: String) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object([("description", .text(text))] + members)
  }
}
