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

  /// The values in an order of keys.
  func ordered(_ keys: [String]) -> SourceValue {
    .mapping(keys.compactMap { key in values[key].map { (key, $0) } })
  }
}
