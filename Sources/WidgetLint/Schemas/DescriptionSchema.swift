import LintCore

/// The JSON Schema of a description, made from the table of fields.
enum DescriptionSchema {
  /// That of a whole description.
  static var schema: JSONText { mapping(.document) }

  private static func mapping(_ field: FieldID) -> JSONText {
    let table = FieldTable.description
    let children = table.children(of: field)
    return .schema(
      properties: children.map { (table[$0].key, schema(of: $0)) },
      required: children.filter { table[$0].isRequired }.map { table[$0].key },
      allowsPrivateKeys: true,
      minProperties: table[field].type.needsOneField ? 1 : nil
    )
  }

  private static func schema(of id: FieldID) -> JSONText {
    let field = FieldTable.description[id]
    var alternatives = alternatives(field.type.lone, id)
    if let element = field.type.element {
      alternatives.append(.list(of: .anyOf(self.alternatives(element, id)), atLeast: field.type.minimumCount))
    }
    let schema = JSONText.anyOf(alternatives).described(field.summary)
    return switch field.defaultValue {
    case .word(let text), .value(let text): schema.adding([("default", .text(text))])
    case .field, .described, .soleItem, .none: schema
    }
  }

  private static func alternatives(_ form: FieldType.Form, _ id: FieldID) -> [JSONText] {
    var alternatives: [JSONText] = []
    if !form.words.isEmpty { alternatives.append(.words(form.words)) }
    if let kind = form.kind {
      alternatives += kind.schemas.map(schema)
      if kind == TextKind.self, !form.isMapping { alternatives.append(languages) }
    }
    if form.isMapping { alternatives.append(mapping(id)) }
    return alternatives
  }

  /// The schema of a scalar as YAML servers read it: an unquoted number or `true` may stand for a text.
  private static func schema(of value: ValueSchema) -> JSONText {
    .members([
      "type": value.types.isEmpty ? nil : .oneOrMany(value.types), "pattern": value.pattern.map { .text($0) },
      "enum": value.words.isEmpty ? nil : .texts(value.words), "minimum": value.minimum.map { .integer($0) },
      "exclusiveMinimum": value.exclusiveMinimum.map { .integer($0) },
    ])
  }

  private static var text: JSONText { .anyOf(TextKind.schemas.map(schema)) }

  private static var languages: JSONText {
    [
      "type": "object", "properties": ["default": text],
      "patternProperties": ["^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$": text, "^x-|^<<$": true],
      "required": ["default"], "additionalProperties": false,
    ]
  }
}
