import LintCore

/// The JSON Schema of a configuration; rules of a team's own are allowed beside the built-in ones.
enum ConfigurationSchema {
  static var body: [(String, JSONText)] {
    let texts = JSONText.anyOf([.type("string"), .list(of: .type("string"))])
    let override = JSONText.schema(properties: [("files", texts), ("rules", rules)], required: ["files", "rules"])
    let schema = JSONText.schema(properties: [
      ("extends", texts.described(Configuration.meaning(ofKey: "extends"))),
      ("root", JSONText.type("boolean").described(Configuration.meaning(ofKey: "root"))),
      ("rules", rules.described(Configuration.meaning(ofKey: "rules"))),
      ("exclude", texts.described(Configuration.meaning(ofKey: "exclude"))),
      ("rulePaths", texts.described(Configuration.meaning(ofKey: "rulePaths"))),
      ("failOn", JSONText.words(FailOn.allCases.map(\.rawValue)).described(Configuration.meaning(ofKey: "failOn"))),
      ("overrides", JSONText.list(of: override).described(Configuration.meaning(ofKey: "overrides"))),
    ])
    guard case .object(let members) = schema else { return [] }
    return members
  }

  /// A YAML 1.1 reader takes the word off for false.
  private static var severity: JSONText {
    let words = Severity.allCases.reversed().map { JSONText.text($0.name) } + [.text("off"), .boolean(false)]
    return .object([("enum", .list(words))])
  }

  private static var rules: JSONText {
    let known = BuiltInRules.rules.map { rule in
      (rule.id, setting(rule.parameters.map { ($0.name, schema(of: $0)) }).described(rule.summary))
    }
    let checks = CheckList.descriptions.filter { DescriptionCheck(rawValue: $0.id)?.canBeSuppressed ?? true }.map {
      ($0.id, setting([]).described($0.summary))
    }
    let groups = RuleGroup.names.map { name in
      let setting = JSONText.anyOf([severity, .schema(properties: [("severity", severity)])])
      return (
        name, setting.described(name == RuleGroup.all ? "All rules and checks" : "The rules of the group \(name)")
      )
    }
    return .object([
      ("type", .text("object")), ("properties", .object(groups + known + checks)),
      ("additionalProperties", .anyOf([severity, .type("object")])),
    ])
  }

  private static func setting(_ parameters: [(String, JSONText)]) -> JSONText {
    .anyOf([severity, .schema(properties: [("severity", severity)] + parameters)])
  }

  private static func schema(of parameter: RuleParameter) -> JSONText {
    var types = ["string"]
    if case .value(let value, _) = parameter.values.first { types = value.kind.schemas.flatMap(\.types) }
    let one = types.count == 1 ? JSONText.type(types[0]) : .object([("type", .list(types.map { .text($0) }))])
    return parameter.isList ? .anyOf([one, .list(of: one)]) : one
  }
}
