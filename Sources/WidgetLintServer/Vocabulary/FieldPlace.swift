import LintCore
import YAML

/// A place in a description: the document, a field, an element of a field's list, or its text in one language.
struct FieldPlace {
  /// The field, and whether the place is an element of its list.
  let type: PathType
  /// Whether it is the field's text in one language.
  var isLanguage = false

  /// The table of the description's fields.
  var table: FieldTable { type.table }
  /// The field's row in the table.
  var row: Field { type.row }
  /// The values that may be written here.
  var form: FieldType.Form { isLanguage ? .textInOneLanguage : type.form }

  /// Whether a mapping here has languages as its keys.
  var takesLanguages: Bool { form.kind == TextKind.self && !form.isMapping && !isLanguage }

  /// Returns the place below a key of a mapping, or of a list's elements if the key is nil; nil if there is none.
  func next(_ key: String?) -> FieldPlace? {
    guard let key else { return type.isList && !isLanguage ? FieldPlace(type: type.element) : nil }
    if key.hasPrefix("x-") { return nil }
    if key == "<<" { return self }
    if form.isMapping, let child = table.child(of: type.field, named: key) { return FieldPlace(type: type.at(child)) }
    return takesLanguages ? FieldPlace(type: type.at(type.field), isLanguage: true) : nil
  }

  /// Returns the place that a scalar refers to: this one, or that of a key whose colon is still to be typed.
  func named(by word: TreeWord, isLast: Bool) -> FieldPlace {
    guard word.tree[word.node].isPlain, word.steps.last?.key == nil || word.isBelowKey, form.isMapping,
      let key = next(word.text)
    else { return self }
    // A lone text may be the value, but at the end of the typed text it is more likely a key.
    return form.kind == nil && form.words.isEmpty || isLast ? key : self
  }

  // MARK: - Completion

  /// The keys that a mapping here may have, in the table's order.
  var keys: [CompletionItem] {
    if takesLanguages {
      let meaning = "The text in every language that is not listed"
      return [CompletionItem(label: "default", documentation: meaning)]
    }
    return form.isMapping ? CompletionItem.fields(table.keys(of: type.field), in: table) : []
  }

  /// The values that can be listed, such as words.
  var values: [CompletionItem] {
    form.completions.map { word in
      let bytes = Array(word.utf8)
      let color = form.kind == ColorKind.self && !form.words.contains(word) ? Color(bytes.span) : nil
      return CompletionItem(
        label: word,
        kind: color == nil ? .enumMember : .color,
        documentation: color?.hexCode ?? row.summary
      )
    }
  }
}

extension CompletionItem {
  /// Returns fields of a table as keys.
  static func fields(_ fields: [FieldID], in table: FieldTable) -> [CompletionItem] {
    fields.map { child in
      let row = table[child]
      let takesScalars = row.type.lone.kind != nil || !row.type.lone.words.isEmpty
      return CompletionItem(
        label: row.key,
        detail: row.type.text.replacing("`", with: ""),
        documentation: row.summary,
        takesCollectionsAlone: !takesScalars
      )
    }
  }
}
