import LintCore

/// What is found of an app or a widget: values by field, and what is left out.
struct Facts {
  /// The values by their field's key.
  private(set) var values: [String: SourceValue] = [:]
  /// What is left out.
  private(set) var notes: [ImportNote] = []
  private var known: Set<ImportNote> = []

  /// Takes a value; the first one of a field counts.
  mutating func set(_ field: String, _ value: SourceValue?) {
    guard let value, values[field] == nil else { return }
    values[field] = value
  }

  /// Takes another value of a field.
  mutating func replace(_ field: String, _ value: SourceValue) { values[field] = value }

  /// Leaves a field out.
  mutating func leaveOut(_ field: String, at place: SourcePlace, _ reason: String) {
    add([ImportNote(place, field: field, reason)])
  }

  /// Takes what cannot be read.
  mutating func add(_ notes: [ImportNote]) { self.notes += notes.filter { known.insert($0).inserted } }

  /// The values in the order in which the format has the fields of a mapping: `app`, `widgets`.
  func ordered(below path: String) -> SourceValue {
    let table = FieldTable.description
    let keys = table.field(at: path).map { table.children(of: $0).map { table[$0].key } } ?? []
    return .mapping(keys.compactMap { key in values[key].map { (key, $0) } })
  }
}
