/// What is at the end of a path by the table of fields: which field, and whether its list or an element of it.
package struct PathType: Sendable, Equatable {
  /// The field.
  package var field: FieldID
  /// Whether it is an element of the field's list.
  package var isElement = false

  /// The document.
  package static let document = PathType(field: .document)

  /// The row of the field.
  package var row: Field { FieldTable.description[field] }

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
  var isPrivate: Bool { field == FieldTable.privateField }

  /// Whether a mapping with fields may be here, directly.
  package var isMapping: Bool { form.isMapping }

  /// Whether a widget holds what is here, or is it.
  var isInWidget: Bool {
    field == FieldTable.widgets ? isElement : row.isBelow(FieldTable.description[FieldTable.widgets])
  }

  /// The type after one step; nil where it leads nowhere.
  func stepping(_ step: Path.Step) -> PathType? {
    switch step {
    case .field(let child):
      guard isMapping || form.kind != nil && FieldTable.description[child].isLoneValue else { return nil }
      return PathType(field: child)
    case .each, .element:
      return isList ? PathType(field: field, isElement: true) : nil
    case .privateField:
      return isMapping ? PathType(field: FieldTable.privateField) : nil
    case .displayedTitle:
      return isElement && field == FieldTable.widgets ? PathType(field: FieldTable.widgetTitle) : nil
    }
  }
}
