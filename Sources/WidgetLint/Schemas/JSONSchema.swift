import LintCore

/// The JSON Schemas that the program prints, over several lines.
package enum JSONSchema {
  /// The names of the schemas, except those of single sets of guidelines.
  package static let names = ["description", "config", "rule"]

  /// Returns the schema with a name, which may be that of a guideline set; nil if no schema has it.
  package static func text(_ name: String, _ known: KnownGuidelines) -> String? {
    switch name {
    case "description": text(DescriptionSchema.schema(known.sets), of: "widget descriptions")
    case "config": text(KeySchema.configuration, of: "\(ProductInfo.name)'s configuration")
    case "rule": rule
    default: known.set(name).map { text(DescriptionSchema.schema([$0]), of: "descriptions that follow \(name)") }
    }
  }

  /// The schema of rule files.
  package static var rule: String { text(KeySchema.rule, of: "rule files") }

  /// Returns the text of a schema for the kind of files that `summary` names.
  private static func text(_ schema: JSONText, of summary: String) -> String {
    let head: JSONText = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .text("\(ProductInfo.name): \(summary)"),
    ]
    return head.adding(schema.members).pretty() + "\n"
  }

  /// The keys and predicates of a rule file, as a list for people that says what each one means.
  package static var predicates: String {
    "The keys of a rule file:\n\n"
      + rows(RuleKeys.file.map { ($0.name + ($0.isRequired ? ", required" : ""), $0.meaning) })
      + "\nPaths begin at the document ($.app.name), at a given node's item ($widget.name) or at the node (.name);\n"
      + "[*] is each element. Conditions, in when and expect:\n\n"
      + rows(ConditionKinds.all.map { ($0.name, $0.summary) })
      + "\nWhat may stand in place of a value, besides a list of these:\n\n"
      + rows(RuleKeys.operand.map { ($0.name, $0.meaning) })
  }

  private static func rows(_ rows: [(name: String, meaning: String)]) -> String {
    rows.map { "\($0.name)\n    \($0.meaning)\n" }.joined().filter { $0 != "`" }
  }
}

extension JSONText {
  /// The members of an object; empty for any other value.
  var members: [(String, JSONText)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// This object with more members after its own.
  func adding(_ more: [(String, JSONText)]) -> JSONText { .object(members + more) }

  /// A schema of an object that takes no other properties, except, if allowed, keys that begin with `x-`.
  static func schema(
    properties: [(String, JSONText)],
    required: [String] = [],
    allowsPrivateKeys: Bool = false,
    minProperties: Int? = nil
  ) -> JSONText {
    .members([
      "type": "object", "properties": .object(properties), "required": required.isEmpty ? nil : .texts(required),
      "minProperties": minProperties.map { .integer($0) },
      "patternProperties": allowsPrivateKeys ? ["^x-|^<<$": true] : nil, "additionalProperties": false,
    ])
  }

  /// A schema that one of several alternatives must match.
  static func anyOf(_ alternatives: [JSONText]) -> JSONText {
    alternatives.count == 1 ? alternatives[0] : ["anyOf": .list(alternatives)]
  }

  /// The schemas of a scalar as YAML servers read it: a number or `true` without quotes may be meant as text, and,
  /// since quoting makes no difference to them, a text as a number or boolean.
  static func schemas(of value: ValueSchema) -> [JSONText] {
    if value.types == ["boolean"] { return [flag] }
    let plain = JSONText.members([
      "type": value.types.isEmpty ? nil : .oneOrMany(value.types), "pattern": value.pattern.map { .text($0) },
      "enum": value.words.isEmpty ? nil : .texts(value.words), "minimum": value.minimum.map { .integer($0) },
      "maximum": value.maximum.map { .integer($0) },
      "exclusiveMinimum": value.exclusiveMinimum.map { .integer($0) },
    ])
    guard value.types == ["number"] || value.types == ["integer"] else { return [plain] }
    let sign = value.minimum == nil && value.exclusiveMinimum == nil ? "[-+]?" : "[+]?"
    let digits = value.types == ["integer"] ? "[0-9]+" : "([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?"
    return [plain, ["type": "string", "pattern": .text("^\(sign)\(digits)$")]]
  }

  /// A schema of `true` or `false`, quoted or not.
  static let flag: JSONText = ["enum": [true, false, "true", "false"]]

  /// A schema of a text, which YAML servers may read as another type.
  static let text: JSONText = ["type": ["string", "number", "boolean"]]

  /// A text, or a list if there are several.
  static func oneOrMany(_ texts: [String]) -> JSONText { texts.count == 1 ? .text(texts[0]) : .texts(texts) }

  /// A schema of a list.
  static func list(of items: JSONText, atLeast minimum: Int = 0) -> JSONText {
    let list: JSONText = ["type": "array", "items": items]
    return minimum > 0 ? list.adding([("minItems", .integer(minimum))]) : list
  }

  /// Returns this schema with a description.
  func described(_ text: String) -> JSONText { .object([("description", .text(text))] + members) }
}
