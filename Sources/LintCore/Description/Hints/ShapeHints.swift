import YAML

/// The way out of a value of the wrong shape.
enum ShapeHints {
  /// The flow collection that a scalar was meant as, in place of a mapping or a list: `{name: Maps}`; nil where that is not
  /// known.
  static func collection(_ text: String, instead field: FieldID, isElement: Bool, in table: FieldTable) -> String? {
    let type = table[field].type
    let needsList = !isElement && type.lone.isNothing
    if needsList, let element = type.element, element.value(Array(text.utf8).span) != nil {
      return "[\(ScalarText.written(text, like: .plain, inFlow: true))]"
    }
    if let missing = MissingSpace(in: text, among: table.children(of: field).map { table[$0].key }) {
      let pair = "{\(missing.key): \(ScalarText.written(missing.value, like: .plain, inFlow: true))}"
      return needsList ? "[\(pair)]" : pair
    }
    guard let child = table.children(of: field).first(where: { table[$0].isMeantByScalar }) else { return nil }
    let form = table[child].type.lone
    let meant = form.value(Array(text.utf8).span) == nil ? form.hint(for: text)?.replacement : text
    guard let meant else { return nil }
    let fields =
      (table[field].call == nil ? nil : table.fields(ofCall: text)?.fields)
      ?? "\(table[child].key): \(ScalarText.written(meant, like: .plain, inFlow: true))"
    return needsList ? "[{\(fields)}]" : "{\(fields)}"
  }

  /// The way out of a mapping in a list's place, or a list in a mapping's.
  static func words(
    for kind: YAMLNode.Kind,
    instead field: FieldID,
    isElement: Bool,
    in table: FieldTable
  ) -> String? {
    let row = table[field]
    if kind == .mapping, !isElement, row.type.element?.isMapping == true {
      let first = table.children(of: field).first.map { table[$0].key } ?? ""
      return "begin each \(row.key.dropLast()) with -, as in \"- \(first): …\""
    }
    if kind == .sequence, !isElement, row.type.lone.isMapping {
      return "write its fields without - or brackets around them"
    }
    return nil
  }
}
