import LintCore
import YAML

/// A place in the description: the document, a field, an element of its list, or its text in one language.
struct FieldPlace: Vocabulary {
  /// The field.
  let field: FieldID
  /// Whether it is an element of the field's list.
  let isElement: Bool
  /// Whether it is the field's text in one language.
  let isLanguage: Bool

  /// The document.
  static let document = FieldPlace(.document)

  private init(_ field: FieldID, isElement: Bool = false, isLanguage: Bool = false) {
    self.field = field
    self.isElement = isElement
    self.isLanguage = isLanguage
  }

  /// The field's row in the table.
  var row: Field { FieldTable.description[field] }

  /// What may be written here.
  var form: FieldType.Form {
    if isLanguage { return .textInOneLanguage }
    return isElement ? row.type.element ?? .nothing : row.type.lone
  }

  /// Whether a mapping here has languages as its keys.
  var takesLanguages: Bool { form.kind == TextKind.self && !form.isMapping && !isLanguage }

  func entry(_ key: String) -> FieldPlace? {
    if key.hasPrefix("x-") { return nil }
    if key == "<<" { return self }
    if let child = FieldTable.description.child(of: field, named: key), form.isMapping { return FieldPlace(child) }
    return takesLanguages ? FieldPlace(field, isLanguage: true) : nil
  }

  var element: FieldPlace? {
    row.type.element == nil || isElement || isLanguage ? nil : FieldPlace(field, isElement: true)
  }

  /// What the scalar of a word names: this place, or the key whose colon is still to be typed.
  func named(by word: TreeWord, isLast: Bool) -> FieldPlace {
    guard word.tree[word.node].isPlain, word.steps.last?.key == nil || word.isBelowKey, form.isMapping,
      let key = entry(word.text)
    else { return self }
    // A text may be a lone value; at the end of what is typed it is rather a key.
    return form.kind == nil && form.words.isEmpty || isLast ? key : self
  }

  // MARK: - Completion

  var keys: [CompletionItem] {
    if takesLanguages {
      let meaning = "The text in every language that is not listed"
      return [CompletionItem(label: "default", kind: .property, documentation: meaning)]
    }
    let fields = form.isMapping ? FieldTable.description.children(of: field) : []
    return fields.map { CompletionItem(FieldTable.description[$0]) }
  }

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
  /// A field's key.
  init(_ field: Field) {
    let type = field.type
    self.init(
      label: field.key,
      kind: .property,
      detail: type.text.replacing("`", with: ""),
      documentation: field.summary,
      takesCollectionsAlone: type.lone.kind == nil && type.lone.words.isEmpty && type.element?.kind == nil
    )
  }
}
