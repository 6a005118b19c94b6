import WidgetLint

/// The values found for an app or a widget, by field, and the notes on fields that are left out.
struct Facts: Sendable {
  /// The values by their field's key; a field of a mapping has both keys, as in `heights.compact`.
  var values: [String: SourceValue] = [:]
  /// The place of the widget's declaration, where missing values are reported; nil if it is not known.
  var declaration: SourcePlace?
  /// Whether the widget has views or text fonts that are not read.
  var hasUnreadText = false
  /// The drawable content of the widget; nil if nothing is known.
  var scene: DrawnScene?
  /// The fields that are left out, and the files that cannot be read.
  private(set) var notes: [ImportNote] = []
  private var known: Set<ImportNote> = []
  /// The fields that a configuration sets although the sources have them.
  var unused: [ImportNote] = []

  /// Sets a field unless it has a value already; nil sets nothing.
  mutating func set(_ field: String, _ value: SourceValue?) {
    if values[field] == nil { values[field] = value }
  }

  /// Sets a list of values, without repetitions; an empty list is ignored.
  mutating func set(_ field: String, list values: [SourceValue]) {
    if !values.isEmpty { set(field, .list(values.merged)) }
  }

  /// Sets values, without repetitions: a single one as it is, several as a list.
  mutating func set(_ field: String, oneOrMany values: [SourceValue]) {
    let merged = values.merged
    if merged.count == 1 { set(field, merged[0]) } else { set(field, list: merged) }
  }

  /// Sets a value if all readings agree on it, at the place of the first; leaves the field out if they do not.
  mutating func set(_ field: String, agreed readings: [Reading], otherwise reason: String) {
    guard let first = readings.first else { return }
    if let text = first.text, readings.allSatisfy({ $0.text == text }) {
      set(field, .scalar(text, at: first.place))
    } else {
      leaveOut(field, at: first.place, reason)
    }
  }

  /// Notes that a field is left out, and why.
  mutating func leaveOut(_ field: String, at place: SourcePlace, _ reason: String) {
    add([ImportNote(place, field: field, reason)])
  }

  /// Adds the notes that were not added before.
  mutating func add(_ notes: [ImportNote]) { self.notes += notes.filter { known.insert($0).inserted } }

  /// Leaves out values that do not fit their fields, such as a word in a build setting for a version.
  mutating func leaveOutFaults(below path: String, in table: FieldTable) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let field = table.field(at: path + key) else { continue }
      values[key] = fitting(value, field, in: table)
    }
  }

  /// Returns a value without the parts that do not fit their fields; nil if nothing usable is left.
  private mutating func fitting(_ value: SourceValue, _ field: FieldID, in table: FieldTable, isElement: Bool = false)
    -> SourceValue?
  {
    let type = table[field].type
    let form = isElement ? type.element ?? type.lone : type.lone
    var fitting = value
    switch value.content {
    case .scalar(let text):
      let isUnknown = table.guidelines.takesUnknown && text.hasPrefix("<") && text.hasSuffix(">")
      guard let place = value.place, !isUnknown, form.value(Array(text.utf8).span) == nil else { return value }
      let path = table[field].path.replacing("widgets[].", with: "").replacing("[]", with: "")
      let reason = "found \"\(DataValue.clipped(text))\", expected \(form.expected(instead: text))"
      leaveOut(path, at: place, text.trimmed.isEmpty ? "it is empty" : reason)
      return nil
    case .list(let list):
      let left = list.compactMap { self.fitting($0, field, in: table, isElement: true) }
      if left.count < list.count, left.isEmpty { return nil }
      fitting.content = .list(left)
    case .mapping(let entries):
      let children = table.children(of: field)
      let left = entries.compactMap { entry -> SourceValue.Entry? in
        guard let child = children.first(where: { table[$0].key == entry.key }) else { return entry }
        return self.fitting(entry.value, child, in: table).map { SourceValue.Entry(key: entry.key, value: $0) }
      }
      let lost = Set(entries.map(\.key)).subtracting(left.map(\.key))
      let lostRequired = children.contains { table[$0].isRequired && lost.contains(table[$0].key) }
      if lostRequired || !lost.isEmpty && left.isEmpty { return nil }
      fitting.content = .mapping(left)
    }
    return fitting
  }

  /// Returns the values of `app` or `widgets` in the order of the table's fields, with the parts of a mapping joined.
  func ordered(below path: String, in table: FieldTable = BuiltInGuidelines.table) -> SourceValue {
    func entries(below field: FieldID, _ prefix: String) -> [(key: String, value: SourceValue)] {
      let fields = table.children(of: field).compactMap { child -> (key: String, value: SourceValue)? in
        let key = table[child].key
        if let value = values[prefix + key] { return (key, value) }
        let parts = entries(below: child, prefix + key + ".")
        return parts.isEmpty ? nil : (key, .mapping(parts))
      }
      let own = values.filter { $0.key.hasPrefix(prefix + "x-") }.sorted { $0.key < $1.key }
      return fields + own.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
    }
    return .mapping(table.field(at: path).map { entries(below: $0, "") } ?? [])
  }
}

/// A place in the sources with the text that it gives; the text is nil if it is computed.
typealias Reading = (text: String?, place: SourcePlace)
