import LintCore

/// The JSON Schema of a rule file.
enum RuleSchema {
  static var body: [(String, JSONText)] {
    let texts = JSONText.anyOf([.type("string"), .list(of: .type("string"), atLeast: 1)])
    let condition = JSONText.object([("$ref", .text("#/$defs/condition"))])
    let address = JSONText.object([("type", .text("string")), ("pattern", .text("^https?://"))])
    let addresses = JSONText.anyOf([address, .list(of: address, atLeast: 1)])
    let properties: [String: JSONText] = [
      "id": .object([("type", .text("string")), ("pattern", .text("^[a-z0-9][a-z0-9-]*$"))]),
      "severity": .words(Severity.allCases.reversed().map(\.name)), "guideline": .type("string"),
      "statements": texts, "summary": .type("string"), "rationale": .type("string"), "documentation": addresses,
      "parameters": .type("object"),
      "given": texts, "when": condition, "expect": condition, "report": .words(["each", "first"]),
      "message": wording, "help": wording, "noFix": .type("string"),
      "fix": .anyOf([fix, .list(of: fix, atLeast: 1)]),
      "examples": examples,
    ]
    let schema = JSONText.schema(
      properties: RuleReader.keys.compactMap { key in properties[key].map { (key, $0) } },
      required: RuleReader.required
    )
    guard case .object(let members) = schema else { return [] }
    return members + [("$defs", .object([("condition", self.condition)]))]
  }

  private static var wording: JSONText {
    let variant = JSONText.schema(
      properties: [("when", .object([("$ref", .text("#/$defs/condition"))])), ("text", .type("string"))],
      required: ["when", "text"]
    )
    return .anyOf([.type("string"), .list(of: .anyOf([.type("string"), variant]), atLeast: 1)])
  }

  private static var fix: JSONText {
    .schema(
      properties: [
        ("description", .type("string")), ("safe", .type("boolean")),
        ("when", .object([("$ref", .text("#/$defs/condition"))])), ("at", .type("string")),
        ("put", .object([])), ("remove", .object([("const", .boolean(true))])),
        ("set", JSONText.type("object")), ("prefix", .object([])),
      ],
      required: ["description", "safe"]
    )
  }

  private static var condition: JSONText {
    let conditions = JSONText.list(of: .object([("$ref", .text("#/$defs/condition"))]), atLeast: 1)
    let condition = JSONText.object([("$ref", .text("#/$defs/condition"))])
    let operators = ConditionOperators.all.map { kind in
      let shape = kind.name == "path" ? JSONText.type("string") : kind.takesSeveralParts ? conditions : condition
      return (kind.name, shape.described(kind.summary))
    }
    let predicates = Predicates.all.map { ($0.name, JSONText.object([("description", .text($0.summary))])) }
    return .schema(properties: operators + predicates, minProperties: 1)
  }

  private static var examples: JSONText {
    let parameters = JSONText.type("object")
    let valid = JSONText.anyOf([
      .type("string"),
      .schema(
        properties: [("description", .type("string")), ("parameters", parameters)],
        required: ["description"]
      ),
    ])
    let places = JSONText.anyOf([.type("string"), .list(of: .type("string"), atLeast: 1)])
    let invalid = JSONText.schema(
      properties: [
        ("description", .type("string")), ("reports", places), ("parameters", parameters), ("fixed", .type("string")),
      ],
      required: ["description", "reports"]
    )
    return .schema(
      properties: [("valid", .list(of: valid, atLeast: 1)), ("invalid", .list(of: invalid, atLeast: 1))],
      required: ["valid", "invalid"]
    )
  }
}
