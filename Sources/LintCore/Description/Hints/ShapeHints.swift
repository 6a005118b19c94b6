import YAML

/// Advice on values of the wrong shape.
enum ShapeHints {
  /// The flow collection that a scalar in place of a mapping or a list was meant to be: `{name: Maps}`; nil if it is
  /// not known.
  static func collection(_ text: String, instead type: PathType) -> Hint? {
    let (table, field) = (type.table, type.field)
    let needsList = !type.isElement && type.row.type.lone.isNothing
    func written(_ text: String) -> String { ScalarText.written(text, like: .plain, inFlow: true) }
    func hint(_ inside: String, help: String? = nil) -> Hint {
      let meant = needsList ? "[\(inside)]" : inside
      return Hint(text: help ?? "write \(meant)", replacement: meant, isCollection: true)
    }
    if let missing = MissingSpace(in: text, among: table.children(of: field).map { table[$0].key }) {
      return hint("{\(missing.key): \(written(missing.value))}", help: missing.help)
    }
    if needsList, type.row.type.element?.value(Array(text.utf8).span) != nil { return hint(written(text)) }
    guard let child = table.children(of: field).first(where: { table[$0].isMeantByScalar }) else { return nil }
    let form = table[child].type.lone
    let meant = form.value(Array(text.utf8).span) == nil ? form.hint(for: text)?.replacement : text
    guard let meant else { return nil }
    let fields =
      (table[field].call == nil ? nil : table.fields(ofCall: text)?.fields)
      ?? "\(table[child].key): \(written(meant))"
    return hint("{\(fields)}")
  }

  /// The advice on a mapping in place of a list, or a list in place of a mapping.
  static func words(for kind: YAMLNode.Kind, instead type: PathType) -> String? {
    let (table, row) = (type.table, type.row)
    if kind == .mapping, !type.isElement, row.type.element?.isMapping == true {
      let first = table.children(of: type.field).first.map { table[$0].key } ?? ""
      return "begin each \(row.key.dropLast()) with -, as in \"- \(first): …\""
    }
    if kind == .sequence, !type.isElement, row.type.lone.isMapping {
      return "write its fields without - or brackets around them"
    }
    return nil
  }
}
