import LintCore

/// The JSON Schema of descriptions, made from the table of fields.
struct DescriptionSchema {
  let table: FieldTable

  /// Returns the schema of descriptions that follow any of the given sets, the default first.
  static func schema(_ sets: [KnownSet]) -> JSONText {
    func schema(_ set: KnownSet) -> JSONText { DescriptionSchema(table: set.set.table).mapping(.document) }
    if sets.count == 1 { return schema(sets[0]) }
    func names(_ set: KnownSet) -> JSONText {
      let name: JSONText = ["const": .text(set.id)]
      return [
        "properties": .object([(FieldTable.guidelinesKey, name)]), "required": .texts([FieldTable.guidelinesKey]),
      ]
    }
    let choice = sets.dropFirst().reversed().reduce(schema(sets[0])) { rest, set in
      ["if": names(set), "then": schema(set), "else": rest]
    }
    return .object([("type", "object")] + choice.members)
  }

  private func mapping(_ field: FieldID) -> JSONText {
    let children = table.children(of: field)
    return .schema(
      properties: table.keys(of: field).map { (table[$0].key, schema(of: $0)) },
      required: children.filter { table[$0].isRequired }.map { table[$0].key },
      allowsPrivateKeys: true,
      minProperties: table[field].type.needsOneField ? 1 : nil
    )
  }

  private func schema(of id: FieldID) -> JSONText {
    let field = table[id]
    var alternatives = alternatives(field.type.lone, id)
    if let element = field.type.element {
      alternatives.append(.list(of: .anyOf(self.alternatives(element, id)), atLeast: field.type.minimumCount))
    }
    let schema = JSONText.anyOf(alternatives).described(field.summary)
    return switch field.defaultValue.kind {
    case .word, .value: schema.adding([("default", .text(field.defaultValue.text))])
    case .field, .described, .soleItem, .none: schema
    }
  }

  private func alternatives(_ form: FieldType.Form, _ id: FieldID) -> [JSONText] {
    var alternatives = table.guidelines.takesUnknown && id != table.guidelinesField ? [unknown] : []
    if !form.words.isEmpty { alternatives.append(["enum": .texts(form.words)]) }
    if let kind = form.kind {
      alternatives += kind.schemas.flatMap(JSONText.schemas)
      if kind == TextKind.self, !form.isMapping { alternatives.append(languages) }
    }
    if form.isMapping { alternatives.append(mapping(id)) }
    return alternatives
  }

  /// The schema of an unknown value, written in angle brackets.
  private var unknown: JSONText { ["type": "string", "pattern": "^<.*>$"] }

  private var text: JSONText { .anyOf(TextKind.schemas.flatMap(JSONText.schemas)) }

  private var languages: JSONText {
    [
      "type": "object", "properties": ["default": text],
      "patternProperties": ["^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$": text, "^x-|^<<$": true],
      "required": ["default"], "additionalProperties": false,
    ]
  }
}
