/// The type of the value at the end of a path: the field, and whether it is an element of the field's list.
package struct PathType: Sendable, Hashable {
  /// The table of the field.
  package let table: FieldTable
  /// The field.
  package var field: FieldID
  /// Whether it is an element of the field's list.
  package var isElement = false
  /// Whether the path to it has a fault; no use of it is then reported as another fault.
  var isUnknown = false
  /// Whether it is a private field of an item, or of a mapping in an item.
  var isPrivateInItem = false

  package static func == (left: PathType, right: PathType) -> Bool {
    left.field == right.field && left.isElement == right.isElement
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(field)
    hasher.combine(isElement)
  }

  /// The document that a table describes.
  package static func document(_ table: FieldTable) -> PathType { PathType(table: table, field: .document) }

  /// Another field of the same table.
  package func at(_ field: FieldID) -> PathType { PathType(table: table, field: field) }

  /// The type at the end of a path that has a fault; like a private field, it may hold any scalar.
  static func unknown(_ table: FieldTable) -> PathType {
    PathType(table: table, field: table.privateField, isUnknown: true)
  }

  /// The type of an element of this list.
  package var element: PathType { PathType(table: table, field: field, isElement: true, isUnknown: isUnknown) }

  /// The row of the field.
  package var row: Field { table[field] }

  /// The forms that a value here may have.
  package var form: FieldType.Form { isElement ? elementForm : row.type.lone }

  /// The form of each element of a list, or of a lone value.
  package var elementForm: FieldType.Form { row.type.element ?? row.type.lone }

  /// Whether a list may be here.
  package var isList: Bool { !isElement && row.type.element != nil }

  /// The form of a single value here; that of an element if only a list is allowed.
  var singleForm: FieldType.Form { isElement || form.isNothing ? elementForm : form }

  /// Whether it is a private field, which may be a text, a number or a boolean.
  var isPrivate: Bool { field == table.privateField }

  /// Whether the value itself may be a mapping with fields.
  package var isMapping: Bool { form.isMapping }

  /// Whether a free text may be here.
  var isText: Bool { form.isText }

  /// Whether a number may be here.
  var isNumber: Bool { form.kind?.number == NumberKind.number || isPrivate }

  var isItem: Bool { isElement && field == table.items }

  /// Whether it is an item, or inside one.
  var isInItem: Bool { isUnknown || isPrivateInItem || isItem || table.pathInItem(row.path) != nil }

  /// The type after one step; nil if the step leads nowhere.
  func stepping(_ step: Path.Step) -> PathType? {
    if isUnknown { return self }
    switch step {
    case .field(let child):
      guard isMapping || form.kind != nil && table[child].isLoneValue else { return nil }
      return at(child)
    case .each, .element:
      return isList ? element : nil
    case .privateField:
      return isMapping ? PathType(table: table, field: table.privateField, isPrivateInItem: isInItem) : nil
    case .derived(let number):
      return isItem ? at(table.derived[number][0]) : nil
    }
  }
}
