/// The facts about a field that reading needs most often; plain values, so passing them on counts no references.
struct FieldTraits: Sendable {
  /// The forms of the field's value, alone or as an element of a list.
  struct Form: Sendable {
    /// The kind of scalars other than the words.
    let kind: (any ValueKind.Type)?
    /// Whether it may be a mapping of the field's own fields.
    let isMapping: Bool
    /// The range of its words in the table of names.
    let words: Range<Int>

    /// The form of a text in one language.
    static let text = Form(kind: TextKind.self, isMapping: false, words: 0..<0)
  }

  /// The default of a field that is left out.
  enum Default: Sendable {
    case none, soleItem
    case value(DescriptionNode.Value)
    /// The value of another field.
    case field
  }

  /// The form of a lone value.
  let lone: Form
  /// The form of an element of its list.
  let element: Form
  /// Whether it may be a list.
  let takesList: Bool
  /// The range, in the table of names, of the keys of the fields in its mapping.
  let children: Range<Int>
  /// The fields that its mapping must hold.
  let requiredFields: FieldSet
  /// Whether its mapping must hold one field at least.
  let needsOneField: Bool
  /// The fewest elements of a list.
  let minimumCount: Int
  /// Whether a list holds nothing but scalars.
  let isScalarList: Bool
  /// Whether a lone scalar in its mapping's place stands for this field.
  let isLoneValue: Bool
  /// Whether a lone value stands for a list of itself.
  let isOneOrMany: Bool
  /// The default if it is left out.
  let defaultValue: Default

  /// The traits of a row whose mapping holds `fields`; adds their keys and its words to a table.
  init(_ row: Field, holding fields: [FieldID], of rows: [Field], _ names: inout NameTable) {
    children = names.append(fields.map { (rows[Int($0.rawValue)].key, $0.rawValue) })
    requiredFields = FieldSet(fields.filter { rows[Int($0.rawValue)].isRequired })
    lone = Form(row.type.lone, &names)
    element = Form(row.type.element ?? row.type.lone, &names)
    takesList = row.type.element != nil
    needsOneField = row.type.needsOneField
    minimumCount = row.type.minimumCount
    isScalarList = row.type.isScalarList
    isLoneValue = row.isLoneValue
    isOneOrMany = row.type.isOneOrMany
    switch row.defaultValue.kind {
    case .soleItem: defaultValue = .soleItem
    // Rules judge texts as they are written, and a default is written nowhere.
    case .field where !row.type.lone.holdsText: defaultValue = .field
    case .value where !row.type.lone.holdsText, .word:
      defaultValue = row.type.lone.value(Array(row.defaultValue.text.utf8).span).map { .value($0) } ?? .none
    case .none, .described, .field, .value: defaultValue = .none
    }
  }
}

extension FieldTraits.Form {
  /// A form; adds its words to a table.
  init(_ form: FieldType.Form, _ names: inout NameTable) {
    self.init(kind: form.kind, isMapping: form.isMapping, words: names.append(form.words))
  }
}
