import YAML

/// Advice on values of the wrong shape.
enum ShapeHints {
  /// The advice on a scalar in place of a mapping or a list: the flow collection that it was meant to be, as in
  /// `{name: Maps}`; nil if it is not known.
  static func collection(_ text: String, instead type: PathType) -> Hint? {
    let (table, field) = (type.table, type.field)
    let needsList = !type.isElement && type.row.type.lone.isNothing
    func written(_ text: String) -> String { ScalarText.written(text, like: .plain, inFlow: true) }
    func hint(_ inside: String) -> Hint { Hint(text: "write \(needsList ? "[\(inside)]" : inside)") }
    if table.children(of: field).contains(where: { text.hasPrefix("\(table[$0].key):") }) {
      return Hint(text: "write a space after the colon")
    }
    if needsList, type.row.type.element?.value(Array(text.utf8).span) != nil { return hint(written(text)) }
    guard let child = table.children(of: field).first(where: { table[$0].isMeantByScalar }) else { return nil }
    if let call = table[field].call, text.contains("("),
      text.prefix(while: { $0 != "(" }).allSatisfy({ !$0.isWhitespace })
    {
      return Hint(text: "write it by its parts, as in \(call)")
    }
    let (form, apiNames) = (table[child].type.lone, table.guidelines.apiNames)
    let isValue = form.value(Array(text.utf8).span) != nil
    let meant = isValue ? text : form.hint(for: text, apiNames: apiNames)?.replacement
    return meant.map { hint("{\(table[child].key): \(written($0))}") }
  }

  /// The advice on a mapping in place of a list, or a list in place of a mapping.
  static func words(for kind: YAMLNode.Kind, instead type: PathType) -> String? {
    let (table, row) = (type.table, type.row)
    if kind == .mapping, !type.isElement, row.type.element?.isMapping == true {
      let first = table.children(of: type.field).first.map { table[$0].key } ?? ""
      let noun = type.field == table.items ? table.guidelines.items?.noun : nil
      return "begin each \(noun ?? "entry") with -, as in \"- \(first): …\""
    }
    if kind == .sequence, !type.isElement, row.type.lone.isMapping {
      return "write its fields without - or brackets around them"
    }
    return nil
  }
}
