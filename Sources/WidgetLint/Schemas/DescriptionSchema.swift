import LintCore

/// The JSON Schema of a description, made from the table of fields.
enum DescriptionSchema {
  static var body: [(String, JSONText)] {
    guard case .object(let members) = mapping(.document) else { return [] }
    return members
  }

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
    guard case .object(let members) = schema else { return schema }
    return switch field.defaultValue {
    case .word(let word): .object(members + [("default", .text(word))])
    case .version(let version): .object(members + [("default", .text(version.text))])
    case .field, .described, .soleWidget, .none: schema
    }
  }

  private static func alternatives(_ form: FieldType.Form, _ id: FieldID) -> [JSONText] {
    var alternatives: [JSONText] = []
    if !form.words.isEmpty { alternatives.append(.words(form.words)) }
    if let scalar = form.scalar { alternatives += schemas(of: scalar, isMapping: form.isMapping) }
    if form.isMapping { alternatives.append(mapping(id)) }
    return alternatives
  }

  /// What YAML servers make of a scalar: an unquoted number or `true` may stand for a text, which the linter reads so.
  private static func schemas(of scalar: FieldType.Scalar, isMapping: Bool) -> [JSONText] {
    let anyScalar = JSONText.object([("type", .list([.text("string"), .text("number"), .text("boolean")]))])
    switch scalar {
    case .text:
      return isMapping ? [text] : [text, languages]
    case .any:
      return [anyScalar]
    case .boolean:
      return [.type("boolean")]
    case .points(.all):
      return [.type("number")]
    case .points(.zeroOrMore):
      return [.object([("type", .text("number")), ("minimum", .integer(0))])]
    case .points(.overZero):
      return [.object([("type", .text("number")), ("exclusiveMinimum", .integer(0))])]
    case .wholeNumber(let minimum):
      return [.object([("type", .text("integer")), ("minimum", .integer(minimum))])]
    case .color:
      let hex = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
      return [.object([("type", .text("string")), ("pattern", .text(hex))]), .words(Color.uiKit.map(\.name))]
    case .version:
      return [
        .object([("type", .text("string")), ("pattern", .text("^[0-9]+(\\.[0-9]+){0,2}$"))]),
        .object([("type", .text("number")), ("minimum", .integer(0))]),
      ]
    case .url:
      return [.object([("type", .text("string")), ("pattern", .text("^(app$|[A-Za-z][A-Za-z0-9+._-]*:)"))])]
    case .scheme:
      return [.object([("type", .text("string")), ("pattern", .text("^[^:]*$"))])]
    }
  }

  private static var text: JSONText {
    .object([
      ("type", .list([.text("string"), .text("number"), .text("boolean")])), ("pattern", .text("\\S")),
    ])
  }

  private static var languages: JSONText {
    .object([
      ("type", .text("object")), ("properties", .object([("default", text)])),
      ("patternProperties", .object([("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$", text), ("^x-|^<<$", .boolean(true))])),
      ("required", .list([.text("default")])), ("additionalProperties", .boolean(false)),
    ])
  }
}
