import LintCore

/// A place in the description: the document, a field, an element of its list, or its text in one language.
struct FieldPlace {
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

  /// The fields of a mapping here.
  var fields: [FieldID] { form.isMapping ? FieldTable.description.children(of: field) : [] }

  /// Where a key of a mapping here leads; nil where it is none of the description's.
  func entry(_ key: String) -> FieldPlace? {
    if key.hasPrefix("x-") { return nil }
    if key == "<<" { return self }
    if let child = FieldTable.description.child(of: field, named: key), form.isMapping { return FieldPlace(child) }
    return takesLanguages ? FieldPlace(field, isLanguage: true) : nil
  }

  /// Where an element of a list here leads; nil where no list is.
  var element: FieldPlace? {
    row.type.element == nil || isElement || isLanguage ? nil : FieldPlace(field, isElement: true)
  }
}

extension Outline {
  /// What the word of an entry or element names: its place, or where only the colon of a key is still to be typed, that
  /// key's.
  func namedPlace(of item: Int) -> FieldPlace? {
    guard let place = place(of: item) else { return nil }
    let row = items[item]
    guard row.style == .plain, row.key == nil || row.isValueBelow, place.form.isMapping,
      let key = place.entry(text(row.value))
    else { return place }
    // A text may be a lone value; at the end of what is typed it is rather a key.
    return place.form.kind == nil && place.form.words.isEmpty || row.value.upperBound == bytes.count ? key : place
  }

  /// Where in the description an entry or element is; nil where the description has no such place.
  func place(of item: Int) -> FieldPlace? {
    way(to: item).reduce(FieldPlace.document) { place, item in
      guard let key = key(of: item) else { return place?.element }
      return place?.entry(key)
    }
  }
}
