/// What is at the end of a path by the table of fields: which field, and whether its list or an element of it.
package struct PathType: Sendable, Equatable {
  /// The table of the field.
  package let table: FieldTable
  /// The field.
  package var field: FieldID
  /// Whether it is an element of the field's list.
  package var isElement = false

  package static func == (left: PathType, right: PathType) -> Bool {
    left.field == right.field && left.isElement == right.isElement
  }

  /// The document that a table describes.
  package static func document(_ table: FieldTable) -> PathType { PathType(table: table, field: .document) }

  /// Another field of the same table.
  package func at(_ field: FieldID) -> PathType { PathType(table: table, field: field) }

  /// An element of the list that is here.
  package var element: PathType { PathType(table: table, field: field, isElement: true) }

  /// The row of the field.
  package var row: Field { table[field] }

  /// The forms that a value here may have.
  package var form: FieldType.Form {
    isElement ? row.type.element ?? row.type.lone : row.type.lone
  }

  /// The form of each value that a list here holds, or of the lone value.
  package var elementForm: FieldType.Form { row.type.element ?? row.type.lone }

  /// Whether a list may be here.
  package var isList: Bool { !isElement && row.type.element != nil }

  /// The form of a single value here: of an element where only a list may be.
  var singleForm: FieldType.Form { isElement || form.isNothing ? elementForm : form }

  /// Whether it is a private field, which may be a text, a number or a boolean.
  var isPrivate: Bool { field == table.privateField }

  /// Whether a mapping with fields may be here, directly.
  package var isMapping: Bool { form.isMapping }

  /// Whether a free text may be here.
  var isText: Bool { form.isText }

  /// Whether a number may be here.
  var isNumber: Bool { form.kind?.number == NumberKind.number || isPrivate }

  /// Whether an item is here.
  var isItem: Bool { isElement && field == table.items }

  /// Whether an item holds what is here, or is it.
  var isInItem: Bool { isItem || table.pathInItem(row.path) != nil }

  /// The type after one step; nil where it leads nowhere.
  func stepping(_ step: Path.Step) -> PathType? {
    switch step {
    case .field(let child):
      guard isMapping || form.kind != nil && table[child].isLoneValue else { return nil }
      return at(child)
    case .each, .element:
      return isList ? element : nil
    case .privateField:
      return isMapping ? at(table.privateField) : nil
    case .derived(let number):
      return isItem ? at(table.derived[number][0]) : nil
    }
  }
}
