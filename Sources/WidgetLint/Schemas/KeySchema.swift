import LintCore

/// The JSON Schemas of configurations and rule files, made from their tables of keys.
enum KeySchema {
  /// The schema of a configuration. It allows unknown rules, which a team may have added.
  static var configuration: JSONText { mapping(ConfigurationKeys.file) }

  /// The schema of a rule file.
  static var rule: JSONText {
    let kinds = ConditionKinds.all.map { ($0.name, schema(of: $0.takes).described($0.summary)) }
    let condition = JSONText.schema(properties: kinds, minProperties: 1)
    return mapping(RuleKeys.file).adding([("$defs", ["condition": condition])])
  }

  private static func mapping(_ keys: [FileKey]) -> JSONText {
    .schema(
      properties: keys.map { ($0.name, schema(of: $0.type).described($0.meaning)) },
      required: keys.required
    )
  }

  private static func schema(of type: KeyType) -> JSONText {
    switch type {
    case .text(let pattern): JSONText.text.adding(pattern.map { [("pattern", .text($0))] } ?? [])
    case .path, .parameter, .rule: ["type": "string"]
    case .words(let words): ["enum": .texts(words.map(\.name))]
    case .truth: .flag
    case .onlyTrue: ["enum": [true, "true"]]
    case .condition: .anyOf([condition, .list(of: condition, atLeast: 1)])
    case .operand: [:]
    case .keys(let keys): mapping(keys)
    case .names, .fields: ["type": "object"]
    case .settings: settings
    case .list(let element, let minimum): .list(of: schema(of: element), atLeast: minimum)
    case .oneOrMany(let one, let minimum): .anyOf([schema(of: one), .list(of: schema(of: one), atLeast: minimum)])
    case .either(let one, let other): .anyOf([schema(of: one), schema(of: other)])
    }
  }

  private static let condition: JSONText = ["$ref": "#/$defs/condition"]

  // MARK: - Rules in a configuration

  private static var settings: JSONText {
    let rules = BuiltInGuidelines.rules.map { rule in
      (rule.id, setting(rule.parameters.map { ($0.name, schema(of: $0)) }).described(rule.summary))
    }
    let checks = Check.allCases.filter(\.isConfigurable).map {
      ($0.id, setting([]).described($0.summary))
    }
    let groups = KnownGuidelines().groups.names.map { name in
      (name, setting([]).described(name == RuleGroups.all ? "All rules" : "The rules of the group \(name)"))
    }
    return [
      "type": "object", "properties": .object(groups + rules + checks),
      "additionalProperties": .anyOf([severity, ["type": "object"]]),
    ]
  }

  private static func setting(_ parameters: [(String, JSONText)]) -> JSONText {
    .anyOf([severity, .schema(properties: [("severity", severity)] + parameters)])
  }

  /// The schema of a severity, with false for `off`, which YAML 1.1 reads as a boolean.
  private static var severity: JSONText {
    ["enum": .list(ConfigurationKeys.severities.map { .text($0.name) } + [false])]
  }

  private static func schema(of parameter: RuleParameter) -> JSONText {
    let kind = parameter.values.first?.value?.kind
    let one = kind.map { .anyOf($0.schemas.flatMap(JSONText.schemas)) } ?? JSONText.text
    return parameter.isList ? .anyOf([one, .list(of: one)]) : one
  }
}
